import { type Command, decision, type Game } from '@bauta/engine';
import type { Moment } from '../../sitting/sitting.ts';
import { memoryLog, positionAfter } from '../playback/last-enemy-phase.ts';
import { setsUp } from '../playback/memory-events.ts';

/** How the memory lay before that moment, as the table saw it; null where no memory was under way. Worked out from the log when somebody asks. */
export function positionBefore(moments: readonly Moment[], moment: Moment): Game | null {
  const before = moments.slice(0, moments.indexOf(moment));
  return before.some(({ events }) => setsUp(events)) ? positionAfter(memoryLog(before)) : null;
}

/** What could have been decided there, what was included. */
export const alternativesAt = (position: Game | null): readonly Command[] =>
  position === null ? [] : (decision(position)?.options ?? []);
