import { Worker } from 'node:worker_threads';

export interface Copier {
  stop(): Promise<void>;
}

/**
 * Copies what gathers beside the file into it, in a thread of its own, while tables are played on. Without it SQLite does all of that within one
 * commit, and every table waits; that is also what happens should the copier fail, so its faults need not be told.
 */
export function startCopier(file: string): Copier {
  const thread = new Worker(new URL('./sqlite-copier-thread.ts', import.meta.url), { workerData: file });
  thread.on('error', () => {});
  thread.unref();
  return { stop: async () => void (await thread.terminate()) };
}
