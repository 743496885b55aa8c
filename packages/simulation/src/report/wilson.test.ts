import { expect, test } from 'vitest';
import { wilson } from './wilson.ts';

// Newcombe 1998, Two-sided confidence intervals for the single proportion, method 3.
test.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])('%d of %d lies between %d and %d', (hits, of, low, high) => {
  expect(wilson(hits, of).low).toBeCloseTo(low, 4);
  expect(wilson(hits, of).high).toBeCloseTo(high, 4);
});

test('all of them is none of the others, and nothing is known of no games', () => {
  expect(wilson(20, 20)).toEqual({ low: 1 - wilson(0, 20).high, high: 1 });
  expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
});
