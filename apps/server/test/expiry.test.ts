import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { campaignPack } from '../../../test/support/packs/campaign-pack.ts';
import { localFanOut } from '../src/fan-out/local-fan-out.ts';
import type { Clock } from '../src/runtime/clock.ts';
import { openSqliteStore } from '../src/store/sqlite-store.ts';
import type { Store } from '../src/store/store.ts';
import { openLiveTables } from '../src/tables/live-tables.ts';
import { ADA, listening, newTable as newMemory } from './tables/in-process.ts';
import { newGuest, newTable, openTestServer, sitAt, type TestServer } from './tables/test-server.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Notice is given on the sixth. */
const DAYS = 8;

const party = Object.keys(campaignPack.content.assassins).slice(0, 2);
const [memory = ''] = Object.keys(campaignPack.content.memories);

/** Of the dates alone: days since the tables were opened. */
let days: number;
const clock: Clock = { date: () => Date.now() + days * DAY, monotonic: () => performance.now(), thread: () => 0 };

let folder: string;
let store: Store;
let testServer: TestServer;
beforeEach(async () => {
  days = 0;
  folder = mkdtempSync(join(tmpdir(), 'bauta-expiry-'));
  await serve({ days: DAYS, every: 5 });
});
afterEach(async () => {
  await testServer.close();
  rmSync(folder, { recursive: true });
});

async function serve(expiry?: { days: number; every: number }): Promise<void> {
  store = await openSqliteStore(folder);
  testServer = await openTestServer(store, { pack: campaignPack, clock, ...(expiry && { expiry }) });
}

const campaignOf = (cookie: string): Promise<string> => newTable(testServer.port, cookie, { kind: 'campaign', party });
const memoryOf = (cookie: string): Promise<string> => newTable(testServer.port, cookie, { kind: 'memory', memory, party });

interface ExpiringRow {
  table: string;
  expires?: number;
}

const ask = (path: string, cookie = ''): Promise<Response> =>
  fetch(`http://127.0.0.1:${testServer.port}${path}`, { headers: { cookie } });
const listOf = async (cookie: string): Promise<ExpiringRow[]> =>
  (await (await ask('/api/tables', cookie)).json()) as ExpiringRow[];
const daysLeft = async (cookie: string): Promise<(number | null)[]> =>
  (await listOf(cookie)).map(({ expires }) => (expires === undefined ? null : Math.round((expires - clock.date()) / DAY)));

async function counted(name: string): Promise<number> {
  const text = await (await ask('/metrics')).text();
  return Number(text.match(new RegExp(`^${name} (.*)$`, 'm'))![1]);
}

test('a table that nobody comes back to is listed with its date, and removed then', async () => {
  const cookie = await newGuest(testServer.port, 'Ada');
  const code = await memoryOf(cookie);
  expect(await daysLeft(cookie)).toEqual([null]);
  days = DAYS - 2;
  await expect.poll(() => daysLeft(cookie)).toEqual([2]);
  days = DAYS - 1;
  expect(await daysLeft(cookie)).toEqual([1]);
  days = DAYS + 1;
  await expect.poll(() => listOf(cookie)).toEqual([]);
  await expect.poll(() => counted('bauta_tables_removed_total')).toBe(1);
  expect((await ask(`/api/tables/${code}/save`, cookie)).status).toBe(404);
  expect((await ask(`/api/tables/${code}/log?from=0`, cookie)).status).toBe(404);
  expect(await counted('bauta_tables_expiring')).toBe(0);
});

test('a campaign is held until the list of a guest has shown it, and then as long as the notice', async () => {
  const cookie = await newGuest(testServer.port, 'Ada');
  const warn = vi.spyOn(testServer.server.log, 'warn');
  const [campaign, own] = [await campaignOf(cookie), await memoryOf(cookie)];
  days = DAYS - 2;
  await expect.poll(() => counted('bauta_tables_expiring')).toBe(2);
  days = 100;
  await expect.poll(() => counted('bauta_tables_removed_total')).toBe(1);
  expect(await counted('bauta_campaigns_held')).toBe(1);
  expect(warn.mock.calls).toContainEqual([{ expiring: 1, held: 1, removed: 1 }, 'tables that nobody came back to']);
  expect(await store.open(own)).toBeNull();

  expect(await daysLeft(cookie)).toEqual([2]);
  await expect.poll(() => counted('bauta_campaigns_held')).toBe(0);
  days = 101;
  expect(await daysLeft(cookie)).toEqual([1]);
  const { save } = (await (await ask(`/api/tables/${campaign}/save`, cookie)).json()) as { save: string };
  expect(save).toContain('"bauta":"campaign"');
  days = 103;
  await expect.poll(() => listOf(cookie)).toEqual([]);
  expect(await store.open(campaign)).toBeNull();
});

test('an archived table goes as any other', async () => {
  const cookie = await newGuest(testServer.port, 'Ada');
  const ada = await sitAt(testServer.port, await memoryOf(cookie), cookie);
  expect(await ada.ask({ type: 'archive', archived: true })).toMatchObject({ type: 'done' });
  ada.close();
  await expect.poll(() => counted('bauta_browsers')).toBe(0);
  days = DAYS - 2;
  await expect.poll(() => daysLeft(cookie)).toEqual([2]);
  days = DAYS + 1;
  await expect.poll(() => listOf(cookie)).toEqual([]);
});

test('whoever comes to a table keeps it, and as long as somebody is connected it stays', async () => {
  const cookie = await newGuest(testServer.port, 'Ada');
  const [kept] = [await memoryOf(cookie), await memoryOf(cookie)];
  days = DAYS - 2;
  await expect.poll(() => daysLeft(cookie)).toEqual([2, 2]);
  const ada = await sitAt(testServer.port, kept, cookie);
  await expect.poll(async () => (await daysLeft(cookie)).toSorted()).toEqual([2, null]);
  days = 100;
  await expect.poll(() => counted('bauta_tables_removed_total')).toBe(1);
  expect(await listOf(cookie)).toMatchObject([{ table: kept }]);
  expect(await daysLeft(cookie)).toEqual([null]);
  ada.close();
});

test('without days nothing is removed, and who sets them again gives all of the notice', async () => {
  const cookie = await newGuest(testServer.port, 'Ada');
  await memoryOf(cookie);
  days = DAYS - 2;
  await expect.poll(() => daysLeft(cookie)).toEqual([2]);
  await testServer.close();
  await serve();
  days = 100;
  expect(await daysLeft(cookie)).toEqual([null]);
  await testServer.close();
  await serve({ days: DAYS, every: 5 });
  await expect.poll(() => daysLeft(cookie)).toEqual([2]);
});

describe('one who was at a table before, and comes back to it', () => {
  const visiting = () =>
    openLiveTables(store, localFanOut(), clock, undefined, { visit: (table) => store.visit(table, clock.date()) });

  test('keeps it with that', async () => {
    const liveTables = visiting();
    const code = await newMemory(liveTables);
    await store.expire(code, clock.date());
    await (await liveTables.at(code))!.enter(listening(ADA).listener, 0);
    expect(await store.uses('', 1)).toMatchObject([{ table: code, since: null, visited: expect.any(Number) }]);
    await liveTables.close();
  });

  test('is told that it is gone, when it was removed at that moment', async () => {
    const liveTables = visiting();
    const code = await newMemory(liveTables);
    const table = (await liveTables.at(code))!;
    const [use] = await store.uses('', 1);
    expect(await store.remove(use!)).toBe(true);
    await expect(table.enter(listening(ADA).listener, 0)).rejects.toThrow('the table is gone');
    expect(await liveTables.at(code)).toBeNull();
    await liveTables.close();
  });
});
