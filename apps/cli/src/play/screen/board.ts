import type { Game } from '@bauta/engine';
import { type Catalogue, say } from '@bauta/text';
import type { Terminal } from '../terminal.ts';
import { boardWidth, drawBoard, frameOf } from './map.ts';
import { type Paint, painter } from './paint.ts';
import { partyLines } from './party.ts';
import { counterLines, headingLines, objectiveLines, reserveLine, towerLine } from './status.ts';

/** Lines that everything but the board needs. */
const OTHERS = 14;
const NARROWEST_PANEL = 36;
/** On a low screen the cards are left to `i`. */
const LOW = 34;

/** Lines of the board, each filled to the width of the widest map. */
interface Maps {
  lines: string[];
  width: number;
}

const beside = ({ lines, width }: Maps, right: readonly string[]): string[] =>
  Array.from({ length: Math.max(lines.length, right.length) }, (_, index) =>
    `${lines[index] ?? ' '.repeat(width)}  ${right[index] ?? ''}`.trimEnd(),
  );

function drawMaps(game: Game, catalogue: Catalogue, terminal: Terminal, paint: Paint): Maps {
  const { maps } = game.content.memory;
  const frames = maps.map(({ squares }) => frameOf(squares, terminal.columns, terminal.rows - OTHERS));
  const width = Math.max(...frames.map(boardWidth));
  const lines = frames.flatMap((frame, map) => {
    const title = maps.length > 1 ? [say(catalogue, 'screen.map', { map: String.fromCharCode(65 + map) })] : [];
    const drawn = drawBoard(game, map, frame, paint).map((line) => line + ' '.repeat(width - boardWidth(frame)));
    return [
      ...title.map((line) => line.padEnd(width)),
      ...drawn,
      ...towerLine(game, catalogue, map).map((line) => line.padEnd(width)),
    ];
  });
  return { lines, width };
}

/** Everything on the table: the maps, and beside or below them the party and what is to be done. */
export function boardLines(game: Game, catalogue: Catalogue, terminal: Terminal): string[] {
  const paint = painter(terminal.colour);
  const maps = drawMaps(game, catalogue, terminal, paint);
  const room = terminal.columns - maps.width - 2;
  const isBeside = room >= NARROWEST_PANEL;
  const width = isBeside ? room : terminal.columns;
  const party = partyLines(game, catalogue, width, isBeside || terminal.rows >= LOW, paint);
  const aims = [...objectiveLines(game, catalogue), ...counterLines(game, catalogue), reserveLine(game, catalogue)];
  const heading = headingLines(game, catalogue, terminal.columns).map((line) => paint('strong', line));
  return isBeside ? [...heading, ...beside(maps, party), ...aims] : [...heading, ...party, ...aims, ...maps.lines];
}
