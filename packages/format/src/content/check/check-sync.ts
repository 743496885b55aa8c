import type { MemoryData, Tally } from '@bauta/engine';
import type { ProblemReporter } from '../../problem/problem.ts';

/** R34.1: the sync can be won. */
export function checkSync(memory: MemoryData, report: ProblemReporter): void {
  for (const { tally, atLeast, atMost } of memory.sync) {
    const there = mostOf(memory, tally);
    if (atLeast > atMost) report(['sync', tally], `No number is at least ${atLeast} and at most ${atMost}.`);
    else if (atLeast > there) report(['sync', tally], `The sync asks for ${atLeast} ${tally}, but the memory has ${there}.`);
  }
}

function mostOf({ maps }: MemoryData, tally: Tally): number {
  if (tally === 'chests') return maps.reduce((sum, { chests }) => sum + chests.length, 0);
  return tally === 'towers' ? maps.filter(({ tower }) => tower !== null).length : Number.POSITIVE_INFINITY;
}
