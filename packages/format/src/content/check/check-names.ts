import type { Card, If, MemoryData } from '@bauta/engine';
import type { ProblemReporter } from '../../problem/problem.ts';
import type { CompiledContent } from './compiled-content.ts';
import { effectsOf, usesOf, verbsOf } from './memory-uses.ts';

const conditionsOf = (card: Card | undefined): If[] => effectsOf(card).flatMap((effect) => effect.if);

type Sort = 'objective' | 'counter';

/** The objectives or counters that a card names. */
export function namesIn(card: Card | undefined, sort: Sort): string[] {
  const records: object[] = [...verbsOf(card), ...conditionsOf(card)].filter((each) => typeof each === 'object');
  return records.flatMap((record) => (sort in record ? [(record as Record<Sort, string>)[sort]] : []));
}

/** What the cards of a memory name is there. */
export function checkNames(memory: MemoryData, content: CompiledContent, report: ProblemReporter): void {
  const known = { objective: memory.objectives.map(({ id }) => id), counter: memory.counters.map(({ id }) => id) };
  for (const { card, path } of usesOf(memory, content)) {
    for (const sort of ['objective', 'counter'] as const) {
      const wrong = namesIn(content.cards[card], sort).find((name) => !known[sort].includes(name));
      if (wrong !== undefined)
        report(path, `The card \`${card}\` names the ${sort} \`${wrong}\`, which this memory does not have.`);
    }
  }
}
