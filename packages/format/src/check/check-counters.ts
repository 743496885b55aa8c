import type { Content, MemoryData } from '@bauta/engine';
import type { Report } from '../problem.ts';
import { usesOf, verbsOf } from './check-names.ts';

type Known = Pick<Content, 'cards' | 'bosses'>;

/** Each counter starts within its bounds, and what an objective waits for is counted by some card of the memory. */
export function checkCounters(memory: MemoryData, { cards, bosses }: Known, report: Report): void {
  for (const { id, start, least, most } of memory.counters) {
    if (start < least || start > most) report(['counters', id], `The counter starts at ${start}, not from ${least} to ${most}.`);
  }
  const counted = usesOf(memory, bosses).flatMap(({ card }) =>
    verbsOf(cards[card]).flatMap((verb) => (verb.do === 'count' && verb.add > 0 ? [verb.counter] : [])),
  );
  for (const { id, kind, target } of memory.objectives) {
    if (kind === 'count' && memory.counters.some((counter) => counter.id === target) && !counted.includes(target))
      report(['objectives', id, 'counter'], `No card of this memory counts \`${target}\` up.`);
  }
}
