// npm run bench: every case in a process of its own, then one table; then tables on line and the page in Chromium. Figures to read, not tests: the exit code is 0.
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { measureInBrowser } from './browser/measure.ts';
import { browserTable } from './browser/report.ts';
import { CASE_NAMES } from './cases/cases.ts';
import { type Slice, sum } from './measure.ts';
import * as onLine from './online/measure.ts';
import { onlineRows, onlineTable } from './online/report.ts';
import { type RoundSlices, rowsOf, table, verdict } from './report.ts';
import { type Runner, start } from './runner.ts';

/** CPU seconds of each case. */
interface CpuBudget {
  warmUp: number;
  round: number;
  rounds: number;
}
const WHOLE: CpuBudget = { warmUp: 4, round: 2, rounds: 5 };
const QUICK: CpuBudget = { warmUp: 1, round: 0.5, rounds: 3 };
const SLICE = 0.25;

const say = (line: string): void => void process.stderr.write(`bench: ${line}\n`);

async function warmUp({ warmUp }: CpuBudget): Promise<Runner[]> {
  const runners: Runner[] = [];
  for (const name of CASE_NAMES) {
    say(`${name} warms up`);
    const runner = await start(name);
    await runner.work(warmUp);
    runners.push(runner);
  }
  return runners;
}

/** The cases take turns by slices, so that what else the machine does falls on all alike. */
async function round(runners: readonly Runner[], seconds: number): Promise<RoundSlices> {
  const slices = new Map(runners.map((runner): [Runner, Slice[]] => [runner, []]));
  for (let spent = 0; spent < seconds; spent += SLICE) for (const [runner, done] of slices) done.push(await runner.work(SLICE));
  return Object.fromEntries([...slices].map(([{ name }, done]) => [name, sum(done)]));
}

async function run(budget: CpuBudget): Promise<RoundSlices[]> {
  const runners = await warmUp(budget);
  const rounds: RoundSlices[] = [];
  while (rounds.length < budget.rounds) {
    say(`round ${rounds.length + 1} of ${budget.rounds}`);
    rounds.push(await round(runners, budget.round));
  }
  for (const runner of runners) runner.stop();
  return rounds;
}

const { values } = parseArgs({
  options: { json: { type: 'boolean', default: false }, quick: { type: 'boolean', default: false } },
});
const budget = values.quick ? QUICK : WHOLE;
const machine = {
  date: new Date().toISOString().slice(0, 16),
  node: process.versions.node,
  cpu: cpus()[0]?.model ?? '',
  cores: cpus().length,
  load: loadavg()[0]!,
};
const rounds = await run(budget);
const rows = rowsOf(rounds, machine.load);
const seenOnLine = await onLine.measureOnLine(values.quick ? onLine.QUICK : onLine.WHOLE, say);
say('the page in Chromium');
const browser = await measureInBrowser();

if (values.json) {
  const shown = [...rows, ...onlineRows(seenOnLine)].map((row) => ({ ...row, met: verdict(row) }));
  process.stdout.write(`${JSON.stringify({ machine, plan: budget, rows: shown, rounds, seenOnLine, browser }, null, 2)}\n`);
} else {
  const { date, node, cores, cpu, load } = machine;
  process.stdout.write(
    `${date}, Node ${node}, ${cores} x ${cpu}, load ${load.toFixed(1)}\n\n${table(rows)}\n\n${onlineTable(seenOnLine)}\n\n${browserTable(browser)}\n`,
  );
}
