import type { Game } from '../../model/game.ts';
import { groundIfAny } from '../../model/lookup.ts';
import { canBoard } from '../actions/machine.ts';
import { kitOf } from '../cards/kit.ts';

/** R19.2: a saved AP, a spot, a leap, a machine, a card or an ability might be used. Nobody is asked where this is false. */
export function couldAct(game: Game): boolean {
  for (const assassin of game.characters) {
    if (assassin.status !== 'active') continue;
    // R48.2: aboard there is nothing to do without an AP.
    if (assassin.aboard !== '' && assassin.saved === 0) continue;
    const ground = groundIfAny(game, assassin.at);
    if (assassin.saved > 0 || ground === undefined || ground.spot !== '' || kitOf(game, assassin).hasFreeUse) return true;
    if (canBoard(game, assassin)) return true;
  }
  return false;
}
