import type { PlayedRun, RunOrder } from './play-run.ts';
import { playRun } from './play-run.ts';
import type { OpenRun } from './run-file.ts';

/** Lets workers of the queue play; a sentence when there is no queue. */
export async function playByQueue(order: RunOrder, run: OpenRun): Promise<PlayedRun | string> {
  // Only those who want a queue wait until the code for it is loaded.
  const [{ openQueue }, { tellLine }, { queueCrew, runDigest }] = await Promise.all([
    import('../queue/queue.ts'),
    import('../queue/tell-line.ts'),
    import('./queue-crew.ts'),
  ]);
  const stop = new AbortController();
  const queue = await openQueue(process.env, stop.signal, tellLine);
  if (typeof queue === 'string') return queue;
  const way = { run: runDigest(order.settings, queue.code), queue, stop, tell: tellLine };
  try {
    return await playRun({ ...order, start: (games, onResult) => queueCrew(way, games, onResult) }, run);
  } finally {
    await queue.close();
  }
}
