import { type Game, turnsLeft } from '@bauta/engine';

/** R47: turns until the memory fails by time alone. */
export function turnsLeftOf(game: Game): number {
  return game.content.memory.timeLimit?.fails ? (turnsLeft(game) ?? 0) : Number.POSITIVE_INFINITY;
}

/** Turns gone, by ten; where the memory fails by time, by half of what it gives. */
export function latenessOf({ turn, content }: Game): number {
  const limit = content.memory.timeLimit;
  return limit?.fails ? (2 * turn) / limit.turns : turn / 10;
}
