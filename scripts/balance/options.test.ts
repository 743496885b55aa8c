import { expect, test } from 'vitest';
import { withPart } from './balance-page.ts';
import { readOptions } from './options.ts';

test.each([
  [['--games', '0'], '--games is a whole number of 1 or more, not "0".'],
  [['--party', '3,5'], '--party is one or more of 2, 3, 4, with commas between; not "3,5".'],
  [['--shard', '4/3'], '--shard is a part of how many, such as 2/3, not "4/3".'],
  [['low-bridge'], '"low-bridge" stands behind no option.'],
  [['--swing', '--shard', '1/2'], '--swing is measured on one machine, so it goes without --shard and --merge.'],
  [['--shard', '1/2', '--merge', 'a'], '--merge puts the parts together, so it goes without --shard.'],
  [['--shard', '1/2', '--write'], 'A part has no tables: --write goes with --merge, when all parts are played.'],
])('balance %j: %s', (words, sentence) => {
  expect(readOptions(words)).toBe(sentence);
});

test('an unknown option or bot is told in a sentence', () => {
  expect(readOptions(['--quick'])).toContain("Unknown option '--quick'");
  expect(readOptions(['--sync-bot', 'clever'])).toContain('; not "clever".');
});

test('what is wished for: cells, parts in place of the tables, files behind --merge', () => {
  expect(readOptions([])).toMatchObject({ sizes: [2, 3, 4], easy: true, syncBot: null, games: null, parts: [], merge: [] });
  expect(readOptions(['--party', '4,3', '--normal', '--room', '--swing'])).toMatchObject({
    sizes: [3, 4],
    easy: false,
    parts: ['swing', 'room'],
  });
  expect(readOptions(['--pack', 'practice,mine'])).toMatchObject({ packs: ['practice', 'mine'] });
  expect(readOptions(['--merge', 'a', 'b'])).toMatchObject({ merge: ['a', 'b'] });
});

test('only the named part of the page is replaced', () => {
  const page = 'a\n<!-- room: begin -->\nold\n<!-- room: end -->\nb\n';
  expect(withPart(page, 'room', 'new\n')).toBe('a\n<!-- room: begin -->\n\nnew\n<!-- room: end -->\nb\n');
  expect(withPart(page, 'swing', 'new\n')).toBeNull();
});
