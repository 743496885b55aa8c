// The thread that sqlite-checkpointer.ts starts.
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { CHECKPOINT, type CheckpointData } from './sqlite-checkpointer.ts';

const { file, every } = workerData as CheckpointData;
const database = new DatabaseSync(file);

setInterval(() => {
  database.exec(CHECKPOINT);
  // The second copies what was committed during the first, so that little is left for the thread that writes.
  database.exec(CHECKPOINT);
  parentPort!.postMessage(null);
}, every);
