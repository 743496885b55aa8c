import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { FileCheck } from './check-tables.ts';

export interface RunningCheck {
  /** null when it was stopped. */
  result: Promise<FileCheck | null>;
  stop(): Promise<void>;
}

/** Looks through the file in a thread of its own, while the server serves. */
export function startCheck(file: string): RunningCheck {
  const thread = new Worker(new URL('./check-thread.ts', import.meta.url), { workerData: file });
  thread.unref();
  const ended = once(thread, 'exit').then(() => null);
  const found = once(thread, 'message').then(([checked]) => checked as FileCheck);
  return { result: Promise.race([found, ended]), stop: async () => void (await thread.terminate()) };
}
