import type { Store } from '../../store/store.ts';
import { draftEntry, type EntryDraft } from '../judge/entry-draft.ts';
import type { LoggedTable } from '../log/logged-table.ts';
import { keepSnapshot, type OpenedTable, openTable, pagesBehind } from '../log/read-table.ts';
import { archivedBy, type StoredEntry } from '../log/stored-entry.ts';
import { summaryOf } from '../log/table-summary.ts';
import { entryTexts, textOf, wholeOf } from '../log/tell.ts';
import type { TableServices } from './table-services.ts';
import { workQueue } from './work-queue.ts';

/** A table's log, as one process follows and writes it. No process owns a table: whoever appends first is right, and the others follow. */
export interface TableLog {
  /** Runs when everything before it at this table has run. */
  inTurn<T>(work: (logged: LoggedTable) => Promise<T>): Promise<T>;
  /** false when another process was faster: then everything is to be looked at again. */
  append(logged: LoggedTable, draft: EntryDraft): Promise<boolean>;
  /** Follows what others wrote. */
  readOn(logged: LoggedTable): Promise<void>;
  /** Another process wrote an entry. */
  hear(seq: number, entry: StoredEntry): Promise<void>;
  /** What one who has seen the entries up to `seen` is to be told first. */
  textsBehind(logged: LoggedTable, seen: number): Promise<readonly string[]>;
  /** Lets go of what the store has too, if nobody has done anything since then, by the monotonic clock; whoever comes next has it read again. */
  restIfQuiet(since: number): void;
  close(): Promise<void>;
}

/** Those at this process who are told of the log. */
export interface LogListeners {
  /** Before they are told of it: who is a member no more is told nothing. */
  changed(logged: LoggedTable): void;
  tell(text: string): void;
  /** All were told. */
  settled(logged: LoggedTable): void;
  /** It was written here, and is to be told to other processes. */
  appended(seq: number, stored: string): void;
}

/** What lists show of a table is at most so many entries old. */
const DESCRIBE_EVERY = 32;

/** Who missed more entries is told where the table stands instead. */
const MOST_MISSED = 64;

/** Entries behind `seen`, as the table may see them. */
const toldAs = (logged: LoggedTable, seen: number, texts: readonly string[]): string[] =>
  texts.map((text, index) => entryTexts(logged, seen + index + 1, JSON.parse(text) as StoredEntry).told);

/** `onFault`: it could not go on, and is to be read from the store again. Told once. */
export function tableLog(
  code: string,
  opened: OpenedTable,
  { store, contents, monotonic }: Pick<TableServices, 'store' | 'contents' | 'monotonic'>,
  listeners: LogListeners,
  onFault: (error: unknown) => void,
): TableLog {
  const queue = workQueue(onFault);
  /** null while it rests. */
  let held: LoggedTable | null = opened.logged;
  let { snapshotAt } = opened;
  /** The last entry that those here were told of. */
  let toldOf = opened.logged.seq;
  let active = monotonic();

  /** What others did since those here were last told. */
  async function tellMissed(logged: LoggedTable): Promise<void> {
    for await (const page of pagesBehind(store, code, toldOf, logged.seq)) {
      for (const told of toldAs(logged, toldOf, page)) listeners.tell(told);
      toldOf += page.length;
    }
  }

  /** Others may have gone on while it rested. */
  async function wake(): Promise<LoggedTable> {
    const again = await openTable(store, contents, code);
    if (again === null) throw new Error('the table is gone');
    const { logged } = again;
    listeners.changed(logged);
    await tellMissed(logged);
    snapshotAt = again.snapshotAt;
    held = logged;
    listeners.settled(logged);
    return logged;
  }

  function accept(logged: LoggedTable, { commit }: EntryDraft, told: string): void {
    commit();
    toldOf = logged.seq;
    listeners.changed(logged);
    listeners.tell(told);
    listeners.settled(logged);
  }

  const followOther = (logged: LoggedTable, entry: StoredEntry): void =>
    accept(logged, draftEntry(logged, entry), entryTexts(logged, logged.seq + 1, entry).told);

  async function readOn(logged: LoggedTable): Promise<void> {
    for await (const page of pagesBehind(store, code, logged.seq))
      for (const entry of page) followOther(logged, JSON.parse(entry) as StoredEntry);
  }

  function write(seq: number, stored: string, archived: boolean | null): ReturnType<Store['append']> {
    return archived === null ? store.append(code, seq, [stored]) : store.archive(code, seq, stored, archived);
  }

  function inTurn<T>(work: (logged: LoggedTable) => Promise<T>): Promise<T> {
    active = monotonic();
    return queue.run(() => (held === null ? wake().then(work) : work(held)));
  }

  return {
    inTurn,
    async append(logged, draft) {
      const { stored, told } = entryTexts(logged, logged.seq + 1, draft.entry);
      const archived = archivedBy(draft.entry);
      const appended = await write(logged.seq, stored, archived);
      if (appended === 'gone') throw new Error('the table is gone');
      if (appended === 'conflict') {
        draft.rollBack();
        await readOn(logged);
        return false;
      }
      accept(logged, draft, told);
      listeners.appended(logged.seq, stored);
      if (archived !== null || logged.seq % DESCRIBE_EVERY === 0) await store.describe(code, summaryOf(logged));
      snapshotAt = await keepSnapshot(store, code, logged, snapshotAt);
      return true;
    },
    readOn,
    hear: (seq, entry) =>
      inTurn(async (logged) => {
        if (seq === logged.seq + 1) followOther(logged, entry);
        else if (seq > logged.seq) await readOn(logged);
      }),
    async textsBehind(logged, seen) {
      const missed = logged.seq - seen;
      if (seen === 0 || missed < 0 || missed > MOST_MISSED) return [textOf(wholeOf(logged))];
      return missed === 0 ? [] : toldAs(logged, seen, await store.read(code, seen, missed));
    },
    restIfQuiet(since) {
      if (held === null || active > since) return;
      const rest = async (): Promise<void> => {
        if (active <= since) held = null;
      };
      queue.run(rest).catch(() => {});
    },
    close: queue.close,
  };
}
