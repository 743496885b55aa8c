import { renameSync, rmSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { migrationFrom, versionTable } from './migrations/migrations.ts';
import { makeFile } from './private-file.ts';

/** Where the tables are kept as they were before the migration to that version. */
export const copyBefore = (file: string, version: number): string => file.replace(/\.sqlite$/, `.before-v${version}.sqlite`);

const versionIn = (database: DatabaseSync): number =>
  Number(database.prepare('SELECT version FROM schema_version').get()?.version ?? 0);

/** Brings the file up to date in one transaction, after a copy of it was kept. */
export function migrate(database: DatabaseSync, file: string, migrations: readonly string[]): void {
  database.exec(versionTable);
  const before = versionIn(database);
  const isOlder = migrationFrom(before, migrations) !== null;
  if (isOlder && before > 0) keepCopy(database, copyBefore(file, migrations.length));
  database.exec('BEGIN IMMEDIATE');
  // Another process may have been faster.
  const migration = migrationFrom(versionIn(database), migrations);
  if (migration !== null) database.exec(migration);
  // A file that cannot be written is noticed now, not by the first guest.
  database.exec('UPDATE schema_version SET version = version; COMMIT');
}

/** Under its name only once it is whole. */
function keepCopy(database: DatabaseSync, copy: string): void {
  const part = `${copy}.part`;
  rmSync(part, { force: true });
  makeFile(part);
  database.prepare('VACUUM INTO ?').run(part);
  renameSync(part, copy);
}
