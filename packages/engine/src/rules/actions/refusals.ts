import type { Quantity } from '../../model/effect.ts';
import type { Character, Game, Refusal } from '../../model/game.ts';
import type { Clause } from '../../model/kinds.ts';
import { groundIfAny } from '../../model/lookup.ts';
import { isForbidden } from '../cards/quantity.ts';
import { unhindered } from '../ground/presence.ts';
import { refuse } from './action-rule.ts';

export const IN_SPOT = refuse('in-hiding-spot', 'R8.3');
const ON_TOP = refuse('on-tower', 'R9.2');
const FORBIDDEN = refuse('forbidden-by-card', 'G4');
const hindered = new Map<Clause, Refusal>();

/** R8.3: inside a spot one may do little. R9.2: on the top no square is nearby. */
export function placeRefusal(game: Game, assassin: Character): Refusal | null {
  if (assassin.inSpot) return IN_SPOT;
  return groundIfAny(game, assassin.at) === undefined ? ON_TOP : null;
}

/** G4: a card closes it for now. */
export const forbiddenRefusal = (game: Game, assassin: Character, what: Quantity): Refusal | null =>
  isForbidden(game, assassin, what) ? FORBIDDEN : null;

/** Incognito always; exposed only with no enemy on the square. */
export function enemyRefusal(game: Game, assassin: Character, rule: Clause): Refusal | null {
  if (unhindered(game, assassin)) return null;
  let found = hindered.get(rule);
  if (found === undefined) {
    found = refuse('enemies-here', rule);
    hindered.set(rule, found);
  }
  return found;
}
