// What the soaks share: their numbers done on all cores, how far they have got, and what they tell at the end.
import { availableParallelism } from 'node:os';
import { parentPort, Worker, workerData } from 'node:worker_threads';

/** What one number of a soak came to. */
export interface SoakResult {
  decisions: number;
  failures: string[];
}

interface NumberQueue {
  end: number;
  /** The first number that no worker has taken yet. */
  next: Int32Array;
}

/** In a worker: does one number after another, until none is left. */
export async function work(doOne: (number: number) => SoakResult | Promise<SoakResult>): Promise<void> {
  const { end, next } = workerData as NumberQueue;
  const take = (): number => Atomics.add(next, 0, 1);
  for (let number = take(); number < end; number = take()) parentPort!.postMessage(await doOne(number));
}

const PROGRESS_EVERY = 500;

/** The rate and the time left, every now and then and at the end. */
function progressOf(count: number, things: string): (part: SoakResult) => void {
  const since = performance.now();
  const total = { done: 0, decisions: 0, failures: 0 };
  let shown = since;
  return ({ decisions, failures }) => {
    total.done += 1;
    total.decisions += decisions;
    total.failures += failures.length;
    const now = performance.now();
    if (now - shown < PROGRESS_EVERY && total.done < count) return;
    shown = now;
    const seconds = (now - since) / 1000;
    const rate = Math.round(total.decisions / seconds);
    const left = Math.round((seconds / total.done) * (count - total.done));
    process.stderr.write(
      `\r${total.done} of ${count} ${things}, ${total.failures} failures, ${rate} decisions/s, ${left} s left   `,
    );
  };
}

/** So many numbers from that one on, by workers that run the script with the same arguments: they call `work`. */
export async function onAllCores<T extends SoakResult>(
  script: string,
  { from, count, things }: { from: number; count: number; things: string },
  take: (part: T) => void,
): Promise<void> {
  const progress = progressOf(count, things);
  const next = new Int32Array(new SharedArrayBuffer(4));
  next[0] = from;
  const order: NumberQueue = { end: from + count, next };
  const workers = Array.from({ length: Math.min(availableParallelism(), count) }, () => {
    const worker = new Worker(new URL(script), { workerData: order, argv: process.argv.slice(2) });
    worker.on('message', (part: T) => {
      take(part);
      progress(part);
    });
    return new Promise<void>((resolve, reject) => worker.on('exit', () => resolve()).on('error', reject));
  });
  await Promise.all(workers);
  process.stderr.write('\n');
}

export function add(total: Record<string, number>, part: Readonly<Record<string, number>>): void {
  for (const [name, count] of Object.entries(part)) total[name] = (total[name] ?? 0) + count;
}

/** A failure is told as the one line that reproduces it. */
export const failureOf = (error: unknown, line: string): string =>
  `${error instanceof Error ? error.message : error}\n  node scripts/soak/${line}`;

const SHOWN = 20;

/** The summary, then the first failures. What is not complete has failed too. */
export function tell<T extends { failures: readonly string[] }>({ failures, ...summary }: T, complete: boolean): void {
  console.log(JSON.stringify({ ...summary, failures: failures.length }, null, 2));
  for (const failure of failures.slice(0, SHOWN)) console.log(failure);
  if (failures.length > 0 || !complete) process.exitCode = 1;
}
