import { expect, test } from 'vitest';
import { enemiesRow, type Footprint, friendsRow } from './stand.ts';

const of = (...likes: string[]): Footprint[] => likes.map((like) => ({ like, width: 26 }));

test('a lone figure stands in the middle; like figures overlap, others do not', () => {
  expect(enemiesRow(of('0'))[0]!.x).toBe(50);
  const [first, second, third] = enemiesRow(of('0', '0', '1'));
  expect(second!.x - first!.x).toBe(15);
  expect(third!.x - second!.x).toBe(26);
});

test('four different enemies and four assassins stay inside their square, apart from each other', () => {
  for (const stands of [enemiesRow(of('0', '1', '2', 'b')), friendsRow(of('a', 'b', 'c', 'd'), true)]) {
    expect(stands.every(({ x }) => x >= 13 && x <= 87)).toBe(true);
    stands.slice(1).forEach(({ x }, index) => {
      expect(x - stands[index]!.x).toBeGreaterThan(20);
    });
  }
});

test('a wide figure at the end of a crowd stays inside too', () => {
  const stands = enemiesRow([...of('0', '0', '1'), { like: 'boss', width: 34 }]);
  expect(stands[0]!.x - 13).toBeGreaterThanOrEqual(2.9);
  expect(stands[3]!.x + 17).toBeLessThanOrEqual(97.1);
});

test('friends make room for a row of enemies below', () => {
  expect(friendsRow(of('a'), true)[0]!.y).toBeLessThan(friendsRow(of('a'), false)[0]!.y);
});
