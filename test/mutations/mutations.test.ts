import { expect, test } from 'vitest';
import { KINDS } from './mutant.ts';
import { count, emptyTally, pastParser } from './tally.ts';

/** `node scripts/soak/mutations.ts` goes on for thousands. */
const MUTANTS = 160;
const SEED = 1;

test(`${MUTANTS} damaged scripts, content files and saves are read or refused in a clear sentence, and nothing is thrown`, () => {
  const tally = emptyTally();
  for (let number = 0; number < MUTANTS; number++) count(tally, SEED, number);
  const { past, all } = pastParser(tally);
  expect(all).toBe(MUTANTS);
  expect(past).toBeGreaterThan(all / 2);
  for (const kind of KINDS) expect(tally[kind].engine, kind).toBeGreaterThan(0);
});
