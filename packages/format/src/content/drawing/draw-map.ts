import { columnOf, rowOf, type SquareData } from '@bauta/engine';
import { letterOf } from './ground-letter.ts';

const OFFSETS = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
] as const;

/** The text that parseDrawing reads back as these squares of one map. */
export function drawMap(squares: readonly SquareData[]): string {
  const rows = Math.max(0, ...squares.map(({ at }) => rowOf(at) + 1));
  const columns = Math.max(0, ...squares.map(({ at }) => columnOf(at) + 1));
  const canvas = Array.from({ length: 2 * rows + 1 }, (_, y) =>
    Array.from({ length: 2 * columns + 1 }, (_, x) => (y % 2 === 0 && x % 2 === 0 ? '+' : ' ')),
  );
  for (const square of squares) drawSquare(canvas, square);
  return canvas.map((line) => `${line.join('').trimEnd()}\n`).join('');
}

function drawSquare(canvas: string[][], { at, type, walls, ladders }: SquareData): void {
  const y = 2 * rowOf(at) + 1;
  const x = 2 * columnOf(at) + 1;
  canvas[y]![x] = letterOf(type);
  OFFSETS.forEach(([down, right], direction) => {
    if (walls[direction]) canvas[y + down]![x + right] = down === 0 ? '|' : '-';
    if (ladders[direction]) canvas[y + down]![x + right] = 'H';
  });
}
