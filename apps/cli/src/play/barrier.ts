import type { GameEvent } from '@bauta/engine';
import type { Decided } from '@bauta/format';

/** What the table could not know before: a die, a card. */
function isNew(event: GameEvent): boolean {
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

export interface Barrier {
  /** Decisions that can be taken back. */
  free: number;
  /** What was learnt before them; null at the start of the memory. */
  learnt: GameEvent | null;
}

/** Undo goes back to the last piece of new information, and no further. */
export function barrierOf(decisions: readonly Decided[]): Barrier {
  const last = decisions.findLastIndex(({ events }) => events.some(isNew));
  return { free: decisions.length - 1 - last, learnt: decisions[last]?.events.findLast(isNew) ?? null };
}
