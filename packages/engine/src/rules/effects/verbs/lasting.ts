import { emit } from '../../../flow/emit.ts';
import type { Do, Lasting } from '../../../model/effect.ts';
import { mapOf, NOWHERE } from '../../../model/square.ts';
import type { EffectVerb } from '../effect-verb.ts';
import { placeNamed } from '../squares-for.ts';

const isOnSquare = ({ scope, where }: Extract<Do, { do: 'lasting' }>): boolean => scope === 'square' || where !== undefined;

/** R3.3: for this turn, or for the rest of the memory; for everyone, one person or one square. */
export const lastingVerb: EffectVerb<'lasting'> = {
  do: 'lasting',
  run(game, step, verb) {
    const { quantity, add, scope, until } = verb;
    const on = scope === 'person' ? step.on || step.by : '';
    const at = isOnSquare(verb) ? placeNamed(game, step, verb.where) : NOWHERE;
    const map = verb.where === undefined ? step.map : mapOf(at);
    const lasting: Lasting = { source: step.card, map, on, at, quantity, add, until };
    emit(game, { type: 'lasting-begun', lasting, why: until === 'turn' ? ['R3.2', 'R3.3'] : ['R3.2', 'G4'] });
  },
  /** A square that is gone has nothing to change: NOWHERE would be the whole map. */
  possible: (game, step, verb) => !isOnSquare(verb) || placeNamed(game, step, verb.where) !== NOWHERE,
};
