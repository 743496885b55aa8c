import { expect, test } from 'vitest';
import { isPassed, passFor } from './passing.ts';

const window: Parameters<typeof passFor>[0] = {
  step: { step: 'window', window: 2 },
  options: [{ type: 'save', by: 'daria' }, { type: 'pass' }],
};

test('[R19.2] windows of the turn that is passed are passed, and of no other', () => {
  expect(passFor(window, 4, 4)).toEqual({ type: 'pass' });
  expect(passFor(window, 5, 4)).toBeNull();
  expect(passFor(window, 4, 0)).toBeNull();
});

test('nothing else is ever answered by itself', () => {
  const options = [{ type: 'pass' }, { type: 'end-phase' }] as const;
  expect(passFor({ step: { step: 'assassin-phase' }, options }, 4, 4)).toBeNull();
});

test('before the first turn nothing is passed', () => {
  expect(isPassed(0, 0)).toBe(false);
  expect(isPassed(3, 3)).toBe(true);
});
