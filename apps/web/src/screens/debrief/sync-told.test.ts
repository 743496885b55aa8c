import { expect, test } from 'vitest';
import { syncTold } from './sync-told.ts';

test('[R34.1] a sync that was won is told as it was won, and one that was not as not won', () => {
  expect(syncTold('red', 'red', true)).toBe('red');
  expect(syncTold('grey', undefined, true)).toBe('grey');
  expect(syncTold('none', 'none', true)).toBe('none');
  expect(syncTold('none', undefined, true)).toBe('none');
});

test('[R34.2] a sticker that nobody won is a gift, and a memory that asks nothing has its own words for it', () => {
  expect(syncTold('none', 'red', true)).toBe('gift');
  expect(syncTold('none', 'red', false)).toBe('gift');
  expect(syncTold('none', undefined, false)).toBe('own');
});
