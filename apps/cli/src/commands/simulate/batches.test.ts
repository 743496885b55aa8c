import { expect, test } from 'vitest';
import { batchesOf } from './batches.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

test.each([
  [0, 0, 0],
  [1, 1, 1],
  [400, 400, 1],
  [1_000, 500, 2],
  [100_000, 400, 250],
  [1_000_000, 2_000, 500],
])('%d games are %d batches of at most %d', (games, batches, size) => {
  const all = batchesOf(numbers(games));
  expect(all).toHaveLength(batches);
  expect(Math.max(0, ...all.map(({ length }) => length))).toBe(size);
  expect(all.flat()).toEqual(numbers(games));
});
