import { CHANGED_WITHIN, type EntryText, PAGE, type Store, type SummaryText } from '../../src/store/store.ts';
import { expiringOf, memoryRemoval } from './memory-removal.ts';

export interface KeptTable {
  entries: EntryText[];
  /** The digest of what it plays; '' where that is in the log. */
  content: string;
  summary: SummaryText;
  changed: number;
  archived: boolean;
  snapshot: { at: number; body: string } | null;
  guests: Set<string>;
  visited: number | null;
  expiring: { since: number; offered: number | null } | null;
}

/** What stores of one memory share, as processes share a file. */
export interface SharedMemory {
  tables: Map<string, KeptTable>;
  contents: Map<string, string>;
  /** How often each guest ended all sessions. */
  ended: Map<string, number>;
  secrets: Map<string, string>;
  codes: Map<string, { guest: string; until: number }>;
  /** Milliseconds since 1970. */
  date(): number;
}

export const newMemory = (date: () => number): SharedMemory => ({
  tables: new Map(),
  contents: new Map(),
  ended: new Map(),
  secrets: new Map(),
  codes: new Map(),
  date,
});

const bytesOf = ({ entries, summary, snapshot }: KeptTable): number =>
  [...entries, summary, snapshot?.body ?? ''].reduce((sum, text) => sum + Buffer.byteLength(text), 0);

/** A store that keeps nothing beyond its process, by the contract of those that do. */
export function memoryStore(memory: SharedMemory): Store {
  const { tables, contents, ended, secrets, codes, date } = memory;
  const removal = memoryRemoval(memory);
  let isClosed = false;

  async function open<T>(work: () => T): Promise<T> {
    if (isClosed) throw new Error('the store is closed');
    return work();
  }

  function add(table: string, after: number, entries: readonly EntryText[]) {
    const kept = tables.get(table);
    if (kept === undefined) return 'gone';
    if (kept.entries.length !== after) return 'conflict';
    kept.entries.push(...entries);
    const now = date();
    if (kept.changed > now || kept.changed < now - CHANGED_WITHIN) kept.changed = now;
    return 'added';
  }

  const listedFor = (guest: string) => [...tables].filter(([, { guests }]) => guests.has(guest));

  return {
    create: (table, first, summary, guest, plays) =>
      open(() => {
        if (tables.has(table)) throw new Error('the table is there already');
        const guests = new Set([guest]);
        if (plays !== undefined && !contents.has(plays.digest)) contents.set(plays.digest, plays.body);
        tables.set(table, {
          entries: [first],
          content: plays?.digest ?? '',
          summary,
          changed: date(),
          archived: false,
          snapshot: null,
          guests,
          visited: null,
          expiring: null,
        });
      }),
    content: (digest) => open(() => contents.get(digest) ?? null),
    append: (table, after, entries) => open(() => add(table, after, entries)),
    read: (table, after, most) =>
      open(() => tables.get(table)?.entries.slice(after, most === undefined ? undefined : after + most) ?? []),
    snapshot: (table, at, body) =>
      open(() => {
        const kept = tables.get(table);
        if (kept !== undefined && at >= (kept.snapshot?.at ?? 0)) kept.snapshot = { at, body };
      }),
    open: (table) =>
      open(() => {
        const kept = tables.get(table);
        if (kept === undefined) return null;
        const from = kept.snapshot?.at ?? 0;
        return { snapshot: kept.snapshot, entries: kept.entries.slice(from, from + PAGE), archived: kept.archived };
      }),
    describe: (table, summary) =>
      open(() => {
        const kept = tables.get(table);
        if (kept !== undefined) kept.summary = summary;
      }),
    enlist: (table, guest) => open(() => void tables.get(table)?.guests.add(guest)),
    delist: (table, guest) => open(() => void tables.get(table)?.guests.delete(guest)),
    list: (guest) =>
      open(() =>
        listedFor(guest)
          .map(([table, kept]) => {
            const { summary, changed, archived } = kept;
            return { table, summary, changed, archived, expiring: expiringOf(kept) };
          })
          .sort((a, b) => b.changed - a.changed || (a.table < b.table ? -1 : 1)),
      ),
    countListed: (guest) => open(() => listedFor(guest).length),
    archive: (table, after, entry, archived) =>
      open(() => {
        const added = add(table, after, [entry]);
        if (added === 'added') tables.get(table)!.archived = archived;
        return added;
      }),
    uses: (after, most) => open(() => removal.uses(after, most)),
    visit: (table, at) => open(() => removal.visit(table, at)),
    expire: (table, since) => open(() => removal.expire(table, since)),
    keep: (table) => open(() => removal.keep(table)),
    keepAll: () => open(removal.keepAll),
    offer: (guest, at) => open(() => removal.offer(guest, at)),
    remove: (seen) => open(() => removal.remove(seen)),
    sweep: () => open(removal.sweep),
    sessionsEnded: (guest) => open(() => ended.get(guest) ?? 0),
    endSessions: (guest) =>
      open(() => {
        const count = (ended.get(guest) ?? 0) + 1;
        ended.set(guest, count);
        return count;
      }),
    secret: (name, value) =>
      open(() => {
        if (!secrets.has(name)) secrets.set(name, value);
        return secrets.get(name)!;
      }),
    putCode: (code, guest, until) => open(() => void codes.set(code, { guest, until })),
    takeCode: (code, now) =>
      open(() => {
        const taken = codes.get(code);
        for (const [each, { until }] of codes) if (each === code || until <= now) codes.delete(each);
        return taken !== undefined && taken.until > now ? taken.guest : null;
      }),
    bytes: () =>
      open(() =>
        [...tables.values()].reduce(
          (sum, kept) => sum + bytesOf(kept),
          [...contents.values()].reduce((sum, body) => sum + Buffer.byteLength(body), 0),
        ),
      ),
    ready: () => open(() => {}),
    async close() {
      isClosed = true;
    },
  };
}
