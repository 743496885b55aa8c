import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { cpuSeconds, type TimedWork, type Work } from '../measure.ts';
import type { Seconds } from '../search-worker.ts';

/** Seconds of the clock: long beside the time that a message takes. */
const STRETCH = 0.1;
/** In the first seconds V8 compiles; a worker has to do so for itself. */
const WARM_UP = 2;

async function started(seed: number): Promise<Worker> {
  const worker = new Worker(new URL('../search-worker.ts', import.meta.url), { workerData: seed });
  await once(worker, 'message');
  // Idle, it must not keep the process alive.
  worker.unref();
  return worker;
}

async function iterationsOf(worker: Worker, seconds: Seconds): Promise<number> {
  worker.ref();
  worker.postMessage(seconds);
  const [iterations] = await once(worker, 'message');
  worker.unref();
  return iterations;
}

/** All at the same time, until the last is done. */
async function stretch(workers: readonly Worker[], wanted: number): Promise<TimedWork> {
  const [cpu, since] = [cpuSeconds(), performance.now()];
  const done = await Promise.all(workers.map((worker) => iterationsOf(worker, wanted)));
  const seconds = (performance.now() - since) / 1000;
  return { counts: { iterations: done.reduce((sum, one) => sum + one), seconds }, cpu: cpuSeconds() - cpu };
}

/** The same search by one worker, each in its turn, and by two at once; what counts is the clock. */
export async function workers(): Promise<Work> {
  const both = await Promise.all([started(1), started(2)]);
  await stretch(both, WARM_UP);
  let turn = 0;
  return {
    one: () => stretch([both[turn++ % 2]!], STRETCH),
    two: () => stretch(both, STRETCH),
  };
}
