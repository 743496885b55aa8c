import { tag, title } from '@bauta/drawing';
import type { Proportion } from '../report/proportion.ts';
import type { Summary } from '../report/summary.ts';
import { botColour, mark } from './palette.ts';
import { PERCENT, type RowsPlot } from './rows-plot.ts';

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

export const showShare = ({ count, share, low, high }: Proportion, games: number): string =>
  `${percent(share)} (${count} of ${games}), 95 % interval ${percent(low)} to ${percent(high)}`;

/** A share of the games as a mark on its interval. */
export function sharesPlot(label: string, of: (summary: Summary) => Proportion): RowsPlot {
  return {
    label,
    axis: PERCENT,
    draw(summary, x, y) {
      const share = of(summary);
      const line = { stroke: botColour(summary.bot), 'stroke-width': 2 };
      const cap = (at: number) => tag('line', { x1: x(at), x2: x(at), y1: y - 4, y2: y + 4, ...line });
      const whisker = tag('line', { x1: x(share.low), x2: x(share.high), y1: y, y2: y, ...line });
      const told = title(`${summary.bot}: ${showShare(share, summary.games)}`);
      return tag('g', {}, told, cap(share.low), cap(share.high), whisker, mark(summary.bot, x(share.share), y));
    },
    tell: (summary) => percent(of(summary).share),
  };
}
