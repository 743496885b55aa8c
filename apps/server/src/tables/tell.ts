import type { Entry, FromServer, Opened, Whole } from '@bauta/protocol';
import type { LoggedTable } from './logged-table.ts';
import type { Opening, StoredEntry } from './stored-entry.ts';

type Playing = Pick<LoggedTable, 'play'>;
type Unkeyed = StoredEntry extends infer Each ? (Each extends StoredEntry ? Omit<Each, 'key'> : never) : never;

/** As the table may see it; itself when nothing is hidden in it. */
function redacted({ play }: Playing, entry: Unkeyed): Unkeyed {
  if (entry.type !== 'played') return entry;
  const { moment } = entry;
  const events = moment.events.map(play.redact);
  return events.every((event, index) => event === moment.events[index]) ? entry : { ...entry, moment: { ...moment, events } };
}

/** The entry as the table may see it. */
export const entryFor = (playing: Playing, seq: number, { key: _key, ...entry }: StoredEntry): Entry => ({
  seq,
  ...redacted(playing, entry),
});

/** An entry behind number `seq - 1` in words: for the store, and for everyone at the table. */
export interface EntryTexts {
  stored: string;
  told: string;
}

/** Most entries hide nothing: then they are put into words once. */
export function entryTexts(playing: Playing, seq: number, { key, ...entry }: StoredEntry): EntryTexts {
  const seen = redacted(playing, entry);
  const whole = JSON.stringify(entry).slice(1);
  const shown = seen === entry ? whole : JSON.stringify(seen).slice(1);
  return { stored: `{"key":${JSON.stringify(key)},${whole}`, told: `{"seq":${seq},${shown}` };
}

/** The first entry likewise, with its content in the position. */
export function openedFor({ play }: Playing, { position, content: _content, begun = [], ...opening }: Opening): Opened {
  return { seq: 1, ...opening, position: play.pack(play.view(play.unpack(position))), begun: begun.map(play.redact) };
}

/** Everything the table may see. */
export function wholeOf({ play, seq, thread, table, begun }: LoggedTable): Whole {
  return {
    type: 'whole',
    seq,
    kind: play.kind,
    table,
    n: thread.n,
    position: play.pack(play.view(thread.barrier)),
    moments: thread.free.map((moment) => ({ ...moment, events: moment.events.map(play.redact) })),
    begun: begun.map(play.redact),
  };
}

export const textOf = (message: FromServer): string => JSON.stringify(message);
