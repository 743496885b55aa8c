import type { PhaseCase } from '@bauta/bots';
import { expect, test } from 'vitest';
import { arrowsOf } from './arrows.ts';

const march = (chance: number, ...moves: PhaseCase['moves']): PhaseCase => ({
  chance,
  directions: [],
  moves,
  tests: [],
  attacks: [],
});

test('those who go the same way share an arrow', () => {
  const cases = [march(1, { enemy: 'brute', from: 1, to: 2, count: 1 }, { enemy: 'agile', from: 1, to: 2, count: 2 })];
  expect(arrowsOf({ cases })).toEqual([{ from: 1, to: 2, count: 3, chance: 1 }]);
});

test('where the direction is unknown each way has its chance', () => {
  const cases = [
    march(0.25, { enemy: 'brute', from: 1, to: 2, count: 1 }),
    march(0.5, { enemy: 'brute', from: 1, to: 33, count: 1 }),
    march(0.25, { enemy: 'brute', from: 1, to: 2, count: 2 }),
  ];
  expect(arrowsOf({ cases })).toEqual([
    { from: 1, to: 2, count: 2, chance: 0.5 },
    { from: 1, to: 33, count: 1, chance: 0.5 },
  ]);
});
