import { TERMS, type Term } from './weights.ts';

/** What an option is worth, term by term. */
export type Tally = Record<Term, number>;

export const emptyTally = (): Tally => Object.fromEntries(TERMS.map((term) => [term, 0])) as Tally;

export function clearTally(tally: Tally): void {
  for (const term of TERMS) tally[term] = 0;
}

export function totalOf(tally: Tally): number {
  let total = 0;
  for (const term of TERMS) total += tally[term];
  return total;
}
