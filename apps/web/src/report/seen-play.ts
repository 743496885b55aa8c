import { type Command, type Game, isCommandType } from '@bauta/engine';
import type { SeenPlay } from '@bauta/format';
import { memoryLog, positionAfter } from '../session/last-enemy-phase.ts';
import { memoryEvents, setsUp } from '../session/memory-events.ts';
import type { Moment } from '../session/session.ts';

/** The memory that lies on the table, from its first question on, or from where it was carried to. */
export function seenPlay(moments: readonly Moment[], end: Game): SeenPlay {
  const first = 1 + moments.findLastIndex(({ events }) => setsUp(events));
  const since = moments.slice(first);
  return {
    begun: positionAfter(memoryLog(moments.slice(0, first))),
    commands: since.flatMap(({ command }) => (command !== null && isCommandType(command.type) ? (command as Command) : [])),
    events: since.flatMap(({ events }) => memoryEvents(events)),
    end,
  };
}
