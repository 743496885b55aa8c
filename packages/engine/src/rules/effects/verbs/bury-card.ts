import { emit } from '../../../flow/emit.ts';
import type { Deed } from '../deed.ts';

/** A card nobody has seen goes beneath its deck. */
export const buryCard: Deed<'bury-card'> = {
  do: 'bury-card',
  run: (game, _step, { deck }) => emit(game, { type: 'card-buried', deck, why: 'G4' }),
  possible: (game, _step, { deck }) => game.piles[deck].draw.length > 1,
};
