import { expect, test } from 'vitest';
import { tableQuota } from './table-quota.ts';

const HOUR = 3_600_000;

function quotaWith({ bytes = 0, listed = 0, storeBytes = Number.POSITIVE_INFINITY }) {
  const clock = { now: 0, date: () => 0, monotonic: () => clock.now, thread: () => 0 };
  const store = { bytes: async () => bytes, countListed: async () => listed };
  return { clock, quota: tableQuota(store, { newTables: 2, guestTables: 3, storeBytes }, clock) };
}

test('an address opens so many tables an hour, and each address for itself', () => {
  const { clock, quota } = quotaWith({});
  expect([quota.take('a'), quota.take('a')]).toEqual([null, null]);
  const message = 'Too many new tables from your address. Try again in 30 minutes.';
  expect(quota.take('a')).toEqual({ why: 'address', status: 429, message, wait: 1800 });
  expect(quota.take('b')).toBeNull();
  clock.now += HOUR / 2 - 1000;
  expect(quota.take('a')?.message).toBe('Too many new tables from your address. Try again in 1 minute.');
  clock.now += 1000;
  expect(quota.take('a')).toBeNull();
});

test('a guest has so many tables', async () => {
  expect(await quotaWith({ listed: 2 }).quota.room('guest')).toBeNull();
  const message = 'You have 3 tables: leave one to open another.';
  expect(await quotaWith({ listed: 3 }).quota.room('guest')).toEqual({ why: 'guest', status: 409, message });
});

test('a store that is as large as it may be takes no new tables', async () => {
  expect(await quotaWith({ bytes: 999, storeBytes: 1000 }).quota.room('guest')).toBeNull();
  const message = 'This server has no room for new tables. Those that are there go on.';
  expect(await quotaWith({ bytes: 1000, storeBytes: 1000 }).quota.room('guest')).toEqual({ why: 'store', status: 507, message });
});
