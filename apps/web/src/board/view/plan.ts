import { columnOf, type Game, isTowerTop, mapOf, rowOf, type Square } from '@bauta/engine';

/** Lengths of the drawing: a square is 100 wide, whatever the screen. */
export const SIDE = 100;
/** Room around a map for its coordinates and entrances. */
export const RIM = 46;
/** The tower's top is drawn where its four squares meet. */
export const TOP_SIDE = 64;

export interface Point {
  x: number;
  y: number;
}
export interface Box extends Point {
  width: number;
  height: number;
}

/** Where a map lies; x and y are the corner of its first square. */
export interface Frame extends Point {
  map: number;
  columns: number;
  rows: number;
  /** The corner where the squares of its tower meet. */
  tower: Point | null;
}

export interface Plan {
  width: number;
  height: number;
  frames: readonly Frame[];
}

function frameOf({ content }: Game, map: number): Frame {
  const { squares, tower } = content.memory.maps[map]!;
  const meeting = tower === null ? null : towerCorner(tower.squares);
  return {
    map,
    x: RIM,
    y: RIM,
    columns: 1 + Math.max(...squares.map(({ at }) => columnOf(at))),
    rows: 1 + Math.max(...squares.map(({ at }) => rowOf(at))),
    tower: meeting,
  };
}

const towerCorner = (squares: readonly Square[]): Point => ({
  x: SIDE * Math.max(...squares.map(columnOf)),
  y: SIDE * Math.max(...squares.map(rowOf)),
});

const widthOf = ({ columns }: Frame): number => columns * SIDE + 2 * RIM;
const heightOf = ({ rows }: Frame): number => rows * SIDE + 2 * RIM;

function inRows(frames: readonly Frame[], across: number): Plan {
  const width = Math.max(...frames.map(widthOf));
  const height = Math.max(...frames.map(heightOf));
  const placed = frames.map((frame, index) => ({
    ...frame,
    x: (index % across) * width + RIM,
    y: Math.floor(index / across) * height + RIM,
  }));
  return { width: across * width, height: Math.ceil(frames.length / across) * height, frames: placed };
}

/** R50: the maps that lie on the table, so many beside each other that they are drawn largest; `aspect` is width by height of the screen. */
export function planOf(game: Game, aspect: number): Plan {
  const maps = game.maps.map((_, map) => map).filter((map) => !game.maps[map]!.down);
  if (maps.length === 0) return { width: 0, height: 0, frames: [] };
  const frames = maps.map((map) => frameOf(game, map));
  const plans = frames.map((_, index) => inRows(frames, index + 1));
  const sizeOf = ({ width, height }: Plan): number => Math.min(aspect / width, 1 / height);
  return plans.reduce((best, plan) => (sizeOf(plan) > sizeOf(best) ? plan : best));
}

export const frameAt = ({ frames }: Plan, at: Square): Frame | undefined =>
  at < 0 ? undefined : frames.find(({ map }) => map === mapOf(at));

/** Where a square, or a tower's top, is drawn; null when it is on no map that lies on the table. */
export function boxOf(plan: Plan, at: Square): Box | null {
  const frame = frameAt(plan, at);
  if (frame === undefined) return null;
  const { x, y, tower } = frame;
  if (!isTowerTop(at)) return { x: x + columnOf(at) * SIDE, y: y + rowOf(at) * SIDE, width: SIDE, height: SIDE };
  if (tower === null) return null;
  return { x: x + tower.x - TOP_SIDE / 2, y: y + tower.y - TOP_SIDE / 2, width: TOP_SIDE, height: TOP_SIDE };
}
