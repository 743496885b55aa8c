import { Worker } from 'node:worker_threads';
import type { GameRecord } from '@bauta/format';
import type { CrewOrder } from '@bauta/simulation';

/** Each worker takes the next game of one list, so that none waits for another. */
export interface WorkerOrder extends CrewOrder {
  /** The number of the next game, shared. */
  next: Int32Array<SharedArrayBuffer>;
}

export type TaskResult = { index: number; record: GameRecord; cpu: number } | { index: number; failure: string };

export interface Crew {
  /** When all games are played, or the crew was stopped. */
  done: Promise<void>;
  /** At once: games under way are lost. */
  stop(): void;
}

export function startCrew(order: CrewOrder, workers: number, onResult: (result: TaskResult) => void): Crew {
  const workerData: WorkerOrder = { ...order, next: new Int32Array(new SharedArrayBuffer(4)) };
  const crew = Array.from({ length: Math.min(workers, order.games.length) }, () =>
    new Worker(new URL('./worker.ts', import.meta.url), { workerData }).on('message', onResult),
  );
  const ends = crew.map(
    (worker) => new Promise<void>((resolve, reject) => worker.on('exit', () => resolve()).on('error', reject)),
  );
  return { done: Promise.all(ends).then(() => {}), stop: () => crew.forEach((worker) => void worker.terminate()) };
}
