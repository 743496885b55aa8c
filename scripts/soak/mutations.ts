// Damaged scripts, content files and saves of memories and campaigns: each is read or refused in a clear sentence; none crashes or hangs the program.
//   node scripts/soak/mutations.ts --count 10000 [--seed 1]
//   node scripts/soak/mutations.ts --count 1000 --kind campaign
//   node scripts/soak/mutations.ts --seed 1 --only 4711
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { corpus } from '../../test/mutations/corpus.ts';
import { judge } from '../../test/mutations/judge.ts';
import { KINDS, type MutantKind, mutantOf } from '../../test/mutations/mutant.ts';
import { addTally, count, emptyTally, type MutationTally, pastParser, reproduce } from '../../test/mutations/tally.ts';

const BATCH = 25;
/** A mutant that takes longer has hung. */
const DEADLINE = 10_000;

interface MutationsReport {
  tally: MutationTally;
  done: number;
  failures: string[];
  /** Where the worker that has done it goes on. */
  next: number;
}

const empty = (next: number): MutationsReport => ({ tally: emptyTally(), done: 0, failures: [], next });

interface CoreShare {
  seed: number;
  only: MutantKind | null;
  first: number;
  end: number;
  step: number;
  /** Mutants that hung. */
  skip: readonly number[];
  /** The number of the mutant being judged. */
  at: SharedArrayBuffer;
}

/** One core's share; the number at hand lies where the watch can see it. */
function work({ seed, only, first, end, step, skip, at }: CoreShare): void {
  const now = new Int32Array(at);
  // Made before the watch begins.
  corpus();
  let part = empty(first);
  for (let number = first; number < end; number += step) {
    Atomics.store(now, 0, number + 1);
    try {
      if (skip.includes(number)) throw new Error(`hangs\n  ${reproduce(seed, number, only)}`);
      count(part.tally, seed, number, only);
    } catch (error) {
      part.failures.push(error instanceof Error ? error.message : String(error));
    }
    part.done += 1;
    if (part.done < BATCH && number + step < end) continue;
    parentPort!.postMessage({ ...part, next: number + step });
    part = empty(number + step);
  }
  Atomics.store(now, 0, 0);
}

interface Total extends MutationsReport {
  count: number;
  since: number;
}

function take(total: Total, { tally, done, failures }: MutationsReport): void {
  addTally(total.tally, tally);
  total.done += done;
  total.failures.push(...failures);
  const seconds = (performance.now() - total.since) / 1000;
  const left = Math.round((seconds / Math.max(1, total.done)) * (total.count - total.done));
  process.stderr.write(`\r${total.done} of ${total.count} mutants, ${total.failures.length} failures, ${left} s left   `);
}

/** Runs a share; when a mutant hangs, the rest of it in a new worker. */
async function run(total: Total, share: Omit<CoreShare, 'at'>): Promise<void> {
  const at = new SharedArrayBuffer(4);
  const worker = new Worker(new URL(import.meta.url), { workerData: { ...share, at } });
  let { first } = share;
  worker.on('message', (part: MutationsReport) => {
    first = part.next;
    take(total, part);
  });
  const hung = await watched(worker, new Int32Array(at));
  if (hung !== null) await run(total, { ...share, first, skip: [...share.skip, hung] });
}

/** The number of the mutant at which the worker had to be stopped; null when it came to its end. */
function watched(worker: Worker, now: Int32Array): Promise<number | null> {
  let seen = { number: 0, since: performance.now() };
  let hung: number | null = null;
  const watch = setInterval(() => {
    const number = Atomics.load(now, 0);
    if (number !== seen.number) seen = { number, since: performance.now() };
    else if (number > 0 && hung === null && performance.now() - seen.since > DEADLINE) {
      hung = number - 1;
      worker.terminate();
    }
  }, 200);
  return new Promise((resolve, reject) => {
    worker.on('error', reject).on('exit', () => {
      clearInterval(watch);
      resolve(hung);
    });
  });
}

function showOne(seed: number, number: number, only: MutantKind | null): void {
  const mutant = mutantOf(seed, number, only);
  process.stdout.write(`${mutant.file.text}\n`);
  process.stderr.write(`${mutant.kind} ${mutant.file.path}: ${judge(mutant)}\n`);
}

async function main(): Promise<void> {
  const options = {
    count: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    kind: { type: 'string' },
  } as const;
  const { values } = parseArgs({ options });
  const seed = Number(values.seed);
  const only = KINDS.find((kind) => kind === values.kind) ?? null;
  if (only === null && values.kind !== undefined) throw new Error(`--kind is one of ${KINDS.join(', ')}`);
  if (values.only !== undefined) return showOne(seed, Number(values.only), only);
  const end = Number(values.count);
  const total: Total = { ...empty(0), count: end, since: performance.now() };
  const cores = availableParallelism();
  await Promise.all(Array.from({ length: cores }, (_, first) => run(total, { seed, only, first, end, step: cores, skip: [] })));
  const { past, all } = pastParser(total.tally);
  process.stderr.write('\n');
  console.log(
    JSON.stringify({ seed, mutants: end, ...total.tally, pastParser: `${past} of ${all}`, failures: total.failures.length }),
  );
  for (const failure of total.failures.slice(0, 20)) console.log(failure);
  if (total.failures.length > 0 || total.done !== end || past < all / 2) process.exitCode = 1;
}

if (isMainThread) await main();
else work(workerData as CoreShare);
