// The real program, killed with SIGKILL at random moments while it plays campaigns: each time it must resume at the last decision that it had acknowledged.
//   node scripts/soak/kills.ts --count 500 [--seed 1]
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type KillReport, killOften, noKills } from '../../test/kills/kill-often.ts';

function sum(reports: readonly KillReport[]): KillReport {
  const total = noKills();
  for (const report of reports) for (const key of Object.keys(total) as (keyof KillReport)[]) total[key] += report[key];
  return total;
}

async function main(): Promise<void> {
  const options = { count: { type: 'string', default: '500' }, seed: { type: 'string', default: '1' } } as const;
  const { values } = parseArgs({ options });
  const [count, seed] = [Number(values.count), Number(values.seed)];
  const folder = mkdtempSync(join(tmpdir(), 'bauta-kills-'));
  const lanes = Math.min(availableParallelism(), count);
  const reports = Array.from({ length: lanes }, noKills);
  const since = performance.now();
  const progress = (): void => {
    const { kills, decisions } = sum(reports);
    const seconds = (performance.now() - since) / 1000;
    const left = Math.round((seconds / Math.max(1, kills)) * (count - kills));
    process.stderr.write(`\r${kills} of ${count} kills, ${Math.round(decisions / seconds)} decisions/s, ${left} s left   `);
  };
  const share = (lane: number): number => Math.floor(count / lanes) + (lane < count % lanes ? 1 : 0);
  const lane = (index: number): Promise<void> =>
    killOften(join(folder, String(index)), seed + index, share(index), (report) => {
      reports[index] = { ...report };
      progress();
    });
  const ends = await Promise.allSettled(reports.map((_, index) => lane(index)));
  process.stderr.write('\n');
  const failures = ends.flatMap((end) => (end.status === 'rejected' ? [String(end.reason?.message ?? end.reason)] : []));
  console.log(JSON.stringify({ seed, ...sum(reports), failures: failures.length }));
  for (const failure of failures) console.log(failure);
  if (failures.length > 0) process.exitCode = 1;
  else rmSync(folder, { recursive: true });
}

await main();
