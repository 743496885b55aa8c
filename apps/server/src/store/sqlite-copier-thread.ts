// Started by sqlite-copier.ts.
import { DatabaseSync } from 'node:sqlite';
import { workerData } from 'node:worker_threads';

/** So often, in milliseconds. */
const EVERY = 500;

const database = new DatabaseSync(workerData as string);
// Passive: it never makes anyone wait who reads or writes.
setInterval(() => database.exec('PRAGMA wal_checkpoint(PASSIVE)'), EVERY);
