import type { MapData, Marker, SquareData, TileData } from './content.ts';
import { type Clause, DIRECTIONS, type Direction } from './kinds.ts';
import { isLaid, type MapChange, tileOn } from './map-change.ts';
import { NOWHERE, type Square, squareBeside } from './square.ts';

/** A map's data as it lies after all that has changed. */
export interface CurrentMap {
  /** Every square that can ever be there, in the order of the data. */
  readonly squares: readonly SquareData[];
  readonly present: ReadonlySet<Square>;
  readonly stations: readonly Square[];
  readonly entrances: MapData['entrances'];
  readonly restricted: readonly Square[];
  /** R1.4 */
  readonly markers: readonly Marker[];
}

const NO_MARKERS: readonly Marker[] = [];

type Edge = 'walls' | 'ladders';
type Squares = Map<Square, SquareData>;

function setSide(squares: Squares, at: Square, side: number, edge: Edge, set: boolean): void {
  const square = squares.get(at);
  if (square !== undefined) squares.set(at, { ...square, [edge]: square[edge].with(side, set) });
}

/** R7.1: what stands on an edge stands at both its squares. */
function setEdge(squares: Squares, at: Square, side: number, edge: Edge, set: boolean): void {
  setSide(squares, at, side, edge, set);
  setSide(squares, squareBeside(at, side), (side + 2) % 4, edge, set);
}

/** The face that is turned up brings its ground and all its edges. */
function showFace(squares: Squares, face: readonly SquareData[]): void {
  for (const { at, type } of face) squares.set(at, { ...squares.get(at)!, type });
  for (const { at, walls, ladders } of face)
    for (let side = 0; side < DIRECTIONS.length; side++) {
      setEdge(squares, at, side, 'walls', walls[side]!);
      setEdge(squares, at, side, 'ladders', ladders[side]!);
    }
}

const faceOf = (map: MapData, tile: TileData, turned: boolean): readonly SquareData[] =>
  turned ? tile.turned : map.squares.filter(({ at }) => tile.squares.includes(at));

function squaresLaid(map: MapData, changes: readonly MapChange[]): readonly SquareData[] {
  if (changes.length === 0) return map.squares;
  const squares: Squares = new Map(map.squares.map((square) => [square.at, square]));
  for (const change of changes) {
    if (change.change === 'tile-turned') showFace(squares, faceOf(map, tileOn(map, change.tile), change.turned));
    else if (change.change === 'wall') setEdge(squares, change.at, sideOf(change.side), 'walls', change.set);
    else if (change.change === 'ladder') setEdge(squares, change.at, sideOf(change.side), 'ladders', change.set);
  }
  return [...squares.values()];
}

const sideOf = (side: Direction): number => DIRECTIONS.indexOf(side);

export function presentSquares(map: MapData, changes: readonly MapChange[]): Set<Square> {
  const present = new Set(map.squares.map(({ at }) => at));
  for (const tile of map.tiles) if (!isLaid(tile, changes)) for (const at of tile.squares) present.delete(at);
  return present;
}

/** The squares with a token of that sort, those on absent tiles left out. */
function tokens(
  from: readonly Square[],
  sort: 'station' | 'restricted',
  present: ReadonlySet<Square>,
  changes: readonly MapChange[],
): Square[] {
  const squares = new Set(from);
  for (const change of changes) {
    if (change.change !== sort) continue;
    if (change.set) squares.add(change.at);
    else squares.delete(change.at);
  }
  return [...squares].filter((at) => present.has(at));
}

function entrancesLaid(map: MapData, present: ReadonlySet<Square>, changes: readonly MapChange[]): MapData['entrances'] {
  let entrances = map.entrances.filter(({ at }) => present.has(at));
  for (const change of changes) {
    if (change.change !== 'entrance') continue;
    const { at, letter } = change;
    entrances = entrances.filter((each) => each.at !== at || each.letter !== letter);
    if (change.set) entrances.push({ at, letter });
  }
  return entrances;
}

function markersLaid({ markers }: MapData, present: ReadonlySet<Square>, changes: readonly MapChange[]): readonly Marker[] {
  if (markers === undefined) return NO_MARKERS;
  const isShown = (rule: Clause) => changes.some((each) => each.change === 'rule-shown' && each.rule === rule);
  return markers.filter(({ at, rule }) => present.has(at) && !isShown(rule));
}

export function currentMap(map: MapData, changes: readonly MapChange[]): CurrentMap {
  const present = presentSquares(map, changes);
  return {
    squares: squaresLaid(map, changes),
    present,
    stations: tokens(map.stations, 'station', present, changes),
    entrances: entrancesLaid(map, present, changes),
    restricted: tokens(map.restricted, 'restricted', present, changes),
    markers: markersLaid(map, present, changes),
  };
}

/** R43: tiles that share an edge, walls or not. */
export function tilesTouch(a: TileData, b: TileData): boolean {
  return a.squares.some((at) =>
    DIRECTIONS.some((_, side) => squareBeside(at, side) !== NOWHERE && b.squares.includes(squareBeside(at, side))),
  );
}
