import type { MemoryData } from '@bauta/engine';
import type { ProblemReporter } from '../../problem/problem.ts';
import type { CompiledContent } from './compiled-content.ts';
import { verbsIn } from './memory-uses.ts';

/** R5.2: a hidden objective is revealed by some card of the memory. */
export function checkHidden(memory: MemoryData, known: CompiledContent, report: ProblemReporter): void {
  const revealed = verbsIn(memory, known).flatMap((verb) => (verb.do === 'reveal-objective' ? [verb.objective] : []));
  for (const { id, hidden, spaces } of memory.objectives)
    if (hidden && spaces === 0 && !revealed.includes(id))
      report(['objectives', id, 'hidden'], `No card of this memory reveals \`${id}\`, so it can never be completed.`);
}
