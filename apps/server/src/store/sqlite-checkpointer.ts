import type { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';

export interface Checkpointer {
  stop(): Promise<void>;
}

export interface CheckpointData {
  file: string;
  /** In milliseconds. */
  every: number;
}

/** Copies what is in the write-ahead log when it begins, and waits for nobody. */
export const CHECKPOINT = 'PRAGMA wal_checkpoint(PASSIVE)';

/** Rarely, as commits take longer while a checkpoint is flushed, and a page that was written often is copied once. In milliseconds. */
const EVERY = 4000;

/**
 * Copies the write-ahead log into the file, in a thread of its own, while tables are played on. Without it SQLite does all of that within one
 * commit, and every table waits; that is also what happens should the thread fail, so its errors need not be reported.
 *
 * The thread that writes copies the rest, between two commits, so that the next commit restarts the log: one that only grows is made longer by every
 * commit, and the disk needs twice as long. The checkpoint thread could not do that without locking the file, and SQLite waits for a lock by sleeping.
 */
export function startCheckpointer(database: DatabaseSync, file: string, every = EVERY): Checkpointer {
  const workerData: CheckpointData = { file, every };
  const thread = new Worker(new URL('./sqlite-checkpoint-thread.ts', import.meta.url), { workerData });
  thread.on('message', () => checkpointRest(database));
  thread.on('error', () => {});
  thread.unref();
  return { stop: async () => void (await thread.terminate()) };
}

function checkpointRest(database: DatabaseSync): void {
  try {
    database.exec(CHECKPOINT);
  } catch {
    // A full disk, say, or a file that was just closed: the log keeps what it has, and the next commit reports the error.
  }
}
