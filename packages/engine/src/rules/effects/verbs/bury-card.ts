import { emit } from '../../../flow/emit.ts';
import type { EffectVerb } from '../effect-verb.ts';

/** A card nobody has seen goes beneath its deck. */
export const buryCard: EffectVerb<'bury-card'> = {
  do: 'bury-card',
  run: (game, _step, { deck }) => emit(game, { type: 'card-buried', deck, why: 'G4' }),
  possible: (game, _step, { deck }) => game.piles[deck].draw.length > 1,
};
