/** What is kept of on-line tables. Two implementations, SQLite and PostgreSQL, and one contract (test/contract). */

/** One line of a table's log, as text without a NUL; the store does not look into it. */
export type EntryText = string;

/** What a list of tables shows; the store does not look into it either. */
export type SummaryText = string;

export interface Listed {
  table: string;
  summary: SummaryText;
  /** Milliseconds since 1970, of the last entry or one that is at most `CHANGED_WITHIN` older. */
  changed: number;
  archived: boolean;
  /** null while the table is not expiring; `since` and `offered` as in `TableUse`. */
  expiring: { since: number; offered: number | null } | null;
}

/** What it is decided by whether a table is kept. Times are milliseconds since 1970. */
export interface TableUse {
  table: string;
  summary: SummaryText;
  changed: number;
  /** When somebody was last there, if that was noted. */
  visited: number | null;
  /** Since when it is expiring. */
  since: number | null;
  /** When a guest's list first showed it so. */
  offered: number | null;
  /** Whether any guest has it in their list. */
  isListed: boolean;
}

export const CHANGED_WITHIN = 1000;

/** Milliseconds. */
export const VISITED_WITHIN = 60 * 60 * 1000;

export interface StoredTable {
  /** The latest, and the number of the entry it stands behind; null when there is none yet. */
  snapshot: { at: number; body: string } | null;
  /** Those behind the snapshot, or all when there is none: in order, the first `PAGE` of them. */
  entries: readonly EntryText[];
  archived: boolean;
}

/** What a table plays, compiled: the store does not look into it either. */
export interface KeptContent {
  digest: string;
  body: string;
}

/** `conflict`: somebody else added an entry first. `gone`: no such table. Nothing was added then. */
export type Appended = 'added' | 'conflict' | 'gone';

/** More entries than any table has. */
export const ALL_ENTRIES = 1_000_000_000;

/** So many entries of a table are read in one go: behind a snapshot there are seldom more. */
export const PAGE = 512;

/**
 * Entries of a table are numbered from 1, without a gap. What is answered is durable: it outlives a loss of power.
 *
 * A promise that is rejected with `OutcomeUnknown` belongs to a change that was made or was not: the answer was lost. Whoever appends
 * then reads behind `after` and looks for its own entry before it tries again, or it would be there twice. With any other error nothing
 * was changed.
 */
export interface Store {
  /** A new table whose log begins with the entry, and what it plays, unless that is kept already. Codes are random: one that is there already is a fault and throws. */
  create(table: string, first: EntryText, summary: SummaryText, guest: string, content?: KeptContent): Promise<void>;
  /** The body of a content that some table plays, else null. */
  content(digest: string): Promise<string | null>;
  /** Adds entries behind number `after`, all or none. Only a table whose last entry has that number takes them. */
  append(table: string, after: number, entries: readonly EntryText[]): Promise<Appended>;
  /** Entries behind number `after`, in order, at most `most` of them; empty also for a table that is not there. */
  read(table: string, after: number, most?: number): Promise<readonly EntryText[]>;
  /** Keeps a snapshot; an older one than is kept already is left out. */
  snapshot(table: string, at: number, body: string): Promise<void>;
  /** null when there is no such table. */
  open(table: string): Promise<StoredTable | null>;
  /** What lists show of the table from now on. */
  describe(table: string, summary: SummaryText): Promise<void>;
  /** The table is listed for this guest from now on, or no longer. */
  enlist(table: string, guest: string): Promise<void>;
  delist(table: string, guest: string): Promise<void>;
  /** The guest's tables, the last changed first. */
  list(guest: string): Promise<readonly Listed[]>;
  /** How many tables are listed for the guest. */
  countListed(guest: string): Promise<number>;
  /** Adds the entry that says so as `append` does, and the table is archived from then on, or no longer. */
  archive(table: string, after: number, entry: EntryText, archived: boolean): Promise<Appended>;

  /** How all tables are used, by pages: those behind the code, in the order of codes. */
  uses(after: string, most: number): Promise<readonly TableUse[]>;
  /** Somebody is there, which is noted if it was not in the last `VISITED_WITHIN`, and it is expiring no longer; false when there is no such table. */
  visit(table: string, at: number): Promise<boolean>;
  /** It is expiring from then on, if it was not before; and no longer. */
  expire(table: string, since: number): Promise<void>;
  keep(table: string): Promise<void>;
  /** No table is. */
  keepAll(): Promise<void>;
  /** The guest was shown then which tables of theirs were expiring. */
  offer(guest: string, at: number): Promise<void>;
  /** Removes the table, and what it plays if no other does, unless its use is no longer as it was seen. Its entries are left to `sweep`. */
  remove(seen: TableUse): Promise<boolean>;
  /** Deletes so many entries of a table that was removed; false when none is left. */
  sweep(most: number): Promise<boolean>;

  /** A value that all processes share, made once: what is kept already wins over `value`. */
  secret(name: string, value: string): Promise<string>;
  /** A code that can be taken once, before then (milliseconds since 1970). */
  putCode(code: string, guest: string, until: number): Promise<void>;
  /** Whose it was; null for one unknown, taken or too old. */
  takeCode(code: string, now: number): Promise<string | null>;

  /** How often the guest has ended all sessions. */
  sessionsEnded(guest: string): Promise<number>;
  /** Once more; how often by now. */
  endSessions(guest: string): Promise<number>;

  /** How much room all tables take, about. */
  bytes(): Promise<number>;
  /** Resolves when the store answers: for /readyz. */
  ready(): Promise<void>;
  close(): Promise<void>;
}
