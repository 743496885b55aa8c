import { emit } from '../../flow/emit.ts';
import type { ObjectiveData } from '../../model/content.ts';
import type { Game } from '../../model/game.ts';
import type { Clause } from '../../model/kinds.ts';
import { bossOf } from '../../model/lookup.ts';
import type { Square } from '../../model/square.ts';
import { fail } from '../ending.ts';
import { objectiveAt } from '../queries/objectives.ts';

/** Its square is gone, or where it is to be brought, or the boss it asks for. A thing that was carried off is safe. */
const isLost = (game: Game, { kind, to, target }: ObjectiveData, at: Square, squares: readonly Square[]): boolean =>
  squares.includes(at) || squares.includes(to) || (kind === 'eliminate' && bossOf(game, target)?.state === 'lost');

/** R43: what went with the ground cannot be completed; a mandatory objective lost so fails the memory. */
export function loseObjectives(game: Game, squares: readonly Square[], why: Clause): void {
  game.content.memory.objectives.forEach((objective, index) => {
    const { done, lost, revealed } = game.objectives[index]!;
    const at = revealed ? objectiveAt(game, index) : objective.at;
    if (game.result !== null || done || lost || !isLost(game, objective, at, squares)) return;
    emit(game, { type: 'objective-lost', objective: objective.id, why });
    if (!objective.optional) fail(game, 'objective-lost', why, 'R6.1');
  });
}
