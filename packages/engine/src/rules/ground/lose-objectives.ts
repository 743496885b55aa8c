import { emit } from '../../flow/emit.ts';
import type { ObjectiveData } from '../../model/content.ts';
import type { Game } from '../../model/game.ts';
import type { Clause, MachineId } from '../../model/kinds.ts';
import { bossOf } from '../../model/lookup.ts';
import type { Square } from '../../model/square.ts';
import { fail } from '../objectives/ending.ts';
import { objectiveAt } from '../objectives/objective-at.ts';

/** What a tile takes with it. */
interface Gone {
  squares: readonly Square[];
  machines: readonly MachineId[];
}

/** A boss or machine that the objective asks for went with its tile. */
function isFigureLost(game: Game, { kind, target }: ObjectiveData, machines: readonly MachineId[]): boolean {
  if (kind === 'destroy') return machines.includes(target);
  return kind === 'eliminate' && bossOf(game, target)?.state === 'lost';
}

/** Its square is gone, or where it is to be brought, or whom it asks for. A thing that was carried off is safe. */
const isLost = (game: Game, objective: ObjectiveData, at: Square, { squares, machines }: Gone): boolean =>
  squares.includes(at) || squares.includes(objective.to) || isFigureLost(game, objective, machines);

/** R43: what went with the ground cannot be completed; a mandatory objective lost so fails the memory. */
export function loseObjectives(game: Game, gone: Gone, why: Clause): void {
  game.content.memory.objectives.forEach((objective, index) => {
    const { done, lost, revealed } = game.objectives[index]!;
    const at = revealed ? objectiveAt(game, index) : objective.at;
    if (game.result !== null || done || lost || !isLost(game, objective, at, gone)) return;
    emit(game, { type: 'objective-lost', objective: objective.id, why });
    if (!objective.optional) fail(game, 'objective-lost', why, 'R6.1');
  });
}
