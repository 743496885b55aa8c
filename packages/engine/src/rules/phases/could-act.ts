import type { Game } from '../../model/game.ts';
import { groundIfAny } from '../../model/lookup.ts';
import { kitOf } from '../queries/kit.ts';

/** R19.2: a saved AP, a spot, a leap, a card or an ability might be used. Nobody is asked where this is false. */
export function couldAct(game: Game): boolean {
  for (const assassin of game.characters) {
    if (assassin.status !== 'active') continue;
    const ground = groundIfAny(game, assassin.at);
    if (assassin.saved > 0 || ground === undefined || ground.spot !== '' || kitOf(game, assassin).hasFreeUse) return true;
  }
  return false;
}
