import { expect, test } from 'vitest';
import { percent } from './percent.ts';

test('what is possible is never told as 0, and what may fail never as 100', () => {
  expect([0, 0.001, 0.306, 0.999, 1].map(percent)).toEqual([0, 1, 31, 99, 100]);
});
