import { type Command, decision, type Game } from '@bauta/engine';
import { memoryLog, positionAfter } from '../../session/last-enemy-phase.ts';
import type { Moment } from '../../session/session.ts';

/** How the memory lay when so many events of that moment had come to pass, as the table saw it; null where none was under way. Worked out from the log when somebody asks. */
export function positionAt(moments: readonly Moment[], moment: Moment, passed: number): Game | null {
  const before = moments.slice(0, moments.indexOf(moment));
  const log = memoryLog([...before, { ...moment, events: moment.events.slice(0, passed) }]);
  return log[0]?.type === 'memory-set-up' ? positionAfter(log) : null;
}

/** What could have been decided there, what was included. */
export const alternativesAt = (position: Game | null): readonly Command[] =>
  position === null ? [] : (decision(position)?.options ?? []);
