import { emit, end } from '../../flow/emit.ts';
import type { StepRule } from '../../flow/step-rule.ts';
import type { CommandOf } from '../../model/command.ts';
import type { Game } from '../../model/game.ts';
import { GUARD_KINDS, type GuardKind } from '../../model/kinds.ts';
import { machineOf } from '../../model/lookup.ts';
import { mapOf } from '../../model/square.ts';
import { looseAt } from '../enemies/enemy-steps.ts';
import { placeMachine } from './machine.ts';
import { isUnoccupied } from './machines-at.ts';

/** R48.2: a card brings a machine that waits off the map. */
export const placeMachineStep: StepRule<'place-machine'> = {
  step: 'place-machine',
  rules: ['R48.3', 'G4'],
  options(_game, { machine, squares }, out) {
    for (const at of squares) out.push({ type: 'place-machine', machine, at });
  },
  resolve(game, { machine }, command) {
    if (command.type !== 'place-machine') return;
    end(game);
    placeMachine(game, machine, command.at, '', ['G4', 'R48.3']);
  },
};

/** R48.4: every guard who could go aboard an unoccupied machine of the map; none leaves an objective-base space for it. */
export function seizures(game: Game, map: number): CommandOf<'seize'>[] {
  const found: CommandOf<'seize'>[] = [];
  for (const machine of game.machines) {
    if (machine.state !== 'standing' || mapOf(machine.at) !== map || !isUnoccupied(game, machine)) continue;
    GUARD_KINDS.forEach((enemy, kind) => {
      if (looseAt(game, machine.at, kind) > 0) found.push({ type: 'seize', machine: machine.id, enemy });
    });
  }
  return found;
}

export const seizeMachineStep: StepRule<'seize-machine'> = {
  step: 'seize-machine',
  rules: ['R48.4', 'R48.5', 'G4'],
  options(game, { map }, out) {
    out.push(...seizures(game, map));
  },
  resolve(game, _step, command) {
    if (command.type !== 'seize') return;
    end(game);
    const { at } = machineOf(game, command.machine);
    const guard = command.enemy as GuardKind;
    emit(game, { type: 'machine-seized', machine: command.machine, guard, at, why: ['G4', 'R48.4', 'R48.5'] });
  },
};
