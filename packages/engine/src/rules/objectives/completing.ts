import { emit } from '../../flow/emit.ts';
import type { ObjectiveKind } from '../../model/content.ts';
import type { Game } from '../../model/game.ts';
import type { Why } from '../../model/kinds.ts';
import { checkEnd } from './ending.ts';

/** Known to the players, and neither completed nor lost (R43). */
export function isOpen(game: Game, index: number): boolean {
  const { revealed, done, lost } = game.objectives[index]!;
  return revealed && !done && !lost;
}

const WHY: Record<ObjectiveKind, Why> = {
  complete: ['R14.2', 'G3'],
  eliminate: ['R14.3', 'G3'],
  reach: ['R14.3', 'G3'],
  count: ['R14.3', 'G3'],
  hold: ['R14.3', 'G3'],
  carry: ['R14.3', 'G3'],
  destroy: ['R14.3', 'G3'],
  escort: ['R14.3', 'R44.1'],
};

/** R14.2: the token is turned and kept for its XP, the objective base leaves. G3: what it asked for is met to the number. */
export function completeObjective(game: Game, index: number): void {
  const { id, kind } = game.content.memory.objectives[index]!;
  emit(game, { type: 'objective-completed', objective: id, why: WHY[kind] });
  checkEnd(game);
}
