import { follow } from '../../../flow/emit.ts';
import { machineIfAny } from '../../../model/lookup.ts';
import { damageMachine } from '../../machines/machine.ts';
import { seizures } from '../../machines/machine-steps.ts';
import type { EffectVerb } from '../effect-verb.ts';
import { squaresFor } from '../squares-for.ts';

export const damageMachineVerb: EffectVerb<'damage-machine'> = {
  do: 'damage-machine',
  run(game, _step, { machine, hp }) {
    damageMachine(game, machineIfAny(game, machine)!, 0, hp, ['G4', 'R48.3']);
  },
  possible: (game, _step, { machine }) => machineIfAny(game, machine)?.state === 'standing',
};

/** Only one that waits off the map; players choose among several squares. */
export const placeMachineVerb: EffectVerb<'place-machine'> = {
  do: 'place-machine',
  run(game, step, { machine, where }) {
    follow(game, { step: 'place-machine', machine, squares: [...new Set(squaresFor(game, step, where))] });
  },
  possible: (game, step, { machine, where }) =>
    machineIfAny(game, machine)?.state === 'waiting' && squaresFor(game, step, where).length > 0,
};

export const seizeMachine: EffectVerb<'seize-machine'> = {
  do: 'seize-machine',
  run: (game, { map }) => follow(game, { step: 'seize-machine', map }),
  possible: (game, { map }) => seizures(game, map).length > 0,
};
