import { type Candidate, candidatesFor, evolve } from '@bauta/engine';
import type { ShownDecision } from '../../session/session.ts';
import { positionAt } from './alternatives.ts';
import type { LogRow } from './rows.ts';
import type { DecisionEntry } from './sections.ts';

/** What the program chose from in a step: each set of candidates once. Worked out from the log when somebody asks. */
export function candidatesIn(
  decisions: readonly ShownDecision[],
  { decision, from }: DecisionEntry,
  { events, before }: LogRow,
): Candidate[] {
  const game = positionAt(decisions, decision, from + before);
  // Nothing is chosen while a memory is set up, and what lies on the map is another's.
  if (game === null || events.some(({ type }) => type === 'memory-set-up')) return [];
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
