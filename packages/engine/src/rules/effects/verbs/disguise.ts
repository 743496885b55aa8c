import { emit } from '../../../flow/emit.ts';
import { characterOf, kindIndex } from '../../../model/lookup.ts';
import { refuse } from '../../actions/action-rule.ts';
import { uniformKind } from '../../detection/uniform.ts';
import type { EffectVerb } from '../effect-verb.ts';
import { isThere } from '../place-of.ts';

/** D1: a figure is lent by the reserve; none left, it cannot be put on. */
export const disguiseVerb: EffectVerb<'disguise'> = {
  do: 'disguise',
  refusal: refuse('no-uniform-left', 'D1'),
  run: (game, { by, card }, verb) => emit(game, { type: 'disguise-put-on', by, card, guard: uniformKind(game, verb), why: 'D1' }),
  possible: (game, { by }, verb) =>
    isThere(game, by) && characterOf(game, by).disguise < 0 && game.reserve[kindIndex(uniformKind(game, verb))]! > 0,
};
