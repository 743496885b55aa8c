import { type Candidate, candidatesFor, evolve } from '@bauta/engine';
import type { Moment } from '../../sitting/sitting.ts';
import { memoryEvents } from '../playback/memory-events.ts';
import { positionBefore } from './alternatives.ts';
import type { Row } from './rows.ts';
import type { Entry } from './sections.ts';

/** What the program chose from in a step: each set of candidates once. Worked out from the log when somebody asks. */
export function candidatesIn(moments: readonly Moment[], { moment, from }: Entry, { events, before }: Row): Candidate[] {
  const game = positionBefore(moments, moment);
  if (game === null) return [];
  for (const event of memoryEvents(moment.events.slice(0, from + before))) evolve(game, event);
  const found = new Map<string, Candidate>();
  for (const event of events) {
    for (const each of candidatesFor(game, event)) {
      const key = `${each.who} ${each.at}`;
      if (found.get(key)?.taken !== true) found.set(key, each);
    }
    evolve(game, event);
  }
  return [...found.values()];
}
