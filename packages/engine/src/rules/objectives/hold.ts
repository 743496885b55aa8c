import { emit } from '../../flow/emit.ts';
import type { Game } from '../../model/game.ts';
import type { Square } from '../../model/square.ts';
import { enemiesAt, isAssassin } from '../ground/presence.ts';
import { completeObjective, isOpen } from './completing.ts';

/** An assassin who is not critical stands there, and no enemy does. */
const isHeld = (game: Game, at: Square): boolean =>
  game.characters.some((each) => isAssassin(each) && each.status === 'active' && each.at === at) && enemiesAt(game, at) === 0;

/** R14.3: a square held at the end of so many turns, in a row where the objective says so. */
export function checkHeld(game: Game): void {
  const { objectives } = game.content.memory;
  for (let index = 0; index < objectives.length; index++) {
    const { id, kind, at, count, inARow } = objectives[index]!;
    if (kind !== 'hold' || !isOpen(game, index)) continue;
    if (isHeld(game, at)) {
      emit(game, { type: 'objective-paid', objective: id, by: '', ap: 1, why: 'R14.3' });
      if (game.objectives[index]!.paid >= count) completeObjective(game, index);
    } else if (inARow && game.objectives[index]!.paid > 0) emit(game, { type: 'payment-lost', objective: id, why: 'R14.3' });
  }
}
