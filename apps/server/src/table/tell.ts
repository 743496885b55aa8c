import type { Entry, FromServer, Opened, Whole } from '@bauta/protocol';
import type { AnyRoom } from './room.ts';
import type { Opening, StoredEntry } from './stored-entry.ts';

/** The entry as the table may see it. */
export function entryFor({ play }: Pick<AnyRoom, 'play'>, seq: number, { key: _key, ...entry }: StoredEntry): Entry {
  if (entry.type !== 'played') return { seq, ...entry };
  const { moment } = entry;
  return { seq, ...entry, moment: { ...moment, events: moment.events.map(play.redact) } };
}

/** The first entry likewise. */
export function openedFor({ play }: Pick<AnyRoom, 'play'>, { position, ...opening }: Opening): Opened {
  return { seq: 1, ...opening, position: play.pack(play.view(play.unpack(position))) };
}

/** Everything the table may see. */
export function wholeOf({ play, seq, thread, table }: AnyRoom): Whole {
  const first = thread.before[0] ?? thread.position;
  return {
    type: 'whole',
    seq,
    kind: play.kind,
    table,
    n: thread.n,
    position: play.pack(play.view(first)),
    moments: thread.free.map((moment) => ({ ...moment, events: moment.events.map(play.redact) })),
  };
}

export const textOf = (message: FromServer): string => JSON.stringify(message);
