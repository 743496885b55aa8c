import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Game, type GameEvent, hash, memoryRules } from '@bauta/engine';
import { LOG_PAGE, type LogPage } from '@bauta/protocol';
import { decisionFrom, History, stateFrom, type WrittenDecision } from '@bauta/session';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { practicePack } from '../../../test/support/packs/practice-pack.ts';
import { openSqliteStore } from '../src/store/sqlite-store.ts';
import type { Store } from '../src/store/store.ts';
import { beginTable, follow } from '../src/tables/log/logged-table.ts';
import type { StoredEntry } from '../src/tables/log/stored-entry.ts';
import { secretsOf } from './tables/leaks.ts';
import { playTogether, takeSeats } from './tables/play-together.ts';
import { newGuest, newTable, openTestServer, sitAt, type TestServer } from './tables/test-server.ts';
import { wholeLog } from './tables/whole-log.ts';

let folder: string;
let testServer: TestServer;
let store: Store;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bauta-log-'));
  store = await openSqliteStore(folder);
  testServer = await openTestServer(store);
});
afterAll(async () => {
  await testServer.close();
  rmSync(folder, { recursive: true });
});

const ask = (code: string, cookie: string, query = ''): Promise<Response> =>
  fetch(`http://127.0.0.1:${testServer.port}/api/tables/${code}/log${query}`, { headers: { cookie } });

/** Where the log leads whoever reads it from its first entry on. */
function position({ entries: [first, ...entries] }: LogPage): Game {
  if (first?.type !== 'opened') throw new Error('the log has no beginning');
  const history = History.begin(memoryRules, stateFrom(memoryRules, first.position), [], { rewinds: false });
  for (const entry of entries) {
    if (entry.type === 'played') history.follow(decisionFrom(memoryRules, entry.moment as WrittenDecision<GameEvent>));
    if (entry.type === 'undone') history.undo(entry.count);
  }
  return history.state;
}

test('a log is read from its beginning or from any entry on, and tells what the table was told and no more', async () => {
  const cookies = await Promise.all(['Ada', 'Bea'].map((name) => newGuest(testServer.port, name)));
  const party = Object.keys(practicePack.content.assassins).slice(0, 2);
  const code = await newTable(testServer.port, cookies[0]!, { kind: 'memory', memory: 'practice-2', party });
  const clients = await Promise.all(cookies.map((cookie) => sitAt(testServer.port, code, cookie)));
  const [ada] = clients as [(typeof clients)[0]];
  await takeSeats(clients);
  await playTogether(clients, { seed: 5, decisions: 20 });
  await ada.ask({ type: 'say', text: 'Hush.' });

  const body = await (await ask(code, cookies[1]!)).text();
  const log = JSON.parse(body) as LogPage;
  expect(log.isLast).toBe(true);
  expect(log.entries.map(({ seq }) => seq)).toEqual(Array.from({ length: ada.seq }, (_, index) => index + 1));
  expect(log.entries.at(-1)).toMatchObject({ type: 'said', by: ada.you, text: 'Hush.' });
  expect(hash(position(log))).toBe(hash(ada.history.state as Game));
  expect(await (await ask(code, cookies[1]!, `?from=${ada.seq - 3}`)).json()).toEqual({
    entries: log.entries.slice(-3),
    isLast: true,
  });

  const [first, ...others] = await wholeLog(store, code);
  const truth = beginTable(first);
  const secrets = secretsOf('memory', truth.history.state);
  for (const entry of others) follow(truth, entry);
  secrets.push(...secretsOf('memory', truth.history.state));
  expect(secrets.length).toBeGreaterThan(20);
  expect(secrets.filter((secret) => body.includes(secret))).toEqual([]);
  for (const client of clients) client.close();
});

test('a long log comes in pages; a stranger, a table that is not there and a question that is none are refused', async () => {
  const cookie = await newGuest(testServer.port, 'Ada');
  const party = Object.keys(practicePack.content.assassins).slice(0, 2);
  const code = await newTable(testServer.port, cookie, { kind: 'memory', memory: 'practice-1', party });
  const said: StoredEntry[] = Array.from({ length: LOG_PAGE + 9 }, (_, index) => ({
    type: 'said',
    at: 1,
    key: `key ${index}`,
    by: 'ada',
    text: `${index}`,
  }));
  await store.append(
    code,
    1,
    said.map((entry) => JSON.stringify(entry)),
  );
  const page = async (from: number): Promise<LogPage> => (await (await ask(code, cookie, `?from=${from}`)).json()) as LogPage;
  const pages = [await page(0), await page(LOG_PAGE)];
  expect(pages.map(({ entries, isLast }) => [entries.length, isLast])).toEqual([
    [LOG_PAGE, false],
    [10, true],
  ]);
  expect(pages.flatMap(({ entries }) => entries.map(({ seq }) => seq))).toEqual(
    Array.from({ length: LOG_PAGE + 10 }, (_, index) => index + 1),
  );
  expect((await ask(code, '')).status).toBe(401);
  expect((await ask(code, await newGuest(testServer.port, 'Eve'))).status).toBe(403);
  expect((await ask('no-such-table', cookie)).status).toBe(404);
  for (const query of ['?from=-1', '?from=x', '?from=1e99', '?more=1']) expect((await ask(code, cookie, query)).status).toBe(400);
});
