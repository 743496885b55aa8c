import { emit } from '../../flow/emit.ts';
import type { Command } from '../../model/command.ts';
import type { Character, Game, Refusal } from '../../model/game.ts';
import { machineIfAny } from '../../model/lookup.ts';
import { slipAway } from '../detection/exposure.ts';
import { assassinArrives } from '../enemies/arrival.ts';
import { isAssassin } from '../ground/presence.ts';
import { isUnoccupied, machinesAt } from '../machines/machines-at.ts';
import { type ActionRule, refuse } from './action-rule.ts';
import { pay, payRefusal } from './paying.ts';
import { placeRefusal } from './refusals.ts';

const NO_MACHINE = refuse('no-machine-here', 'R48.1');
const OCCUPIED = refuse('machine-occupied', 'R48.1');
const NOT_ABOARD = refuse('not-aboard', 'R48.1');
const ABOARD = refuse('aboard-machine', 'R48.2');

/** R48.1: an unoccupied machine stands on the assassin's square; allies board none. */
export function canBoard(game: Game, assassin: Character): boolean {
  if (game.machines.length === 0 || !isAssassin(assassin) || placeRefusal(game, assassin) !== null) return false;
  return machinesAt(game, assassin.at).some((machine) => isUnoccupied(game, machine));
}

/** R48.1: 0 AP, exposed or not; a worn base stays loose. */
export const board: ActionRule<'board'> = {
  type: 'board',
  rules: ['R48.1'],
  options(game, assassin, out) {
    if (!canBoard(game, assassin)) return;
    for (const machine of machinesAt(game, assassin.at))
      if (isUnoccupied(game, machine)) out.push({ type: 'board', by: assassin.id, machine: machine.id });
  },
  resolve(game, { machine }, assassin) {
    slipAway(game, assassin, 'R48.1');
    emit(game, { type: 'machine-boarded', machine, by: assassin.id, why: ['R48.1', 'R48.2'] });
  },
  refusal(game, { machine }, assassin) {
    const place = placeRefusal(game, assassin);
    if (place !== null) return place;
    const found = machineIfAny(game, machine);
    if (found === undefined || found.at !== assassin.at) return NO_MACHINE;
    return isUnoccupied(game, found) ? null : OCCUPIED;
  },
};

/** R48.1: 1 AP, onto its square; a test if enemies are there (R22.1). */
export const leaveMachine: ActionRule<'leave-machine'> = {
  type: 'leave-machine',
  rules: ['R48.1'],
  options(_game, assassin, out) {
    if (assassin.aboard !== '') out.push({ type: 'leave-machine', by: assassin.id });
  },
  resolve(game, _command, assassin) {
    pay(game, assassin, 1, 'R48.1');
    emit(game, { type: 'machine-left', machine: assassin.aboard, by: assassin.id, why: 'R48.1' });
    assassinArrives(game, assassin);
  },
  refusal: (_game, _command, assassin) => (assassin.aboard === '' ? NOT_ABOARD : payRefusal(assassin, 1)),
};

const MACHINE_ACTIONS: ReadonlySet<Command['type']> = new Set<Command['type']>(['leave-machine', 'use', 'use-on', 'use-at']);

/** R48.2: aboard one can only get off or use the machine's own actions. */
export const aboardRefusal = ({ aboard }: Character, { type }: Command): Refusal | null =>
  aboard === '' || MACHINE_ACTIONS.has(type) ? null : ABOARD;
