// Searches for so long as each message says, and answers how many iterations there were.
import { parentPort, workerData } from 'node:worker_threads';
import { seeded } from './random.ts';
import { positions, search } from './search.ts';

/** Seconds of the clock. */
export type Seconds = number;

const from = positions();
const random = seeded(workerData as number);
let next = 0;

parentPort!.on('message', (seconds: Seconds) => {
  const end = performance.now() + seconds * 1000;
  let iterations = 0;
  for (; performance.now() < end; iterations++) search(from[next++ % from.length]!, random);
  parentPort!.postMessage(iterations);
});
parentPort!.postMessage('ready');
