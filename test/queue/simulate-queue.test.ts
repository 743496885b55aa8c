import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BotName } from '@bauta/bots';
import type { RunSettings } from '@bauta/format';
import { tasksOf } from '@bauta/simulation';
import { beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { type GameQueue, openQueue } from '../../apps/cli/src/commands/queue/queue.ts';
import { type PlayedRun, playRun, type RunOrder } from '../../apps/cli/src/commands/simulate/play-run.ts';
import { queueCrew, runDigest } from '../../apps/cli/src/commands/simulate/queue-crew.ts';
import { openRun } from '../../apps/cli/src/commands/simulate/run-file.ts';
import { workUntil } from '../../apps/cli/src/commands/worker/work.ts';
import { query } from '../../apps/server/test/servers/postgres.ts';
import { practicePack as pack } from '../support/packs/practice-pack.ts';
import { ownDatabase } from './own-database.ts';

let url = '';
beforeAll(async () => {
  url = await ownDatabase(inject('postgresUrl'));
});

const tasksBy = (bot: BotName, games: number) => tasksOf([{ memory: 'practice-1', size: 2, difficulty: 'normal', bot }], games);
const greedyTasks = tasksBy('greedy', 6);
const settingsOf = (seed: string): RunSettings => ({
  content: { id: 'practice', version: '1', sum: '0'.repeat(16) },
  code: '0'.repeat(16),
  seed,
  budget: { iterations: 1 },
});

async function opened(signal: AbortSignal, told: (line: string) => void): Promise<GameQueue> {
  const queue = await openQueue({ DATABASE_URL: url }, signal, told);
  if (typeof queue === 'string') throw new Error(queue);
  return queue;
}

function fileOfOwn(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bauta-queue-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'run.jsonl');
}

function openedRun(path: string, settings: RunSettings) {
  const run = openRun(path, settings, false);
  if (typeof run === 'string') throw new Error(run);
  return run;
}

/** ./bauta simulate --queue, with what it tells; the queue is open until it is done. */
async function simulate(settings: RunSettings, path = fileOfOwn(), tasks = greedyTasks) {
  const said: string[] = [];
  const stop = new AbortController();
  const queue = await opened(stop.signal, (line) => said.push(line));
  const way = { run: runDigest(settings, queue.code), queue, stop, tell: (line: string) => said.push(line) };
  const start: RunOrder['start'] = (games, onResult) => queueCrew(way, games, onResult);
  const done = playRun({ pack, settings, tasks, workers: 1, start }, openedRun(path, settings)).finally(queue.close);
  return { done, said, stop: () => process.emit('SIGINT'), run: way.run };
}

/** ./bauta worker with one thread. */
async function worker() {
  const stop = new AbortController();
  const queue = await opened(stop.signal, () => {});
  const games = workUntil(stop.signal, queue, 1, () => {}).finally(queue.close);
  const end = (): Promise<number> => {
    stop.abort();
    return games;
  };
  onTestFinished(async () => void (await end()));
  return { end };
}

const recordsOf = ({ games }: PlayedRun) => [...games].map(([name, { record }]) => [name, record]).sort();
const alone = (settings: RunSettings, tasks = greedyTasks) =>
  playRun({ pack, settings, tasks, workers: 1 }, openedRun(fileOfOwn(), settings));

test('games by the queue are those of one machine; a batch that is gone from it is put there again', async () => {
  const settings = settingsOf('gone');
  const { done } = await simulate(settings);
  const jobs = () => query(url, `SELECT id FROM bauta_queue.job WHERE state = 'created'`);
  await expect.poll(jobs).toHaveLength(greedyTasks.length);
  await query(url, `DELETE FROM bauta_queue.job WHERE id IN (SELECT id FROM bauta_queue.job WHERE state = 'created' LIMIT 2)`);
  await worker();
  const played = await done;
  expect(played).toMatchObject({ played: greedyTasks.length, trouble: '', interrupted: false });
  expect(recordsOf(played)).toEqual(recordsOf(await alone(settings)));
});

test('stopped by the user it takes its games from the queue, and goes on with what is in the file and in the database', async () => {
  const settings = settingsOf('stopped');
  const path = fileOfOwn();
  const waiting = () => query(url, `SELECT id FROM bauta_queue.job WHERE state = 'created'`);
  const first = await simulate(settings, path);
  await expect.poll(waiting).toHaveLength(greedyTasks.length);
  first.stop();
  expect(await first.done).toMatchObject({ interrupted: true, trouble: '' });
  expect(await waiting()).toEqual([]);
  const record = JSON.stringify((await alone(settings)).games.get('practice-1 2 normal greedy 0')!.record);
  await query(
    url,
    `INSERT INTO bauta_simulation.games (run, name, record, cpu, failure) VALUES ('${first.run}', 'practice-1 2 normal greedy 0', '${record}', 7, '')`,
  );
  const { end } = await worker();
  const second = await (await simulate(settings, path)).done;
  expect(recordsOf(second)).toEqual(recordsOf(await alone(settings)));
  expect(second.games.get('practice-1 2 normal greedy 0')!.cpu).toBe(7);
  expect(await end()).toBe(greedyTasks.length - 1);
});

test('a game that stops is said with its reason, and played again by the next run', async () => {
  const settings = settingsOf('failed');
  const path = fileOfOwn();
  const { done, run } = await simulate(settings, path);
  const write = `INSERT INTO bauta_simulation.games (run, name, record, cpu, failure) VALUES ('${run}', 'practice-1 2 normal greedy 3', NULL, 0, 'a stone')`;
  await query(url, write);
  const { end } = await worker();
  expect(await done).toMatchObject({ trouble: 'The game practice-1 2 normal greedy 3 stopped: a stone' });
  expect(await (await simulate(settings, path)).done).toMatchObject({ trouble: '' });
  await end();
});

test('content that is not the one that was ordered is refused', async () => {
  const settings = settingsOf('other content');
  const { done } = await simulate(settings);
  await expect.poll(() => query(url, `SELECT id FROM bauta_queue.job WHERE state = 'created'`)).toHaveLength(greedyTasks.length);
  await query(url, `UPDATE bauta_simulation.texts SET body = body || ' '`);
  await worker();
  const { trouble } = await done;
  expect(trouble).toMatch(
    /^The game practice-1 2 normal greedy \d stopped: its content is not in the database, or is not the one that was ordered\.$/,
  );
  await query(url, 'DELETE FROM bauta_simulation.texts');
});

test('a worker that is ended in the middle gives its batch back at once, and another plays it', async () => {
  const settings = { ...settingsOf('ended'), budget: { iterations: 48 } };
  const tasks = tasksBy('mentor', 3);
  const { done } = await simulate(settings, fileOfOwn(), tasks);
  const inState = (state: string) => query(url, `SELECT id FROM bauta_queue.job WHERE state = '${state}'`);
  const first = await worker();
  await expect.poll(() => inState('active')).toHaveLength(1);
  expect(await first.end()).toBeLessThan(tasks.length);
  expect(await inState('active')).toEqual([]);
  await worker();
  const played = await done;
  expect(played).toMatchObject({ played: tasks.length, trouble: '' });
  expect(recordsOf(played)).toEqual(recordsOf(await alone(settings, tasks)));
});
