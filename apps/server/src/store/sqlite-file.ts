import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { reasonOf } from '../operation/reason.ts';
import { migrationFrom, versionTable } from './migrations/migrations.ts';
import { StoreUnavailable } from './store-error.ts';

/** Other processes hold the file for the moment of a commit; one that waits longer than this has a fault to tell. */
const PATIENCE_MS = 10_000;

/** Once so many pages of 4 kB lie beside the file, a commit copies what the copier has not yet, and they begin anew: more than are written between two copies. */
const LOG_PAGES = 65_536;

export const fileIn = (folder: string): string => join(folder, 'tables.sqlite');

/** Those above it first, one by one: Node's own way (`recursive`) tries for ever where none can be made, as in /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!existsSync(folder)) throw error;
  }
}

/** The file in this folder, with the tables of today's version. */
export function openSqliteFile(folder: string): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    makeFolder(folder);
    database = new DatabaseSync(fileIn(folder), { timeout: PATIENCE_MS });
    database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = ${LOG_PAGES}`);
    migrate(database);
    return database;
  } catch (error) {
    database?.close();
    if (error instanceof StoreUnavailable) throw error;
    throw new StoreUnavailable(`Tables cannot be kept in ${folder}: ${reasonOf(error)}. BAUTA_DATA names another folder.`, {
      cause: error,
    });
  }
}

function migrate(database: DatabaseSync): void {
  database.exec(`BEGIN IMMEDIATE; ${versionTable}`);
  const row = database.prepare('SELECT version FROM schema_version').get();
  const migration = migrationFrom(Number(row?.version ?? 0));
  if (migration !== null) database.exec(migration);
  database.exec('COMMIT');
}
