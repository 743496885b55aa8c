import { expect, test } from 'vitest';
import { readShard, shardOf } from '../src/play/shard.ts';

test.each([
  ['2/3', { part: 2, of: 3 }],
  ['1/1', { part: 1, of: 1 }],
  ['0/3', null],
  ['4/3', null],
  ['1', null],
  ['1/3/5', null],
  ['a/b', null],
])('%s is %j', (text, shard) => {
  expect(readShard(text)).toEqual(shard);
});

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
const partsOf = (count: number, of: number) => numbers(of).map((index) => shardOf(numbers(count), { part: index + 1, of }));

test.each([
  [10, 3],
  [7, 1],
  [2, 5],
  [400, 7],
])('%d games in %d parts: each is in one part, and no part has two more than another', (count, of) => {
  const parts = partsOf(count, of);
  expect(parts.flat().sort((a, b) => a - b)).toEqual(numbers(count));
  const lengths = parts.map(({ length }) => length);
  expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(1);
});

test('each part of three has games of all three bots', () => {
  for (const part of partsOf(90, 3)) expect(new Set(part.map((task) => task % 3)).size).toBe(3);
});
