import { emit } from '../../flow/emit.ts';
import type { ObjectiveData } from '../../model/content.ts';
import type { Game } from '../../model/game.ts';
import { bossOf } from '../../model/lookup.ts';
import { completeObjective } from './completing.ts';
import { checkCounts } from './count.ts';

/** A boss or machine that is no more. */
function isPast(game: Game, { kind, target }: ObjectiveData): boolean {
  if (kind === 'destroy') return game.machines.some(({ id, state }) => id === target && state === 'gone');
  const boss = kind === 'eliminate' ? bossOf(game, target) : undefined;
  return boss?.state === 'body' || boss?.state === 'gone';
}

/** R14.3: from now on the players know it and can work on it; what can be done once only and is done, counts. */
export function revealObjective(game: Game, index: number): void {
  const data = game.content.memory.objectives[index]!;
  emit(game, { type: 'objective-revealed', objective: data.id, data, why: 'R14.3' });
  if (isPast(game, data)) completeObjective(game, index);
  checkCounts(game);
}
