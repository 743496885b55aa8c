import { objectiveIndex } from '../../../model/lookup.ts';
import { completeObjective, isOpen } from '../../objectives/completing.ts';
import { fail } from '../../objectives/ending.ts';
import { revealObjective } from '../../objectives/reveal.ts';
import type { Deed } from '../deed.ts';

export const completeObjectiveDeed: Deed<'complete-objective'> = {
  do: 'complete-objective',
  run: (game, _step, { objective }) => completeObjective(game, objectiveIndex(game, objective)),
  possible(game, _step, { objective }) {
    const index = objectiveIndex(game, objective);
    return index >= 0 && isOpen(game, index);
  },
};

export const revealObjectiveDeed: Deed<'reveal-objective'> = {
  do: 'reveal-objective',
  run: (game, _step, { objective }) => revealObjective(game, objectiveIndex(game, objective)),
  possible: (game, _step, { objective }) => game.objectives[objectiveIndex(game, objective)]?.revealed === false,
};

/** R6.1: a failure condition of the memory's own. */
export const failMemory: Deed<'fail-memory'> = {
  do: 'fail-memory',
  run: (game) => fail(game, 'own-condition', 'R6.1', 'G4'),
};
