import {
  ENTRANCES,
  type MapData,
  type Marker,
  NOWHERE,
  parseSquare,
  type Square,
  type SquareData,
  squareName,
  squareOf,
  type TileData,
  towerTop,
} from '@bauta/engine';
import { WAITING } from '../schema/bounds.ts';
import type { MapFile } from '../schema/memory-schema.ts';

/** Tiles of one memory have different names: on the second map it is `b:tower`. */
export const towerTile = (map: number): string => squareName(towerTop(map)).replace('top', 'tower');

/** A square named in the list of one map. */
export const squareOn = (map: number, name: string): Square => parseSquare(name)! + squareOf(map, 0, 0);

/** The drawings of one map: as it is laid, and the other faces. */
export interface Drawn {
  squares: readonly SquareData[];
  turned: readonly SquareData[];
}

export function compileMap(file: MapFile, map: number, drawn: Drawn): MapData {
  const { squares } = drawn;
  const on = (name: string) => squareOn(map, name);
  const towerSquares = squares.filter(({ type }) => type === 'tower').map(({ at }) => at);
  return {
    squares,
    tiles: compileTiles(file, map, drawn),
    stations: file.stations.map(on),
    spots: Object.entries(file.spots).map(([at, kind]) => ({ at: on(at), kind })),
    tower: file.tower === undefined ? null : { squares: towerSquares, foot: on(file.tower.foot), card: file.tower.card },
    chests: file.chests.map(on),
    entrances: ENTRANCES.flatMap((letter) => (file.entrances[letter] ?? []).map((at) => ({ letter, at: on(at) }))),
    restricted: file.restricted.map(on),
    ...(file.markers === undefined ? {} : { markers: markersOf(file.markers, on) }),
    guards: file.guards.map(({ at, guard, count }) => ({ at: on(at), guard, count })),
    bosses: Object.entries(file.bosses).map(([boss, at]) => ({ boss, at: at === WAITING ? NOWHERE : on(at) })),
    machines: Object.entries(file.machines).map(([machine, { at, guard, held }]) => ({
      machine,
      at: at === WAITING ? NOWHERE : on(at),
      guard: guard ?? '',
      held,
    })),
  };
}

const markersOf = (markers: NonNullable<MapFile['markers']>, on: (name: string) => Square): Marker[] =>
  Object.entries(markers).flatMap(([rule, names]) => names.map((name) => ({ at: on(name), rule })));

/** The tiles listed, the tower's, and a small one for every square left. */
function compileTiles(file: MapFile, map: number, { squares, turned }: Drawn): TileData[] {
  const faceOf = (on: readonly Square[]) => turned.filter(({ at }) => on.includes(at));
  const small = (at: Square): TileData => ({
    id: squareName(at),
    size: 'small',
    squares: [at],
    aside: false,
    turned: faceOf([at]),
  });
  const listed = Object.entries(file.tiles).map(([id, { size, squares: names, aside }]): TileData => {
    const on = names.map((name) => squareOn(map, name));
    return { id, size, squares: on, aside, turned: faceOf(on) };
  });
  const drawn = squares.filter(({ type }) => type === 'tower').map(({ at }) => at);
  const tower: TileData[] =
    drawn.length === 0 ? [] : [{ id: towerTile(map), size: 'medium', squares: drawn, aside: false, turned: faceOf(drawn) }];
  const taken = new Set([...listed, ...tower].flatMap((tile) => tile.squares));
  const left = squares.filter(({ at }) => !taken.has(at));
  return [...listed, ...tower, ...left.map(({ at }) => small(at))];
}
