import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Applied, memoryRules, setUp } from '@bauta/engine';
import { memorySetup } from '@bauta/format';
import { BOT, holderOf } from '@bauta/session';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { shippedPack } from '../src/app/shipped-pack.ts';
import { localFanOut } from '../src/fan-out/local-fan-out.ts';
import { openFanOut } from '../src/fan-out/open-fan-out.ts';
import { openStore } from '../src/store/open-store.ts';
import { openSqliteStore } from '../src/store/sqlite-store.ts';
import type { Store } from '../src/store/store.ts';
import { type BotsTable, botMove } from '../src/tables/live/bot-move.ts';
import type { LiveTable } from '../src/tables/live/live-table.ts';
import { type LiveTables, openLiveTables } from '../src/tables/live-tables.ts';
import { beginTable, follow, type LoggedTable } from '../src/tables/log/logged-table.ts';
import type { Opening, StoredEntry } from '../src/tables/log/stored-entry.ts';
import { newSchema } from './servers/postgres.ts';
import { optionsOf } from './tables/by-the-rules.ts';
import type { Client } from './tables/client.ts';
import { lostOrDoubled } from './tables/ledger.ts';
import { playTogether, seatBots, waitForBots } from './tables/play-together.ts';
import { newGuest, newTable, openTestServer, sitAt, type TestServer } from './tables/test-server.ts';
import { wholeLog } from './tables/whole-log.ts';

const pack = shippedPack();
let folder: string;
let store: Store;
let testServer: TestServer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bauta-bots-'));
  store = await openSqliteStore(folder);
  testServer = await openTestServer(store, { pack });
});
afterAll(async () => {
  await testServer.close();
  rmSync(folder, { recursive: true });
});

const MEMORY = 'low-bridge';
const newTableOf = (port: number, cookie: string, assassins: number): Promise<string> =>
  newTable(port, cookie, { kind: 'memory', memory: MEMORY, party: Object.keys(pack.content.assassins).slice(0, assassins) });

/** Ada at a table with bots in all other seats. */
async function alone(assassins: number): Promise<{ code: string; ada: Client }> {
  const cookie = await newGuest(testServer.port, 'Ada');
  const code = await newTableOf(testServer.port, cookie, assassins);
  const ada = await sitAt(testServer.port, code, cookie);
  await seatBots([ada]);
  return { code, ada };
}

/** Decisions by whoever it is. */
const decidedBy = (entries: readonly (Opening | StoredEntry)[], by: string): number =>
  entries.filter((entry) => entry.type === 'played' && entry.moment.by === by).length;

/** As everyone sees it who plays there. */
function seen({ history, table }: LoggedTable): BotsTable {
  const { rules, n } = history;
  const state = rules.view(history.state);
  return { table, history: { rules, n, state, question: rules.question(state) } };
}

const resting = (): Promise<void> => new Promise((rested) => setTimeout(rested, 50));

test('one person and three bots play a memory to its end', async () => {
  const { code, ada } = await alone(4);
  const { result } = await playTogether([ada], { seed: 31 });
  expect(result).not.toBeNull();
  const [opening, ...entries] = await wholeLog(store, code);
  expect(decidedBy(entries, BOT)).toBeGreaterThan(10);
  expect(decidedBy(entries, ada.you)).toBeGreaterThan(10);

  // Each decision of a bot is what anyone would choose who sees no more than the table.
  const logged = beginTable(opening);
  for (const entry of entries) {
    if (entry.type === 'played' && entry.moment.by === BOT) expect(botMove(seen(logged))).toBe(entry.moment.command);
    follow(logged, entry);
  }
  ada.close();
});

test('a person takes a bot’s seat over in mid-memory, and gives it back to a bot', async () => {
  const { code, ada } = await alone(2);
  while (!ada.options().includes('end-phase')) await playTogether([ada], { seed: 32, decisions: 1 });
  const [, seat] = Object.keys(ada.table.seats) as [string, string];
  const bea = await sitAt(testServer.port, code, await newGuest(testServer.port, 'Bea'));
  expect(await bea.ask({ type: 'seat', seat, for: 'me' })).toMatchObject({ type: 'done' });
  const before = decidedBy(await wholeLog(store, code), BOT);
  const option = bea.options().find((each) => each.startsWith(`${seat} `))!;
  expect(await bea.ask({ type: 'decide', n: bea.history.n, option })).toMatchObject({ type: 'done' });
  await resting();
  expect(decidedBy(await wholeLog(store, code), BOT)).toBe(before);
  expect(await bea.ask({ type: 'seat', seat, for: 'bot' })).toMatchObject({ type: 'done' });
  expect(bea.table.seats[seat]).toBe(BOT);
  ada.close();
  bea.close();
});

/** Ada alone where a bot has just done something that can be taken back. */
async function afterBot(): Promise<{ code: string; ada: Client }> {
  for (;;) {
    const { code, ada } = await alone(2);
    while (!ada.options().includes('end-phase')) await playTogether([ada], { seed: 35, decisions: 1 });
    await ada.ask({ type: 'bots' });
    await waitForBots(ada);
    if (ada.history.decisions.at(-1)?.by === BOT) return { code, ada };
    ada.close();
  }
}

test('a bot objects to no undo, and does not do at once what was taken back', async () => {
  const { code, ada } = await afterBot();
  const { n } = ada.history;
  expect(await ada.ask({ type: 'undo', n, count: 1 })).toMatchObject({ type: 'done' });
  expect(ada.history.n).toBe(n + 1);
  const before = decidedBy(await wholeLog(store, code), BOT);
  await resting();
  expect(decidedBy(await wholeLog(store, code), BOT)).toBe(before);

  await ada.ask({ type: 'bots' });
  await ada.until(() => ada.history.n > n + 1);
  expect(decidedBy(await wholeLog(store, code), BOT)).toBeGreaterThan(before);
  ada.close();
});

test('bots alone decide nothing', async () => {
  const { code, ada } = await alone(2);
  const [seat] = Object.keys(ada.table.seats) as [string];
  while (!ada.options().includes('end-phase')) await playTogether([ada], { seed: 36, decisions: 1 });
  await waitForBots(ada);
  const before = decidedBy(await wholeLog(store, code), BOT);
  await ada.ask({ type: 'seat', seat, for: 'bot' });
  await resting();
  expect(decidedBy(await wholeLog(store, code), BOT)).toBe(before);
  ada.close();
});

const ADA = { id: 'ada', name: 'Ada' };

/** Ada has a seat beside a bot, and is not there. */
async function besideBot(liveTables: LiveTables): Promise<{ code: string; table: LiveTable }> {
  const { game } = setUp(
    pack.content,
    memorySetup(pack, MEMORY, { assassins: 2, difficulty: 'normal', seed: 'empty' }),
  ) as Applied;
  const seats = game.setup.party.map(({ id }) => id);
  const code = await liveTables.create({
    kind: 'memory',
    title: 'Tuesday',
    host: ADA,
    seats,
    position: memoryRules.toJSON(game),
  });
  const table = (await liveTables.at(code))!;
  for (const [index, seat] of seats.entries())
    await table.perform({ type: 'seat', key: `seat-${index}-----`, seat, for: index === 1 ? 'me' : 'bot' }, ADA);
  return { code, table };
}

test('bots play only while somebody is at the table', async () => {
  const liveTables = openLiveTables(store, localFanOut());
  const { code, table } = await besideBot(liveTables);
  await resting();
  expect(decidedBy(await wholeLog(store, code), BOT)).toBe(0);
  await table.enter({ member: ADA, cameBy: () => '', send() {}, drop() {}, end() {} }, 0);
  await expect.poll(async () => decidedBy(await wholeLog(store, code), BOT)).toBeGreaterThan(0);
  await liveTables.close();
});

test('bots go on at a table that rested while a person decided at another process', async () => {
  const [here, there] = [openLiveTables(store, localFanOut()), openLiveTables(store, localFanOut())];
  const { code, table } = await besideBot(here);
  await table.enter({ member: ADA, cameBy: () => '', send() {}, drop() {}, end() {} }, 0);
  await expect.poll(async () => botMove((await here.look(code))!)).toBeNull();
  table.restIfQuiet(Number.POSITIVE_INFINITY);
  const other = (await there.at(code))!;
  for (let logged = (await there.look(code))!; botMove(logged) === null; logged = (await there.look(code))!) {
    const { n, rules } = logged.history;
    const option = optionsOf(logged).find((command) => holderOf(logged.table, command, null) !== BOT)!;
    await other.perform({ type: 'decide', key: `decide-${n}----`, n, option: rules.idOf(option) }, ADA);
    await other.perform({ type: 'bots', key: `bots-${n}------` }, ADA);
  }
  const before = decidedBy(await wholeLog(store, code), BOT);
  await table.catchUp();
  await expect.poll(async () => decidedBy(await wholeLog(store, code), BOT)).toBeGreaterThan(before);
  await Promise.all([here.close(), there.close()]);
});

test('two processes play for the same bots, and every decision is made once', async () => {
  const DATABASE_URL = await newSchema(inject('postgresUrl'));
  const open = async (): Promise<TestServer> =>
    openTestServer(await openStore({ DATABASE_URL }), { pack, fanOut: await openFanOut({ REDIS_URL: inject('redisUrl') }) });
  const testServers = await Promise.all([open(), open()]);
  const shared = await openStore({ DATABASE_URL });
  const [one, other] = testServers as [TestServer, TestServer];
  const cookies = await Promise.all(['Ada', 'Bea'].map((name) => newGuest(one.port, name)));
  const code = await newTableOf(one.port, cookies[0]!, 4);
  const clients = [await sitAt(one.port, code, cookies[0]!), await sitAt(other.port, code, cookies[1]!)];
  await seatBots(clients);
  await playTogether(clients, { seed: 37, decisions: 80 });
  // Bots may still be playing: what everyone sees behind the same entry is the same.
  const stand = ({ seq, history }: Client): string => `${seq} ${history.rules.hash(history.state)}`;
  await expect.poll(() => new Set(clients.map(stand)).size).toBe(1);
  expect(decidedBy(await wholeLog(shared, code), BOT)).toBeGreaterThan(10);
  expect(await lostOrDoubled(shared, code, clients)).toEqual([]);
  for (const client of clients) client.close();
  await shared.close();
  await Promise.all(testServers.map((each) => each.close()));
});
