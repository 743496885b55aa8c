import type { CardId } from '@bauta/engine';
import { type GameRecord, MAP_USES, type MapUse } from '@bauta/format';
import type { Counts } from '../play/game-notes.ts';
import { type Proportion, shareOf } from './proportion.ts';
import { type Spread, spreadIfAny } from './spread.ts';
import { occurrences, totals } from './totals.ts';

/** Since when the alert was raised: not at all, or at the latest in that turn. */
export const ALERT_GROUPS = ['never', 'byFive', 'byTwo'] as const;
export type AlertGroup = (typeof ALERT_GROUPS)[number];

/** A group smaller than this says nothing. */
export const FEWEST = 60;

/** What a table takes for a decision, in seconds. */
const DECISION = 12;

/** Which ways were taken, and by how many of the games that took one. */
export interface WaysTaken {
  of: number;
  games: Counts;
}

/** What the game is about: whether being unseen pays, what is used, which ways are taken. */
export interface Measures {
  /** Succeeded, and the alert was never raised. */
  quiet: Proportion;
  /** The share that succeeded, by when the alert was first raised. */
  price: Record<AlertGroup, Proportion>;
  /** Of the games lost, those in which the reserve was empty though the alert was never raised. */
  quietReserve: Proportion;
  turnsWon: Spread | null;
  turnsLost: Spread | null;
  minutes: Spread | null;
  /** By card, the games in which it was held and in which it was used. */
  cardUse: Record<CardId, { held: number; used: number }>;
  /** In how many games an assassin was on each square. */
  entered: Counts;
  uses: Record<MapUse, Proportion>;
  /** The objective completed first. */
  first: WaysTaken;
  /** Where assassins left. */
  exits: WaysTaken;
  /** The elites and bosses that were wounded or eliminated. */
  faced: WaysTaken;
}

const inGroup: Record<AlertGroup, (record: GameRecord) => boolean> = {
  never: ({ alert }) => alert === null,
  byFive: ({ alert }) => alert !== null && alert <= 5,
  byTwo: ({ alert }) => alert !== null && alert <= 2,
};

function priceOf(records: readonly GameRecord[]): Measures['price'] {
  const group = (name: AlertGroup) => shareOf(records.filter(inGroup[name]), ({ success }) => success);
  return { never: group('never'), byFive: group('byFive'), byTwo: group('byTwo') };
}

function cardUseOf(records: readonly GameRecord[]): Measures['cardUse'] {
  const held = occurrences(records.map((record) => record.held));
  const used = occurrences(records.map((record) => record.used));
  return Object.fromEntries(Object.entries(held).map(([card, games]) => [card, { held: games, used: used[card] ?? 0 }]));
}

const waysOf = (ways: readonly string[]): WaysTaken => ({ of: ways.length, games: totals(ways.map((way) => ({ [way]: 1 }))) });

/** Several at once are a way of their own. */
const together = (names: readonly string[], none: string): string => names.join(' + ') || none;

export function measuresOf(records: readonly GameRecord[]): Measures {
  const [won, lost] = [records.filter(({ success }) => success), records.filter(({ success }) => !success)];
  const turnsOf = (games: readonly GameRecord[]) => spreadIfAny(games.map(({ turns }) => turns));
  const use = (name: MapUse) => shareOf(records, ({ uses }) => uses.includes(name));
  return {
    quiet: shareOf(records, ({ success, alert }) => success && alert === null),
    price: priceOf(records),
    quietReserve: shareOf(lost, ({ reason, alert }) => reason === 'reserve-empty' && alert === null),
    turnsWon: turnsOf(won),
    turnsLost: turnsOf(lost),
    minutes: spreadIfAny(records.map(({ decisions }) => (decisions * DECISION) / 60)),
    cardUse: cardUseOf(records),
    entered: occurrences(records.map(({ entered }) => entered)),
    uses: Object.fromEntries(MAP_USES.map((name) => [name, use(name)])) as Record<MapUse, Proportion>,
    first: waysOf(records.flatMap(({ first }) => (first === '' ? [] : [first]))),
    exits: waysOf(records.flatMap(({ exits }) => (exits.length === 0 ? [] : [together(exits, '')]))),
    faced: waysOf(records.map(({ faced }) => together(faced, 'none'))),
  };
}

/** The way most games took, and its share; null: there was none. */
export function mostTaken({ of, games }: WaysTaken): { way: string; share: number } | null {
  const [most] = Object.entries(games).sort(([, a], [, b]) => b - a);
  return most === undefined ? null : { way: most[0], share: most[1] / of };
}
