import { BOT_KINDS, type BotName, botOf } from '@bauta/bots';
import { tag } from '@bauta/drawing';
import { FAILURES, type Failure } from '@bauta/engine';

/** Red is kept for failure and alert. */
const COLOURS = ['#8a7343', '#2b6490', '#39692f', '#6a4c93', '#0f6e6e', '#8c5a8c', '#5c6b73'] as const;

/** A bot and a version of it stand side by side, so they look different. */
function look(bot: BotName): number {
  const { kind } = botOf(bot)!;
  if (kind === 'novice') return bot === kind ? 5 : 6;
  return BOT_KINDS.indexOf(kind) + (bot === kind ? 0 : 2);
}

export const botColour = (bot: BotName): string => COLOURS[look(bot) % COLOURS.length]!;

const REDS: Readonly<Record<Failure, string>> = {
  'all-eliminated': '#7d1d18',
  'reserve-empty': '#b8352b',
  'nobody-left': '#d9796a',
  'objective-lost': '#edb9ad',
  'own-condition': '#9c5a52',
  'ally-lost': '#c89a92',
  conceded: '#e3cdc6',
  'time-up': '#5a3734',
};

export const failureColour = (reason: Failure): string => REDS[reason];
export const failuresIn = (occurring: ReadonlySet<string>): Failure[] => FAILURES.filter((reason) => occurring.has(reason));
export const isDark = (reason: Failure): boolean =>
  ['all-eliminated', 'reserve-empty', 'own-condition', 'time-up'].includes(reason);

/** Each bot has a shape too, for those who see no colours and for paper. */
export function mark(bot: BotName, x: number, y: number): string {
  const fill = botColour(bot);
  const shape = look(bot) % 3;
  if (shape === 0) return tag('circle', { cx: x, cy: y, r: 4, fill: '#fffaf0', stroke: fill, 'stroke-width': 2 });
  if (shape === 1) return tag('rect', { x: x - 3.8, y: y - 3.8, width: 7.6, height: 7.6, fill });
  return tag('path', { d: `M${x} ${y - 5.4}l5.4 5.4l-5.4 5.4l-5.4 -5.4z`, fill });
}
