import type { Character, Game, Machine } from '../../model/game.ts';
import type { MachineId, TargetName } from '../../model/kinds.ts';
import { characterOf, impossible, machineIfAny } from '../../model/lookup.ts';
import type { Square } from '../../model/square.ts';

const NONE: readonly Machine[] = [];

/** Standing machines of the square. */
export const machinesAt = (game: Game, square: Square): readonly Machine[] =>
  game.machines.length === 0 ? NONE : game.machines.filter(({ at, state }) => state === 'standing' && at === square);

/** R48.4: those with a guard aboard. */
export const heldMachinesAt = (game: Game, square: Square): readonly Machine[] =>
  game.machines.length === 0 ? NONE : machinesAt(game, square).filter(({ guard }) => guard >= 0);

export const occupantOf = (game: Game, { id }: Machine): Character | undefined =>
  game.characters.find(({ aboard }) => aboard === id);

/** R48.1: nobody is aboard. */
export const isUnoccupied = (game: Game, machine: Machine): boolean =>
  machine.guard < 0 && occupantOf(game, machine) === undefined;

/** Guards of a kind who are aboard machines of the square. */
export function guardsAboardAt(game: Game, square: Square, kind: number): number {
  let count = 0;
  for (const { at, guard } of game.machines) if (guard === kind && at === square && kind >= 0) count++;
  return count;
}

/** R48.3: HP by the number of assassins at the start of the memory, as a boss has (R33.1). */
export const machineHp = (game: Game, id: MachineId): number =>
  game.content.machines[id]?.hp[game.setup.party.length - 2] ?? impossible(`no machine ${id}`);

/** Where a character or machine is that enemies attack. */
export const whereIs = (game: Game, name: TargetName): Square => (machineIfAny(game, name) ?? characterOf(game, name)).at;
