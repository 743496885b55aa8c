import { hasToken, type MapData, type Marker, type MemoryData, type SquareData } from './content.ts';
import { type CurrentMap, currentMap } from './current-map.ts';
import { DIRECTIONS, type Entrance, type GroundType, type HidingSpot } from './kinds.ts';
import type { MapChange } from './map-change.ts';
import { cellOf, columnOf, NOWHERE, rowOf, type Square, STEPS, squareBeside } from './square.ts';

/** A map's ground, worked out from its data and what has changed on it: who is nearby whom, what stands where. */
export interface GroundSquare {
  readonly at: Square;
  /** Place in the map's flat counts. */
  readonly index: number;
  readonly type: GroundType;
  readonly roof: boolean;
  /** R13: the neighbour in each of DIRECTIONS, NOWHERE behind a wall or off the map. */
  readonly beside: readonly Square[];
  readonly ladder: readonly boolean[];
  /** R13: the own square first. */
  readonly nearby: readonly Square[];
  readonly spot: HidingSpot | '';
  readonly station: boolean;
  readonly tower: boolean;
  readonly entrances: readonly Entrance[];
  /** R49 */
  readonly restricted: boolean;
  /** The objective whose base stands here (R30.5), or -1. */
  readonly objective: number;
  /** Objective, station, tower, chest or spot: something to act on. */
  readonly offers: boolean;
}

export interface Ground {
  /** Every square that can ever be there, by index. */
  readonly squares: readonly GroundSquare[];
  /** Those that are there now. */
  readonly present: readonly GroundSquare[];
  /** By cell; undefined off the map. */
  readonly byCell: readonly (GroundSquare | undefined)[];
  readonly stations: readonly Square[];
  /** R29.2: squares that touch an entrance. */
  readonly doors: readonly GroundSquare[];
  readonly roofs: readonly Square[];
  /** R49 */
  readonly restricted: readonly GroundSquare[];
  /** R1.4: those that lie there still. */
  readonly markers: readonly Marker[];
  /** R30.4: square indices in ranks, the furthest in the direction first, for each of DIRECTIONS. */
  readonly ranks: readonly (readonly (readonly number[])[])[];
  /** The foot of the tower, NOWHERE without one. */
  readonly foot: Square;
}

export const isRoof = (type: GroundType): boolean => type === 'roof';

/** Nobody passes a wall, or comes to or from a square that is not there. */
function besides({ present }: CurrentMap, { at, walls }: SquareData): Square[] {
  return DIRECTIONS.map((_, side) => {
    const to = squareBeside(at, side);
    return walls[side] || !present.has(at) || !present.has(to) ? NOWHERE : to;
  });
}

function ranksOf(squares: readonly GroundSquare[], direction: number): number[][] {
  const [down, right] = STEPS[direction]!;
  const depth = (square: GroundSquare) => rowOf(square.at) * down + columnOf(square.at) * right;
  const ranks = new Map<number, number[]>();
  for (const square of squares) ranks.set(depth(square), [...(ranks.get(depth(square)) ?? []), square.index]);
  return [...ranks].sort(([a], [b]) => b - a).map(([, rank]) => rank);
}

/** R7.2: a roof garden lies on a roof: turned to anything else the tile has none. */
const spotOn = (map: MapData, { at, type }: SquareData): HidingSpot | '' =>
  map.spots.find((spot) => spot.at === at && (spot.kind !== 'roof-garden' || isRoof(type)))?.kind ?? '';

/** A thing may come to lie on any square, and no square tells of a hidden token. */
const hasTokenAt = ({ objectives }: MemoryData, at: Square): boolean =>
  objectives.some((each) => each.kind === 'carry' || each.hidden || (hasToken(each.kind) && each.at === at));

function laySquare(map: MapData, memory: MemoryData, laid: CurrentMap, data: SquareData, index: number): GroundSquare {
  const { at, type } = data;
  const around = besides(laid, data);
  const objective = memory.objectives.findIndex((each) => each.spaces > 0 && each.at === at);
  const station = laid.stations.includes(at);
  const tower = map.tower?.squares.includes(at) ?? false;
  const spot = spotOn(map, data);
  return {
    at,
    index,
    type,
    roof: isRoof(type),
    beside: around,
    ladder: data.ladders,
    nearby: [at, ...around.filter((to) => to !== NOWHERE)],
    spot,
    station,
    tower,
    entrances: [...new Set(laid.entrances.filter((entrance) => entrance.at === at).map(({ letter }) => letter))],
    restricted: laid.restricted.includes(at),
    objective,
    offers: hasTokenAt(memory, at) || station || map.chests.includes(at) || spot !== '' || tower,
  };
}

export function layGround(map: MapData, memory: MemoryData, changes: readonly MapChange[]): Ground {
  const laid = currentMap(map, changes);
  const squares = laid.squares.map((data, index) => laySquare(map, memory, laid, data, index));
  const present = squares.filter(({ at }) => laid.present.has(at));
  const byCell = new Array<GroundSquare | undefined>(1024).fill(undefined);
  for (const square of present) byCell[cellOf(square.at)] = square;
  return {
    squares,
    present,
    byCell,
    stations: laid.stations,
    doors: present.filter((square) => square.entrances.length > 0),
    roofs: present.filter((square) => square.roof).map((square) => square.at),
    restricted: present.filter((square) => square.restricted),
    markers: laid.markers,
    ranks: DIRECTIONS.map((_, direction) => ranksOf(present, direction)),
    foot: map.tower !== null && laid.present.has(map.tower.foot) ? map.tower.foot : NOWHERE,
  };
}

/** More than the games of one memory lay between them; what would go beyond is forgotten. */
const MOST_KNOWN = 500;
const known = new WeakMap<MemoryData, Map<string, Ground>>();

/** The same changes of the same memory are laid once, however many games come to them. */
export function changedGround(memory: MemoryData, map: number, changes: readonly MapChange[]): Ground {
  const grounds = known.get(memory) ?? new Map<string, Ground>();
  known.set(memory, grounds);
  const key = `${map} ${JSON.stringify(changes)}`;
  let ground = grounds.get(key);
  if (ground === undefined) {
    ground = layGround(memory.maps[map]!, memory, changes);
    if (grounds.size >= MOST_KNOWN) grounds.clear();
    grounds.set(key, ground);
  }
  return ground;
}

/** R50.3: of a map taken down no square is left. */
export const noGround = (memory: MemoryData, map: number): Ground =>
  layGround({ ...memory.maps[map]!, squares: [], tiles: [], stations: [], restricted: [], tower: null }, memory, []);
