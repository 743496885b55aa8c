import { emit } from '../../../flow/emit.ts';
import type { EffectVerb } from '../effect-verb.ts';

/** R1.3: a box is found once; the campaign opens it when the memory is over. */
export const openBoxVerb: EffectVerb<'open-box'> = {
  do: 'open-box',
  run: (game, _step, { box }) => emit(game, { type: 'box-found', box, why: ['R1.3', 'G4'] }),
  possible: (game, _step, { box }) => !game.boxes.includes(box),
};
