// The copier's thread, started by sqlite-copier.ts.
import { DatabaseSync } from 'node:sqlite';
import { workerData } from 'node:worker_threads';

/** So often, in milliseconds. While what was copied is flushed commits wait too, and a page that was written often is copied once. */
const EVERY = 4000;
/** It waits so long for whoever writes, and else leaves it for the next time. */
const PATIENCE = 1000;

/**
 * Most of it while others write, then the rest of it with the file held for a moment, so that the log begins anew. One that only grows is made longer
 * by every commit, and the disk needs twice as long.
 */
const STEPS = ['PASSIVE', 'PASSIVE', 'RESTART'];

const database = new DatabaseSync(workerData as string, { timeout: PATIENCE });
setInterval(() => {
  for (const step of STEPS) database.exec(`PRAGMA wal_checkpoint(${step})`);
}, EVERY);
