import { type MapData, squareName } from '@bauta/engine';
import type { ProblemReporter } from '../../problem/problem.ts';
import type { Drawn } from '../compile/compile-map.ts';

/** R7.1: a tile is turned whole, and the tower's has no other face. */
export function checkFaces({ turned }: Drawn, map: MapData, report: ProblemReporter): void {
  const drawn = new Set(map.squares.map(({ at }) => at));
  const stray = turned.find(({ at }) => !drawn.has(at));
  if (stray !== undefined) report(['turned'], `${squareName(stray.at)} has another face, but is not on the map.`);
  const tower = turned.find(({ at, type }) => type === 'tower' || map.tower?.squares.includes(at));
  if (tower !== undefined) report(['turned'], `${squareName(tower.at)}: a tower has no other face (R7.1).`);
  const halved = map.tiles.find((tile) => tile.turned.length > 0 && tile.turned.length < tile.squares.length);
  if (halved !== undefined) report(['turned'], `The tile \`${halved.id}\` is turned whole: draw all its squares or none.`);
}
