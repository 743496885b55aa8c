import type { MapData } from '../model/content.ts';
import { setMapChanges } from '../model/evolve/ground.ts';
import type { Game, Refusal } from '../model/game.ts';
import { groundIfAny } from '../model/lookup.ts';
import { isLaid, type MapChange, withChange } from '../model/map-change.ts';
import { squareName } from '../model/square.ts';
import { refuse } from './arrange-figures.ts';
import type { Arrangement } from './arrangement.ts';

function changeRefusal({ tiles, squares }: MapData, change: MapChange): Refusal | null {
  if ('tile' in change) return tiles.some(({ id }) => id === change.tile) ? null : refuse('no-such-tile', 'R7.1', change.tile);
  if (change.change === 'rule-shown') return null;
  return squares.some(({ at }) => at === change.at) ? null : refuse('no-such-square', 'R7.1', squareName(change.at));
}

function arrangeChanges(game: Game, map: number, changes: readonly MapChange[]): Refusal | null {
  const data = game.content.memory.maps[map]!;
  let laid: readonly MapChange[] = [];
  for (const change of changes) {
    const refusal = changeRefusal(data, change);
    if (refusal !== null) return refusal;
    laid = withChange(data, laid, change);
  }
  if (laid.length > 0) setMapChanges(game, map, laid);
  return null;
}

/** R43: only tiles that are there can be about to go. */
function arrangeMarked(game: Game, map: number, marked: readonly string[] | null): Refusal | null {
  const { tiles } = game.content.memory.maps[map]!;
  const { changes } = game.maps[map]!;
  const gone = marked?.find((id) => !tiles.some((tile) => tile.id === id && isLaid(tile, changes)));
  game.maps[map]!.marked = marked;
  return gone === undefined ? null : refuse('no-such-tile', 'R43', gone);
}

/** A chest needs ground to stand on; those that the data places on absent tiles are not there. */
function arrangeChests(game: Game, { chests }: Arrangement): Refusal | null {
  const floating = chests?.find((at) => groundIfAny(game, at) === undefined);
  if (floating !== undefined) return refuse('no-such-square', 'R7.1', squareName(floating));
  for (const map of game.maps) map.chests = map.chests.filter((at) => groundIfAny(game, at) !== undefined);
  return null;
}

/** How the maps lie, before anything is put on them. */
export function arrangeGround(game: Game, arrangement: Arrangement): Refusal | null {
  for (let map = 0; map < game.maps.length; map++) {
    const refusal =
      arrangeChanges(game, map, arrangement.changes?.[map] ?? []) ?? arrangeMarked(game, map, arrangement.marked?.[map] ?? null);
    if (refusal !== null) return refusal;
  }
  return arrangeChests(game, arrangement);
}
