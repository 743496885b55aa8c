import { expect, test } from 'vitest';
import { enemiesRow, friendsRow } from './stand.ts';

test('a lone figure stands in the middle; like figures overlap, others do not', () => {
  expect(enemiesRow(['0'])[0]!.x).toBe(50);
  const [first, second, third] = enemiesRow(['0', '0', '1']);
  expect(second!.x - first!.x).toBeLessThan(third!.x - second!.x);
});

test('four different enemies and four assassins stay inside their square, apart from each other', () => {
  for (const stands of [enemiesRow(['0', '1', '2', 'b']), friendsRow(['a', 'b', 'c', 'd'], true)]) {
    expect(stands.every(({ x }) => x >= 13 && x <= 87)).toBe(true);
    stands.slice(1).forEach(({ x }, index) => {
      expect(x - stands[index]!.x).toBeGreaterThan(20);
    });
  }
});

test('friends make room for a row of enemies below', () => {
  expect(friendsRow(['a'], true)[0]!.y).toBeLessThan(friendsRow(['a'], false)[0]!.y);
});
