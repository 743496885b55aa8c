import type { Quantity } from '../../model/effect.ts';
import type { Character, Game } from '../../model/game.ts';
import type { Clause } from '../../model/kinds.ts';
import { groundIfAny } from '../../model/lookup.ts';
import { isForbidden } from '../cards/quantity.ts';
import { unhindered } from '../ground/presence.ts';
import { type Bar, bar } from './action-rule.ts';

export const IN_SPOT = bar('in-hiding-spot', 'R8.3');
const ON_TOP = bar('on-tower', 'R9.2');
const FORBIDDEN = bar('forbidden-by-card', 'G4');
const hindered = new Map<Clause, Bar>();

/** R8.3: inside a spot one may do little. R9.2: on the top no square is nearby. */
export function placeBar(game: Game, assassin: Character): Bar | null {
  if (assassin.inSpot) return IN_SPOT;
  return groundIfAny(game, assassin.at) === undefined ? ON_TOP : null;
}

/** G4: a card closes it for now. */
export const forbiddenBar = (game: Game, assassin: Character, what: Quantity): Bar | null =>
  isForbidden(game, assassin, what) ? FORBIDDEN : null;

/** Incognito always; exposed only with no enemy on the square. */
export function enemyBar(game: Game, assassin: Character, rule: Clause): Bar | null {
  if (unhindered(game, assassin)) return null;
  let found = hindered.get(rule);
  if (found === undefined) {
    found = bar('enemies-here', rule);
    hindered.set(rule, found);
  }
  return found;
}
