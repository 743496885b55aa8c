import type { Game } from '../game.ts';
import type { MachineId } from '../kinds.ts';
import { characterOf, kindIndex, machineOf } from '../lookup.ts';
import { NOWHERE } from '../square.ts';
import type { Evolvers } from './evolvers.ts';

/** The machine is not on the map any more; whoever was aboard is not aboard now. */
function takeAway(game: Game, id: MachineId, state: 'gone' | 'lost'): void {
  Object.assign(machineOf(game, id), { at: NOWHERE, hp: 0, guard: -1, state });
  for (const each of game.characters) if (each.aboard === id) each.aboard = '';
}

export const machineEvolvers: Evolvers<
  | 'machine-placed'
  | 'machine-boarded'
  | 'machine-left'
  | 'machine-seized'
  | 'machine-moved'
  | 'machine-damaged'
  | 'machine-destroyed'
  | 'machine-removed'
> = {
  'machine-placed': (game, { machine, at, hp, guard }) => {
    Object.assign(machineOf(game, machine), { at, hp, guard: kindIndex(guard), state: 'standing' });
  },
  'machine-boarded': (game, { machine, by }) => {
    characterOf(game, by).aboard = machineOf(game, machine).id;
  },
  'machine-left': (game, { by }) => {
    characterOf(game, by).aboard = '';
  },
  'machine-seized': (game, { machine, guard }) => {
    machineOf(game, machine).guard = kindIndex(guard);
  },
  'machine-moved': (game, { machine, to }) => {
    machineOf(game, machine).at = to;
    for (const each of game.characters) if (each.aboard === machine) each.at = to;
  },
  'machine-damaged': (game, { machine, hp }) => {
    machineOf(game, machine).hp -= hp;
  },
  'machine-destroyed': (game, { machine }) => takeAway(game, machine, 'gone'),
  'machine-removed': (game, { machine }) => takeAway(game, machine, 'lost'),
};
