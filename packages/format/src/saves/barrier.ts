import { type GameEvent, isNewInformation } from '@bauta/engine';

export interface Barrier<Learnt> {
  /** Decisions that can be taken back. */
  free: number;
  /** What was learnt before them; null at the start. */
  learnt: Learnt | null;
}

/** Undo goes back to the last piece of new information, and no further. */
export function barrierOf(decisions: readonly { events: readonly GameEvent[] }[]): Barrier<GameEvent> {
  const last = decisions.findLastIndex(({ events }) => events.some(isNewInformation));
  return { free: decisions.length - 1 - last, learnt: decisions[last]?.events.findLast(isNewInformation) ?? null };
}
