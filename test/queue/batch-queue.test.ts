import { randomUUID } from 'node:crypto';
import { beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { type BatchQueue, batchQueue, type GameBatch, type TakenBatch } from '../../apps/cli/src/commands/queue/batch-queue.ts';
import { openDatabase, type QueueDatabase } from '../../apps/cli/src/commands/queue/database.ts';
import { digestOf, gameTables, type WrittenGame } from '../../apps/cli/src/commands/queue/game-tables.ts';
import { persistence, Stopped } from '../../apps/cli/src/commands/queue/persistence.ts';
import { proxyTo } from '../../apps/server/test/servers/tcp-proxy.ts';
import { ownDatabase } from './own-database.ts';

let url = '';
beforeAll(async () => {
  url = await ownDatabase(inject('postgresUrl'));
});

const batch: GameBatch = { run: 'run', content: 'c', setups: 's', games: [{ name: 'a 0', setup: 0, seed: 'a', bot: 'random' }] };

function database(address = url): QueueDatabase {
  const opened = openDatabase({ DATABASE_URL: address }, 2);
  if (typeof opened === 'string') throw new Error(opened);
  onTestFinished(() => opened.close());
  return opened;
}

/** As a process of that code sees the queue. */
async function process(code: string, on = database()): Promise<BatchQueue> {
  const queue = batchQueue(on, code);
  await queue.start();
  onTestFinished(() => queue.stop());
  return queue;
}

/** As if the worker had not been heard of for a minute. */
const silence = (): Promise<unknown> => database().query(`UPDATE bauta_queue.job SET heartbeat_on = now() - interval '1 minute'`);

test('a batch whose worker is not heard of is given to another, and the first can no longer finish it', async () => {
  const [one, two] = [await process('expiry'), await process('expiry')];
  const id = randomUUID();
  await one.put([{ id, batch }]);
  const taken = (await one.take())!;
  expect(taken).toMatchObject({ id, batch });
  expect(await two.take()).toBeNull();
  await silence();
  await one.renew(taken);
  const heard = `SELECT heartbeat_on > now() - interval '10 seconds' AS lately FROM bauta_queue.job WHERE id = '${id}'`;
  expect((await database().query(heard)).rows).toEqual([{ lately: true }]);
  expect(await two.take()).toBeNull();
  await silence();
  let again: TakenBatch | null = null;
  await expect.poll(async () => (again ??= await two.take())).not.toBeNull();
  expect(again).toMatchObject({ id, batch });
  await one.finish(taken);
  expect(await one.states([id])).toEqual(new Map([[id, 'taken']]));
  await two.finish(again!);
  expect(await one.states([id])).toEqual(new Map([[id, 'finished']]));
});

test('what is given back is there at once; what was put twice is there once; what is withdrawn is gone', async () => {
  const queue = await process('back');
  const [first, second] = [
    { id: randomUUID(), batch },
    { id: randomUUID(), batch },
  ];
  await queue.put([first, second]);
  await queue.put([first, second]);
  await queue.giveBack((await queue.take())!);
  expect(new Set([(await queue.take())!.id, (await queue.take())!.id])).toEqual(new Set([first.id, second.id]));
  expect(await queue.take()).toBeNull();
  await queue.withdraw([first.id]);
  expect([...(await queue.states([first.id, second.id])).values()]).toEqual(['gone', 'taken']);
});

test('a worker of other code takes nothing, and learns what it leaves', async () => {
  const [ours, theirs] = [await process('ours'), await process('theirs')];
  await ours.put([{ id: randomUUID(), batch }]);
  expect(await theirs.take()).toBeNull();
  expect((await theirs.ofOtherCode()).get('ours')).toBe(1);
  expect((await ours.ofOtherCode()).get('ours')).toBeUndefined();
  expect(await ours.take()).not.toBeNull();
});

test('a game is written once, a failure is forgotten when it is asked for, and a text that was changed is not given out', async () => {
  const on = database();
  const tables = gameTables(on);
  await Promise.all([tables.create(), gameTables(database()).create()]);
  const written = (name: string, more: Partial<WrittenGame> = {}) => ({ name, record: '{}', cpu: 1, failure: '', ...more });
  await tables.write('run', [written('a'), written('b', { record: null, failure: 'no' })]);
  await tables.write('run', [written('a', { cpu: 2 })]);
  await tables.write('other run', [written('c')]);
  expect(await tables.read('run', ['a', 'b', 'c'])).toEqual([written('a'), written('b', { record: null, failure: 'no' })]);
  await tables.forgetFailures('run');
  expect(await tables.read('run', ['a', 'b', 'c'])).toEqual([written('a')]);
  const digest = await tables.keepText('content');
  expect([digest, await tables.text(digest)]).toEqual([digestOf('content'), 'content']);
  await on.query(`UPDATE bauta_simulation.texts SET body = 'other content' WHERE digest = '${digest}'`);
  expect([await tables.text(digest), await tables.text('none')]).toEqual([null, null]);
});

test('while the database is away work waits for it; it is said once, and once that it is back', async () => {
  const proxy = await proxyTo(Number(new URL(url).port));
  const address = new URL(url);
  address.port = String(proxy.port);
  const on = database(address.href);
  onTestFinished(() => proxy.cut());
  const said: string[] = [];
  const stop = new AbortController();
  const persist = persistence(on.place, stop.signal, (line) => said.push(line));
  const ask = () => persist(() => on.query('SELECT 1 AS one'));
  await ask();
  await proxy.cut();
  const asked = [ask(), ask()];
  await expect.poll(() => said).toHaveLength(1);
  await proxy.open();
  expect((await Promise.all(asked)).map(({ rows }) => rows)).toEqual([[{ one: 1 }], [{ one: 1 }]]);
  expect(said).toEqual([
    expect.stringMatching(
      /^The database at 127\.0\.0\.1:\d+\/queue_\w+ cannot be used \(.+\)\. It is tried again until it is back\.$/,
    ),
    `The database at ${on.place} is back.`,
  ]);
  await expect(persist(() => on.query('SELECT nonsense'))).rejects.toThrow('nonsense');
  await proxy.cut();
  const stopped = ask();
  stop.abort();
  await expect(stopped).rejects.toThrow(Stopped);
  await proxy.open();
});
