import { blankGame, clone, type EventOf, evolve, type Game, type GameEvent, hash } from '@bauta/engine';
import { SaveFault } from './save.ts';

/** A step can only be changed where one lies. */
const isOutside = (game: Game, event: GameEvent): boolean =>
  (event.type === 'step-noted' && (event.depth < 0 || event.depth >= game.stack.length)) ||
  (event.type === 'step-ended' && game.stack.length === 0);

/** Folds events into a copy of the game. What cannot have happened there is a fault of the line. */
export function fold(before: Game, events: readonly GameEvent[], line: number): Game {
  const game = clone(before);
  for (const [index, event] of events.entries()) {
    try {
      if (isOutside(game, event)) throw new RangeError('no such step');
      evolve(game, event);
    } catch {
      throw new SaveFault(line, `Event ${index + 1}, ${event.type}, cannot have happened there.`);
    }
  }
  return game;
}

export function blankOf({ content, setup }: EventOf<'memory-set-up'>, line: number): Game {
  try {
    return blankGame(content, setup);
  } catch {
    throw new SaveFault(line, 'The set-up does not fit together.');
  }
}

export function checkHash(game: Game, expected: string, line: number): void {
  let found: string;
  try {
    found = hash(game);
  } catch {
    found = 'none';
  }
  if (found !== expected)
    throw new SaveFault(line, 'The position after this line is not the one that was saved: the file was changed.');
}
