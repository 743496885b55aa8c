import { SLOTS } from '@bauta/engine';
import { memorySetup } from '@bauta/format';
import { expect, test } from 'vitest';
import { practicePack } from '../../../test/support/packs/practice-pack.ts';
import { venicePack } from '../../../test/support/packs/venice-pack.ts';
import { campaignDeck, withFinds } from '../src/play/finds.ts';

const { content } = venicePack;
const setupOf = (memory: string, seed: string) => memorySetup(venicePack, memory, { assassins: 4, difficulty: 'normal', seed });
const held = ({ party }: ReturnType<typeof setupOf>): string[] =>
  party.flatMap(({ board }) => [...SLOTS.map((slot) => board[slot]), ...board.pack]).filter((card) => card !== '');

test('[R1.3] the equipment deck grows by the boxes of the entries before, and of the memory itself', () => {
  expect(campaignDeck(content, 'broken-tiles')).toEqual([]);
  const [second, third] = [campaignDeck(content, 'small-change'), campaignDeck(content, 'low-bridge')];
  expect(second).toEqual(expect.arrayContaining(['caltrops', 'firecrackers']));
  expect(second).not.toContain('ferry-token');
  expect(third.slice(0, second.length)).toEqual(second);
  expect(third).toEqual(expect.arrayContaining(['crossed-orders', 'ferry-token']));
  expect(campaignDeck(practicePack.content, 'practice-1')).toEqual([]);
});

test('each game deals two cards of that deck by its seed, and never an investigation', () => {
  const dealt = Array.from({ length: 60 }, (_, seed) => {
    const setup = setupOf('rope-walk', `finds ${seed}`);
    const found = held(withFinds(content, setup));
    for (const card of held(setup)) found.splice(found.indexOf(card), 1);
    return found;
  });
  for (const cards of dealt) expect(cards).toHaveLength(2);
  const deck = campaignDeck(content, 'rope-walk');
  for (const card of dealt.flat()) {
    expect(deck).toContain(card);
    expect(content.cards[card]).toMatchObject({ kind: 'equipment', investigation: false });
  }
  expect(new Set(dealt.flat()).size).toBeGreaterThan(20);
});

test('the same seed deals the same; a campaign that has searched nobody yet, and a pack without one, deal nothing', () => {
  const setup = setupOf('rope-walk', 'once');
  expect(withFinds(content, setup)).toEqual(withFinds(content, setup));
  expect(withFinds(content, setup)).not.toEqual(withFinds(content, { ...setup, seed: 'again' }));
  expect(withFinds(content, setupOf('broken-tiles', 'once'))).toEqual(setupOf('broken-tiles', 'once'));
});

test('[R18.1] no pack is fuller than it may be', () => {
  for (let seed = 0; seed < 40; seed++) {
    const { party } = withFinds(content, setupOf('glass-road', `full ${seed}`));
    for (const { board } of party) expect(board.pack.length).toBeLessThanOrEqual(5);
  }
});
