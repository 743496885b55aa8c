import type { EventOf } from '@bauta/engine';
import { issueSentence } from '../content/schema/issue-sentence.ts';
import { valueAt } from '../content/schema/value-at.ts';
import type { Path, ProblemReporter } from '../problem/problem.ts';
import type { PositionContext } from './check-position.ts';
import { knownBy, namesIn } from './known.ts';
import { stepOf } from './squares-of-steps.ts';
import { stepSchema } from './step-schema.ts';

/** What a step may speak of: all cards, and what is in this memory. */
function knownAt({ content, memory, setup }: PositionContext) {
  const bosses = memory.maps.flatMap((map) => map.bosses.map(({ boss }) => [boss, content.bosses[boss]!] as const));
  const machines = memory.maps.flatMap((map) =>
    map.machines.map(({ machine }) => [machine, content.machines[machine]!] as const),
  );
  const laid: EventOf<'memory-set-up'>['content'] = {
    ...content,
    memory,
    guards: [],
    bosses: Object.fromEntries(bosses),
    machines: Object.fromEntries(machines),
  };
  const names = namesIn({ content: laid, setup });
  return knownBy(() => names);
}

/** The steps under way are steps of the engine, about figures and squares of this memory. */
export function checkSteps(steps: readonly object[], context: PositionContext, report: ProblemReporter): void {
  if (steps.length === 0) return;
  const schema = stepSchema(knownAt(context));
  steps.forEach((step, index) => {
    for (const issue of schema.safeParse(stepOf(step)).error?.issues.slice(0, 5) ?? [])
      report(['steps', index, ...(issue.path as string[])], issueSentence(issue, valueAt(step, issue.path as Path)));
  });
}
