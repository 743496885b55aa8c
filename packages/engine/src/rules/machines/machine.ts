import { emit } from '../../flow/emit.ts';
import type { MapData } from '../../model/content.ts';
import type { Game, Machine } from '../../model/game.ts';
import type { GuardKind, MachineId, Why } from '../../model/kinds.ts';
import { guardKindOf } from '../../model/lookup.ts';
import type { Square } from '../../model/square.ts';
import { assassinArrives } from '../enemies/arrival.ts';
import { countDestroyed } from '../objectives/destroy.ts';
import { machineHp, occupantOf } from './machines-at.ts';

/** R48.3: its HP are those on its card. R48.5: a guard aboard is one of the square's guards. */
export function placeMachine(game: Game, machine: MachineId, at: Square, guard: GuardKind | '', why: Why): void {
  emit(game, { type: 'machine-placed', machine, at, hp: machineHp(game, machine), guard, why });
}

/** R7.2, R48.5: as the map's data places it; a guard aboard takes a place on the square. */
export function layMachine(game: Game, { machine, at, guard, held }: MapData['machines'][number]): void {
  const isHeld = guard !== '' && held[game.setup.party.length - 2]!;
  const aboard = isHeld ? guardKindOf(game.content.memory, guard) : '';
  if (aboard !== '') emit(game, { type: 'guard-placed', guard: aboard, at, count: 1, why: ['R7.2', 'R48.5'] });
  placeMachine(game, machine, at, aboard, ['R7.2', 'R48.3']);
}

/** R48.3: destroyed it is removed, and the occupant stands incognito on the square, with a test if enemies are there. */
export function damageMachine(game: Game, machine: Machine, hits: number, hp: number, why: Why): void {
  const { id, at } = machine;
  emit(game, { type: 'machine-damaged', machine: id, hits, hp: Math.min(hp, machine.hp), why });
  if (machine.hp > 0) return;
  const occupant = occupantOf(game, machine);
  emit(game, { type: 'machine-destroyed', machine: id, at, why: 'R48.3' });
  countDestroyed(game, id, at);
  if (occupant !== undefined) assassinArrives(game, occupant);
}

/** R48.3, R33.2: 1 HP for as many hits as it has HP left, repeatedly; what is left over is lost. */
export function hitMachine(game: Game, machine: Machine, hits: number): void {
  for (let left = hits, needed = machine.hp; needed > 0 && left >= needed; needed--) {
    left -= needed;
    damageMachine(game, machine, needed, 1, ['R48.3', 'R33.2', 'R48.4']);
  }
}
