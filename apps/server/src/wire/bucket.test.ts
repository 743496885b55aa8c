import { expect, test } from 'vitest';
import { bucket } from './bucket.ts';

test('so many at once, and then as they come in', () => {
  const limit = bucket(3, 2);
  expect([1000, 1000, 1000, 1000].map((now) => limit.take(now))).toEqual([true, true, true, false]);
  expect([1499, 1500, 1500].map((now) => limit.take(now))).toEqual([false, true, false]);
  expect([9000, 9000, 9000, 9000].map((now) => limit.take(now))).toEqual([true, true, true, false]);
});

test('something heavy counts for many', () => {
  const limit = bucket(3, 2);
  expect([limit.take(1000, 3), limit.take(1000), limit.take(2000, 3), limit.take(2500, 3)]).toEqual([true, false, false, true]);
});
