import type { TileData } from '../../model/content.ts';
import type { Game } from '../../model/game.ts';
import { isLaid, type TileId } from '../../model/map-change.ts';

export interface FoundTile {
  readonly map: number;
  readonly tile: TileData;
  readonly laid: boolean;
}

/** Tiles of one memory have different names; null: no map in play has one of that name. */
export function findTile(game: Game, id: TileId): FoundTile | null {
  const { maps } = game.content.memory;
  for (let map = 0; map < maps.length; map++) {
    const tile = maps[map]!.tiles.find((each) => each.id === id);
    if (tile !== undefined && !game.maps[map]!.down) return { map, tile, laid: isLaid(tile, game.maps[map]!.changes) };
  }
  return null;
}

export const isTurned = (game: Game, { map, tile }: FoundTile): boolean =>
  game.maps[map]!.changes.some((each) => each.change === 'tile-turned' && each.tile === tile.id && each.turned);
