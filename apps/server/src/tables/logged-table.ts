import {
  BOT,
  beginOwnThread,
  CAMPAIGN_PLAY,
  emptyTable,
  evolveTable,
  goOn,
  MEMORY_PLAY,
  type OwnThread,
  type Play,
  type Table,
  tableAfterDecision,
  tableAfterUndo,
  takeBack,
  turnOf,
} from '@bauta/session';
import { type RecentKeys, recentKeys, remember } from './recent-keys.ts';
import type { Opening, StoredEntry } from './stored-entry.ts';

/** A table as its log tells it. Positions are whole: what the table may see is made of them when it is told. */
export interface LoggedTable {
  readonly play: Play<unknown, unknown>;
  readonly opening: Omit<Opening, 'position' | 'begun'>;
  /** Told with the first position. */
  begun: readonly unknown[];
  /** The number of the last entry. */
  seq: number;
  readonly thread: OwnThread<unknown, unknown>;
  /** Of the memory being played, at the last entry. */
  turn: number;
  table: Table;
  /** Which entry a command became. */
  readonly keys: RecentKeys;
}

export const playOf = (kind: Opening['kind']): Play<unknown, unknown> =>
  (kind === 'memory' ? MEMORY_PLAY : CAMPAIGN_PLAY) as Play<unknown, unknown>;

/** A packed position without its content, where that lies by itself. */
export const apart = ({ content: digest }: Pick<Opening, 'content'>, packed: unknown): unknown => {
  const { content: _, ...rest } = packed as { content: object };
  return digest === undefined ? packed : rest;
};

/** The reverse. */
export const together = (packed: unknown, content: object | null): unknown =>
  content === null ? packed : { ...(packed as object), content };

/** Of a packed position that has it. */
export const contentIn = (packed: unknown): object => (packed as { content: object }).content;

/** From the first entry of its log, and its content where that lies by itself. */
export function beginTable({ position, begun = [], ...opening }: Opening, content: object | null = null): LoggedTable {
  const play = playOf(opening.kind);
  const thread = beginOwnThread(play, play.unpack(together(position, content)));
  return {
    play,
    opening,
    begun,
    seq: 1,
    thread,
    turn: turnOf(play, thread.position),
    table: emptyTable(opening.title, opening.host, opening.seats),
    keys: recentKeys(),
  };
}

/** The table after the entry, in place. `isAhead`: its position is there already. */
export function follow(logged: LoggedTable, entry: StoredEntry, isAhead = false): void {
  logged.seq += 1;
  if (entry.type !== 'played' || entry.moment.by !== BOT) remember(logged.keys, entry.key, logged.seq);
  switch (entry.type) {
    case 'played': {
      const { play, thread, turn } = logged;
      if (!isAhead) play.evolve(thread.position, entry.moment.events);
      goOn(play, thread, entry.moment);
      logged.begun = [];
      logged.turn = turnOf(play, thread.position);
      logged.table = tableAfterDecision(logged.table, entry.moment.by, logged.turn === turn);
      break;
    }
    case 'undone':
      takeBack(logged.play, logged.thread, entry.count);
      logged.turn = turnOf(logged.play, logged.thread.position);
      logged.table = tableAfterUndo(logged.table);
      break;
    case 'table':
      logged.table = evolveTable(logged.table, entry.fact);
  }
}
