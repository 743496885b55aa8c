import { expect, test } from 'vitest';
import { bucket } from '../limits/bucket.ts';

test('so many at once, and then as they come in', () => {
  const limit = bucket(3, 2);
  expect([1000, 1000, 1000, 1000].map((now) => limit.take(now))).toEqual([true, true, true, false]);
  expect([1499, 1500, 1500].map((now) => limit.take(now))).toEqual([false, true, false]);
  expect([9000, 9000, 9000, 9000].map((now) => limit.take(now))).toEqual([true, true, true, false]);
});

test('what was not used is given back, what was used and not taken is owed, and it is told when enough is there', () => {
  const limit = bucket(4, 2);
  limit.take(1000, 3);
  limit.giveBack(1000, 2);
  expect([limit.take(1000, 4), limit.take(1000, 3)]).toEqual([false, true]);
  limit.giveBack(1000, -5);
  expect([limit.secondsUntil(1000), limit.secondsUntil(1000, 0), limit.take(3400, 0), limit.take(3500)]).toEqual([
    3,
    2.5,
    false,
    false,
  ]);
  expect([limit.take(3600, 0), limit.take(4100), limit.secondsUntil(9000, 4)]).toEqual([true, true, 0]);
});

test('something heavy counts for many', () => {
  const limit = bucket(3, 2);
  expect([limit.take(1000, 3), limit.take(1000), limit.take(2000, 3), limit.take(2500, 3)]).toEqual([true, false, false, true]);
});
