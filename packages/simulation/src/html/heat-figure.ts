import { escaped, tag } from '@bauta/drawing';
import { sum } from '../report/spread.ts';
import type { Summary } from '../report/summary.ts';
import { heatMap, widthOf } from './heat-map.ts';
import { type NameSource, titleOf } from './names.ts';
import { botColour } from './palette.ts';

/** Detections a game, by square. */
const ratesOf = (of: readonly Summary[]): Record<string, number> => {
  const games = sum(of.map((summary) => summary.games));
  const squares = new Set(of.flatMap(({ detections }) => Object.keys(detections)));
  return Object.fromEntries([...squares].map((at) => [at, sum(of.map(({ detections }) => detections[at] ?? 0)) / games]));
};

/** The maps of one memory, one for each bot, on the same scale of red. */
export function heatFigure(memory: string, summaries: readonly Summary[], names: NameSource): string {
  const data = names.content.memories[memory]!;
  const name = titleOf(names, memory);
  const byBot = [...Map.groupBy(summaries, ({ bot }) => bot)].map(([bot, of]) => ({ bot, rates: ratesOf(of) }));
  const most = Math.max(...byBot.flatMap(({ rates }) => Object.values(rates)), 1e-9);
  const maps = byBot.map(({ bot, rates }) => {
    const total = sum(Object.values(rates)).toFixed(2);
    const head = tag('span', {}, tag('b', { style: `color:${botColour(bot)}` }, bot), `, ${total} a game`);
    const label = `Detections of ${bot} on the map of ${name}`;
    return tag('div', { class: 'bot', style: `width:${widthOf(data)}px` }, head, heatMap({ memory: data, rates, most, label }));
  });
  return tag('figure', {}, tag('h3', {}, escaped(name)), tag('div', {}, ...maps));
}
