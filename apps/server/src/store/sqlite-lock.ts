import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeFile, makeFolder } from './private-file.ts';
import { cannotKeep, StoreUnavailable } from './store-error.ts';

/** `alone`: no other process may use the folder. `shared`: those that hear each other by a Redis may, with others that share it. */
export type Company = 'alone' | 'shared';

export interface FolderLock {
  release(): void;
}

/** Others may be asking for the same lock at this moment, in milliseconds. */
const PATIENCE_MS = 1_000;

/** SQLite's locks end with the process, however it ends; Node has no others. */
const LOCKS: Readonly<Record<Company, string>> = {
  alone: 'BEGIN EXCLUSIVE',
  shared: 'BEGIN; SELECT count(*) FROM sqlite_schema',
};

const SQLITE_BUSY = 5;
const isBusy = (error: unknown): boolean => error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;

/** Two processes that do not hear each other would each show their players an old table. */
export function lockFolder(folder: string, company: Company): FolderLock {
  let database: DatabaseSync | undefined;
  try {
    makeFolder(folder);
    const file = join(folder, 'tables.lock');
    makeFile(file);
    database = new DatabaseSync(file, { timeout: PATIENCE_MS });
    database.exec(LOCKS[company]);
    const held = database;
    return { release: () => held.close() };
  } catch (error) {
    database?.close();
    throw isBusy(error) ? taken(folder) : cannotKeep(folder, error);
  }
}

const taken = (folder: string): StoreUnavailable =>
  new StoreUnavailable(
    `Another Bauta keeps its tables in ${folder}: end it first, or set BAUTA_DATA to another folder; several can share one only with the same REDIS_URL.`,
  );
