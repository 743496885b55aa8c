import { clone, evolve, type Game } from '@bauta/engine';
import { memoryLog, positionAfter } from './last-enemy-phase.ts';
import { memoryEvents, setsUp } from './memory-events.ts';
import type { ShownDecision } from './session.ts';

const beginsTurn = ({ events }: ShownDecision): boolean =>
  setsUp(events) || memoryEvents(events).some(({ type }) => type === 'turn-begun');

/** The positions of this turn of the memory on the table that came before this one, the oldest first, as the table sees them. */
export function earlierThisTurn(decisions: readonly ShownDecision[]): Game[] {
  const from = decisions.findLastIndex(beginsTurn);
  const log = memoryLog(decisions.slice(0, from + 1));
  if (log[0]?.type !== 'memory-set-up') return [];
  const game = positionAfter(log);
  const earlier: Game[] = [];
  for (const { events } of decisions.slice(from + 1)) {
    earlier.push(clone(game));
    for (const event of memoryEvents(events)) evolve(game, event);
  }
  return earlier;
}
