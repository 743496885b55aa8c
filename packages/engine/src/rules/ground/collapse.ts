import { emit } from '../../flow/emit.ts';
import type { MapData, TileData } from '../../model/content.ts';
import { tilesTouch } from '../../model/current-map.ts';
import type { Game, MapState } from '../../model/game.ts';
import { isLaid, type TileId, tileOn } from '../../model/map-change.ts';
import { removeTile } from './remove-tile.ts';
import { findTile } from './tiles.ts';

/** R43: the named tile is marked at once and goes at the end of this turn. */
export function beginCollapse(game: Game, id: TileId): void {
  const found = findTile(game, id);
  if (found === null) return;
  const marked = game.maps[found.map]!.marked ?? [];
  if (!marked.includes(id)) emit(game, { type: 'tiles-marked', map: found.map, tiles: [...marked, id], why: ['R43', 'G4'] });
}

/** R43: all that touch a removed tile, and those that touch no tile. */
function nextToGo({ tiles }: MapData, { changes, marked }: MapState): TileId[] {
  const isRemoved = ({ id }: TileData) => changes.some((each) => each.change === 'tile-removed' && each.tile === id);
  const removed = tiles.filter(isRemoved);
  const left = tiles.filter((tile) => isLaid(tile, changes));
  const goes = (tile: TileData) =>
    marked!.includes(tile.id) ||
    removed.some((other) => tilesTouch(tile, other)) ||
    !left.some((other) => other !== tile && tilesTouch(tile, other));
  return left.filter(goes).map(({ id }) => id);
}

/** R43: at the start of a turn. */
export function markTiles(game: Game): void {
  for (let map = 0; map < game.maps.length; map++) {
    if (game.maps[map]!.marked === null) continue;
    const tiles = nextToGo(game.content.memory.maps[map]!, game.maps[map]!);
    if (tiles.length > 0) emit(game, { type: 'tiles-marked', map, tiles, why: 'R43' });
  }
}

/** R43: at the end of a turn. */
export function collapse(game: Game): void {
  for (let map = 0; map < game.maps.length; map++) {
    for (const id of game.maps[map]!.marked ?? []) {
      if (game.result !== null) return;
      removeTile(game, map, tileOn(game.content.memory.maps[map]!, id), 'R43');
    }
  }
}
