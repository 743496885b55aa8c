import type { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';

export interface Copier {
  stop(): Promise<void>;
}

export interface CopierData {
  file: string;
  /** In milliseconds. */
  every: number;
}

/** Copies what was there when it began, while others write. */
export const COPY = 'PRAGMA wal_checkpoint(PASSIVE)';

/** While what was copied is flushed commits take longer, and a page that was written often is copied once. In milliseconds. */
const EVERY = 4000;

/**
 * Copies what gathers beside the file into it, in a thread of its own, while tables are played on. Without it SQLite does all of that within one
 * commit, and every table waits; that is also what happens should the copier fail, so its faults need not be told.
 *
 * The last of it is copied by whoever writes, between two commits, so that the next begins the log anew: one that only grows is made longer by every
 * commit, and the disk needs twice as long. The thread could not do that without holding the file, and SQLite's way to wait for a file is to sleep.
 */
export function startCopier(database: DatabaseSync, file: string, every = EVERY): Copier {
  const workerData: CopierData = { file, every };
  const thread = new Worker(new URL('./sqlite-copier-thread.ts', import.meta.url), { workerData });
  thread.on('message', () => copyRest(database));
  thread.on('error', () => {});
  thread.unref();
  return { stop: async () => void (await thread.terminate()) };
}

function copyRest(database: DatabaseSync): void {
  try {
    database.exec(COPY);
  } catch {
    // A disk that is full, say, or a file that was just closed: what is in the log stays there, and whoever commits next is told.
  }
}
