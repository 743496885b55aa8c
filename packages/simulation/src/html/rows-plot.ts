import { drawing, tag, words } from '@bauta/drawing';
import { partyName, type Summary } from '../report/summary.ts';
import { botColour, mark } from './palette.ts';

const WIDTH = 380;
const LEFT = 78;
const RIGHT = 62;
const HEADING = 19;
const ROW = 17;
const FOOT = 22;

export interface Axis {
  most: number;
  /** Between two lines of the grid. */
  step: number;
  show(value: number): string;
}

export const PERCENT: Axis = { most: 1, step: 0.25, show: (value) => `${Math.round(value * 100)} %` };

/** From 0 to a round number, with five lines of the grid or so. */
export function axisTo(most: number): Axis {
  const rough = Math.max(most, 1) / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((each) => each * power).find((each) => each >= rough)!);
  return { most: Math.ceil(Math.max(most, 1) / step) * step, step, show: String };
}

/** Where a value lies. */
export type Scale = (value: number) => number;

export interface RowsPlot {
  label: string;
  axis: Axis;
  /** One row: its marks, with the middle of the row at `y`. */
  draw(summary: Summary, x: Scale, y: number): string;
  /** What stands at the end of the row. */
  tell(summary: Summary): string;
}

function grid({ most, step, show }: Axis, x: Scale, bottom: number): string {
  const values = Array.from({ length: Math.round(most / step) + 1 }, (_, index) => index * step);
  return values
    .map(
      (value) =>
        tag('line', { x1: x(value), x2: x(value), y1: 4, y2: bottom, class: value === 0 ? 'zero' : 'grid' }) +
        words(x(value), bottom + 14, show(value), { class: 'tick' }),
    )
    .join('');
}

/** The lines of one memory, one under the other: party sizes and difficulties, and in each the bots. */
export function rowsPlot(summaries: readonly Summary[], { label, axis, draw, tell }: RowsPlot): string {
  const groups = [...Map.groupBy(summaries, partyName)];
  const bottom = groups.length * HEADING + summaries.length * ROW + 4;
  const x: Scale = (value) => LEFT + ((WIDTH - LEFT - RIGHT) * value) / axis.most;
  let top = 4;
  const rows = groups.map(([name, group]) => {
    const heading = words(2, top + 13, name, { class: 'group' });
    const lines = group.map((summary, index) => {
      const y = top + HEADING + index * ROW + ROW / 2 - 1;
      const bot = mark(summary.bot, 10, y) + words(20, y + 4, summary.bot, { fill: botColour(summary.bot) });
      return bot + draw(summary, x, y) + words(WIDTH - 2, y + 4, tell(summary), { class: 'value' });
    });
    top += HEADING + group.length * ROW;
    return heading + lines.join('');
  });
  return drawing(WIDTH, bottom + FOOT, label, grid(axis, x, bottom), ...rows);
}
