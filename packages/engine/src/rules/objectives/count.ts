import type { Game } from '../../model/game.ts';
import { completeObjective, isOpen } from './completing.ts';

/** R14.3: a counter has come as far as an objective asks. */
export function checkCounts(game: Game): void {
  const { objectives } = game.content.memory;
  for (let index = 0; index < objectives.length; index++) {
    const { kind, target, count } = objectives[index]!;
    if (kind === 'count' && isOpen(game, index) && game.counters[target]! >= count) completeObjective(game, index);
  }
}
