import type { MemoryData, SyncTest, Tally } from '@bauta/engine';
import type { Path, ProblemReporter } from '../../problem/problem.ts';

/** R34.1: the sync can be won. */
export function checkSync(memory: MemoryData, report: ProblemReporter): void {
  for (const test of memory.sync) {
    if ('objective' in test) checkObjective(memory, test.objective, report);
    else if ('counter' in test) checkCounter(memory, test, report);
    else checkBounds(test, test.tally, mostOf(memory, test.tally), ['sync', test.tally], report);
  }
}

type SyncBounds = Pick<Extract<SyncTest, { tally: Tally }>, 'atLeast' | 'atMost'>;

function checkBounds({ atLeast, atMost }: SyncBounds, name: string, there: number, path: Path, report: ProblemReporter): void {
  if (atLeast > atMost) report(path, `No number is at least ${atLeast} and at most ${atMost}.`);
  else if (atLeast > there) report(path, `The sync asks for ${atLeast} ${name}, but the memory has ${there}.`);
}

function mostOf({ maps }: MemoryData, tally: Tally): number {
  if (tally === 'chests') return maps.reduce((sum, { chests }) => sum + chests.length, 0);
  return tally === 'towers' ? maps.filter(({ tower }) => tower !== null).length : Number.POSITIVE_INFINITY;
}

function checkCounter({ counters }: MemoryData, test: SyncBounds & { counter: string }, report: ProblemReporter): void {
  const path = ['sync', 'counters', test.counter];
  const known = counters.find(({ id }) => id === test.counter);
  if (known === undefined) report(path, `There is no counter \`${test.counter}\` in this memory.`);
  else if (test.atMost < known.least) report(path, `The counter never falls under ${known.least}.`);
  else checkBounds(test, test.counter, known.most, path, report);
}

function checkObjective({ objectives }: MemoryData, id: string, report: ProblemReporter): void {
  const path = ['sync', 'objectives', id];
  const known = objectives.find((each) => each.id === id);
  if (known === undefined) report(path, `There is no objective \`${id}\` in this memory.`);
  else if (!known.optional) report(path, `\`${id}\` is needed to succeed: only optional objectives make a difference.`);
  else if (known.hidden) report(path, `\`${id}\` is hidden, and the sync is read before anything is revealed.`);
}
