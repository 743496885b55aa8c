import { expect, test } from 'vitest';
import { atLeast, binomial, capped, certain, convolve, expectation, mixture } from './distribution.ts';

test('dice by their binomial distribution', () => {
  expect(binomial(0, 0.3)).toEqual([1]);
  expect(binomial(3, 0.5)).toEqual([0.125, 0.375, 0.375, 0.125]);
  expect(expectation(binomial(12, 1 / 3))).toBeCloseTo(4, 12);
});

test('two sums are one', () => {
  convolve(binomial(2, 0.2), binomial(3, 0.2)).forEach((chance, hits) => {
    expect(chance).toBeCloseTo(binomial(5, 0.2)[hits]!, 12);
  });
  expect(convolve(certain(2), certain(1))).toEqual([0, 0, 0, 1]);
});

test('what lies beyond the most counts as the most', () => {
  expect(capped(binomial(3, 0.5), 1)).toEqual([0.125, 0.875]);
  expect(capped(binomial(3, 0.5), 3)).toEqual(binomial(3, 0.5));
  expect(atLeast(binomial(3, 0.5), 2)).toBe(0.5);
});

test('one of several', () => {
  const parts = [
    { chance: 0.25, of: certain(0) },
    { chance: 0.75, of: certain(2) },
  ];
  expect(mixture(parts)).toEqual([0.25, 0, 0.75]);
});
