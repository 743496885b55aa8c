import { expect, test } from 'vitest';
import { entryOf, lastKeys, recentKeys, remember } from './recent-keys.ts';

const known = (count: number) => Array.from({ length: count }, (_, index) => [`key ${index}`, index + 2] as const);

test('the last 64 commands are remembered, and which entry each became', () => {
  for (const count of [64, 65, 128, 129, 200]) {
    const recent = recentKeys(known(count));
    expect(entryOf(recent, `key ${count - 1}`)).toBe(count + 1);
    expect(entryOf(recent, `key ${count - 64}`)).toBe(count - 62);
  }
});

test('no more than twice as many are', () => {
  const recent = recentKeys(known(1000));
  const remembered = known(1000).filter(([key]) => entryOf(recent, key) !== undefined);
  expect(remembered.length).toBeLessThanOrEqual(128);
});

test.each([0, 3, 64, 100, 128, 129])('%i commands are written down and known again, the oldest forgotten first', (count) => {
  const again = recentKeys(lastKeys(recentKeys(known(count))));
  expect(lastKeys(again)).toEqual(known(count).slice(-64));
  remember(again, 'one more', 500);
  expect(lastKeys(again)).toEqual([...known(count), ['one more', 500]].slice(-64));
});
