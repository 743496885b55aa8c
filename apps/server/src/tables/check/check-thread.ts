// The thread of the check at the start, started by start-check.ts.
import { parentPort, workerData } from 'node:worker_threads';
import { AT_START, checkTables } from './check-tables.ts';

parentPort!.postMessage(checkTables(workerData as string, AT_START));
