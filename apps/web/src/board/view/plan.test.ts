import { parseSquare, towerTop } from '@bauta/engine';
import { expect, test } from 'vitest';
import { practiceGame } from '../../../test/practice-game.ts';
import { boxOf, planOf, RIM, SIDE } from './plan.ts';

const twoMaps = practiceGame('practice-4');
const at = (name: string) => parseSquare(name)!;

test('[R50] two maps lie side by side on a wide screen, one below the other on a high one', () => {
  const wide = planOf(twoMaps, 2);
  expect(wide.frames.map(({ y }) => y)).toEqual([RIM, RIM]);
  const high = planOf(twoMaps, 0.5);
  expect(high.frames.map(({ x }) => x)).toEqual([RIM, RIM]);
  expect(high.frames[1]!.y).toBeGreaterThan(high.frames[0]!.y);
});

test('[R50.3] a map taken down leaves its place to the other', () => {
  const game = { ...twoMaps, maps: twoMaps.maps.map((map, index) => ({ ...map, down: index === 0 })) };
  const plan = planOf(game, 1);
  expect(plan.frames.map(({ map }) => map)).toEqual([1]);
  expect(boxOf(plan, at('b2'))).toBeNull();
  expect(boxOf(plan, at('b:b2'))).toEqual({ x: RIM + SIDE, y: RIM + SIDE, width: SIDE, height: SIDE });
});

test('[R9.2] the top of the tower is where its squares meet', () => {
  const plan = planOf(practiceGame('practice-5'), 1);
  const top = boxOf(plan, towerTop(0))!;
  expect(top.x + top.width / 2).toBe(RIM + 2 * SIDE);
  expect(top.y + top.height / 2).toBe(RIM + 3 * SIDE);
});
