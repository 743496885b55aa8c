import { NO_BOUND, type SyncTest, type Tally } from '../model/content.ts';
import type { Game } from '../model/game.ts';
import { objectiveIndex } from '../model/lookup.ts';

/** One thing that the sync asks for, and how it stands. */
export interface SyncFact {
  what: 'tally' | 'counter' | 'objective';
  /** The tally, counter or objective. */
  of: string;
  value: number;
  bound: 'at-least' | 'at-most' | 'done' | 'undone';
  limit: number;
  /** open: not yet as it should be; lost: it cannot be any more in this try. */
  state: 'kept' | 'open' | 'lost';
}

/** A tally never falls; a counter may. */
function boundsOf(what: 'tally' | 'counter', of: string, value: number, atLeast: number, atMost: number): SyncFact[] {
  const facts: SyncFact[] = [];
  const known = { what, of, value } as const;
  if (atLeast > 0) facts.push({ ...known, bound: 'at-least', limit: atLeast, state: value >= atLeast ? 'kept' : 'open' });
  const over = what === 'tally' ? 'lost' : 'open';
  if (atMost < NO_BOUND) facts.push({ ...known, bound: 'at-most', limit: atMost, state: value <= atMost ? 'kept' : over });
  return facts;
}

function doneFact(game: Game, of: string, asked: boolean): SyncFact {
  const { done, lost } = game.objectives[objectiveIndex(game, of)]!;
  const known = { what: 'objective', of, value: done ? 1 : 0, limit: asked ? 1 : 0 } as const;
  if (!asked) return { ...known, bound: 'undone', state: done ? 'lost' : 'kept' };
  return { ...known, bound: 'done', state: done ? 'kept' : lost ? 'lost' : 'open' };
}

const tallied = ({ tallies }: Game, tally: Tally): number => tallies[tally] ?? 0;

function factsOf(game: Game, test: SyncTest): SyncFact[] {
  if ('objective' in test) return [doneFact(game, test.objective, test.done)];
  if ('counter' in test) return boundsOf('counter', test.counter, game.counters[test.counter]!, test.atLeast, test.atMost);
  return boundsOf('tally', test.tally, tallied(game, test.tally), test.atLeast, test.atMost);
}

/** R34.1: what the sync asks for, and how it stands; all of it must be kept. */
export const syncFacts = (game: Game): readonly SyncFact[] => game.content.memory.sync.flatMap((test) => factsOf(game, test));
