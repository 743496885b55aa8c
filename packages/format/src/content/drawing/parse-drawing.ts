import { DIRECTIONS, type GroundType, MAX_COLUMNS, MAX_ROWS, type SquareData, squareOf } from '@bauta/engine';
import { type Canvas, canvasOf } from './canvas.ts';
import { edgeProblem } from './edge-problem.ts';
import { groundOf } from './ground-letter.ts';

export interface DrawingProblem {
  line: number;
  column: number;
  message: string;
}
export interface Drawing {
  squares: SquareData[];
  problems: DrawingProblem[];
}

type Edges = [boolean, boolean, boolean, boolean];
const AROUND = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
] as const;

/** R7: reads a map drawn as text, squares in rows from the north-west. */
export function parseDrawing(text: string, map: number): Drawing {
  const canvas = canvasOf(text);
  if (canvas.rows > MAX_ROWS || canvas.columns > MAX_COLUMNS) return { squares: [], problems: [tooLarge(canvas)] };
  const squares = squaresOf(canvas, map);
  const problems = problemsOf(canvas);
  if (squares.length === 0 && problems.length === 0) problems.push({ line: 1, column: 1, message: 'The drawing has no square.' });
  return { squares, problems };
}

const tooLarge = ({ rows, columns }: Canvas): DrawingProblem => ({
  line: 1,
  column: 1,
  message: `The drawing has ${rows} rows and ${columns} columns, but at most ${MAX_ROWS} and ${MAX_COLUMNS} fit.`,
});

function squaresOf(canvas: Canvas, map: number): SquareData[] {
  const squares: SquareData[] = [];
  for (let row = 0; row < canvas.rows; row++) {
    for (let column = 0; column < canvas.columns; column++) {
      const type = groundOf(canvas.at(2 * row + 1, 2 * column + 1));
      if (type !== undefined) squares.push(squareData(canvas, map, row, column, type));
    }
  }
  return squares;
}

function squareData(canvas: Canvas, map: number, row: number, column: number, type: GroundType): SquareData {
  const edges = DIRECTIONS.map((_, direction) => {
    const [down, right] = AROUND[direction]!;
    return canvas.at(2 * row + 1 + down, 2 * column + 1 + right);
  });
  return {
    at: squareOf(map, row, column),
    type,
    walls: edges.map((edge) => edge === '|' || edge === '-') as Edges,
    ladders: edges.map((edge) => edge === 'H') as Edges,
  };
}

function problemsOf(canvas: Canvas): DrawingProblem[] {
  const problems: DrawingProblem[] = [];
  for (let y = 0; y < canvas.height; y++) {
    for (let x = 0; x < canvas.width; x++) {
      const message = problemAt(canvas, y, x);
      if (message !== null) problems.push({ line: y + 1, column: x + 1, message });
    }
  }
  return problems;
}

function problemAt(canvas: Canvas, y: number, x: number): string | null {
  const character = canvas.at(y, x);
  if (character === ' ') return null;
  if (y % 2 === 1 && x % 2 === 1) return squareProblem(character);
  if (y % 2 === 0 && x % 2 === 0)
    return character === '+' ? null : `\`${character}\` at a corner means nothing: draw \`+\` or a blank.`;
  return edgeProblem(canvas, y, x);
}

const squareProblem = (character: string): string | null =>
  groundOf(character) === undefined
    ? `\`${character}\` is no ground: draw \`.\` street, \`^\` roof, \`#\` room, \`~\` canal, \`t\` tower or a blank.`
    : null;
