import { type Command, decision } from '@bauta/engine';
import type { Moment } from '../../sitting/sitting.ts';
import { memoryLog, positionAfter } from '../playback/last-enemy-phase.ts';
import { setsUp } from '../playback/memory-events.ts';

/** What could have been decided at that moment of a memory, the command itself included. Worked out from the log when somebody asks. */
export function alternativesAt(moments: readonly Moment[], moment: Moment): readonly Command[] {
  const before = moments.slice(0, moments.indexOf(moment));
  if (!before.some(({ events }) => setsUp(events))) return [];
  return decision(positionAfter(memoryLog(before)))?.options ?? [];
}
