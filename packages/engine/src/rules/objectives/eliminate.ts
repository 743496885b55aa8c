import { emit } from '../../flow/emit.ts';
import type { Game } from '../../model/game.ts';
import type { EnemyName } from '../../model/kinds.ts';
import { completeObjective, isOpen } from './completing.ts';

/** R14.3: an elimination may be what an objective asks for. */
export function countElimination(game: Game, enemy: EnemyName): void {
  const { objectives } = game.content.memory;
  for (let index = 0; index < objectives.length; index++) {
    const { id, kind, target, count } = objectives[index]!;
    if (kind !== 'eliminate' || target !== enemy || !isOpen(game, index)) continue;
    emit(game, { type: 'objective-paid', objective: id, by: '', ap: 1, why: 'R14.3' });
    if (game.objectives[index]!.paid >= count) completeObjective(game, index);
  }
}
