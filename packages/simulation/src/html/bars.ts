import type { BotName } from '@bauta/bots';
import { drawing, tag, title, words } from '@bauta/drawing';
import { botColour } from './palette.ts';

const WIDTH = 380;
const LEFT = 132;
const RIGHT = 44;
const BAR = 9;
const GAP = 7;

export interface Bar {
  name: string;
  values: readonly { bot: BotName; value: number }[];
}

const LONGEST = 20;
const short = (name: string): string => (name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name);

/** Names with a bar for each bot. */
export function barsPlot(label: string, bars: readonly Bar[]): string {
  const most = Math.max(...bars.flatMap(({ values }) => values.map(({ value }) => value)), 1e-9);
  let top = 4;
  const rows = bars.map(({ name, values }) => {
    const begin = top;
    top += values.length * BAR + GAP;
    const drawn = values.map(({ bot, value }, index) => {
      const [y, width] = [begin + index * BAR, ((WIDTH - LEFT - RIGHT) * value) / most];
      const bar = tag(
        'rect',
        { x: LEFT, y, width, height: BAR - 1, fill: botColour(bot) },
        title(`${name}, ${bot}: ${value.toFixed(3)}`),
      );
      return bar + words(LEFT + width + 4, y + BAR - 1.5, value.toFixed(2), { class: 'small' });
    });
    return words(LEFT - 6, begin + (values.length * BAR) / 2 + 4, short(name), { class: 'name' }) + drawn.join('');
  });
  return drawing(WIDTH, top, label, ...rows, tag('line', { x1: LEFT, x2: LEFT, y1: 2, y2: top - GAP + 2, class: 'zero' }));
}
