import type { Failure } from '@bauta/engine';
import type { GameRecord } from '@bauta/format';
import type { Cell } from '../play/cells.ts';
import { type Measures, measuresOf } from './measures.ts';
import { type Proportion, proportionOf, shareOf } from './proportion.ts';
import { type Spread, spreadIfAny, spreadOf, sum } from './spread.ts';
import { totals } from './totals.ts';

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
  measures: Measures;
}

/** `2 assassins, easy` */
export const partyName = ({ size, difficulty }: Cell): string =>
  `${size} assassins${difficulty === 'normal' ? '' : `, ${difficulty}`}`;

function woundsBy(records: readonly GameRecord[]): Summary['woundsBy'] {
  const wounds = records.map((record) => record.wounds);
  const games = totals(wounds.map((each) => Object.fromEntries(Object.keys(each).map((id) => [id, 1]))));
  return Object.fromEntries(Object.entries(totals(wounds)).map(([id, hp]) => [id, { hp, games: games[id]! }]));
}

/** The games of one cell, in the order of their numbers. */
export function summaryOf(cell: Cell, records: readonly GameRecord[], hasSync: boolean): Summary {
  const games = records.length;
  const alerts = records.flatMap(({ alert }) => (alert === null ? [] : [alert]));
  const share = (is: (record: GameRecord) => boolean): Proportion => shareOf(records, is);
  return {
    ...cell,
    games,
    success: share(({ success }) => success),
    sync: hasSync ? share(({ sync }) => sync) : null,
    alerted: proportionOf(alerts.length, games),
    alertTurn: spreadIfAny(alerts),
    turns: spreadOf(records.map(({ turns }) => turns)),
    decisions: spreadOf(records.map(({ decisions }) => decisions)),
    wounds: spreadOf(records.map(({ wounds }) => sum(Object.values(wounds)))),
    woundsBy: woundsBy(records),
    failures: totals(records.flatMap(({ reason }) => (reason === '' ? [] : [{ [reason]: 1 }]))),
    detections: totals(records.map(({ detections }) => detections)),
    cards: totals(records.map(({ cards }) => cards)),
    measures: measuresOf(records),
  };
}
