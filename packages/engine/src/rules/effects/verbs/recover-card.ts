import { emit, follow } from '../../../flow/emit.ts';
import type { Game } from '../../../model/game.ts';
import type { CardId } from '../../../model/kinds.ts';
import type { EffectStep } from '../../../model/step.ts';
import type { EffectVerb } from '../effect-verb.ts';
import { hasBoard } from '../has-board.ts';

/** The card that does it never fetches itself back. */
const recoverable = (game: Game, { card }: EffectStep): CardId | undefined =>
  game.piles.equipment.discard.findLast((each) => each !== card);

/** R17.3: kept or not, like a card found. */
export const recoverCard: EffectVerb<'recover-card'> = {
  do: 'recover-card',
  run(game, step) {
    const card = recoverable(game, step)!;
    emit(game, { type: 'card-recovered', deck: 'equipment', card, why: 'G4' });
    follow(game, { step: 'stow', by: step.by, cards: [card], from: 'equipment' });
  },
  possible: (game, step) => hasBoard(game, step.by) && recoverable(game, step) !== undefined,
};
