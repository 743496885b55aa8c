// Started by sqlite-copier.ts.
import { DatabaseSync } from 'node:sqlite';
import { workerData } from 'node:worker_threads';

/** So often, in milliseconds. While what was copied is flushed commits wait too, and a page that was written often is copied once. */
const EVERY = 4000;

const database = new DatabaseSync(workerData as string);
// Passive: it takes no lock that anyone who reads or writes needs.
setInterval(() => database.exec('PRAGMA wal_checkpoint(PASSIVE)'), EVERY);
