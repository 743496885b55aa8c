import type { GameEvent } from '@bauta/engine';

/** What the table could not know before: a die, a card. */
export function isNew(event: GameEvent): boolean {
  switch (event.type) {
    case 'dice-rolled':
      return event.faces.length > 0;
    case 'die-rerolled':
    case 'card-drawn':
    case 'card-looked-at':
    case 'deck-shuffled':
    case 'tower-synchronised':
    case 'token-taken':
      return true;
    default:
      return false;
  }
}

export interface Barrier<Event> {
  /** Decisions that can be taken back. */
  free: number;
  /** What was learnt before them; null at the start. */
  learnt: Event | null;
}

/** Undo goes back to the last piece of new information, and no further. */
export function barrierOf<Event>(
  decisions: readonly { events: readonly Event[] }[],
  teaches: (event: Event) => boolean,
): Barrier<Event> {
  const last = decisions.findLastIndex(({ events }) => events.some(teaches));
  return { free: decisions.length - 1 - last, learnt: decisions[last]?.events.findLast(teaches) ?? null };
}
