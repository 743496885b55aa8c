import { emit } from '../../flow/emit.ts';
import type { Game } from '../../model/game.ts';
import type { Square } from '../../model/square.ts';
import { isAssassin } from './presence.ts';

const isReached = ({ characters }: Game, at: Square): boolean =>
  characters.some((each) => each.at === at && each.status === 'active' && isAssassin(each));

/** R1.4, between actions: an assassin stands at a marker: its rule is shown, and that number's markers leave the map. */
export function readMarkers(game: Game): void {
  for (let map = 0; map < game.grounds.length; map++)
    while (game.grounds[map]!.markers.length > 0) {
      const reached = game.grounds[map]!.markers.find(({ at }) => isReached(game, at));
      if (reached === undefined) break;
      emit(game, { type: 'ground-changed', map, change: { change: 'rule-shown', rule: reached.rule }, why: 'R1.4' });
    }
}
