import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { practicePack } from '../../../test/support/packs/practice-pack.ts';
import type { Limits } from '../src/config/limits.ts';
import { openSqliteStore } from '../src/store/sqlite-store.ts';
import type { Store } from '../src/store/store.ts';
import { NO_LIMITS } from './tables/no-limits.ts';
import { newGuest, openTestServer, sitAt, type TestServer } from './tables/test-server.ts';

async function houseWith(limits: Partial<Limits>): Promise<{ testServer: TestServer; store: Store }> {
  const folder = mkdtempSync(join(tmpdir(), 'bauta-quota-'));
  const store = await openSqliteStore(folder);
  const testServer = await openTestServer(store, { limits: { ...NO_LIMITS, ...limits } });
  onTestFinished(async () => {
    await testServer.close();
    rmSync(folder, { recursive: true });
  });
  return { testServer, store };
}

const party = Object.keys(practicePack.content.assassins).slice(0, 2);
const MEMORY = { kind: 'memory', memory: 'practice-1', title: 'Tuesday', difficulty: 'normal', party };

interface OpeningAnswer {
  status: number;
  wait: string | null;
  body: { code?: string; message?: string };
}

async function open({ port }: TestServer, cookie: string, newGame: object = MEMORY): Promise<OpeningAnswer> {
  const headers = { 'content-type': 'application/json', cookie };
  const answer = await fetch(`http://127.0.0.1:${port}/api/tables`, { method: 'POST', headers, body: JSON.stringify(newGame) });
  return { status: answer.status, wait: answer.headers.get('retry-after'), body: (await answer.json()) as OpeningAnswer['body'] };
}

const metricsOf = async ({ port }: TestServer): Promise<string> => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();

test('a guest with as many tables as one may have opens none, until they leave one', async () => {
  const { testServer, store } = await houseWith({ guestTables: 2 });
  const cookie = await newGuest(testServer.port, 'Ada');
  const [{ body }] = [await open(testServer, cookie), await open(testServer, cookie)];
  expect(await open(testServer, cookie)).toEqual({
    status: 409,
    wait: null,
    body: { message: 'You have 2 tables: leave one to open another.' },
  });
  expect((await open(testServer, await newGuest(testServer.port, 'Bea'))).status).toBe(200);
  const ada = await sitAt(testServer.port, body.code!, cookie);
  await ada.ask({ type: 'leave' });
  ada.close();
  expect(await store.countListed(ada.you)).toBe(1);
  expect((await open(testServer, cookie)).status).toBe(200);
  expect(await metricsOf(testServer)).toContain('bauta_requests_refused_total{why="tables-of-guest"} 1\n');
});

test('an address opens so many tables an hour, whoever asks there; what cannot be played is not counted', async () => {
  const { testServer } = await houseWith({ newTables: 2 });
  const cookies = [await newGuest(testServer.port, 'Ada'), await newGuest(testServer.port, 'Bea')];
  expect((await open(testServer, cookies[0]!, { ...MEMORY, memory: 'nowhere' })).status).toBe(400);
  for (const cookie of cookies) expect((await open(testServer, cookie)).status).toBe(200);
  const { status, wait, body } = await open(testServer, await newGuest(testServer.port, 'Cia'));
  expect([status, body]).toEqual([429, { message: 'Too many new tables from your address. Try again in 30 minutes.' }]);
  expect(Number(wait)).toBeGreaterThan(1700);
  expect(await metricsOf(testServer)).toContain('bauta_requests_refused_total{why="tables-of-address"} 1\n');
});

test('a store that is as large as it may be takes no new table, and those that are there go on', async () => {
  const { testServer, store } = await houseWith({ storeBytes: 150_000 });
  const cookie = await newGuest(testServer.port, 'Ada');
  const codes: string[] = [];
  while ((await store.bytes()) < 150_000) codes.push((await open(testServer, cookie)).body.code!);
  expect(codes.length).toBeGreaterThan(0);
  expect(await open(testServer, cookie)).toEqual({
    status: 507,
    wait: null,
    body: { message: 'This server has no room for new tables. Those that are there go on.' },
  });
  const ada = await sitAt(testServer.port, codes[0]!, cookie);
  expect(await ada.ask({ type: 'say', text: 'still here' })).toMatchObject({ type: 'done' });
  ada.close();
});
