import type { Game } from '../../model/game.ts';

/** R50.3: the first map from this one on that is still in play; the number of maps when there is none. */
export function inPlayFrom(game: Game, from: number): number {
  let map = from;
  while (map < game.maps.length && game.maps[map]!.down) map++;
  return map;
}

export function mapsInPlay(game: Game): number {
  let count = 0;
  for (const { down } of game.maps) if (!down) count++;
  return count;
}
