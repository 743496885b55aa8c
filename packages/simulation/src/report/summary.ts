import type { Failure } from '@bauta/engine';
import type { GameRecord } from '@bauta/format';
import type { Cell } from '../play/cells.ts';
import type { Counts } from '../play/game-notes.ts';
import { type Interval, wilson } from './wilson.ts';

/** A share of games, with its 95 % interval. */
export interface Proportion extends Interval {
  count: number;
  share: number;
}

/** Smallest, first quarter, middle, third quarter, greatest; and the mean. */
export interface Spread {
  least: number;
  quarter: number;
  median: number;
  threeQuarters: number;
  most: number;
  mean: number;
}

export interface Summary extends Cell {
  games: number;
  success: Proportion;
  /** R34.1; null: this memory has no sync. */
  sync: Proportion | null;
  /** Games in which the alert was raised. */
  alerted: Proportion;
  /** Of those, the turn of the first. */
  alertTurn: Spread | null;
  turns: Spread;
  decisions: Spread;
  /** HP lost in a game, by all together. */
  wounds: Spread;
  /** HP lost in all games, by character, and in how many games they were: an ally, in how many it was wounded. */
  woundsBy: Record<string, { hp: number; games: number }>;
  failures: Partial<Record<Failure, number>>;
  /** Exposures by a detection test, in all games, by square. */
  detections: Record<string, number>;
  /** Uses in all games, by card. */
  cards: Record<string, number>;
}

/** `2 assassins, easy` */
export const partyName = ({ size, difficulty }: Cell): string =>
  `${size} assassins${difficulty === 'normal' ? '' : `, ${difficulty}`}`;

const shareOf = (count: number, of: number): Proportion => ({ count, share: of === 0 ? 0 : count / of, ...wilson(count, of) });

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** The numbers must be in order. */
function quantile(numbers: readonly number[], part: number): number {
  const place = (numbers.length - 1) * part;
  const low = numbers[Math.floor(place)]!;
  return low + (numbers[Math.ceil(place)]! - low) * (place - Math.floor(place));
}

function spreadOf(unordered: readonly number[]): Spread {
  const numbers = unordered.toSorted((a, b) => a - b);
  const at = (part: number) => quantile(numbers, part);
  const mean = sum(numbers) / numbers.length;
  return { least: at(0), quarter: at(0.25), median: at(0.5), threeQuarters: at(0.75), most: at(1), mean };
}

/** Summed by name, names in order. */
function totals(each: readonly Counts[]): Counts {
  const total = new Map<string, number>();
  for (const counts of each) for (const [name, count] of Object.entries(counts)) total.set(name, (total.get(name) ?? 0) + count);
  return Object.fromEntries([...total].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function woundsBy(records: readonly GameRecord[]): Summary['woundsBy'] {
  const wounds = records.map((record) => record.wounds);
  const games = totals(wounds.map((each) => Object.fromEntries(Object.keys(each).map((id) => [id, 1]))));
  return Object.fromEntries(Object.entries(totals(wounds)).map(([id, hp]) => [id, { hp, games: games[id]! }]));
}

/** The games of one cell, in the order of their numbers. */
export function summaryOf(cell: Cell, records: readonly GameRecord[], hasSync: boolean): Summary {
  const games = records.length;
  const alerts = records.flatMap(({ alert }) => (alert === null ? [] : [alert]));
  const share = (is: (record: GameRecord) => boolean): Proportion => shareOf(records.filter(is).length, games);
  return {
    ...cell,
    games,
    success: share(({ success }) => success),
    sync: hasSync ? share(({ sync }) => sync) : null,
    alerted: shareOf(alerts.length, games),
    alertTurn: alerts.length === 0 ? null : spreadOf(alerts),
    turns: spreadOf(records.map(({ turns }) => turns)),
    decisions: spreadOf(records.map(({ decisions }) => decisions)),
    wounds: spreadOf(records.map(({ wounds }) => sum(Object.values(wounds)))),
    woundsBy: woundsBy(records),
    failures: totals(records.flatMap(({ reason }) => (reason === '' ? [] : [{ [reason]: 1 }]))),
    detections: totals(records.map(({ detections }) => detections)),
    cards: totals(records.map(({ cards }) => cards)),
  };
}
