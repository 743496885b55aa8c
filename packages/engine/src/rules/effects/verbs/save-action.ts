import { emit } from '../../../flow/emit.ts';
import { characterOf } from '../../../model/lookup.ts';
import type { EffectVerb } from '../effect-verb.ts';
import { hasBoard } from '../has-board.ts';

/** R19.1: the saved slot holds at most one. */
export const saveAction: EffectVerb<'save-action'> = {
  do: 'save-action',
  run: (game, { by, on }) => emit(game, { type: 'action-laid-by', by: on || by, why: ['R19.1', 'G4'] }),
  possible: (game, { by, on }) => hasBoard(game, on || by) && characterOf(game, on || by).saved === 0,
};
