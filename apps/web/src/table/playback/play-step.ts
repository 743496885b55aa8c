import { clone, evolve, type Game, type GameEvent } from '@bauta/engine';

/** The game after some events; the one before stays as it is drawn. */
export function after(game: Game, events: readonly GameEvent[]): Game {
  const next = clone(game);
  for (const event of events) evolve(next, event);
  return next;
}
