import { objectiveIndex } from '../../model/lookup.ts';
import { fail } from '../ending.ts';
import { completeObjective, isOpen } from '../objectives.ts';
import type { Deed } from './deed.ts';

export const completeObjectiveDeed: Deed<'complete-objective'> = {
  do: 'complete-objective',
  run: (game, _step, { objective }) => completeObjective(game, objectiveIndex(game, objective)),
  possible: (game, _step, { objective }) => isOpen(game, objectiveIndex(game, objective)),
};

/** R6.1: a failure condition of the memory's own. */
export const failMemory: Deed<'fail-memory'> = {
  do: 'fail-memory',
  run: (game) => fail(game, 'own-condition', 'R6.1', 'G4'),
};
