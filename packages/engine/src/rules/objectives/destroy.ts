import type { Game } from '../../model/game.ts';
import type { MachineId } from '../../model/kinds.ts';
import { mapOf, type Square } from '../../model/square.ts';
import { raiseAlert } from '../detection/exposure.ts';
import { completeObjective, isOpen } from './completing.ts';

/** R14.3: a machine destroyed may be what an objective asks for. */
export function countDestroyed(game: Game, machine: MachineId, at: Square): void {
  const { objectives } = game.content.memory;
  for (let index = 0; index < objectives.length; index++) {
    const { kind, target, alerts } = objectives[index]!;
    if (kind !== 'destroy' || target !== machine || !isOpen(game, index)) continue;
    completeObjective(game, index);
    if (alerts && game.result === null) raiseAlert(game, mapOf(at), 'R14.3');
  }
}
