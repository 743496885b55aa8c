import type { MapData, MemoryData } from './content.ts';
import { DIRECTIONS, type Entrance, type GroundType, type HidingSpot } from './kinds.ts';
import { cellOf, columnOf, NOWHERE, rowOf, type Square, squareOf } from './square.ts';

/** A map's ground, worked out once from its data: who is nearby whom, what stands where. */
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
  /** The objective whose token lies here, or -1. */
  readonly objective: number;
  /** Objective, station, tower, chest or spot: something to act on. */
  readonly offers: boolean;
}

export interface Ground {
  readonly squares: readonly GroundSquare[];
  /** By cell; undefined off the map. */
  readonly byCell: readonly (GroundSquare | undefined)[];
  readonly stations: readonly Square[];
  /** R29.2: squares that touch an entrance. */
  readonly doors: readonly GroundSquare[];
  readonly roofs: readonly Square[];
  /** R30.4: square indices in ranks, the furthest in the direction first, for each of DIRECTIONS. */
  readonly ranks: readonly (readonly (readonly number[])[])[];
  /** The foot of the tower, NOWHERE without one. */
  readonly foot: Square;
}

export const isRoof = (type: GroundType): boolean => type === 'roof';

const STEPS = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
] as const;

export function beside(square: Square, direction: number): Square {
  const [down, right] = STEPS[direction]!;
  const row = rowOf(square) + down;
  const column = columnOf(square) + right;
  return row < 0 || column < 0 ? NOWHERE : squareOf(square >> 10, row, column);
}

function besides(present: ReadonlySet<Square>, data: MapData['squares'][number]): Square[] {
  return DIRECTIONS.map((_, direction) => {
    const to = beside(data.at, direction);
    return data.walls[direction] || !present.has(to) ? NOWHERE : to;
  });
}

function ranksOf(squares: readonly GroundSquare[], direction: number): number[][] {
  const [down, right] = STEPS[direction]!;
  const depth = (square: GroundSquare) => rowOf(square.at) * down + columnOf(square.at) * right;
  const ranks = new Map<number, number[]>();
  for (const square of squares) ranks.set(depth(square), [...(ranks.get(depth(square)) ?? []), square.index]);
  return [...ranks].sort(([a], [b]) => b - a).map(([, rank]) => rank);
}

export function layGround(map: MapData, memory: MemoryData): Ground {
  const present = new Set(map.squares.map((square) => square.at));
  const tower = new Set(map.tower?.squares ?? []);
  const spots = new Map(map.spots.map((spot) => [spot.at, spot.kind]));
  const objectiveAt = (at: Square) =>
    memory.objectives.findIndex((objective) => objective.kind === 'complete' && objective.at === at);
  const squares = map.squares.map((data, index): GroundSquare => {
    const around = besides(present, data);
    const objective = objectiveAt(data.at);
    const station = map.stations.includes(data.at);
    const chest = map.chests.includes(data.at);
    return {
      at: data.at,
      index,
      type: data.type,
      roof: isRoof(data.type),
      beside: around,
      ladder: data.ladders,
      nearby: [data.at, ...around.filter((to) => to !== NOWHERE)],
      spot: spots.get(data.at) ?? '',
      station,
      tower: tower.has(data.at),
      entrances: [...new Set(map.entrances.filter((entrance) => entrance.at === data.at).map((entrance) => entrance.letter))],
      objective,
      offers: objective >= 0 || station || chest || spots.has(data.at) || tower.has(data.at),
    };
  });
  const byCell: (GroundSquare | undefined)[] = Array.from({ length: 1024 }, () => undefined);
  for (const square of squares) byCell[cellOf(square.at)] = square;
  return {
    squares,
    byCell,
    stations: map.stations,
    doors: squares.filter((square) => square.entrances.length > 0),
    roofs: squares.filter((square) => square.roof).map((square) => square.at),
    ranks: DIRECTIONS.map((_, direction) => ranksOf(squares, direction)),
    foot: map.tower?.foot ?? NOWHERE,
  };
}

/** R50.3: of a map taken down no square is left. */
export const noGround = (memory: MemoryData, map: number): Ground =>
  layGround({ ...memory.maps[map]!, squares: [], tiles: [], stations: [], tower: null }, memory);
