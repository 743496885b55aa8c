import { blankGame, type EventOf, evolve, type Game, type GameEvent } from '@bauta/engine';
import { SaveFault } from './save.ts';

/** A step can only be changed where one lies. */
const isOutside = (game: Game, event: GameEvent): boolean =>
  (event.type === 'step-noted' && (event.depth < 0 || event.depth >= game.stack.length)) ||
  (event.type === 'step-ended' && game.stack.length === 0);

/** Changes the game in place. */
export function foldEvent(game: Game, event: GameEvent): void {
  if (isOutside(game, event)) throw new RangeError('no such step');
  evolve(game, event);
}

/** Runs what an event changes; it is a fault of the line when that cannot be. */
export function happens(change: () => void, line: number, index: number, type: string): void {
  try {
    change();
  } catch {
    throw new SaveFault(line, `Event ${index + 1}, ${type}, cannot have happened there.`);
  }
}

/** Folds events into the game, in place. */
export function fold(game: Game, events: readonly GameEvent[], line: number): void {
  for (const [index, event] of events.entries()) happens(() => foldEvent(game, event), line, index, event.type);
}

export function blankOf({ content, setup }: EventOf<'memory-set-up'>, line: number): Game {
  try {
    return blankGame(content, setup);
  } catch {
    throw new SaveFault(line, 'The set-up does not fit together.');
  }
}
