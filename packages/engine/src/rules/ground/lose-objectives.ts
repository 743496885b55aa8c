import { emit } from '../../flow/emit.ts';
import type { ObjectiveData } from '../../model/content.ts';
import type { Game } from '../../model/game.ts';
import type { Clause } from '../../model/kinds.ts';
import { bossOf } from '../../model/lookup.ts';
import type { Square } from '../../model/square.ts';
import { fail } from '../ending.ts';

/** Its square is gone, or the boss it asks for. */
const isLost = (game: Game, { at, kind, target }: ObjectiveData, squares: readonly Square[]): boolean =>
  squares.includes(at) || (kind === 'eliminate' && bossOf(game, target)?.state === 'lost');

/** R43: what went with the ground cannot be completed; a mandatory objective lost so fails the memory. */
export function loseObjectives(game: Game, squares: readonly Square[], why: Clause): void {
  game.content.memory.objectives.forEach((objective, index) => {
    const { done, lost } = game.objectives[index]!;
    if (game.result !== null || done || lost || !isLost(game, objective, squares)) return;
    emit(game, { type: 'objective-lost', objective: objective.id, why });
    if (!objective.optional) fail(game, 'objective-lost', why, 'R6.1');
  });
}
