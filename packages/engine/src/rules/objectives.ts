import { emit } from '../flow/emit.ts';
import type { ObjectiveKind } from '../model/content.ts';
import type { Game } from '../model/game.ts';
import type { CharacterId, EnemyName, Why } from '../model/kinds.ts';
import { characterOf } from '../model/lookup.ts';
import { NOWHERE, type Square } from '../model/square.ts';
import { checkEnd } from './ending.ts';
import { isAssassin } from './queries/presence.ts';

/** Neither completed nor lost (R43) nor of another memory. */
export const isOpen = (game: Game, index: number): boolean =>
  game.objectives[index]?.done === false && !game.objectives[index].lost;

const WHY: Record<ObjectiveKind, Why> = {
  complete: ['R14.2', 'G3'],
  eliminate: ['R14.3', 'G3'],
  reach: ['R14.3', 'G3'],
  count: ['R14.3', 'G3'],
  escort: ['R14.3', 'R44.1'],
};

/** R14.2: the token is turned and kept for its XP, the objective base leaves. G3: what it asked for is met to the number. */
export function completeObjective(game: Game, index: number): void {
  const { id, kind } = game.content.memory.objectives[index]!;
  emit(game, { type: 'objective-completed', objective: id, why: WHY[kind] });
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

/** R14.3: enough assassins stand on the square. */
function isReached(game: Game, at: Square, count: number): boolean {
  let there = 0;
  for (const each of game.characters) if (isAssassin(each) && each.status === 'active' && each.at === at) there++;
  return there >= count;
}

/** R44.1: the ally stands where it was to be brought. */
function isBrought(game: Game, ally: CharacterId, to: Square): boolean {
  const { at, status } = characterOf(game, ally);
  return to !== NOWHERE && at === to && status === 'active';
}

/** R14.3, between actions. */
export function checkReached(game: Game): void {
  const { objectives } = game.content.memory;
  for (let index = 0; index < objectives.length; index++) {
    const { kind, at, count, target, to } = objectives[index]!;
    if ((kind !== 'reach' && kind !== 'escort') || game.objectives[index]!.done) continue;
    if (kind === 'reach' ? isReached(game, at, count) : isBrought(game, target, to)) completeObjective(game, index);
  }
}
