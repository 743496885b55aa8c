import { afterMemory, expect, test, venice } from '#venice-scenes';

const IN_BED = { alessandra: { out: 'eliminated', inBed: true, wounds: 6 }, bastiano: { wounds: 2 } } as const;
const contractOf = (level: number): string => Object.values(venice.book.contracts).find((each) => each.level === level)!.id;

/** HP that one carer gives to the one in bed. */
function nursed(figure: string, level: number): number {
  const scene = afterMemory(
    'mercenaries',
    { hospital: [figure] },
    { members: IN_BED, hq: { contracts: [contractOf(level)], faceUp: false } },
  );
  while (scene.options().includes('alessandra tend')) scene.play('alessandra tend');
  expect(scene.whys('hp-restored').every((why) => why === 'R41.1')).toBe(true);
  return 6 - scene.who('alessandra').wounds;
}

test.each([
  ['apprentice', 1, 1],
  ['courtesan', 1, 2],
  ['thief', 0, 0],
  ['leonardo', 1, 1],
  ['machiavelli', 0, 0],
])('[R41.1] %s: %i HP in bed at level I, %i at level II, and none to one who is up', (figure, first, second) => {
  expect([nursed(figure, 1), nursed(figure, 2)]).toEqual([first, second]);
  expect(venice.book.helpers[figure]!.outside).toBe(0);
});

test.each([
  ['mercenary', 1, 1],
  ['ezio', 1, 1],
  ['mercenary', 2, 1],
  ['ezio', 2, 2],
])('[R41.1] %s at level %i gives %i HP in bed, or 1 to one who is up', (figure, level, hp) => {
  const asked = () =>
    afterMemory(
      'mercenaries',
      { hospital: [figure] },
      { members: IN_BED, hq: { contracts: [contractOf(level)], faceUp: false } },
    );
  const outside = asked();
  outside.play('bastiano tend-outside');
  expect(outside.who('bastiano').wounds).toBe(1);
  expect(outside.whys('hp-restored')).toEqual(['R41.1']);
  const nursing = asked();
  nursing.play('tend-ward');
  while (nursing.options().includes('alessandra tend')) nursing.play('alessandra tend');
  expect(6 - nursing.who('alessandra').wounds).toBe(hp);
});

test.each([
  ['apprentice', 1],
  ['mercenary', 1],
  ['courtesan', 0],
  ['thief', 1],
  ['ezio', 1],
  ['leonardo', 3],
  ['machiavelli', 0],
])('[R41.2] %s in the workshop: %i cards less', (figure, less) => {
  const storage = ['common-sword', 'common-sword', 'common-sword', 'common-sword', 'smoke-bomb', 'smoke-bomb', 'smoke-bomb'];
  const scene = afterMemory('mercenaries', { workshop: [figure] }, { hq: { blueprint: 'flying-machine' }, state: { storage } });
  scene.play('build');
  while (scene.optionsOf('discount').length > 0) scene.play(scene.optionsOf('discount')[0]!);
  while (scene.question() === 'pay') scene.play(scene.options()[0]!);
  expect(scene.facts('card-spent')).toHaveLength(7 - less);
  expect(scene.facts('blueprint-built')).toMatchObject([{ card: 'leonardos-wings', why: ['R41.2', 'R38'] }]);
});

test.each([
  ['apprentice', 1],
  ['mercenary', 0],
  ['courtesan', 1],
  ['thief', 2],
  ['ezio', 1],
  ['leonardo', 1],
  ['machiavelli', 0],
])('[R41.3] %s in the shop keeps %i', (figure, cards) => {
  const draw = ['smoke-bomb', 'medicine', 'caltrops', 'parachute', 'pepper'];
  const scene = afterMemory('mercenaries', { shop: [figure] }, { state: { equipment: { draw, discard: [] } } });
  while (scene.optionsOf('keep-card').length > 0) scene.play(scene.optionsOf('keep-card')[0]!);
  expect(scene.campaign.storage).toHaveLength(cards);
  expect(scene.whys('equipment-kept').every((why) => why === 'R41.3')).toBe(true);
});

test.each([
  ['apprentice', 1],
  ['mercenary', 1],
  ['courtesan', 1],
  ['thief', 1],
  ['ezio', 2],
  ['leonardo', 0],
  ['machiavelli', 3],
])('[R41.4] %s in the command room: %i dice', (figure, dice) => {
  const faces = Array.from({ length: dice }, () => 'hit' as const);
  const scene = afterMemory('mercenaries', { 'command-room': [figure] }, { hq: { contracts: ['arrears'] }, dice: faces });
  expect(scene.facts('helpers-rolled').flatMap((fact) => fact.faces)).toEqual(faces);
  expect(scene.whys('contract-tried')).toEqual(dice === 0 ? [] : ['R41.4']);
});
