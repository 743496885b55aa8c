import type { Entry, FromServer, Opened, Whole } from '@bauta/protocol';
import { stateFrom, writtenDecision } from '@bauta/session';
import { begunOf, type LoggedTable } from './logged-table.ts';
import type { Opening, StoredEntry } from './stored-entry.ts';

/** Whose rules say what the table may see. */
type Playing = Pick<LoggedTable, 'history'>;
type EntryWithoutKey = StoredEntry extends infer Each ? (Each extends StoredEntry ? Omit<Each, 'key'> : never) : never;

/** As the table may see it; itself when nothing is hidden in it. */
function redacted({ history: { rules } }: Playing, entry: EntryWithoutKey): EntryWithoutKey {
  if (entry.type !== 'played') return entry;
  const { moment } = entry;
  const events = moment.events.map(rules.redact);
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
export function openedFor(
  { history: { rules } }: Playing,
  { position, content: _content, begun = [], ...opening }: Opening,
): Opened {
  return { seq: 1, ...opening, position: rules.toJSON(rules.view(stateFrom(rules, position))), begun: begun.map(rules.redact) };
}

/** Everything the table may see. */
export function wholeOf(logged: LoggedTable): Whole {
  const { seq, table, history } = logged;
  const { rules, n, base, decisions } = history;
  return {
    type: 'whole',
    seq,
    kind: rules.kind,
    table,
    n,
    position: rules.toJSON(rules.view(base)),
    moments: decisions.map((each) => ({ ...writtenDecision(rules, each), events: each.events.map(rules.redact) })),
    begun: begunOf(logged).map(rules.redact),
  };
}

export const textOf = (message: FromServer): string => JSON.stringify(message);
