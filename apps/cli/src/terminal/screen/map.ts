import { columnOf, currentMap, type Game, type Ground, type GroundSquare, rowOf, type SquareData } from '@bauta/engine';
import { cellLines } from './cell.ts';
import { fitted, type Paint, painted, type Span, span } from './paint.ts';

const WIDEST_CELL = 9;
const NARROWEST_CELL = 5;
const NORTH = 0;
const EAST = 1;
const SOUTH = 2;
const WEST = 3;

export interface MapGrid {
  rows: number;
  columns: number;
  width: number;
  height: number;
}

export function frameOf(squares: readonly SquareData[], columns: number, lines: number): MapGrid {
  const across = Math.max(...squares.map(({ at }) => columnOf(at) + 1));
  const down = Math.max(...squares.map(({ at }) => rowOf(at) + 1));
  const width = Math.min(WIDEST_CELL, Math.max(NARROWEST_CELL, Math.floor((columns - 1) / across) - 1));
  return { rows: down, columns: across, width, height: down * 4 + 1 <= lines ? 3 : 2 };
}

/** Walls and ladders as in the drawing of a memory: `|` and `-` wall, `H` ladder, blank open, `+` corner. */
export function drawBoard(game: Game, map: number, frame: MapGrid, paint: Paint): string[] {
  const { squares, present } = currentMap(game.content.memory.maps[map]!, game.maps[map]!.changes);
  const data = squares.filter((each) => present.has(each.at));
  const at = (row: number, column: number) => data.find((each) => rowOf(each.at) === row && columnOf(each.at) === column);
  const lines: string[] = [];
  for (let row = 0; row <= frame.rows; row++) {
    lines.push(painted(paint, rim(frame, row, at)));
    if (row === frame.rows) break;
    const cells = rowCells(game, map, frame, row);
    for (let line = 0; line < frame.height; line++) lines.push(painted(paint, cellRow(frame, row, line, cells, at)));
  }
  return lines;
}

type At = (row: number, column: number) => SquareData | undefined;

/** The line above a row: what its squares have to the north, or those above it to the south. */
function rim({ columns, width }: MapGrid, row: number, at: At): Span[] {
  const out = [span('+', 'faint')];
  for (let column = 0; column < columns; column++) {
    const below = at(row, column);
    const above = at(row - 1, column);
    const wall = below?.walls[NORTH] || above?.walls[SOUTH];
    const ladder = below?.ladders[NORTH] || above?.ladders[SOUTH];
    const middle = Math.floor(width / 2);
    if (ladder) out.push(span(' '.repeat(middle - 1)), span('=H=', 'strong'), span(' '.repeat(width - middle - 2)));
    else out.push(span((wall ? '-' : ' ').repeat(width), 'plain'));
    out.push(span('+', 'faint'));
  }
  return out;
}

function edge(row: number, column: number, line: number, height: number, at: At): Span {
  const left = at(row, column - 1);
  const right = at(row, column);
  if (left?.ladders[EAST] || right?.ladders[WEST]) return line < Math.min(2, height) ? span('H', 'strong') : span(' ');
  return span(left?.walls[EAST] || right?.walls[WEST] ? '|' : ' ');
}

function rowCells(game: Game, map: number, { columns, width, height }: MapGrid, row: number): (Span[][] | null)[] {
  const ground: Ground = game.grounds[map]!;
  const squares: (GroundSquare | undefined)[] = Array.from({ length: columns }, (_, column) =>
    ground.present.find((each) => rowOf(each.at) === row && columnOf(each.at) === column),
  );
  return squares.map((square) => (square === undefined ? null : cellLines(game, map, ground, square, width, height)));
}

function cellRow(frame: MapGrid, row: number, line: number, cells: readonly (Span[][] | null)[], at: At): Span[] {
  const out = [edge(row, 0, line, frame.height, at)];
  cells.forEach((cell, column) => {
    out.push(...fitted(cell?.[line] ?? [], frame.width), edge(row, column + 1, line, frame.height, at));
  });
  return out;
}

export const boardWidth = ({ columns, width }: MapGrid): number => columns * (width + 1) + 1;
