import {
  columnOf,
  type MapData,
  type MemoryData,
  mapOf,
  rowOf,
  type Square,
  squareName,
  type TileData,
  type TileSize,
} from '@bauta/engine';
import type { ProblemReporter } from '../../problem/problem.ts';
import { towerTile } from '../compile/compile-map.ts';
import { square as squareSchema } from '../schema/bounds.ts';
import type { MapFile } from '../schema/memory-schema.ts';

/** Rows x columns, in either orientation. */
const SHAPES: Record<TileSize, readonly [number, number]> = { small: [1, 1], medium: [2, 2], large: [2, 3] };

/** R7.3: tiles have their size, and no square lies on two. */
export function checkTiles(file: MapFile, map: MapData, report: ProblemReporter): void {
  const drawn = map.squares.filter(({ type }) => type === 'tower');
  const owner = new Map<Square, string>(drawn.map(({ at }) => [at, towerTile(mapOf(at))]));
  for (const tile of map.tiles.filter(({ id }) => Object.hasOwn(file.tiles, id))) {
    const message = nameFault(tile) ?? shapeFault(tile) ?? overlapFault(tile, owner);
    if (message !== null) report(['tiles', tile.id], message);
    for (const square of tile.squares) owner.set(square, tile.id);
  }
}

/** A card names a tile without its map, so that two maps must not have the same. */
export function checkTileNames({ maps }: MemoryData, report: ProblemReporter): void {
  const known = new Set<string>();
  for (const [map, { tiles }] of maps.entries()) {
    const ids = tiles.map(({ id }) => id);
    for (const id of ids) if (known.has(id)) report(['maps', map, 'tiles', id], `Another map has a tile \`${id}\` too.`);
    for (const id of ids) known.add(id);
  }
}

const nameFault = ({ id }: TileData): string | null =>
  id === towerTile(0) || squareSchema.safeParse(id).success ? `A tile cannot be called \`${id}\`.` : null;

function overlapFault({ id, squares }: TileData, owner: ReadonlyMap<Square, string>): string | null {
  const shared = squares.find((square) => owner.has(square));
  return shared === undefined ? null : `${squareName(shared)} lies on two tiles, ${owner.get(shared)} and ${id}.`;
}

function shapeFault(tile: TileData): string | null {
  if (hasShape(tile)) return null;
  const [rows, columns] = SHAPES[tile.size];
  const squares = tile.squares.map(squareName).join(', ');
  return `The tile \`${tile.id}\` is ${tile.size}, ${rows}x${columns} squares (R7.3), but ${squares} are not that.`;
}

export function hasShape({ size, squares }: Pick<TileData, 'size' | 'squares'>): boolean {
  const height = extent(squares.map(rowOf));
  const width = extent(squares.map(columnOf));
  const [short, long] = SHAPES[size];
  return (
    new Set(squares).size === short * long &&
    squares.length === short * long &&
    Math.min(height, width) === short &&
    Math.max(height, width) === long
  );
}

const extent = (values: readonly number[]): number => Math.max(...values) - Math.min(...values) + 1;
