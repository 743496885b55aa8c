import { blankGame, type EventOf, evolve, type Game, type GameEvent } from '@bauta/engine';
import { memoryEvents, setsUp } from './memory-events.ts';
import type { ShownDecision } from './session.ts';

/** Some of what happened in a memory, and the position it began from. */
export interface Stretch {
  readonly before: Game;
  readonly events: readonly GameEvent[];
}

/** What happened in the memory that lies on the table, from its set-up on. */
export function memoryLog(decisions: readonly ShownDecision[]): GameEvent[] {
  const from = decisions.findLastIndex(({ events }) => setsUp(events));
  const events = decisions.slice(from).flatMap((decision) => memoryEvents(decision.events));
  return events.slice(events.findLastIndex(({ type }) => type === 'memory-set-up'));
}

/** The position after these events of a memory, the set-up first, as the table sees it. */
export function positionAfter([first, ...events]: readonly GameEvent[]): Game {
  const { content, setup } = first as EventOf<'memory-set-up'>;
  const game = blankGame(content, setup);
  for (const event of events) evolve(game, event);
  return game;
}

const begins = (event: GameEvent): boolean => event.type === 'phase-begun' && event.phase === 'enemy';
const ends = (event: GameEvent): boolean => event.type === 'turn-begun';

/** Worked out from the log, so that it can be seen again after a reload too; null before the first. */
export function lastEnemyPhase(decisions: readonly ShownDecision[]): Stretch | null {
  const log = memoryLog(decisions);
  const from = log.findLastIndex(begins);
  if (from < 0) return null;
  const length = log.slice(from).findIndex(ends);
  const to = length < 0 ? log.length : from + length;
  return { before: positionAfter(log.slice(0, from)), events: log.slice(from, to) };
}

/** What was decided behind the decision of that number, in the memory on the table; null for nothing. */
export function stretchSince(decisions: readonly ShownDecision[], n: number): Stretch | null {
  const first = decisions.findIndex((decision) => decision.n > n);
  const from = Math.max(first, 1 + decisions.findLastIndex(({ events }) => setsUp(events)));
  if (first < 0) return null;
  const events = decisions.slice(from).flatMap((decision) => memoryEvents(decision.events));
  return events.length === 0 ? null : { before: positionAfter(memoryLog(decisions.slice(0, from))), events };
}
