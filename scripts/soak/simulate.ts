// ./bauta simulate, killed with SIGKILL at random moments: gone on with, it must give the same table, JSON and page as a run that nobody disturbs.
//   node scripts/soak/simulate.ts --count 20 [--seed 1] [--games 200]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { killSimulations, type SimulationKills } from '../../test/kills/kill-simulation.ts';

const options = {
  count: { type: 'string', default: '20' },
  seed: { type: 'string', default: '1' },
  games: { type: 'string', default: '200' },
} as const;
const { values } = parseArgs({ options });
const [count, seed] = [Number(values.count), Number(values.seed)];
const wish = ['--bot', 'random', '--difficulty', 'normal,easy', '--games', values.games];

const folder = mkdtempSync(join(tmpdir(), 'bauta-simulate-'));
const since = performance.now();
let seen: SimulationKills | null = null;
let failure: string | null = null;
try {
  await killSimulations(folder, seed, count, wish, (report) => {
    seen = report;
    const seconds = (performance.now() - since) / 1000;
    const left = Math.round((seconds / Math.max(1, report.kills)) * (count - report.kills));
    process.stderr.write(`\r${report.kills} of ${count} kills, ${left} s left   `);
  });
  rmSync(folder, { recursive: true });
} catch (error) {
  failure = error instanceof Error ? error.message : String(error);
  process.exitCode = 1;
}
process.stderr.write('\n');
console.log(JSON.stringify({ seed, ...(seen ?? {}), failure }));
