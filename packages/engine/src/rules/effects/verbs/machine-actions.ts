import { emit, follow } from '../../../flow/emit.ts';
import type { Game } from '../../../model/game.ts';
import { characterOf } from '../../../model/lookup.ts';
import type { EffectStep } from '../../../model/step.ts';
import { attacker } from '../../combat/attacker.ts';
import { leaveWithBurdens } from '../../objectives/carry.ts';
import { checkEnd } from '../../objectives/ending.ts';
import type { EffectVerb } from '../effect-verb.ts';

/** R48.2: only from aboard. */
const isAboard = (game: Game, { by }: EffectStep): boolean => by !== '' && characterOf(game, by).aboard !== '';

/** R48.2: nobody is tested or hunted aboard, so that enemies on either square change nothing. */
export const moveMachine: EffectVerb<'move-machine'> = {
  do: 'move-machine',
  run(game, { by, at }) {
    emit(game, { type: 'machine-moved', machine: characterOf(game, by).aboard, to: at, why: ['R48.2', 'G4'] });
  },
  possible: isAboard,
};

/** R48.5: an attack like any other, but by the machine: nobody joins it, and the machine suffers what comes back. */
export const fire: EffectVerb<'fire'> = {
  do: 'fire',
  run(game, { by, at, card }) {
    emit(game, { type: 'attack-begun', by, card, at, why: ['R16.1', 'R48.5'] });
    follow(game, { step: 'attack', at, attackers: [attacker(by, card)], stage: 'roll', hits: 0, ranged: 0, felled: false });
  },
  possible: isAboard,
};

/** R15.1: for good, as by a station; the machine is gone too. */
export const leaveByMachine: EffectVerb<'leave-by-machine'> = {
  do: 'leave-by-machine',
  run(game, { by }) {
    const { aboard } = characterOf(game, by);
    leaveWithBurdens(game, characterOf(game, by));
    emit(game, { type: 'left', by, why: ['R48.2', 'R15.1', 'G4'] });
    emit(game, { type: 'machine-removed', machine: aboard, why: ['R48.2', 'G4'] });
    checkEnd(game);
  },
  possible: isAboard,
};
