import type { SearchLine } from './search.ts';

/** Fewer trials tell too little of how far a mean may be off. */
const FEWEST = 6;

/** What is this many standard errors away does not come about. */
const SURE = 2;

/** Lines that differ by less than this are as good as each other: often the same actions in another order. */
const INDIFFERENT = 0.02;

/** Trials that came out alike so far need not go on so. */
const LEAST_VARIANCE = 0.002;

/** The squared standard error of the mean of a line's promises. */
function errorSquared({ trials, promises, squares }: SearchLine): number {
  const variance = squares / trials - (promises / trials) ** 2;
  return Math.max(LEAST_VARIANCE, variance) / trials;
}

/** Whether any line may still turn out better than the best so far, by what their standard errors allow and by more than matters. */
export function isInDoubt(lines: readonly SearchLine[], merit: (line: SearchLine) => number): boolean {
  if (lines.length === 1) return lines[0]!.trials === 0;
  if (lines.some(({ trials }) => trials < FEWEST)) return true;
  const best = lines.reduce((first, line) => (merit(line) > merit(first) ? line : first));
  return lines.some((line) => {
    const may = merit(line) - merit(best) + SURE * Math.sqrt(errorSquared(best) + errorSquared(line));
    return line !== best && may > INDIFFERENT;
  });
}
