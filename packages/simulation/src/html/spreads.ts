import { tag, title } from '@bauta/drawing';
import type { Spread } from '../report/spread.ts';
import type { Summary } from '../report/summary.ts';
import { botColour } from './palette.ts';
import { axisTo, type RowsPlot, type Scale } from './rows-plot.ts';

const RED = '#b02a20';

const showSpread = ({ least, quarter, median, threeQuarters, most, mean }: Spread): string =>
  `mean ${mean.toFixed(2)}; least ${least}, quarter ${quarter}, middle ${median}, three quarters ${threeQuarters}, most ${most}`;

/** A box from the first to the third quarter with a line in the middle, whiskers to the ends, a dot for the mean. */
function box(spread: Spread, colour: string, told: string, x: Scale, y: number): string {
  const { least, quarter, median, threeQuarters, most, mean } = spread;
  const line = { stroke: colour, 'stroke-width': 1.5 };
  const width = Math.max(1.5, x(threeQuarters) - x(quarter));
  return tag(
    'g',
    {},
    title(told),
    tag('line', { x1: x(least), x2: x(most), y1: y, y2: y, ...line }),
    tag('rect', { x: x(quarter), y: y - 5, width, height: 10, fill: '#fbf5e6', ...line }),
    tag('rect', { x: x(quarter), y: y - 5, width, height: 10, fill: colour, 'fill-opacity': 0.22 }),
    tag('line', { x1: x(median), x2: x(median), y1: y - 5, y2: y + 5, stroke: colour, 'stroke-width': 3 }),
    tag('circle', { cx: x(mean), cy: y, r: 2, fill: '#2c2416' }),
  );
}

export interface Spreads {
  label: string;
  of(summary: Summary): Spread | null;
  tell(summary: Summary): string;
  red: boolean;
}

/** All memories on one axis, so that they can be compared. */
export function spreadsPlot(all: readonly Summary[], { label, of, tell, red }: Spreads): RowsPlot {
  return {
    label,
    axis: axisTo(Math.max(...all.map((summary) => of(summary)?.most ?? 0))),
    draw(summary, x, y) {
      const spread = of(summary);
      const colour = red ? RED : botColour(summary.bot);
      return spread === null ? '' : box(spread, colour, `${summary.bot}: ${showSpread(spread)}`, x, y);
    },
    tell,
  };
}
