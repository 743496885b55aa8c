import { blankGame, type EventOf, evolve, type Game, type GameEvent } from '@bauta/engine';
import { memoryEvents, setsUp } from './memory-events.ts';
import type { Moment } from './session.ts';

/** Some of what happened in a memory, and the position it began from. */
export interface Stretch {
  readonly before: Game;
  readonly events: readonly GameEvent[];
}

/** What happened in the memory that lies on the table, from its set-up on. */
export function memoryLog(moments: readonly Moment[]): GameEvent[] {
  const from = moments.findLastIndex(({ events }) => setsUp(events));
  const events = moments.slice(from).flatMap((moment) => memoryEvents(moment.events));
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
export function lastEnemyPhase(moments: readonly Moment[]): Stretch | null {
  const log = memoryLog(moments);
  const from = log.findLastIndex(begins);
  if (from < 0) return null;
  const length = log.slice(from).findIndex(ends);
  const to = length < 0 ? log.length : from + length;
  return { before: positionAfter(log.slice(0, from)), events: log.slice(from, to) };
}

/** What was decided behind the decision of that number, in the memory on the table; null for nothing. */
export function stretchSince(moments: readonly Moment[], n: number): Stretch | null {
  const first = moments.findIndex((moment) => moment.n > n);
  const from = Math.max(first, 1 + moments.findLastIndex(({ events }) => setsUp(events)));
  if (first < 0) return null;
  const events = moments.slice(from).flatMap((moment) => memoryEvents(moment.events));
  return events.length === 0 ? null : { before: positionAfter(memoryLog(moments.slice(0, from))), events };
}
