import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { openQueue } from '../queue/queue.ts';
import { tellLine } from '../queue/tell-line.ts';
import { usage } from './usage.ts';
import { workUntil } from './work.ts';

const MOST = 1024;

function complain(sentence: string, code: number): number {
  tellLine(sentence);
  return code;
}

/** How many games at the same time, or what is wrong. */
function wishedWorkers(words: readonly string[]): number | string {
  try {
    const { workers } = parseArgs({ args: [...words], options: { workers: { type: 'string' } } }).values;
    if (workers === undefined) return availableParallelism();
    return /^[1-9]\d{0,3}$/.test(workers) && Number(workers) <= MOST
      ? Number(workers)
      : `--workers is a whole number from 1 to ${MOST}, not "${workers}".`;
  } catch (error) {
    return (error as Error).message;
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** ./bauta worker: 1 there is no queue, or a thread ended by itself; 2 bad usage; 130 ended by the user. */
export async function worker(words: readonly string[]): Promise<number> {
  if (words.some((word) => ['help', '--help', '-h'].includes(word))) {
    process.stdout.write(usage());
    return 0;
  }
  const workers = wishedWorkers(words);
  if (typeof workers === 'string') return complain(workers, 2);
  const stop = new AbortController();
  const end = () => stop.abort();
  for (const signal of SIGNALS) process.on(signal, end);
  const queue = await openQueue(process.env, stop.signal, tellLine);
  if (typeof queue === 'string') return complain(queue, 1);
  tellLine(`Plays games of code ${queue.code} from the queue at ${queue.place}, ${workers} at the same time, until Ctrl-C.`);
  try {
    const games = await workUntil(stop.signal, queue, workers, tellLine);
    return complain(`Ended; ${games} games were played here.`, 130);
  } catch (error) {
    return complain(`Ended, because a thread has ended: ${(error as Error).message}`, 1);
  } finally {
    await queue.close();
    for (const signal of SIGNALS) process.off(signal, end);
  }
}
