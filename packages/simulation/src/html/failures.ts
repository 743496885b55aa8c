import { tag, title, words } from '@bauta/drawing';
import type { Summary } from '../report/summary.ts';
import { failureColour, failuresIn, isDark } from './palette.ts';
import { PERCENT, type RowsPlot } from './rows-plot.ts';

const SUCCESS = '#cfd6b4';
/** A label needs that much of the bar. */
const ROOM = 0.11;

/** What a reason is called in the page. */
export const failureName = (reason: string): string => reason.replaceAll('-', ' ');

const percent = (share: number): string => `${Math.round(share * 100)}`;

/** Each line as one bar: success, then what the others failed of. */
export const failuresPlot: RowsPlot = {
  label: 'How the games ended',
  axis: PERCENT,
  draw({ failures, games, success }, x, y) {
    const reasons = failuresIn(new Set(Object.keys(failures))).map((reason) => ({
      name: failureName(reason),
      count: failures[reason]!,
      fill: failureColour(reason),
      ink: isDark(reason) ? '#fffaf0' : '#2c2416',
    }));
    let before = 0;
    const parts = [{ name: 'success', count: success.count, fill: SUCCESS, ink: '#2c2416' }, ...reasons];
    return parts
      .filter(({ count }) => count > 0)
      .map(({ name, count, fill, ink }) => {
        const [from, share] = [before / games, count / games];
        before += count;
        const bar = tag('rect', { x: x(from), y: y - 6, width: x(share) - x(0), height: 12, fill, class: 'part' });
        const told = title(`${name}: ${count} of ${games}`);
        const label = words(x(from + share / 2), y + 3.6, percent(share), { class: 'in-bar', fill: ink });
        return tag('g', {}, told, bar, share >= ROOM ? label : '');
      })
      .join('');
  },
  tell: ({ success, games }) => `${percent((games - success.count) / games)} %`,
};

/** Which colour is which end, as far as they occur. */
export function failuresLegend(summaries: readonly Summary[]): string {
  const occurring = failuresIn(new Set(summaries.flatMap(({ failures }) => Object.keys(failures))));
  const entries = [['success', SUCCESS], ...occurring.map((reason) => [failureName(reason), failureColour(reason)])];
  return tag(
    'p',
    { class: 'legend' },
    ...entries.map(([name, colour]) => tag('span', {}, tag('i', { style: `background:${colour}` }), name!)),
  );
}
