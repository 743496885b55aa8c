import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { insist } from '../support/invariants/invariants.ts';
import { generator, type Random } from '../support/players/random-player.ts';

const MAIN = fileURLToPath(new URL('../../apps/cli/src/main.ts', import.meta.url));

export interface SimulationKills {
  kills: number;
  /** Killed before it had written down a game. */
  starting: number;
  /** Files whose last line was not whole. */
  torn: number;
  /** Runs that were killed on their way and came to the end. */
  runs: number;
}

/** How often it is killed on its way to the first game. */
const EARLY = 0.2;
/** Milliseconds after the first games, at most. */
const WINDOW = 400;

const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

const start = (words: readonly string[]): ChildProcess =>
  spawn(process.execPath, [MAIN, 'simulate', ...words], { stdio: ['ignore', 'pipe', 'pipe'] });

interface Ended {
  signal: NodeJS.Signals | null;
  code: number | null;
  stdout: string;
  stderr: string;
}

function over(child: ChildProcess): Promise<Ended> {
  const said = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    child[name]!.setEncoding('utf8').on('data', (text: string) => {
      said[name] += text;
    });
  return new Promise((resolve, reject) =>
    child.on('error', reject).on('close', (code, signal) => resolve({ code, signal, ...said })),
  );
}

/** Table, JSON and page of a run that nobody disturbs. */
async function resultsOf(folder: string, words: readonly string[]): Promise<string[]> {
  const [json, html] = [join(folder, 'report.json'), join(folder, 'report.html')];
  const { code, stdout, stderr } = await over(
    start([...words, '--file', join(folder, 'run.jsonl'), '--json', json, '--html', html]),
  );
  insist(code === 0, `simulate ended with ${code}: ${stderr}`);
  return [stdout, readFileSync(json, 'utf8'), readFileSync(html, 'utf8')];
}

/** Kills the program soon after it has started, or after it has written down its first games. */
function killSometime(child: ChildProcess, file: string, random: Random): () => void {
  const before = sizeOf(file);
  const [early, part] = [random() < EARLY, random()];
  const kill = () => void child.kill('SIGKILL');
  if (early) setTimeout(kill, part * WINDOW).unref();
  const watch = setInterval(() => {
    if (early || sizeOf(file) <= before) return;
    clearInterval(watch);
    setTimeout(kill, part * WINDOW).unref();
  }, 2);
  return () => clearInterval(watch);
}

/** True when it was killed, and not done before. */
async function playAndKill(folder: string, words: readonly string[], random: Random, report: SimulationKills): Promise<boolean> {
  const file = join(folder, 'run.jsonl');
  const before = sizeOf(file);
  const child = start([...words, '--file', file]);
  const forget = killSometime(child, file, random);
  const { signal, code, stderr } = await over(child);
  forget();
  insist(signal === 'SIGKILL' || code === 0, `simulate ended with ${code}: ${stderr}`);
  if (signal === null) return false;
  report.kills += 1;
  if (sizeOf(file) <= before) report.starting += 1;
  if (sizeOf(file) > 0 && !readFileSync(file, 'utf8').endsWith('\n')) report.torn += 1;
  return true;
}

/** Runs one after another, killed again and again; each must end with what an undisturbed one gives, byte for byte. */
export async function killSimulations(
  folder: string,
  seed: number,
  kills: number,
  wish: readonly string[],
  told: (report: SimulationKills) => void,
): Promise<void> {
  const random = generator(seed);
  const report: SimulationKills = { kills: 0, starting: 0, torn: 0, runs: 0 };
  while (report.kills < kills) {
    const words = [...wish, '--seed', `killed ${seed} ${report.runs}`];
    const [whole, killed] = ['whole', 'killed'].map((name) => join(folder, `${report.runs}`, name)) as [string, string];
    for (const each of [whole, killed]) mkdirSync(each, { recursive: true });
    while (report.kills < kills && (await playAndKill(killed, words, random, report))) told(report);
    const [expected, got] = [await resultsOf(whole, words), await resultsOf(killed, words)];
    for (const [index, text] of expected.entries())
      insist(text === got[index], `${killed}: the results differ from those of ${whole}`);
    report.runs += 1;
    told(report);
  }
}
