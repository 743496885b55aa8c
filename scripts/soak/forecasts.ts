// Forecasts beside plays of the true engine, on all cores: every fact that a case is about must lie within three standard errors.
//   node scripts/soak/forecasts.ts --count 200000 [--seed 1] [--only 'four together']
import { parseArgs } from 'node:util';
import { isMainThread } from 'node:worker_threads';
import type { Case, Chances } from '../../test/forecasts/case.ts';
import { SOAKED } from '../../test/forecasts/cases.ts';
import { type Compared, compare, MOST_ERRORS, misses, sample } from '../../test/forecasts/sample.ts';
import { position } from '../../test/support/scenes/position.ts';
import { add, onAllCores, type SoakResult, work } from './workers.ts';

interface SampledBatch extends SoakResult {
  name: string;
  times: Chances;
}

const BATCH = 2000;
const options = {
  count: { type: 'string', default: '200000' },
  seed: { type: 'string', default: '1' },
  only: { type: 'string' },
} as const;
const { values } = parseArgs({ options });
const count = Number(values.count);
const batches = Math.ceil(count / BATCH);
const cases = SOAKED.filter(({ name }) => values.only === undefined || name === values.only);

/** One batch of a case; a play counts as a decision. */
function playOne(number: number): SampledBatch {
  const each = cases[Math.floor(number / batches)]!;
  const from = (number % batches) * BATCH;
  const decisions = Math.min(BATCH, count - from);
  return { name: each.name, times: sample(each, decisions, `forecasts ${values.seed}`, from), decisions, failures: [] };
}

async function plays(): Promise<Map<string, Chances>> {
  const times = new Map<string, Chances>(cases.map(({ name }) => [name, {}]));
  const order = { from: 0, count: cases.length * batches, things: 'batches' };
  await onAllCores<SampledBatch>(import.meta.url, order, (part) => add(times.get(part.name)!, part.times));
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
  const times = await plays();
  console.log('fact, foretold, seen, standard errors between them');
  let failed = cases.length === 0;
  for (const each of cases) {
    const compared = compare(each.foretell(position(each.setting)), times.get(each.name)!, count);
    failed = report(each, compared) || failed;
  }
  if (failed) process.exitCode = 1;
}

if (isMainThread) await main();
else work(playOne);
