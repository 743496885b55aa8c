import { type GroundType, MAX_COLUMNS, MAX_ROWS, type SquareData, squareOf } from '@bauta/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawMap } from './draw-map.ts';
import { GROUND_LETTERS, letterOf } from './ground-letter.ts';
import { parseDrawing } from './parse-drawing.ts';
import { parseTurned } from './turned-faces.ts';

const small = '+-+-+\n|^ .|\n+H+ +\n|. ~|\n+-+-+\n';

test('[R7.1] squares, walls and ladders are read from a drawing', () => {
  const { squares, problems } = parseDrawing(small, 0);
  expect(problems).toEqual([]);
  expect(squares.map(({ type }) => type)).toEqual(['roof', 'street', 'street', 'canal']);
  expect(squares[0]).toEqual({ at: 0, type: 'roof', walls: [true, false, false, true], ladders: [false, false, true, false] });
  expect(squares[2]!.ladders).toEqual([true, false, false, false]);
});

test('a square has its place on the map it is drawn for', () => {
  expect(parseDrawing(small, 2).squares[3]!.at).toBe(squareOf(2, 1, 1));
});

test('blanks are no squares, and missing ends of lines are blank', () => {
  const { squares, problems } = parseDrawing('\n .\n\n   .', 0);
  expect(problems).toEqual([]);
  expect(squares.map(({ at }) => at)).toEqual([squareOf(0, 0, 0), squareOf(0, 1, 1)]);
});

test.each([
  ['+-+\n|x|\n+-+', 2, 2, '`x` is no ground'],
  ['+-+\n|.-\n+-+', 2, 3, 'draw `|` wall'],
  ['+|+\n|.|\n+-+', 1, 2, 'draw `-` wall'],
  ['x-+\n|.|\n+-+', 1, 1, 'at a corner'],
  ['+-+-+\n|.|\n+-+', 1, 4, 'touches no square'],
  ['+-+-+\n|^H^|\n+-+-+', 2, 3, 'A ladder stands between'],
  ['+-+-+\n|.H.|\n+-+-+', 2, 3, 'A ladder stands between'],
  ['+H+\n|^|\n+-+', 1, 2, 'A ladder stands between'],
  ['', 1, 1, 'no square'],
])('%j has a problem at line %i, column %i: %s', (text, line, column, says) => {
  const { problems } = parseDrawing(text, 0);
  expect(problems).toMatchObject([{ line, column }]);
  expect(problems[0]!.message).toContain(says);
});

test('a drawing larger than a map is refused whole', () => {
  expect(parseDrawing('\n .\n'.repeat(MAX_ROWS + 1), 0).problems).toHaveLength(1);
  expect(parseDrawing(`\n${' .'.repeat(MAX_COLUMNS + 1)}`, 0).problems).toHaveLength(1);
});

const sizes = fc.record({ rows: fc.integer({ min: 1, max: 6 }), columns: fc.integer({ min: 1, max: 6 }) });
const letters = [' ', ...Object.keys(GROUND_LETTERS)];

/** A drawing in which walls and ladders are wherever they may be, by chance. */
const drawings = sizes.chain(({ rows, columns }) =>
  fc
    .record({
      ground: fc.array(fc.constantFrom(...letters), { minLength: rows * columns, maxLength: rows * columns }),
      edges: fc.array(fc.constantFrom(0, 1, 2), { minLength: 200, maxLength: 200 }),
    })
    .map(({ ground, edges }) => drawn(rows, columns, ground, edges)),
);

function drawn(rows: number, columns: number, ground: readonly string[], edges: readonly number[]): string {
  const letter = (y: number, x: number) =>
    y > 0 && x > 0 && y < 2 * rows && x < 2 * columns ? ground[((y - 1) / 2) * columns + (x - 1) / 2]! : ' ';
  const edge = (y: number, x: number) => {
    const sides = y % 2 === 0 ? [letter(y - 1, x), letter(y + 1, x)] : [letter(y, x - 1), letter(y, x + 1)];
    const wanted = edges[(y * 13 + x) % edges.length];
    if (wanted === 0 || sides.every((side) => side === ' ')) return ' ';
    const roofs = sides.filter((side) => side === '^').length;
    if (wanted === 2 && roofs === 1 && !sides.includes(' ')) return 'H';
    return y % 2 === 0 ? '-' : '|';
  };
  const character = (y: number, x: number) => {
    if (y % 2 === 1 && x % 2 === 1) return letter(y, x);
    return y % 2 === 0 && x % 2 === 0 ? '+' : edge(y, x);
  };
  const line = (y: number) => Array.from({ length: 2 * columns + 1 }, (_, x) => character(y, x)).join('');
  return Array.from({ length: 2 * rows + 1 }, (_, y) => `${line(y)}\n`).join('');
}

test('what is drawn is read back the same, and drawn the same again', () => {
  fc.assert(
    fc.property(drawings, fc.integer({ min: 0, max: 3 }), (text, map) => {
      const { squares, problems } = parseDrawing(text, map);
      fc.pre(squares.length > 0);
      expect(problems).toEqual([]);
      const again = parseDrawing(drawMap(squares), map);
      expect(again).toEqual({ squares, problems: [] });
      expect(drawMap(again.squares)).toBe(drawMap(squares));
    }),
  );
});

test('any text gives squares or problems, and nothing is thrown', () => {
  fc.assert(fc.property(fc.string({ maxLength: 300 }), (text) => parseDrawing(text, 0).squares.length >= 0));
});

test('every ground has a letter', () => {
  const types: GroundType[] = ['street', 'roof', 'room', 'canal', 'tower'];
  const square = (type: GroundType): SquareData => ({
    at: 0,
    type,
    walls: [false, false, false, false],
    ladders: [false, false, false, false],
  });
  for (const type of types) expect(drawMap([square(type)])).toBe(`+ +\n ${letterOf(type)}\n+ +\n`);
});

test('[R7.1] other faces are drawn where they lie, with their edges; what is blank has none', () => {
  const map = '+-+-+-+\n|. . ^|\n+-+-+-+';
  const { squares, problems } = parseTurned(map, '+-+\n|~|\n+-+', 0);
  expect(problems).toEqual([]);
  expect(squares.map(({ at, type, walls }) => [at, type, walls])).toEqual([[0, 'canal', [true, true, true, true]]]);
  const ladder = parseTurned(map, '+ +-+\n   .H\n+ +-+', 0);
  expect(ladder.problems).toEqual([]);
  expect(ladder.squares.map(({ at, ladders }) => [at, ladders])).toEqual([[1, [false, true, false, false]]]);
  expect(parseTurned(map, '+-+\n|x|\n+-+', 0).problems).toMatchObject([{ line: 2, column: 2 }]);
});
