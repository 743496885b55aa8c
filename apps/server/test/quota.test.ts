import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { practicePack } from '../../../test/support/packs/practice-pack.ts';
import type { Limits } from '../src/config/limits.ts';
import { openSqliteStore } from '../src/store/sqlite-store.ts';
import type { Store } from '../src/store/store.ts';
import { type House, newGuest, openHouse, sitAt } from './tables/house.ts';
import { NO_LIMITS } from './tables/no-limits.ts';

async function houseWith(limits: Partial<Limits>): Promise<{ house: House; store: Store }> {
  const folder = mkdtempSync(join(tmpdir(), 'bauta-quota-'));
  const store = await openSqliteStore(folder);
  const house = await openHouse(store, { limits: { ...NO_LIMITS, ...limits } });
  onTestFinished(async () => {
    await house.close();
    rmSync(folder, { recursive: true });
  });
  return { house, store };
}

const party = Object.keys(practicePack.content.assassins).slice(0, 2);
const MEMORY = { kind: 'memory', memory: 'practice-1', title: 'Tuesday', difficulty: 'normal', party };

interface Opened {
  status: number;
  wait: string | null;
  body: { code?: string; message?: string };
}

async function open({ port }: House, cookie: string, wished: object = MEMORY): Promise<Opened> {
  const headers = { 'content-type': 'application/json', cookie };
  const answer = await fetch(`http://127.0.0.1:${port}/api/tables`, { method: 'POST', headers, body: JSON.stringify(wished) });
  return { status: answer.status, wait: answer.headers.get('retry-after'), body: (await answer.json()) as Opened['body'] };
}

const metricsOf = async ({ port }: House): Promise<string> => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();

test('a guest with as many tables as one may have opens none, until they leave one', async () => {
  const { house, store } = await houseWith({ guestTables: 2 });
  const cookie = await newGuest(house.port, 'Ada');
  const [{ body }] = [await open(house, cookie), await open(house, cookie)];
  expect(await open(house, cookie)).toEqual({
    status: 409,
    wait: null,
    body: { message: 'You have 2 tables: leave one to open another.' },
  });
  expect((await open(house, await newGuest(house.port, 'Bea'))).status).toBe(200);
  const ada = await sitAt(house.port, body.code!, cookie);
  await ada.ask({ type: 'leave' });
  ada.close();
  expect(await store.countListed(ada.you)).toBe(1);
  expect((await open(house, cookie)).status).toBe(200);
  expect(await metricsOf(house)).toContain('bauta_requests_refused_total{why="tables-of-guest"} 1\n');
});

test('an address opens so many tables an hour, whoever asks there; what cannot be played is not counted', async () => {
  const { house } = await houseWith({ newTables: 2 });
  const cookies = [await newGuest(house.port, 'Ada'), await newGuest(house.port, 'Bea')];
  expect((await open(house, cookies[0]!, { ...MEMORY, memory: 'nowhere' })).status).toBe(400);
  for (const cookie of cookies) expect((await open(house, cookie)).status).toBe(200);
  const { status, wait, body } = await open(house, await newGuest(house.port, 'Cia'));
  expect([status, body]).toEqual([429, { message: 'Too many new tables from your address. Try again in 30 minutes.' }]);
  expect(Number(wait)).toBeGreaterThan(1700);
  expect(await metricsOf(house)).toContain('bauta_requests_refused_total{why="tables-of-address"} 1\n');
});

test('a store that is as large as it may be takes no new table, and those that are there go on', async () => {
  const { house, store } = await houseWith({ storeBytes: 150_000 });
  const cookie = await newGuest(house.port, 'Ada');
  const codes: string[] = [];
  while ((await store.bytes()) < 150_000) codes.push((await open(house, cookie)).body.code!);
  expect(codes.length).toBeGreaterThan(0);
  expect(await open(house, cookie)).toEqual({
    status: 507,
    wait: null,
    body: { message: 'This server has no room for new tables. Those that are there go on.' },
  });
  const ada = await sitAt(house.port, codes[0]!, cookie);
  expect(await ada.ask({ type: 'say', text: 'still here' })).toMatchObject({ type: 'done' });
  ada.close();
});
