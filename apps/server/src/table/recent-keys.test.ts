import { expect, test } from 'vitest';
import { allKeys, entryOf, recentKeys, remember } from './recent-keys.ts';

const known = (count: number) => Array.from({ length: count }, (_, index) => [`key ${index}`, index + 2] as const);

test('the last 64 commands are remembered, and which entry each became', () => {
  const recent = recentKeys(known(100));
  expect(entryOf(recent, 'key 99')).toBe(101);
  expect(entryOf(recent, 'key 36')).toBe(38);
  expect(entryOf(recent, 'key 35')).toBeUndefined();
});

test.each([0, 3, 64, 100])('%i commands are written down and known again, the oldest forgotten first', (count) => {
  const again = recentKeys(allKeys(recentKeys(known(count))));
  expect(allKeys(again)).toEqual(known(count).slice(-64));
  remember(again, 'one more', 500);
  expect(allKeys(again)).toEqual([...known(count), ['one more', 500]].slice(-64));
});
