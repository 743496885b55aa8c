import { Worker } from 'node:worker_threads';

export interface Copier {
  stop(): Promise<void>;
}

/**
 * Copies what gathers beside the file into it, in a thread of its own, while tables are played on. Without it the commit that finds the most
 * there does all of it, and every table waits; so does a copier that could not go on harm nobody.
 */
export function startCopier(file: string): Copier {
  const thread = new Worker(new URL('./sqlite-copier-thread.ts', import.meta.url), { workerData: file });
  thread.on('error', () => {});
  thread.unref();
  return { stop: async () => void (await thread.terminate()) };
}
