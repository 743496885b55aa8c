import type { Game, SyncTest, Tally } from '@bauta/engine';

export interface SyncFacts {
  tally: Tally;
  value: number;
  bound: 'at-least' | 'at-most';
  limit: number;
  /** lost: it cannot be won any more in this try. */
  state: 'kept' | 'open' | 'lost';
}

/** What content writes where there is no bound. */
const NO_BOUND = 999;

function boundsOf({ tally, atLeast, atMost }: SyncTest, value: number): SyncFacts[] {
  const facts: SyncFacts[] = [];
  if (atLeast > 0) facts.push({ tally, value, bound: 'at-least', limit: atLeast, state: value >= atLeast ? 'kept' : 'open' });
  if (atMost < NO_BOUND) facts.push({ tally, value, bound: 'at-most', limit: atMost, state: value <= atMost ? 'kept' : 'lost' });
  return facts;
}

/** R34.1: what the sync asks for, and how it stands. */
export const syncFacts = ({ content, tallies }: Game): readonly SyncFacts[] =>
  content.memory.sync.flatMap((test) => boundsOf(test, tallies[test.tally]));
