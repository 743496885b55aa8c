import { objectiveIndex } from '../../../model/lookup.ts';
import { completeObjective, isOpen } from '../../objectives/completing.ts';
import { fail } from '../../objectives/ending.ts';
import { revealObjective } from '../../objectives/reveal.ts';
import type { EffectVerb } from '../effect-verb.ts';

export const completeObjectiveVerb: EffectVerb<'complete-objective'> = {
  do: 'complete-objective',
  run: (game, _step, { objective }) => completeObjective(game, objectiveIndex(game, objective)),
  possible(game, _step, { objective }) {
    const index = objectiveIndex(game, objective);
    return index >= 0 && isOpen(game, index);
  },
};

export const revealObjectiveVerb: EffectVerb<'reveal-objective'> = {
  do: 'reveal-objective',
  run: (game, _step, { objective }) => revealObjective(game, objectiveIndex(game, objective)),
  possible: (game, _step, { objective }) => game.objectives[objectiveIndex(game, objective)]?.revealed === false,
};

/** R6.1: a failure condition of the memory's own. */
export const failMemory: EffectVerb<'fail-memory'> = {
  do: 'fail-memory',
  run: (game) => fail(game, 'own-condition', 'R6.1', 'G4'),
};
