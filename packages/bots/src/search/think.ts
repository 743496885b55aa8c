import type { Budget } from '../bot.ts';
import type { OptionSearch } from './search.ts';

function lasting(budget: Budget): (done: number) => boolean {
  if ('iterations' in budget) return (done) => done < budget.iterations;
  const until = performance.now() + budget.milliseconds;
  return () => performance.now() < until;
}

/** Takes the search further, for as long as the budget lasts and at least until every line was tried. */
export function think(search: OptionSearch, budget: Budget): void {
  const goesOn = lasting(budget);
  for (let done = 0; search.trials < search.lines.length || goesOn(done); done++) search.iterate();
}

/** The same, but no longer than more trials could change what comes first. */
export function thinkInDoubt(search: OptionSearch, budget: Budget): void {
  const goesOn = lasting(budget);
  for (let done = 0; search.trials < search.lines.length || (goesOn(done) && search.isInDoubt()); done++) search.iterate();
}
