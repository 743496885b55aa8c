// Forecasts beside plays of the true engine, on all cores: every fact that a case is about must lie within three standard errors.
//   node scripts/soak/forecasts.ts --count 200000 [--seed 1] [--only 'four together']
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { Case, Chances } from '../../test/forecasts/case.ts';
import { SOAKED } from '../../test/forecasts/cases.ts';
import { position } from '../../test/forecasts/position.ts';
import { type Compared, compare, MOST_ERRORS, misses, sample } from '../../test/forecasts/sample.ts';

interface Part {
  name: string;
  times: Chances;
  plays: number;
}

const BATCH = 2000;

/** Every so many batches of each case. */
function work(names: readonly string[], count: number, seed: string, lane: number, lanes: number): void {
  for (const each of SOAKED.filter(({ name }) => names.includes(name)))
    for (let from = lane * BATCH; from < count; from += lanes * BATCH) {
      const plays = Math.min(BATCH, count - from);
      const part: Part = { name: each.name, times: sample(each, plays, seed, from), plays };
      parentPort!.postMessage(part);
    }
}

async function plays(names: readonly string[], count: number, seed: string): Promise<Map<string, Chances>> {
  const times = new Map<string, Chances>(names.map((name) => [name, {}]));
  const since = performance.now();
  const lanes = availableParallelism();
  let done = 0;
  const take = (part: Part): void => {
    const total = times.get(part.name)!;
    for (const [fact, often] of Object.entries(part.times)) total[fact] = (total[fact] ?? 0) + often;
    done += part.plays;
    const seconds = (performance.now() - since) / 1000;
    const left = Math.round((seconds / done) * (count * names.length - done));
    process.stderr.write(`\r${done} of ${count * names.length} plays, ${Math.round(done / seconds)} a second, ${left} s left   `);
  };
  const workers = Array.from({ length: lanes }, (_, lane) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: { names, count, seed, lane, lanes } });
    return new Promise<void>((resolve, reject) =>
      worker
        .on('message', take)
        .on('exit', () => resolve())
        .on('error', reject),
    );
  });
  await Promise.all(workers);
  process.stderr.write('\n');
  return times;
}

const show = ({ fact, foretold, seen, errors }: Compared): string =>
  `  ${fact.padEnd(28)} ${foretold.toFixed(5)} ${seen.toFixed(5)} ${errors.toFixed(2)}`;

/** What the case is about, and whatever is missed. */
function report(each: Case, compared: readonly Compared[]): boolean {
  const missed = misses(compared, each.about, MOST_ERRORS);
  const worst = Math.max(...compared.map(({ errors }) => errors));
  console.log(`${each.name}: ${compared.length} facts, at most ${worst.toFixed(2)} standard errors off`);
  for (const one of compared) if (each.about.includes(one.fact)) console.log(show(one));
  for (const one of missed) console.log(`MISSED${show(one)}`);
  return missed.length > 0;
}

async function main(): Promise<void> {
  const options = {
    count: { type: 'string', default: '200000' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
  } as const;
  const { values } = parseArgs({ options });
  const cases = SOAKED.filter(({ name }) => values.only === undefined || name === values.only);
  const count = Number(values.count);
  const times = await plays(
    cases.map(({ name }) => name),
    count,
    `forecasts ${values.seed}`,
  );
  console.log('fact, foretold, seen, standard errors between them');
  let failed = cases.length === 0;
  for (const each of cases) {
    const compared = compare(each.foretell(position(each.setting)), times.get(each.name)!, count);
    failed = report(each, compared) || failed;
  }
  if (failed) process.exitCode = 1;
}

if (isMainThread) await main();
else work(workerData.names, workerData.count, workerData.seed, workerData.lane, workerData.lanes);
