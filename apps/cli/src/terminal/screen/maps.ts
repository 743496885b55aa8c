import type { Game } from '@bauta/engine';
import { type Catalogue, say } from '@bauta/text';
import type { Screen } from '../terminal.ts';
import { boardWidth, drawBoard, frameOf, type MapGrid } from './map.ts';
import type { Paint } from './paint.ts';
import { mapName, towerLine } from './status.ts';

/** Lines that everything but the maps needs. */
const OTHERS = 14;
const GAP = '   ';

/** Lines of one map or several, each filled to the width. */
export interface TextBlock {
  lines: string[];
  width: number;
}

function drawMap(game: Game, catalogue: Catalogue, map: number, frame: MapGrid, paint: Paint): TextBlock {
  const width = boardWidth(frame);
  const title = game.maps.length > 1 ? [say(catalogue, 'screen.map', { map: mapName(map) })] : [];
  const words = (lines: readonly string[]) => lines.map((line) => line.padEnd(width));
  return { lines: [...words(title), ...drawBoard(game, map, frame, paint), ...words(towerLine(game, catalogue, map))], width };
}

function beside(left: TextBlock, right: TextBlock): TextBlock {
  const line = ({ lines, width }: TextBlock, index: number) => lines[index] ?? ' '.repeat(width);
  const height = Math.max(left.lines.length, right.lines.length);
  const lines = Array.from({ length: height }, (_, index) => line(left, index) + GAP + line(right, index));
  return { lines, width: left.width + GAP.length + right.width };
}

function below(above: TextBlock, under: TextBlock): TextBlock {
  const width = Math.max(above.width, under.width);
  const filled = (drawn: TextBlock) => drawn.lines.map((line) => line + ' '.repeat(width - drawn.width));
  return { lines: [...filled(above), ...filled(under)], width };
}

/** R50: the maps in play, beside each other where the screen is wide enough, otherwise one below the other. */
export function drawMaps(game: Game, catalogue: Catalogue, { columns, rows }: Screen, paint: Paint): TextBlock {
  const maps = game.content.memory.maps.map((_, map) => map).filter((map) => !game.maps[map]!.down);
  const draw = (lines: number) =>
    maps.map((map) => {
      const frame = frameOf(game.content.memory.maps[map]!.squares, columns, lines);
      return drawMap(game, catalogue, map, frame, paint);
    });
  const wide = draw(rows - OTHERS).reduce(beside);
  return wide.width <= columns ? wide : draw(Math.floor((rows - OTHERS) / maps.length)).reduce(below);
}
