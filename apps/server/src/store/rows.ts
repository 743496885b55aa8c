import type { Listed, StoredTable } from './store.ts';

// Rows as the databases hand them out: SQLite has 0 and 1 for truth, PostgreSQL text for its larger numbers.

export interface EntryRow {
  body: string;
}

export interface TableRow {
  archived: boolean | number;
  /** Both are null when there is no snapshot. */
  at: string | number | null;
  body: string | null;
}

export interface ListRow {
  code: string;
  summary: string;
  changed: string | number;
  archived: boolean | number;
  /** null when it is not expiring. */
  since: string | number | null;
  offered: string | number | null;
}

export interface CodeRow {
  code: string;
  guest: string;
  until: string | number;
}

export const bodies = (rows: readonly EntryRow[]): string[] => rows.map(({ body }) => body);

export const snapshotOf = ({ at, body }: TableRow): StoredTable['snapshot'] =>
  at === null || body === null ? null : { at: Number(at), body };

export const listed = ({ code, summary, changed, archived, since, offered }: ListRow): Listed => ({
  table: code,
  summary,
  changed: Number(changed),
  archived: Boolean(archived),
  expiring: since === null ? null : { since: Number(since), offered: offered === null ? null : Number(offered) },
});

/** Whose the code was, among what was deleted with it; null for one that is not there or too old. */
export const guestOf = (rows: readonly CodeRow[], code: string, now: number): string | null =>
  rows.find((row) => row.code === code && Number(row.until) > now)?.guest ?? null;
