import { follow } from '../../flow/emit.ts';
import type { Character, Game, Refusal } from '../../model/game.ts';
import { groundIfAny } from '../../model/lookup.ts';
import { bodiesAt, isAssassin } from '../ground/presence.ts';
import { type ActionRule, refuse } from './action-rule.ts';
import { pay, payRefusal } from './paying.ts';
import { enemyRefusal } from './refusals.ts';

const NO_BODIES = refuse('no-bodies-here', 'R17.1');

/** R8.3: also from inside a hiding spot. */
function bodiesRefusal(game: Game, assassin: Character): Refusal | null {
  if (groundIfAny(game, assassin.at) === undefined || bodiesAt(game, assassin.at) === 0) return NO_BODIES;
  return enemyRefusal(game, assassin, 'R17.1');
}

/** R17.1: one action hides every body on the square; searching them is a choice that follows, for who has a board. */
export const hideBodies: ActionRule<'hide-bodies'> = {
  type: 'hide-bodies',
  rules: ['R17.1', 'R8.3'],
  options(game, assassin, out) {
    if (bodiesRefusal(game, assassin) === null) out.push({ type: 'hide-bodies', by: assassin.id });
  },
  resolve(game, _command, assassin) {
    pay(game, assassin, 1, 'R17.1');
    follow(game, {
      step: 'search',
      by: assassin.id,
      at: assassin.at,
      left: isAssassin(assassin) ? bodiesAt(game, assassin.at) : 0,
      found: [],
    });
  },
  refusal: (game, _command, assassin) => bodiesRefusal(game, assassin) ?? payRefusal(assassin, 1),
};
