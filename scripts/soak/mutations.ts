// Damaged scripts, content files and saves: each is read or refused in a clear sentence; none crashes or hangs the program.
//   node scripts/soak/mutations.ts --count 10000 [--seed 1]
//   node scripts/soak/mutations.ts --seed 1 --only 4711
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { judge } from '../../test/mutations/judge.ts';
import { mutantOf } from '../../test/mutations/mutant.ts';
import { addTally, count, emptyTally, pastParser, reproduce, type Tally } from '../../test/mutations/tally.ts';

const BATCH = 25;
/** A mutant that takes longer has hung. */
const DEADLINE = 10_000;

interface Part {
  tally: Tally;
  done: number;
  failures: string[];
}

interface Share {
  seed: number;
  first: number;
  end: number;
  step: number;
  /** The number of the mutant being judged. */
  at: SharedArrayBuffer;
}

/** One core's share; the number at hand lies where the watch can see it. */
function work({ seed, first, end, step, at }: Share): void {
  const now = new Int32Array(at);
  let part: Part = { tally: emptyTally(), done: 0, failures: [] };
  for (let number = first; number < end; number += step) {
    Atomics.store(now, 0, number + 1);
    try {
      count(part.tally, seed, number);
    } catch (error) {
      part.failures.push(error instanceof Error ? error.message : String(error));
    }
    part.done += 1;
    if (part.done < BATCH && number + step < end) continue;
    parentPort!.postMessage(part);
    part = { tally: emptyTally(), done: 0, failures: [] };
  }
  Atomics.store(now, 0, 0);
}

interface Total extends Part {
  count: number;
  since: number;
}

function take(total: Total, { tally, done, failures }: Part): void {
  addTally(total.tally, tally);
  total.done += done;
  total.failures.push(...failures);
  const seconds = (performance.now() - total.since) / 1000;
  const left = Math.round((seconds / Math.max(1, total.done)) * (total.count - total.done));
  process.stderr.write(`\r${total.done} of ${total.count} mutants, ${total.failures.length} failures, ${left} s left   `);
}

/** Runs a share, and the rest of it in a new worker when a mutant hangs. */
async function run(total: Total, share: Omit<Share, 'at'>): Promise<void> {
  const at = new SharedArrayBuffer(4);
  const now = new Int32Array(at);
  const worker = new Worker(new URL(import.meta.url), { workerData: { ...share, at } });
  worker.on('message', (part: Part) => take(total, part));
  const ended = new Promise<number | null>((resolve, reject) => {
    let seen = { number: 0, since: performance.now() };
    const watch = setInterval(() => {
      const number = Atomics.load(now, 0);
      if (number !== seen.number) seen = { number, since: performance.now() };
      else if (number > 0 && performance.now() - seen.since > DEADLINE) {
        clearInterval(watch);
        worker.terminate().then(() => resolve(number - 1), reject);
      }
    }, 200);
    worker.on('error', reject).on('exit', () => {
      clearInterval(watch);
      resolve(null);
    });
  });
  const hung = await ended;
  if (hung === null) return;
  take(total, { tally: emptyTally(), done: 1, failures: [`hangs\n  ${reproduce(share.seed, hung)}`] });
  await run(total, { ...share, first: hung + share.step });
}

function showOne(seed: number, number: number): void {
  const mutant = mutantOf(seed, number);
  process.stdout.write(`${mutant.file.text}\n`);
  process.stderr.write(`${mutant.kind} ${mutant.file.path}: ${judge(mutant)}\n`);
}

async function main(): Promise<void> {
  const options = {
    count: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
  } as const;
  const { values } = parseArgs({ options });
  const seed = Number(values.seed);
  if (values.only !== undefined) return showOne(seed, Number(values.only));
  const end = Number(values.count);
  const total: Total = { tally: emptyTally(), done: 0, failures: [], count: end, since: performance.now() };
  const cores = availableParallelism();
  await Promise.all(Array.from({ length: cores }, (_, first) => run(total, { seed, first, end, step: cores })));
  const { past, all } = pastParser(total.tally);
  process.stderr.write('\n');
  console.log(
    JSON.stringify({ seed, mutants: end, ...total.tally, pastParser: `${past} of ${all}`, failures: total.failures.length }),
  );
  for (const failure of total.failures.slice(0, 20)) console.log(failure);
  if (total.failures.length > 0 || past < all / 2) process.exitCode = 1;
}

if (isMainThread) await main();
else work(workerData as Share);
