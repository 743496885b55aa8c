import { type Command, type Game, isCommandType } from '@bauta/engine';
import type { SeenPlay } from '@bauta/format';
import { memoryLog, positionAfter } from '../session/last-enemy-phase.ts';
import { memoryEvents, setsUp } from '../session/memory-events.ts';
import type { ShownDecision } from '../session/session.ts';

/** The memory that lies on the table, from its first question on, or from where it was carried to. */
export function seenPlay(decisions: readonly ShownDecision[], end: Game): SeenPlay {
  const first = 1 + decisions.findLastIndex(({ events }) => setsUp(events));
  const since = decisions.slice(first);
  return {
    begun: positionAfter(memoryLog(decisions.slice(0, first))),
    commands: since.flatMap(({ command }) => (command !== null && isCommandType(command.type) ? (command as Command) : [])),
    events: since.flatMap(({ events }) => memoryEvents(events)),
    end,
  };
}
