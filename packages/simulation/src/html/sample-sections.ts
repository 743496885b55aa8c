import { tag } from '@bauta/drawing';
import { shareOf } from '../report/proportion.ts';
import { isDecisive, isObvious, isOpenPosition, roomsOf, type SampledMemory, swingsOf } from '../report/samples.ts';
import { barsPlot } from './bars.ts';
import type { Section } from './section.ts';

/** One plot with a bar for each memory; none where nothing was measured. */
function figure(label: string, memories: readonly SampledMemory[], share: (memory: SampledMemory) => number | null): string {
  const bars = memories.flatMap((memory) => {
    const value = share(memory);
    return value === null ? [] : [{ name: memory.title, values: [{ bot: 'greedy' as const, value }] }];
  });
  return bars.length === 0 ? '' : tag('div', { class: 'plots' }, tag('figure', {}, barsPlot(label, bars)));
}

function share<T>(all: readonly T[], holds: (each: T) => boolean): number | null {
  return all.length === 0 ? null : shareOf(all, holds).share;
}

/** Those of which anything was measured. */
export function sampleSections(memories: readonly SampledMemory[]): Section[] {
  const sections = [
    {
      id: 'swing',
      name: 'One roll decides',
      text: 'The share of greedy games in which one roll changed the chance of success by more than 40 points.',
      inside: figure('One roll decides', memories, (memory) => share(swingsOf(memory), isDecisive)),
    },
    {
      id: 'room',
      name: 'One obvious best',
      text: 'The share of open positions in which a single option is within 3 points of the best.',
      inside: figure('One obvious best', memories, (memory) => share(roomsOf(memory).filter(isOpenPosition), isObvious)),
    },
  ];
  return sections.filter(({ inside }) => inside !== '');
}
