import { emit, follow } from '../../flow/emit.ts';
import type { Character, Game, Refusal } from '../../model/game.ts';
import type { Square } from '../../model/square.ts';
import { isAssassin, isOnMap } from '../ground/presence.ts';
import { type ActionRule, refuse } from './action-rule.ts';
import { pay, payRefusal } from './paying.ts';
import { placeRefusal } from './refusals.ts';

const ALONE = refuse('nobody-to-trade-with', 'R13.3');

/** R13.3: the critical too; nobody in a spot, machine or on a tower. */
const mayTrade = (each: Character, at: Square): boolean =>
  each.at === at && !each.inSpot && each.aboard === '' && isAssassin(each) && isOnMap(each);

/** All assassins on the square who take part. */
export const traders = (game: Game, at: Square): Character[] => game.characters.filter((assassin) => mayTrade(assassin, at));

function hasPartner(game: Game, { id, at }: Character): boolean {
  for (const other of game.characters) if (other.id !== id && mayTrade(other, at)) return true;
  return false;
}

const tradeRefusal = (game: Game, assassin: Character): Refusal | null =>
  placeRefusal(game, assassin) ?? (hasPartner(game, assassin) ? null : ALONE);

/** R13.3: 1 AP by one of them, also while exposed beside enemies. */
export const trade: ActionRule<'trade'> = {
  type: 'trade',
  rules: ['R13.3'],
  options(game, assassin, out) {
    if (tradeRefusal(game, assassin) === null) out.push({ type: 'trade', by: assassin.id });
  },
  resolve(game, _command, assassin) {
    pay(game, assassin, 1, 'R13.3');
    emit(game, { type: 'trade-begun', by: assassin.id, at: assassin.at, why: 'R13.3' });
    follow(game, { step: 'trade', at: assassin.at, moved: [] });
  },
  refusal: (game, _command, assassin) => tradeRefusal(game, assassin) ?? payRefusal(assassin, 1),
};
