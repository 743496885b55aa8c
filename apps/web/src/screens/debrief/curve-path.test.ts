import type { JudgedDecision } from '@bauta/bots';
import { expect, test } from 'vitest';
import { curveArea, curvePath, turnTicks } from './curve-path.ts';

const judged = ([0.5, 0.75, 0] as const).map(
  (after, index): JudgedDecision => ({
    number: index + 1,
    turn: index < 2 ? 1 : 2,
    command: { type: 'end-phase' },
    before: index === 0 ? 1 : 0.5,
    chosen: after,
    after,
    better: null,
  }),
);

test('the curve begins where the game began, and leaves room for what is not judged yet', () => {
  expect(curvePath(judged, 4)).toBe('M0 0L160 100L320 50L480 200');
  expect(curveArea(judged, 4)).toBe('M0 0L160 100L320 50L480 200V200H0z');
});

test('nothing is drawn of nothing', () => {
  expect(curveArea([], 4)).toBe('');
});

test('turns too close to each other are left out', () => {
  expect(turnTicks(judged, 4, 10)).toEqual([
    { turn: 1, x: 0 },
    { turn: 2, x: 320 },
  ]);
  expect(turnTicks(judged, 4, 400)).toEqual([{ turn: 1, x: 0 }]);
});
