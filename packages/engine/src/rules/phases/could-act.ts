import type { Assassin, Game } from '../../model/game.ts';
import { groundIfAny } from '../../model/lookup.ts';
import { forEachSource } from '../effects/sources.ts';

function hasFreeUse(game: Game, assassin: Assassin): boolean {
  let found = false;
  forEachSource(game, assassin, (_card, effects) => {
    for (const { when, cost } of effects) if (when === 'action' && cost === 0) found = true;
  });
  return found;
}

/** R19.2: a saved AP, a spot, a leap, a card or an ability might be used. Nobody is asked where this is false. */
export function couldAct(game: Game): boolean {
  for (const assassin of game.assassins) {
    if (assassin.status !== 'active') continue;
    const ground = groundIfAny(game, assassin.at);
    if (assassin.saved > 0 || ground === undefined || ground.spot !== '' || hasFreeUse(game, assassin)) return true;
  }
  return false;
}
