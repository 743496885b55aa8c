import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { released } from './migrations/migrations.ts';
import { closeToOthers, makeFile, makeFolder } from './private-file.ts';
import { migrate } from './sqlite-migrate.ts';
import { cannotKeep, StoreUnavailable } from './store-error.ts';

/** Other processes hold the file for the moment of a commit; one that waits longer than this has a fault to tell. */
const PATIENCE_MS = 10_000;

/** With so many pages of 4 kB in the write-ahead log a commit checkpoints them itself: more than are written between two runs of the checkpointer. */
const LOG_PAGES = 65_536;

export const fileIn = (folder: string): string => join(folder, 'tables.sqlite');

/** The file in this folder, with the tables of today's version. */
export function openSqliteFile(folder: string, migrations: readonly string[] = released): DatabaseSync {
  const file = fileIn(folder);
  let database: DatabaseSync | undefined;
  try {
    makeFolder(folder);
    // What SQLite makes beside a file is as private as the file; what an earlier version left there may not be.
    makeFile(file);
    for (const each of [file, `${file}-wal`, `${file}-shm`]) closeToOthers(each);
    database = new DatabaseSync(file, { timeout: PATIENCE_MS });
    database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = ${LOG_PAGES}`);
    migrate(database, file, migrations);
    return database;
  } catch (error) {
    database?.close();
    throw error instanceof StoreUnavailable ? error : cannotKeep(folder, error);
  }
}
