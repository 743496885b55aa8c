import { squareOf } from '@bauta/engine';
import { expect, test } from 'vitest';
import type { Plan } from './plan.ts';
import { pointersTo } from './pointers.ts';

const plan: Plan = { width: 592, height: 392, frames: [{ map: 0, x: 46, y: 46, columns: 5, rows: 3, tower: null }] };
const view = { width: 300, height: 300 };
const at = (row: number, column: number) => squareOf(0, row, column);

test('a square in view needs no arrow', () => {
  expect(pointersTo([at(0, 0), at(1, 1)], plan, { x: 0, y: 0, scale: 1 }, view)).toEqual([]);
});

test('squares out of view have one arrow for each side, to the nearest', () => {
  const pointers = pointersTo([at(0, 3), at(1, 4), at(2, 0)], plan, { x: 0, y: 0, scale: 1 }, view);
  expect(pointers.map(({ angle, to, count }) => ({ angle, to, count }))).toEqual([{ angle: 0, to: at(0, 3), count: 2 }]);
  expect(pointers[0]!.x).toBe(270);
});

test('an arrow keeps clear of the buttons in the corner', () => {
  const [pointer] = pointersTo([at(2, 4)], plan, { x: 0, y: 0, scale: 0.9 }, view);
  expect(pointer).toMatchObject({ angle: 0, x: 270, y: 110 });
});
