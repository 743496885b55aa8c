import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Results } from '../totals.mjs';
import { type StressPlan, type TestRound, vitestWords } from './plan.ts';
import { failuresOf, passedOf, type RoundResult } from './tally.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs');

/** Node, which the system ends should we be killed. */
function start(words: readonly string[], env: Record<string, string>, output: number | 'ignore'): ChildProcess {
  const all = ['--pdeathsig', 'TERM', process.execPath, ...words];
  return spawn('setpriv', all, { cwd: ROOT, stdio: ['ignore', output, output], env: { ...process.env, ...env } });
}

/** It looks whose child it is: the system does not end what has only just been started. */
const keepCoreBusy = (): ChildProcess => start(['-e', `while (process.ppid === ${process.pid});`], {}, 'ignore');

const ended = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve, reject) => child.on('error', reject).on('close', resolve));

/** Null: stopped before its end. */
export async function runRound(
  plan: StressPlan,
  round: TestRound,
  { folder, number, stop }: { folder: string; number: number; stop: AbortSignal },
): Promise<RoundResult | null> {
  const report = join(folder, `round-${number}.json`);
  rmSync(report, { force: true });
  const log = openSync(join(folder, `round-${number}.log`), 'w');
  const since = performance.now();
  const other = round.busy ? keepCoreBusy() : null;
  const vitest = start([VITEST, ...vitestWords(plan, round, report)], { BAUTA_THROTTLE: String(round.factor) }, log);
  const kill = (): void => void vitest.kill();
  stop.addEventListener('abort', kill);
  const code = await ended(vitest);
  stop.removeEventListener('abort', kill);
  other?.kill();
  closeSync(log);
  if (stop.aborted) return null;
  const results: Results | null = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null;
  const seconds = Math.round((performance.now() - since) / 1000);
  return { round, seconds, passed: passedOf(results), failures: failuresOf(results, code, ROOT) };
}
