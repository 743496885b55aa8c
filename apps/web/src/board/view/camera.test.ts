import { expect, test } from 'vitest';
import { centred, fitted, isSeen, moved, seenAt, zoomed } from './camera.ts';
import type { Plan } from './plan.ts';

const plan: Plan = { width: 700, height: 500, frames: [] };
const box = { x: 600, y: 400, width: 100, height: 100 };

test('the whole board is in the middle of the view', () => {
  expect(fitted(plan, { width: 1412, height: 1112 })).toEqual({ scale: 2, x: 6, y: 56 });
});

test('a board too large for the view is drawn so that a square can be touched', () => {
  const camera = fitted({ ...plan, width: 3000, height: 2000 }, { width: 360, height: 500 });
  expect(camera.scale).toBe(0.44);
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
