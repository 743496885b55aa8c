import { squareOf } from '@bauta/engine';
import { expect, test } from 'vitest';
import { track } from './track.ts';

const at = (row: number, column: number) => squareOf(0, row, column);

test('a guard that goes to the next square is the same figure', () => {
  const before = track([], [{ kind: 0, at: at(0, 0), count: 2 }]);
  const after = track(before, [
    { kind: 0, at: at(0, 0), count: 1 },
    { kind: 0, at: at(0, 1), count: 1 },
  ]);
  expect(before.map(({ id }) => id)).toEqual([1, 2]);
  expect(after).toEqual([
    { id: 1, kind: 0, at: at(0, 0) },
    { id: 2, kind: 0, at: at(0, 1) },
  ]);
});

test('each comes from the nearest square that one of its kind has left', () => {
  const before = track(
    [],
    [
      { kind: 0, at: at(0, 0), count: 1 },
      { kind: 0, at: at(0, 5), count: 1 },
      { kind: 2, at: at(0, 3), count: 1 },
    ],
  );
  const after = track(before, [
    { kind: 0, at: at(0, 4), count: 1 },
    { kind: 0, at: at(1, 0), count: 1 },
    { kind: 2, at: at(1, 3), count: 1 },
  ]);
  expect(after.map(({ id, at: to }) => [id, to])).toEqual([
    [1, at(1, 0)],
    [2, at(0, 4)],
    [3, at(1, 3)],
  ]);
});

test('whoever appears far away, or on another map, is somebody new', () => {
  const before = track([], [{ kind: 0, at: at(0, 0), count: 1 }]);
  expect(track(before, [{ kind: 0, at: at(5, 5), count: 1 }])).toEqual([{ id: 2, kind: 0, at: at(5, 5) }]);
  expect(track(before, [{ kind: 0, at: squareOf(1, 0, 0), count: 1 }])[0]!.id).toBe(2);
});
