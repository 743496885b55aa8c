import { emit } from '../../flow/emit.ts';
import type { Game } from '../../model/game.ts';
import type { Clause } from '../../model/kinds.ts';
import { bossOf } from '../../model/lookup.ts';
import type { Square } from '../../model/square.ts';
import { fail } from '../ending.ts';
import { tokenLies } from '../queries/objective.ts';

/** Its square is gone, or the boss it asks for; of an escort, the token that lies there or where the ally is to be brought (R44.1). */
function isLost(game: Game, index: number, squares: readonly Square[]): boolean {
  const { at, to, kind, target } = game.content.memory.objectives[index]!;
  if (kind === 'eliminate' && bossOf(game, target)?.state === 'lost') return true;
  return squares.includes(to) || (squares.includes(at) && (kind !== 'escort' || tokenLies(game, index)));
}

/** R43: what went with the ground cannot be completed; a mandatory objective lost so fails the memory. */
export function loseObjectives(game: Game, squares: readonly Square[], why: Clause): void {
  game.content.memory.objectives.forEach((objective, index) => {
    const { done, lost } = game.objectives[index]!;
    if (game.result !== null || done || lost || !isLost(game, index, squares)) return;
    emit(game, { type: 'objective-lost', objective: objective.id, why });
    if (!objective.optional) fail(game, 'objective-lost', why, 'R6.1');
  });
}
