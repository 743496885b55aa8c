import {
  ENTRANCES,
  type MapData,
  NOWHERE,
  parseSquare,
  type Square,
  type SquareData,
  squareName,
  squareOf,
  type TileData,
} from '@bauta/engine';
import { WAITING } from '../schema/bounds.ts';
import type { MapFile } from '../schema/memory-schema.ts';

export const TOWER_TILE = 'tower';

/** A square named in the list of one map. */
export const squareOn = (map: number, name: string): Square => parseSquare(name)! + squareOf(map, 0, 0);

export function compileMap(file: MapFile, map: number, squares: readonly SquareData[]): MapData {
  const on = (name: string) => squareOn(map, name);
  const towerSquares = squares.filter(({ type }) => type === 'tower').map(({ at }) => at);
  return {
    squares,
    tiles: compileTiles(file, map, squares),
    stations: file.stations.map(on),
    spots: Object.entries(file.spots).map(([at, kind]) => ({ at: on(at), kind })),
    tower: file.tower === undefined ? null : { squares: towerSquares, foot: on(file.tower.foot), card: file.tower.card },
    chests: file.chests.map(on),
    entrances: ENTRANCES.flatMap((letter) => (file.entrances[letter] ?? []).map((at) => ({ letter, at: on(at) }))),
    guards: file.guards.map(({ at, guard, count }) => ({ at: on(at), guard, count })),
    bosses: Object.entries(file.bosses).map(([boss, at]) => ({ boss, at: at === WAITING ? NOWHERE : on(at) })),
  };
}

/** The tiles listed, the tower's, and a small one for every square left. */
function compileTiles(file: MapFile, map: number, squares: readonly SquareData[]): TileData[] {
  const listed = Object.entries(file.tiles).map(([id, { size, squares: names }]): TileData => {
    return { id, size, squares: names.map((name) => squareOn(map, name)) };
  });
  const drawn = squares.filter(({ type }) => type === 'tower').map(({ at }) => at);
  const tower: TileData[] = drawn.length === 0 ? [] : [{ id: TOWER_TILE, size: 'medium', squares: drawn }];
  const taken = new Set([...listed, ...tower].flatMap((tile) => tile.squares));
  const left = squares.filter(({ at }) => !taken.has(at));
  return [...listed, ...tower, ...left.map(({ at }): TileData => ({ id: squareName(at), size: 'small', squares: [at] }))];
}
