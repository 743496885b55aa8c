import { noteUnderWay, underWay } from '../../flow/emit.ts';
import type { Game } from '../../model/game.ts';
import { mapState } from '../../model/lookup.ts';
import type { Square } from '../../model/square.ts';

export const hasTrap = (game: Game, at: Square): boolean => mapState(game, at).traps.some((trap) => trap.at === at);

/** D2: an enemy has come onto the square; its trap waits for the end of all movement of the step (R30.6). */
export function tread(game: Game, at: Square): void {
  if (!hasTrap(game, at) || underWay(game, 'consequences')?.step.trod.includes(at)) return;
  noteUnderWay(game, 'consequences', (step) => ({ ...step, trod: [...step.trod, at] }));
}
