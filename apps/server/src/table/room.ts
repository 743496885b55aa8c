import {
  BOT,
  beginThread,
  CAMPAIGN_PLAY,
  emptyTable,
  evolveTable,
  MEMORY_PLAY,
  type Play,
  played,
  type Table,
  type Thread,
  tableAfterDecision,
  tableAfterUndo,
  takenBack,
} from '@bauta/protocol';
import type { Opening, Snapshot, StoredEntry } from './stored-entry.ts';

/** So many keys are remembered: a browser says again only what it had no answer to. */
const KEYS = 64;

/** A table as its log tells it. Positions are whole: what the table may see is made of them when it is told. */
export interface Room<Position, Happened> {
  readonly play: Play<Position, Happened>;
  readonly opening: Omit<Opening, 'position' | 'begun'>;
  /** Told with the first position. */
  begun: readonly Happened[];
  /** The number of the last entry. */
  seq: number;
  thread: Thread<Position, Happened>;
  table: Table;
  /** Which entry a command became. */
  readonly keys: Map<string, number>;
  /** Decisions of bots since a person last did anything. */
  botRun: number;
}

/** A room whose positions nobody looks into but its own play. */
export type AnyRoom = Room<unknown, unknown>;

export const playOf = (kind: Opening['kind']): Play<unknown, unknown> =>
  (kind === 'memory' ? MEMORY_PLAY : CAMPAIGN_PLAY) as Play<unknown, unknown>;

/** From the first entry of its log. */
export function beginRoom({ position, begun = [], ...opening }: Opening): AnyRoom {
  const play = playOf(opening.kind);
  return {
    play,
    opening,
    begun,
    seq: 1,
    thread: beginThread(play.unpack(position)),
    table: emptyTable(opening.title, opening.host, opening.seats),
    keys: new Map(),
    botRun: 0,
  };
}

/** From a snapshot behind entry `seq`. */
export function roomAt({ opening, table, n, position, keys }: Snapshot, seq: number): AnyRoom {
  const play = playOf(opening.kind);
  return {
    play,
    opening,
    begun: [],
    seq,
    thread: beginThread(play.unpack(position), n),
    // Older snapshots say nothing of bots, nor of being put away.
    table: { bots: 'by-rule', archived: false, ...(table as Omit<Table, 'bots' | 'archived'>) },
    keys: new Map(keys),
    botRun: 0,
  };
}

/** null while something could be taken back: a snapshot holds one position only. */
export function snapshotOf({ play, opening, thread, table, keys }: AnyRoom): Snapshot | null {
  if (thread.free.length > 0) return null;
  return { opening, table, n: thread.n, position: play.pack(thread.position), keys: [...keys] };
}

function remember(keys: Map<string, number>, key: string, seq: number): void {
  keys.set(key, seq);
  if (keys.size > KEYS) keys.delete(keys.keys().next().value!);
}

/** The room behind the entry, in place. `position`: what a decision led to, when that is known already. */
export function follow(room: AnyRoom, entry: StoredEntry, position?: unknown): void {
  room.seq += 1;
  if (entry.type === 'played' && entry.moment.by === BOT) room.botRun += 1;
  else {
    room.botRun = 0;
    remember(room.keys, entry.key, room.seq);
  }
  switch (entry.type) {
    case 'played': {
      const before = room.thread.position;
      const after = position ?? room.play.fold(before, entry.moment.events);
      room.begun = [];
      room.thread = played(room.play, room.thread, entry.moment, after);
      room.table = tableAfterDecision(room.play, room.table, entry.moment.by, before, after);
      break;
    }
    case 'undone':
      room.thread = takenBack(room.play, room.thread, entry.count) ?? room.thread;
      room.table = tableAfterUndo(room.table);
      break;
    case 'table':
      room.table = evolveTable(room.table, entry.fact);
  }
}
