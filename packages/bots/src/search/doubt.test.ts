import { expect, test } from 'vitest';
import { isInDoubt } from './doubt.ts';
import type { SearchLine } from './search.ts';

/** A line whose trials promised this. */
function line(...promises: number[]): SearchLine {
  const sum = (of: (promise: number) => number): number => promises.reduce((total, promise) => total + of(promise), 0);
  return {
    command: { type: 'pass' },
    score: 0,
    trials: promises.length,
    chances: 0,
    promises: sum((promise) => promise),
    squares: sum((promise) => promise ** 2),
  };
}

const times = (count: number, ...promises: number[]): number[] => Array.from({ length: count }, () => promises).flat();
const inDoubt = (...lines: SearchLine[]): boolean => isInDoubt(lines, ({ promises, trials }) => promises / trials);

test('a lead that standard errors cannot turn leaves no doubt', () => {
  expect(inDoubt(line(...times(6, 0.8, 0.9)), line(...times(6, 0.3, 0.5)))).toBe(false);
});

test('close lines are in doubt until trials tell that they are as good as each other', () => {
  expect(inDoubt(line(...times(6, 0.2, 0.9)), line(...times(6, 0.2, 0.8)))).toBe(true);
  expect(inDoubt(line(...times(6, 0.2, 0.8)), line(...times(6, 0.2, 0.8)))).toBe(true);
  expect(inDoubt(line(...times(4000, 0.2, 0.8)), line(...times(4000, 0.2, 0.8)))).toBe(false);
});

test('few trials tell nothing, even where they came out alike', () => {
  expect(inDoubt(line(...times(5, 1)), line(...times(50, 0)))).toBe(true);
  expect(inDoubt(line(...times(6, 1)), line(...times(50, 0)))).toBe(false);
});

test('the only option is not in doubt', () => {
  expect(inDoubt(line(0.5))).toBe(false);
});
