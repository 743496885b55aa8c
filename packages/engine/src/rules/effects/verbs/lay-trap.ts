import { emit } from '../../../flow/emit.ts';
import { characterOf } from '../../../model/lookup.ts';
import type { EffectVerb } from '../effect-verb.ts';
import { placeOf } from '../sources.ts';

/** D2: the card leaves its owner's board and lies on the square. */
export const layTrap: EffectVerb<'lay-trap'> = {
  do: 'lay-trap',
  run(game, { by, card, at }) {
    emit(game, { type: 'card-taken', by, card, from: placeOf(characterOf(game, by), card)!, why: 'D2' });
    emit(game, { type: 'trap-laid', by, card, at, why: 'D2' });
  },
};
