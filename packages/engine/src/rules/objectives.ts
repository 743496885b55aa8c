import { emit } from '../flow/emit.ts';
import type { Game } from '../model/game.ts';
import type { EnemyName } from '../model/kinds.ts';
import { checkEnd } from './ending.ts';
import { isAssassin } from './queries/presence.ts';

/** Neither completed nor lost (R43) nor of another memory. */
export const isOpen = (game: Game, index: number): boolean =>
  game.objectives[index]?.done === false && !game.objectives[index].lost;

/** R14.2: the token is turned and kept for its XP, the objective base leaves. G3: what it asked for is met to the number. */
export function completeObjective(game: Game, index: number): void {
  const { id, kind } = game.content.memory.objectives[index]!;
  emit(game, { type: 'objective-completed', objective: id, why: [kind === 'complete' ? 'R14.2' : 'R14.3', 'G3'] });
  checkEnd(game);
}

/** R14.3: an elimination may be what an objective asks for. */
export function countElimination(game: Game, enemy: EnemyName): void {
  const { objectives } = game.content.memory;
  for (let index = 0; index < objectives.length; index++) {
    const { id, kind, target, count } = objectives[index]!;
    if (kind !== 'eliminate' || target !== enemy || game.objectives[index]!.done) continue;
    emit(game, { type: 'objective-paid', objective: id, by: '', ap: 1, why: 'R14.3' });
    if (game.objectives[index]!.paid >= count) completeObjective(game, index);
  }
}

/** R14.3: a counter has come as far as an objective asks. */
export function checkCounts(game: Game): void {
  const { objectives } = game.content.memory;
  for (let index = 0; index < objectives.length; index++) {
    const { kind, target, count } = objectives[index]!;
    if (kind === 'count' && isOpen(game, index) && game.counters[target]! >= count) completeObjective(game, index);
  }
}

/** R14.3: enough assassins stand on the square between actions. */
export function checkReached(game: Game): void {
  const { objectives } = game.content.memory;
  for (let index = 0; index < objectives.length; index++) {
    const { kind, at, count } = objectives[index]!;
    if (kind !== 'reach' || game.objectives[index]!.done) continue;
    let there = 0;
    for (const each of game.characters) if (isAssassin(each) && each.status === 'active' && each.at === at) there++;
    if (there >= count) completeObjective(game, index);
  }
}
