import type { Rules } from '@bauta/engine';
import type { Decision } from './decision.ts';

/** How far one can go back, in decisions. */
export interface UndoLimit<Event> {
  /** Nothing was revealed since. */
  readonly free: number;
  /** With a rewind, which is counted: to the beginning of the memory under way (ADR 19). */
  readonly withRewind: number;
  /** What was revealed before the free ones, and cannot be unlearnt; null at the start. */
  readonly revealed: Event | null;
}

/** Worked out from what was decided, so that it is the same however one came there: forward, back, or out of a file. */
export function undoLimitOf<State, Event>(
  rules: Pick<Rules<State, Event>, 'kind' | 'isRevealing' | 'startsMemory'>,
  decisions: readonly Pick<Decision<Event>, 'events'>[],
  isInMemory: boolean,
): UndoLimit<Event> {
  const last = decisions.findLastIndex(({ events }) => events.some(rules.isRevealing));
  const free = decisions.length - 1 - last;
  const revealed = decisions[last]?.events.findLast(rules.isRevealing) ?? null;
  if (!isInMemory) return { free, withRewind: free, revealed };
  const start = decisions.findLastIndex(({ events }) => events.some(rules.startsMemory));
  return { free, withRewind: Math.max(free, decisions.length - 1 - start), revealed };
}
