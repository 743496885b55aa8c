import type { MemoryData } from '@bauta/engine';
import type { ProblemReporter } from '../../problem/problem.ts';
import type { CompiledContent } from './compiled-content.ts';
import { verbsIn } from './memory-uses.ts';

/** Each counter starts within its bounds, and what an objective waits for is counted by some card of the memory. */
export function checkCounters(memory: MemoryData, known: CompiledContent, report: ProblemReporter): void {
  for (const { id, start, least, most } of memory.counters) {
    if (start < least || start > most) report(['counters', id], `The counter starts at ${start}, not from ${least} to ${most}.`);
  }
  const counted = verbsIn(memory, known).flatMap((verb) => (verb.do === 'count' && verb.add > 0 ? [verb.counter] : []));
  for (const { id, kind, target } of memory.objectives) {
    if (kind === 'count' && memory.counters.some((counter) => counter.id === target) && !counted.includes(target))
      report(['objectives', id, 'counter'], `No card of this memory counts \`${target}\` up.`);
  }
}
