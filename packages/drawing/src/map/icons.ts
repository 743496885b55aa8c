import type { HidingSpot } from '@bauta/engine';
import { tag, words } from '../markup.ts';
import { PAPER } from './palette.ts';

/** A mark of the sheet, drawn around a middle. */
export type Icon = (x: number, y: number) => string;

const ink = (d: string, fill = 'none'): string => tag('path', { d, class: 'ink', fill });

const STATION: Icon = (x, y) =>
  tag('circle', { cx: x, cy: y, r: 10, class: 'ink', fill: PAPER }) +
  tag('circle', { cx: x, cy: y, r: 6, class: 'ink', fill: 'none' }) +
  tag('circle', { cx: x, cy: y, r: 2.2, class: 'dark' });

const SPOTS: Readonly<Record<HidingSpot, Icon>> = {
  haystack: (x, y) =>
    ink(`M${x - 11} ${y + 9}q1 -19 11 -19q10 0 11 19z`, PAPER) +
    ink(`M${x - 6} ${y + 5}q1 -7 4 -9M${x} ${y + 6}v-9M${x + 6} ${y + 5}q-1 -7 -4 -9`),
  cart: (x, y) =>
    ink(`M${x - 12} ${y - 7}h19l-2 9h-14zM${x + 7} ${y - 7}l6 -3`, PAPER) +
    tag('circle', { cx: x - 4, cy: y + 5, r: 4.6, class: 'ink', fill: PAPER }) +
    ink(`M${x - 4} ${y + 0.4}v9.2M${x - 8.6} ${y + 5}h9.2`),
  'roof-garden': (x, y) =>
    ink(`M${x - 9} ${y + 2}h18l-2 8h-14z`, PAPER) +
    ink(
      `M${x} ${y + 2}v-9M${x} ${y - 3}q-8 0 -8 -7q8 0 8 7M${x} ${y - 3}q8 0 8 -7q-8 0 -8 7M${x} ${y - 6}q-4 -3 0 -7q4 4 0 7`,
      PAPER,
    ),
};

const CHEST: Icon = (x, y) =>
  ink(`M${x - 10} ${y - 1}h20v9h-20z`, PAPER) +
  ink(`M${x - 10} ${y - 1}q0 -8 6 -8h8q6 0 6 8z`, PAPER) +
  tag('rect', { x: x - 2, y: y - 3, width: 4, height: 5, class: 'dark' });

const LEAP: Icon = (x, y) => ink(`M${x - 7} ${y - 9}q8 0 8 12M${x - 3} ${y - 1}l4 5l5 -4`) + ink(`M${x - 8} ${y + 9}q8 -5 16 0`);

const START: Icon = (x, y) =>
  ink(`M${x - 6} ${y + 10}v-20`) + tag('path', { d: `M${x - 6} ${y - 10}l14 5l-14 5z`, class: 'dark' });

const TOWER: Icon = (x, y) =>
  ink(`M${x - 13} ${y + 13}v-26h5v4h5v-4h6v4h5v-4h5v26z`, PAPER) + words(x, y + 9, 'T', { class: 'letter' });

/** Red: whoever comes here is exposed (R49). */
const RESTRICTED: Icon = (x, y) =>
  tag('circle', { cx: x, cy: y, r: 9, class: 'alarm' }) + tag('path', { d: `M${x - 6} ${y}h12`, class: 'alarm' });

export const ICONS = {
  station: STATION,
  ...SPOTS,
  chest: CHEST,
  leap: LEAP,
  start: START,
  tower: TOWER,
  restricted: RESTRICTED,
} as const satisfies Record<string, Icon>;
export type IconName = keyof typeof ICONS;
