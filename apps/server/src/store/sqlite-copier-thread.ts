// The copier's thread, started by sqlite-copier.ts.
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { COPY, type CopierData } from './sqlite-copier.ts';

const { file, every } = workerData as CopierData;
const database = new DatabaseSync(file);

setInterval(() => {
  database.exec(COPY);
  // What came meanwhile is little, and what comes during this less still.
  database.exec(COPY);
  parentPort!.postMessage(null);
}, every);
