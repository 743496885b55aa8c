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
