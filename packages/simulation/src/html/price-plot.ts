import type { BotName } from '@bauta/bots';
import { drawing, tag, title, words } from '@bauta/drawing';
import { ALERT_GROUPS, type AlertGroup, FEWEST } from '../report/measures.ts';
import { type Proportion, proportionOf } from '../report/proportion.ts';
import { sum } from '../report/spread.ts';
import type { Summary } from '../report/summary.ts';
import { botColour, mark } from './palette.ts';
import { showShare } from './shares.ts';

const WIDTH = 380;
const LEFT = 68;
const RIGHT = 104;
const ROW = 17;
const HEADING = 19;

const NAMES: Readonly<Record<AlertGroup, string>> = { never: 'never', byFive: 'by turn 5', byTwo: 'by turn 2' };

/** Parties of all sizes together. */
export function pooledPrice(summaries: readonly Summary[], group: AlertGroup): Proportion {
  const each = summaries.map(({ measures }) => measures.price[group]);
  return proportionOf(sum(each.map(({ count }) => count)), sum(each.map(({ of }) => of)));
}

const xOf = (share: number): number => LEFT + (WIDTH - LEFT - RIGHT) * share;

/** A group that is too small is drawn pale: its interval says how little it tells. */
function row(bot: BotName, group: AlertGroup, price: Proportion, y: number): string {
  const stroke = { stroke: botColour(bot), 'stroke-width': 2 };
  const { share, low, high, of } = price;
  const interval = of === 0 ? '' : tag('line', { x1: xOf(low), x2: xOf(high), y1: y, y2: y, ...stroke });
  const drawn = of === 0 ? '' : title(`${bot}, ${NAMES[group]}: ${showShare(price, of)}`) + interval + mark(bot, xOf(share), y);
  return (
    words(LEFT - 6, y + 4, NAMES[group], { class: 'name' }) +
    tag('g', { opacity: of < FEWEST ? 0.4 : 1 }, drawn) +
    words(WIDTH - 2, y + 4, of === 0 ? '-' : `${Math.round(100 * share)} % of ${of}`, { class: 'value' })
  );
}

/** Success by when the alert was first raised: for each bot a row for each group. */
export function pricePlot(summaries: readonly Summary[]): string {
  let top = 4;
  const bots = [...Map.groupBy(summaries, ({ bot }) => bot)].map(([bot, of]) => {
    const begin = top;
    top += HEADING + ALERT_GROUPS.length * ROW;
    const rows = ALERT_GROUPS.map((group, index) =>
      row(bot, group, pooledPrice(of, group), begin + HEADING + (index + 0.5) * ROW),
    );
    return words(2, begin + 13, bot, { class: 'group' }) + rows.join('');
  });
  const grid = [0, 0.25, 0.5, 0.75, 1].map(
    (share) =>
      tag('line', { x1: xOf(share), x2: xOf(share), y1: 4, y2: top, class: share === 0 ? 'zero' : 'grid' }) +
      words(xOf(share), top + 14, `${100 * share} %`, { class: 'tick' }),
  );
  return drawing(WIDTH, top + 22, 'Price of the alert', ...grid, ...bots);
}
