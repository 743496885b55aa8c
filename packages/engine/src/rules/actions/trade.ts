import { emit, follow } from '../../flow/emit.ts';
import type { Assassin, Game } from '../../model/game.ts';
import type { Square } from '../../model/square.ts';
import { type ActionRule, type Bar, bar } from './action-rule.ts';
import { placeBar } from './bars.ts';
import { pay, payBar } from './paying.ts';

const ALONE = bar('nobody-to-trade-with', 'R13.3');

/** R13.3: all assassins on the square, the critical too; nobody in a spot or on a tower. */
export const traders = (game: Game, at: Square): Assassin[] =>
  game.assassins.filter(
    (assassin) => assassin.at === at && !assassin.inSpot && (assassin.status === 'active' || assassin.status === 'critical'),
  );

function tradeBar(game: Game, assassin: Assassin): Bar | null {
  return placeBar(game, assassin) ?? (traders(game, assassin.at).length > 1 ? null : ALONE);
}

/** R13.3: 1 AP by one of them, also while exposed beside enemies. */
export const trade: ActionRule<'trade'> = {
  type: 'trade',
  paid: true,
  rules: ['R13.3'],
  options(game, assassin, out) {
    if (tradeBar(game, assassin) === null) out.push({ type: 'trade', by: assassin.id });
  },
  resolve(game, _command, assassin) {
    pay(game, assassin, 1, 'R13.3');
    emit(game, { type: 'trade-begun', by: assassin.id, at: assassin.at, why: 'R13.3' });
    follow(game, { step: 'trade', at: assassin.at, moved: [] });
  },
  bar: (game, _command, assassin) => tradeBar(game, assassin) ?? payBar(assassin, 1),
};
