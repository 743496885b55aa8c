/** R7.1: a square is one number for all maps: map * 1024 + row * 32 + column. Its name is `c2`, on the second map `b:c2`. */
export type Square = number;
/** `c2`, `b:c2` */
export type SquareName = string;

const COLUMNS = 32;
const CELLS = 1024;
export const MAX_COLUMNS = 26;
export const MAX_ROWS = 31;
export const MAX_MAPS = 4;
/** What a map is called, the first `a`. */
export const MAP_LETTERS = ['a', 'b', 'c', 'd'] as const;
export type MapLetter = (typeof MAP_LETTERS)[number];

/** Off every map: not yet entered, gone for good, or eliminated. */
export const NOWHERE: Square = -1;

export const squareOf = (map: number, row: number, column: number): Square => map * CELLS + row * COLUMNS + column;
export const mapOf = (square: Square): number => square >> 10;
export const cellOf = (square: Square): number => square & (CELLS - 1);
export const rowOf = (square: Square): number => cellOf(square) >> 5;
export const columnOf = (square: Square): number => square & (COLUMNS - 1);

/** Rows down and columns right of one step in each of DIRECTIONS. */
export const STEPS = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
] as const;

/** The next cell on that side, NOWHERE beyond the first row or column. */
export function squareBeside(square: Square, side: number): Square {
  const [down, right] = STEPS[side]!;
  const row = rowOf(square) + down;
  const column = columnOf(square) + right;
  return row < 0 || column < 0 ? NOWHERE : squareOf(mapOf(square), row, column);
}

/** G2: two squares that touch at a corner only. */
export const isDiagonal = (a: Square, b: Square): boolean =>
  mapOf(a) === mapOf(b) && Math.abs(rowOf(a) - rowOf(b)) === 1 && Math.abs(columnOf(a) - columnOf(b)) === 1;

/** R9.2: the top of a map's tower is neither a square nor a roof; no map reaches this row. */
export const towerTop = (map: number): Square => map * CELLS + CELLS - 1;
export const isTowerTop = (square: Square): boolean => square >= 0 && cellOf(square) === CELLS - 1;

export const mapLetter = (map: number): string => String.fromCharCode(97 + map);
const mapPrefix = (map: number): string => (map === 0 ? '' : `${mapLetter(map)}:`);

export function squareName(square: Square): string {
  if (square === NOWHERE) return 'nowhere';
  const prefix = mapPrefix(mapOf(square));
  if (isTowerTop(square)) return `${prefix}top`;
  return `${prefix}${String.fromCharCode(97 + columnOf(square))}${rowOf(square) + 1}`;
}

const NAME = /^(?:([b-d]):)?(?:(top)|([a-z])([1-9]|[12][0-9]|3[01]))$/;

export function parseSquare(name: string): Square | null {
  if (name === 'nowhere') return NOWHERE;
  const match = NAME.exec(name);
  if (match === null) return null;
  const map = match[1] === undefined ? 0 : match[1].charCodeAt(0) - 97;
  if (match[2] !== undefined) return towerTop(map);
  return squareOf(map, Number(match[4]) - 1, match[3]!.charCodeAt(0) - 97);
}
