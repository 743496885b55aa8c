import { Worker } from 'node:worker_threads';
import type { SampleOrder, SampleResult } from './sample-worker.ts';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Measures on so many cores; true: the user, or the system, stopped it. */
export async function measureAll(
  order: Omit<SampleOrder, 'next'>,
  workers: number,
  take: (result: SampleResult) => void,
): Promise<boolean> {
  const workerData: SampleOrder = { ...order, next: new Int32Array(new SharedArrayBuffer(4)) };
  const crew = Array.from({ length: Math.min(workers, order.setups.length) }, () =>
    new Worker(new URL('./sample-worker.ts', import.meta.url), { workerData }).on('message', take),
  );
  let stopped = false;
  const stop = (): void => {
    stopped = true;
    for (const worker of crew) void worker.terminate();
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  const ends = crew.map(
    (worker) => new Promise<void>((resolve, reject) => worker.on('exit', () => resolve()).on('error', reject)),
  );
  try {
    await Promise.all(ends);
  } finally {
    for (const signal of SIGNALS) process.off(signal, stop);
    for (const worker of crew) void worker.terminate();
  }
  return stopped;
}
