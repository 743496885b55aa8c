import { expect, test } from 'vitest';
import { centred, fitted, isSeen, moved, seenAt, stripFor, zoomed } from './camera.ts';
import { type Plan, RIM, SIDE } from './plan.ts';

const plan: Plan = { width: 700, height: 500, frames: [] };
const box = { x: 600, y: 400, width: 100, height: 100 };

test('the whole board is in the middle of the view', () => {
  expect(fitted(plan, { width: 1412, height: 1112 })).toEqual({ scale: 2, x: 6, y: 56 });
});

test('a board too large for the view is drawn so that a square can be touched', () => {
  const camera = fitted({ ...plan, width: 3000, height: 2000 }, { width: 360, height: 500 });
  expect(camera.scale).toBe(0.44);
});

const mapOf = (columns: number, rows: number): Plan => ({
  width: columns * SIDE + 2 * RIM,
  height: rows * SIDE + 2 * RIM,
  frames: [],
});

test('the buttons of the camera lie where they leave more room, and on no square of a board that fits', () => {
  const onPhone = { width: 344, height: 266 };
  for (const [board, strip] of [
    [mapOf(5, 4), 'right'],
    [mapOf(6, 5), 'right'],
    [mapOf(7, 4), 'bottom'],
  ] as const) {
    expect(stripFor(board, onPhone)).toBe(strip);
    const view = { ...onPhone, strip };
    const camera = fitted(board, view);
    const last = seenAt(camera, { x: board.width - RIM, y: board.height - RIM });
    expect(strip === 'right' ? view.width - last.x : view.height - last.y).toBeGreaterThanOrEqual(44 + 4);
    const again = zoomed(zoomed(camera, 2, { x: 90, y: 90 }, board, view), 0.5, { x: 90, y: 90 }, board, view);
    expect([again.x, again.y]).toEqual([expect.closeTo(camera.x), expect.closeTo(camera.y)]);
  }
});

test('where there is room enough the board stays in the middle beside the buttons', () => {
  const view = { width: 1700, height: 1112 };
  expect(fitted(plan, { ...view, strip: 'right' })).toEqual(fitted(plan, view));
});

test('what is under the pointer stays there when the camera comes nearer', () => {
  const view = { width: 700, height: 500 };
  const before = zoomed(fitted(plan, view), 2, { x: 350, y: 250 }, plan, view);
  const after = zoomed(before, 1.2, { x: 100, y: 120 }, plan, view);
  const under = { x: (100 - before.x) / before.scale, y: (120 - before.y) / before.scale };
  expect(seenAt(after, under).x).toBeCloseTo(100);
  expect(seenAt(after, under).y).toBeCloseTo(120);
});

test('the board cannot be pushed out of view', () => {
  const view = { width: 700, height: 500 };
  const near = { x: 0, y: 0, scale: 2 };
  expect(moved(near, { x: 9999, y: -9999 }, plan, view)).toEqual({ scale: 2, x: 350, y: 250 - 1000 });
});

test('a square can be brought into the middle', () => {
  const view = { width: 300, height: 300 };
  const near = zoomed(fitted(plan, view), 4, { x: 0, y: 0 }, plan, view);
  expect(isSeen(near, box, view)).toBe(false);
  const camera = centred(near, box, plan, view);
  expect(isSeen(camera, box, view)).toBe(true);
  expect(seenAt(camera, { x: 650, y: 450 })).toEqual({ x: 150, y: 150 });
});
