// The copier's thread, started by sqlite-copier.ts.
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { CopierData } from './sqlite-copier.ts';

const { file, every } = workerData as CopierData;
const database = new DatabaseSync(file);

/** Copies what was there when it began, while others write. */
const copy = database.prepare('PRAGMA wal_checkpoint(PASSIVE)');

setInterval(() => {
  copy.get();
  // What came meanwhile is little, and what comes during this less still.
  copy.get();
  parentPort!.postMessage(null);
}, every);
