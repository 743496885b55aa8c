import { afterMemory, expect, test } from '#venice-scenes';

const FULL = [...Array<string>(6).fill('common-sword'), ...Array<string>(6).fill('smoke-bomb')];

test.each([
  ['flying-machine', 4, 3, 'leonardos-wings'],
  ['alessandras-shield', 4, 4, 'alessandras-shield'],
  ['repeating-crossbow', 3, 2, 'repeating-crossbow'],
  ['walking-lion', 2, 3, 'walking-lion'],
  ['bronze-censer', 2, 3, 'bronze-censer'],
  ['divers-hood', 2, 2, 'divers-hood'],
])('[R38] %s costs %i white and %i black cards and becomes %s', (blueprint, white, black, card) => {
  const scene = afterMemory('mercenaries', {}, { hq: { blueprint }, state: { storage: FULL } });
  scene.play('build');
  while (scene.question() === 'pay') scene.play(scene.options()[0]!);
  const paid = scene.facts('card-spent').map((each) => each.card);
  expect([paid.filter((id) => id === 'common-sword').length, paid.filter((id) => id === 'smoke-bomb').length]).toEqual([
    white,
    black,
  ]);
  expect(scene.facts('blueprint-built')).toMatchObject([{ blueprint, card, why: ['R41.2', 'R38'] }]);
  expect(scene.campaign.storage).toContain(card);
});
