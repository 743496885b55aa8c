import type { Game } from '@bauta/engine';
import type { Catalogue } from '@bauta/text';
import type { Screen } from '../terminal.ts';
import { drawMaps, type TextBlock } from './maps.ts';
import { painter } from './paint.ts';
import { partyLines } from './party.ts';
import { counterLines, headingLines, objectiveLines, reserveLine } from './status.ts';

const NARROWEST_PANEL = 36;
/** On a low screen the cards are left to `i`. */
const LOW = 34;

const beside = ({ lines, width }: TextBlock, right: readonly string[]): string[] =>
  Array.from({ length: Math.max(lines.length, right.length) }, (_, index) =>
    `${lines[index] ?? ' '.repeat(width)}  ${right[index] ?? ''}`.trimEnd(),
  );

/** Everything on the table: the maps, and beside or below them the party and what is to be done. */
export function boardLines(game: Game, catalogue: Catalogue, terminal: Screen): string[] {
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
