import { beginOwnThread, type Table, toldApart, turnOf } from '@bauta/session';
import { apart, type LoggedTable, playOf, together } from './logged-table.ts';
import { lastKeys, recentKeys } from './recent-keys.ts';
import type { Snapshot } from './stored-entry.ts';

/** A snapshot is taken once so many entries lie behind the last: it costs as much as dozens of entries, and reading so many back a millisecond or two. */
const SNAPSHOT_EVERY = 256;

/** While something can be taken back it is longer, and servers of older versions cannot read it: play mostly settles before so many. */
const UNSETTLED_EVERY = 2 * SNAPSHOT_EVERY;

export const isDue = ({ seq, thread }: LoggedTable, last: number): boolean =>
  seq - last >= (thread.free.length === 0 ? SNAPSHOT_EVERY : UNSETTLED_EVERY);

export function snapshotOf({ play, opening, begun, thread, table, keys }: LoggedTable): Snapshot {
  const stand = { opening, table, n: thread.n, keys: lastKeys(keys) };
  if (thread.free.length > 0) return { form: 2, ...stand, barrier: apart(opening, play.pack(thread.barrier)), free: thread.free };
  return { ...stand, position: apart(opening, play.pack(thread.position)), ...(begun.length > 0 && { begun }) };
}

/** What older snapshots do not tell of a table. */
const NOT_IN_OLDER = {
  departed: [],
  removed: [],
  link: '',
  bots: 'by-rule',
  botRun: 0,
  archived: false,
} as const satisfies Partial<Table>;

/** Where play was at the last new information, and what can be taken back. */
function threadOf(play: LoggedTable['play'], snapshot: Snapshot, content: object | null): LoggedTable['thread'] {
  switch (snapshot.form) {
    case undefined:
      return beginOwnThread(play, play.unpack(together(snapshot.position, content)), snapshot.n);
    case 2:
      return beginOwnThread(play, play.unpack(together(snapshot.barrier, content)), snapshot.n, snapshot.free);
    default:
      throw new Error('the table was last kept by a newer Bauta');
  }
}

/** From a snapshot behind entry `seq`, and its content where that lies by itself. */
export function tableAt(snapshot: Snapshot, seq: number, content: object | null): LoggedTable {
  const { opening, table, keys } = snapshot;
  const play = playOf(opening.kind);
  const thread = threadOf(play, snapshot, content);
  return {
    play,
    opening,
    begun: snapshot.form === undefined ? (snapshot.begun ?? []) : [],
    seq,
    thread,
    turn: turnOf(play, thread.position),
    table: toldApart({ ...NOT_IN_OLDER, ...(table as Omit<Table, keyof typeof NOT_IN_OLDER>) }),
    keys: recentKeys(keys),
  };
}
