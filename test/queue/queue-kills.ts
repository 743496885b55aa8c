import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type PostgresServer, query } from '../../apps/server/test/servers/postgres.ts';
import { insist } from '../support/invariants/invariants.ts';

const MAIN = fileURLToPath(new URL('../../apps/cli/src/main.ts', import.meta.url));
const WORKERS = 3;
/** How far the run has come, in games, when a worker is killed; between the third and the fourth the database is. */
const KILLS = [0.1, 0.25, 0.4, 0.6, 0.75];
const DATABASE_KILL = 0.5;
const AWAY_MS = 2_000;

export interface QueueKills {
  games: number;
  workersKilled: number;
  /** Batches that were given to a second worker. */
  givenAgain: number;
  databaseKilled: number;
  /** Of the run by one process, by three parts and by the queue. */
  seconds: [number, number, number];
}

interface ProgramOutput {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** ./bauta with these words. */
function program(words: readonly string[], env: NodeJS.ProcessEnv = {}): { child: ChildProcess; over: Promise<ProgramOutput> } {
  const child = spawn(process.execPath, [MAIN, ...words], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  const said = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    child[name]!.setEncoding('utf8').on('data', (text: string) => {
      said[name] += text;
    });
  return { child, over: once(child, 'close').then(() => ({ code: child.exitCode, ...said })) };
}

async function tableOf(words: readonly string[], env?: NodeJS.ProcessEnv): Promise<string> {
  const { code, stdout, stderr } = await program(['simulate', ...words], env).over;
  insist(code === 0, `simulate ended with ${code}: ${stderr}`);
  return stdout;
}

/** Three parts at the same time, each in a folder of its own, put together. */
async function tableByParts(folder: string, words: readonly string[]): Promise<string> {
  const files = await Promise.all(
    [1, 2, 3].map(async (part) => {
      const saves = join(folder, `part-${part}`);
      mkdirSync(saves);
      await tableOf([...words, '--shard', `${part}/3`, '--workers', '1'], { BAUTA_SAVES: saves });
      return join(saves, readdirSync(saves)[0]!);
    }),
  );
  return tableOf([...words, '--file', join(folder, 'merged.jsonl'), '--merge', ...files]);
}

/** By workers of which five are killed, each at once replaced by another, and a database that is killed once. */
async function tableByQueue(
  folder: string,
  words: readonly string[],
  postgres: PostgresServer,
  report: QueueKills,
): Promise<string> {
  const env = { DATABASE_URL: postgres.url };
  const startWorker = () => program(['worker', '--workers', '1'], env);
  const workers = Array.from({ length: WORKERS }, startWorker);
  const simulation = program(['simulate', ...words, '--queue', '--file', join(folder, 'queue.jsonl')], env);
  try {
    for (const [index, share] of [...KILLS, DATABASE_KILL].toSorted().entries()) {
      await untilPlayed(postgres, share * report.games, simulation.child);
      if (share === DATABASE_KILL) await killDatabase(postgres, report);
      else {
        const victim = workers[index % WORKERS]!;
        victim.child.kill('SIGKILL');
        await victim.over;
        report.workersKilled += 1;
        workers[index % WORKERS] = startWorker();
      }
    }
    const { code, stdout, stderr } = await simulation.over;
    insist(code === 0, `simulate --queue ended with ${code}: ${stderr}`);
    insist(/ cannot be used .* is back\./s.test(stderr), `simulate --queue did not say that the database was away: ${stderr}`);
    const [given] = await query(postgres.url, 'SELECT count(*)::int AS again FROM bauta_queue.job WHERE retry_count > 0');
    report.givenAgain = given!.again as number;
    return stdout;
  } finally {
    for (const { child } of [...workers, simulation]) child.kill('SIGINT');
    await Promise.all([...workers, simulation].map(({ over }) => over));
  }
}

async function killDatabase(postgres: PostgresServer, report: QueueKills): Promise<void> {
  await postgres.kill();
  report.databaseKilled += 1;
  await wait(AWAY_MS);
  await postgres.startAgain();
}

async function untilPlayed({ url }: PostgresServer, games: number, simulation: ChildProcess): Promise<void> {
  for (;;) {
    insist(simulation.exitCode === null, 'simulate --queue ended before all kills: give it more games');
    const count = query(url, 'SELECT count(*)::int AS games FROM bauta_simulation.games');
    // Before the command has made the table there is none.
    const [played] = await count.catch(() => [{ games: -1 }]);
    if ((played!.games as number) >= games) return;
    await wait(50);
  }
}

/** One simulation in three ways, which must give the same table letter for letter. */
export async function killQueue(
  folder: string,
  words: readonly string[],
  games: number,
  postgres: PostgresServer,
  told: (what: string) => void,
): Promise<QueueKills> {
  const report: QueueKills = { games, workersKilled: 0, givenAgain: 0, databaseKilled: 0, seconds: [0, 0, 0] };
  const ways = [
    ['one process', () => tableOf([...words, '--file', join(folder, 'one.jsonl')])],
    ['three parts', () => tableByParts(folder, words)],
    ['three workers', () => tableByQueue(folder, words, postgres, report)],
  ] as const;
  let table: string | null = null;
  for (const [index, [name, play]] of ways.entries()) {
    told(name);
    const since = performance.now();
    const got = await play();
    report.seconds[index] = Math.round((performance.now() - since) / 1000);
    table ??= got;
    insist(got === table, `the table by ${name} differs:\n${got}\nfrom that by one process:\n${table}`);
  }
  insist(table!.split('\n').length > 3, `there is no table: ${table}`);
  return report;
}
