import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { practicePack } from '../../../test/support/packs/practice-pack.ts';
import { openRedisFanOut } from '../src/fan-out/redis-fan-out.ts';
import { openSqliteStore } from '../src/store/sqlite-store.ts';
import { type RedisServer, startRedis } from './servers/redis.ts';
import type { Client } from './tables/client.ts';
import { newGuest, newTable, openTestServer, sitAt, type TestServer } from './tables/test-server.ts';

/** Two processes that share a store and a Redis of their own. */
let folder: string;
let redis: RedisServer;
let testServers: TestServer[];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bauta-presence-'));
  redis = await startRedis(folder);
  const open = async (): Promise<TestServer> =>
    openTestServer(await openSqliteStore(folder), { fanOut: await openRedisFanOut(redis.url) });
  testServers = [await open(), await open()];
});
afterEach(async () => {
  await Promise.all(testServers.map((testServer) => testServer.close()));
  await redis.stop();
  rmSync(folder, { recursive: true });
});

/** One more guest at the table, at this process. */
async function comes(name: string, testServer: TestServer, code: string): Promise<Client> {
  return sitAt(testServer.port, code, await newGuest(testServer.port, name));
}

async function tableOf(name: string, { port }: TestServer): Promise<{ code: string; client: Client }> {
  const cookie = await newGuest(port, name);
  const party = Object.keys(practicePack.content.assassins).slice(0, 2);
  const code = await newTable(port, cookie, { kind: 'memory', memory: 'practice-1', party });
  return { code, client: await sitAt(port, code, cookie) };
}

const names = ({ table, present }: Client): string[] =>
  present.map((id) => table.members.find((member) => member.id === id)?.name ?? id).sort();
const sees = (client: Client, ...expected: string[]): Promise<void> => expect.poll(() => names(client)).toEqual(expected);

test('whoever comes sees those who were there already at another process, and those who leave with their process', async () => {
  const [one, other] = testServers as [TestServer, TestServer];
  const { code, client: ada } = await tableOf('Ada', one);
  const bea = await comes('Bea', other, code);
  await sees(bea, 'Ada', 'Bea');
  await sees(ada, 'Ada', 'Bea');
  await other.close();
  await sees(ada, 'Ada');
  for (const client of [ada, bea]) client.close();
});

test('once Redis was away and is back, everyone sees again who is there', async () => {
  const [one, other] = testServers as [TestServer, TestServer];
  const { code, client: ada } = await tableOf('Ada', one);
  const bea = await comes('Bea', other, code);
  const cia = await comes('Cia', other, code);
  await sees(ada, 'Ada', 'Bea', 'Cia');
  await redis.kill();
  cia.close();
  const dea = await comes('Dea', one, code);
  await sees(bea, 'Ada', 'Bea');
  redis = await startRedis(folder, redis.port);
  for (const client of [ada, bea, dea]) await sees(client, 'Ada', 'Bea', 'Dea');
  for (const client of [ada, bea, dea]) client.close();
});
