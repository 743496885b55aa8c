import { emit } from '../../../flow/emit.ts';
import type { Lasting } from '../../../model/effect.ts';
import { NOWHERE } from '../../../model/square.ts';
import type { EffectVerb } from '../effect-verb.ts';
import { placeOf } from '../place-of.ts';

/** R3.3: for this turn, or for the rest of the memory; for everyone, one person or one square. */
export const lastingVerb: EffectVerb<'lasting'> = {
  do: 'lasting',
  run(game, step, { quantity, add, scope, until }) {
    const on = scope === 'person' ? step.on || step.by : '';
    const at = scope === 'square' ? placeOf(game, step) : NOWHERE;
    const lasting: Lasting = { source: step.card, map: step.map, on, at, quantity, add, until };
    emit(game, { type: 'lasting-begun', lasting, why: until === 'turn' ? ['R3.2', 'R3.3'] : ['R3.2', 'G4'] });
  },
  /** A square that is gone has nothing to change: NOWHERE would be the whole map. */
  possible: (game, step, { scope }) => scope !== 'square' || placeOf(game, step) !== NOWHERE,
};
