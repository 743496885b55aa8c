import { emit } from '../../flow/emit.ts';
import type { Game } from '../../model/game.ts';
import { bossOf } from '../../model/lookup.ts';
import { completeObjective } from './completing.ts';
import { checkCounts } from './count.ts';

/** R14.3: from now on the players know it and can work on it; what can be done once only and is done, counts. */
export function revealObjective(game: Game, index: number): void {
  const data = game.content.memory.objectives[index]!;
  emit(game, { type: 'objective-revealed', objective: data.id, data, why: 'R14.3' });
  const boss = data.kind === 'eliminate' ? bossOf(game, data.target) : undefined;
  if (boss?.state === 'body' || boss?.state === 'gone') completeObjective(game, index);
  checkCounts(game);
}
