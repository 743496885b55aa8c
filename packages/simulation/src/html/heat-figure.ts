import { escaped, tag } from '@bauta/drawing';
import { sum } from '../report/spread.ts';
import type { Summary } from '../report/summary.ts';
import { heatMap, widthOf } from './heat-map.ts';
import { type NameSource, titleOf } from './names.ts';
import { botColour } from './palette.ts';

/** What a map can be red with, and what is said of it: on each square, of the figure, of each square. */
const HEATS = {
  detected: { of: (summary: Summary) => summary.detections, label: 'Detections', rate: 'detections a game', total: 'a game' },
  entered: {
    of: (summary: Summary) => summary.measures.entered,
    label: 'Squares entered',
    rate: 'of the games',
    total: 'squares a game',
  },
} as const;
export type HeatName = keyof typeof HEATS;

/** Of the games, by square. */
const ratesOf = (of: readonly Summary[], heat: HeatName): Record<string, number> => {
  const games = sum(of.map((summary) => summary.games));
  const counts = of.map(HEATS[heat].of);
  const squares = new Set(counts.flatMap(Object.keys));
  return Object.fromEntries([...squares].map((at) => [at, sum(counts.map((each) => each[at] ?? 0)) / games]));
};

/** The maps of one memory, one for each bot, on the same scale of red. */
export function heatFigure(memory: string, summaries: readonly Summary[], names: NameSource, heat: HeatName): string {
  const data = names.content.memories[memory]!;
  const name = titleOf(names, memory);
  const byBot = [...Map.groupBy(summaries, ({ bot }) => bot)].map(([bot, of]) => ({ bot, rates: ratesOf(of, heat) }));
  const most = Math.max(...byBot.flatMap(({ rates }) => Object.values(rates)), 1e-9);
  const maps = byBot.map(({ bot, rates }) => {
    const total = `${sum(Object.values(rates)).toFixed(2)} ${HEATS[heat].total}`;
    const head = tag('span', {}, tag('b', { style: `color:${botColour(bot)}` }, bot), `, ${total}`);
    const label = `${HEATS[heat].label} of ${bot} on the map of ${name}`;
    const map = heatMap({ memory: data, rates, most, label, rate: HEATS[heat].rate });
    return tag('div', { class: 'bot', style: `width:${widthOf(data)}px` }, head, map);
  });
  return tag('figure', {}, tag('h3', {}, escaped(name)), tag('div', {}, ...maps));
}
