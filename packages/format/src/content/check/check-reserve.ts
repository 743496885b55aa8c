import { GUARD_KINDS, guardKindOf, type MemoryData, RESERVE } from '@bauta/engine';
import type { ProblemReporter } from '../../problem/problem.ts';
import { guardsAboard } from './check-machines.ts';

const PARTIES = [2, 3, 4] as const;

/** R7.5: the guards of the set-up are in the reserve, for every number of assassins. */
export function checkReserve(memory: MemoryData, report: ProblemReporter): void {
  const guards = memory.maps.flatMap((map) => [...map.guards, ...guardsAboard(map)]);
  GUARD_KINDS.forEach((kind, index) => {
    const own = guards.filter(({ guard }) => guardKindOf(memory, guard) === kind);
    const needed = Math.max(...PARTIES.map((_, party) => own.reduce((sum, { count }) => sum + count[party]!, 0)));
    if (needed > RESERVE[index]!)
      report(['maps'], `The set-up needs ${needed} of ${kind}, but the reserve has ${RESERVE[index]} (R7.5).`);
  });
}
