// On-line tables with everything going wrong that can: several servers and players in one process, and each run is decided by its seed.
//   node scripts/soak/faults.ts --count 10000 [--seed 1]
//   node scripts/soak/faults.ts --seed 4711 --count 1 --trace     one of them again, with all that happens
//   --spoilt answers-early: with a fault put in on purpose, which is to be found
import { parseArgs } from 'node:util';
import { isMainThread } from 'node:worker_threads';
import { type SimulatedRun, simulate } from '../../apps/server/test/simulated/run.ts';
import { SPOILT } from '../../apps/server/test/simulated/spoilt.ts';
import { failureOf } from '../../apps/server/test/simulated/told-failure.ts';
import { add, onAllCores, type SoakResult, tell, work } from './workers.ts';

const options = {
  count: { type: 'string', default: '10000' },
  seed: { type: 'string', default: '1' },
  trace: { type: 'boolean', default: false },
  spoilt: { type: 'string' },
} as const;
const { values } = parseArgs({ options });
const spoilt = SPOILT.find((each) => each === values.spoilt) ?? null;

interface FaultsReport extends SoakResult {
  found: Record<string, number>;
}

const reportOf = (run: SimulatedRun): FaultsReport => ({
  decisions: run.acknowledged,
  found: { runs: 1, entries: run.entries, acknowledged: run.acknowledged, serversEnded: run.ended, [`kept in ${run.keptIn}`]: 1 },
  failures: run.faults.length > 0 ? [failureOf(run, spoilt)] : [],
});

async function runOne(seed: number): Promise<FaultsReport> {
  try {
    return reportOf(await simulate(seed, spoilt));
  } catch (error) {
    const faults = [error instanceof Error ? (error.stack ?? error.message) : String(error)];
    return { decisions: 0, found: { runs: 1 }, failures: [failureOf({ seed, faults, trace: [] }, spoilt)] };
  }
}

async function showOne(seed: number): Promise<void> {
  const run = await simulate(seed, spoilt);
  for (const line of run.trace) console.log(line);
  console.log(JSON.stringify({ seed, entries: run.entries, acknowledged: run.acknowledged, trace: run.traceHash }));
  for (const fault of run.faults) console.log(fault);
  if (run.faults.length > 0) process.exitCode = 1;
}

async function main(): Promise<void> {
  const [from, count] = [Number(values.seed), Number(values.count)];
  if (values.spoilt !== undefined && spoilt === null) throw new Error(`--spoilt is one of ${SPOILT.join(', ')}`);
  if (values.trace) {
    for (let seed = from; seed < from + count; seed++) await showOne(seed);
    return;
  }
  const [found, failures]: [Record<string, number>, string[]] = [{}, []];
  await onAllCores<FaultsReport>(import.meta.url, { from, count, things: 'runs' }, (part) => {
    add(found, part.found);
    failures.push(...part.failures);
  });
  tell({ seed: from, ...found, failures }, found.runs === count);
}

if (isMainThread) await main();
else await work(runOne);
