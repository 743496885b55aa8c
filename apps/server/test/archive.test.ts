import { expect, inject, test } from 'vitest';
import { practicePack } from '../../../test/support/packs/practice-pack.ts';
import { openFanOut } from '../src/fan-out/open-fan-out.ts';
import { openStore } from '../src/store/open-store.ts';
import { gameIn } from '../src/tables/log/logged-table.ts';
import { newSchema } from './servers/postgres.ts';
import type { Client } from './tables/client.ts';
import { playTogether, takeSeats } from './tables/play-together.ts';
import { newGuest, newTable, openTestServer, sitAt, type TestServer } from './tables/test-server.ts';

const party = Object.keys(practicePack.content.assassins).slice(0, 2);

async function twoHouses(): Promise<[TestServer, TestServer]> {
  const DATABASE_URL = await newSchema(inject('postgresUrl'));
  const open = async (): Promise<TestServer> =>
    openTestServer(await openStore({ DATABASE_URL }), { fanOut: await openFanOut({ REDIS_URL: inject('redisUrl') }) });
  return [await open(), await open()];
}

async function listed({ port }: TestServer, cookie: string): Promise<{ table: string; archived: boolean; turn: number }[]> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/tables`, { headers: { cookie } });
  return (await answer.json()) as { table: string; archived: boolean; turn: number }[];
}

const turnAt = (client: Client): number => gameIn(client)!.turn;

test('a table is archived for the players of every process, is found there, and goes on once the host restores it', async () => {
  const testServers = await twoHouses();
  const [one, other] = testServers;
  const cookies = await Promise.all(['Ada', 'Bea'].map((name) => newGuest(one.port, name)));
  const code = await newTable(one.port, cookies[0]!, { kind: 'memory', memory: 'practice-2', party });
  const clients = [await sitAt(one.port, code, cookies[0]!), await sitAt(other.port, code, cookies[1]!)];
  const [ada, bea] = clients as [Client, Client];
  await takeSeats(clients);
  await playTogether(clients, { seed: 41, decisions: 12 });

  expect(await bea.ask({ type: 'archive', archived: true })).toMatchObject({ trouble: { why: 'not-host' } });
  expect(await ada.ask({ type: 'archive', archived: true })).toMatchObject({ type: 'done' });
  await bea.until(() => bea.table.archived);
  const option = bea.options()[0]!;
  expect(await bea.ask({ type: 'decide', n: bea.history.n, option })).toMatchObject({ trouble: { why: 'archived' } });
  expect(await listed(other, cookies[1]!)).toMatchObject([{ table: code, archived: true, turn: turnAt(bea) }]);
  const late = await sitAt(other.port, code, await newGuest(one.port, 'Eva'));
  expect(late.table).toMatchObject({ archived: true, members: [{ name: 'Ada' }, { name: 'Bea' }, { name: 'Eva' }] });

  // The host comes back at the other process.
  ada.close();
  const again = await sitAt(other.port, code, cookies[0]!);
  expect(await again.ask({ type: 'archive', archived: false })).toMatchObject({ type: 'done' });
  expect(await listed(one, cookies[1]!)).toMatchObject([{ table: code, archived: false }]);
  await playTogether([again, bea], { seed: 42, decisions: 4 });
  for (const client of [again, bea, late]) client.close();
  await Promise.all(testServers.map((testServer) => testServer.close()));
});

test('one who leaves an archived table sees it no longer; whoever comes to an empty one is its host', async () => {
  const testServers = await twoHouses();
  const [{ port }] = testServers;
  const cookie = await newGuest(port, 'Ada');
  const code = await newTable(port, cookie, { kind: 'memory', memory: 'practice-1', party });
  const ada = await sitAt(port, code, cookie);
  await ada.ask({ type: 'archive', archived: true });
  expect(await ada.ask({ type: 'leave' })).toMatchObject({ type: 'done' });
  expect(await listed(testServers[1], cookie)).toEqual([]);
  ada.close();
  const bea = await sitAt(testServers[1].port, code, await newGuest(port, 'Bea'));
  expect(await bea.ask({ type: 'archive', archived: false })).toMatchObject({ type: 'done' });
  bea.close();
  await Promise.all(testServers.map((testServer) => testServer.close()));
});
