import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Campaign, Game, Rules } from '@bauta/engine';
import { readSave } from '@bauta/format';
import { decisionFrom, writtenDecision } from '@bauta/session';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shippedPack } from '../src/app/shipped-pack.ts';
import { SCHEMA_VERSION } from '../src/store/migrations/migrations.ts';
import { fileIn } from '../src/store/sqlite-file.ts';
import { copyBefore } from '../src/store/sqlite-migrate.ts';
import { openSqliteStore } from '../src/store/sqlite-store.ts';
import type { Store } from '../src/store/store.ts';
import { rulesOf } from '../src/tables/log/logged-table.ts';
import type { Opening, StoredEntry } from '../src/tables/log/stored-entry.ts';
import { layOldTables, OLD_TABLES, oldSaves } from './old-tables/old-tables.ts';
import { seenAs } from './seen-as.ts';
import type { Client } from './tables/client.ts';
import { playTogether } from './tables/play-together.ts';
import { openTestServer, sitAt, type TestServer } from './tables/test-server.ts';

let folder: string;
let testServer: TestServer;
let store: Store;
let tables: ReturnType<typeof layOldTables>;
async function serve(): Promise<void> {
  store = await openSqliteStore(folder);
  testServer = await openTestServer(store, { pack: shippedPack() });
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bauta-old-'));
  tables = layOldTables(folder);
  await serve();
});
afterAll(async () => {
  await testServer.close();
  rmSync(folder, { recursive: true });
});

/** Where a save has come to, to be played on. */
function downloaded(save: string): { rules: Rules<unknown, unknown>; state: Game | Campaign } {
  const read = readSave(save);
  expect(read.problem).toBeNull();
  const { kind, history } = read.save!;
  return { rules: rulesOf(kind), state: history.state };
}

function expectPlayable({ rules, state }: ReturnType<typeof downloaded>): void {
  const [option] = rules.question(state)!.options;
  expect(rules.play(state, option!)).toEqual(expect.arrayContaining([expect.anything()]));
}

test('the file is brought up to date, and kept as it was beside', () => {
  expect(existsSync(copyBefore(fileIn(folder), SCHEMA_VERSION))).toBe(true);
});

describe('a table that was begun with the server of 2527726', () => {
  test.each(OLD_TABLES)('is gone on with, and downloaded: %s', async (title) => {
    const { code, cookies } = tables[title];
    const clients = await Promise.all(cookies.map((cookie) => sitAt(testServer.port, code, cookie)));
    const [ada] = clients as [Client];
    const { seq } = ada;
    expect(await playTogether(clients, { seed: 5, decisions: 5 })).toMatchObject({ decisions: 5 });
    expect(ada.seq).toBe(seq + 5);
    const answer = await fetch(`http://127.0.0.1:${testServer.port}/api/tables/${code}/save`, {
      headers: { cookie: cookies[1]! },
    });
    const { save, message } = (await answer.json()) as { save: string; message?: string };
    expect(message).toBeUndefined();
    const download = downloaded(save);
    expect(seenAs(download.rules.kind, download.state)).toBe(seenAs(download.rules.kind, ada.history.state));
    expect(download.state.content.cards).toEqual((ada.history.state as Game | Campaign).content.cards);
    expectPlayable(download);
    for (const client of clients) client.close();
  });
});

test.each(OLD_TABLES)('its decisions are written again as they were: %s', async (title) => {
  const [first, ...rest] = (await store.read(tables[title].code, 0)).map((text) => JSON.parse(text) as Opening | StoredEntry);
  const rules = rulesOf((first as Opening).kind);
  const written = rest.flatMap((entry) => (entry.type === 'played' ? [JSON.stringify(entry.moment)] : []));
  expect(written.length).toBeGreaterThan(15);
  const again = written.map((text) => JSON.stringify(writtenDecision(rules, decisionFrom(rules, JSON.parse(text)))));
  expect(again).toEqual(written);
});

test('a table whose log holds its content holds it in later snapshots too, and is opened from them', async () => {
  const { code, cookies } = tables.campaign;
  const sit = () => Promise.all(cookies.map((cookie) => sitAt(testServer.port, code, cookie)));
  const clients = await sit();
  await playTogether(clients, { seed: 6, decisions: 400 });
  const { snapshot } = (await store.open(code))!;
  expect(snapshot?.body).toContain('"content":{');
  for (const client of clients) client.close();
  await testServer.close();
  await serve();
  const [again, other] = (await sit()) as [Client, Client];
  expect(again.seq).toBeGreaterThan(snapshot!.at);
  expect(await playTogether([again, other], { seed: 6, decisions: 3 })).toMatchObject({ decisions: 3 });
  for (const client of [again, other]) client.close();
});

test.each(OLD_TABLES)('what it was downloaded as then can be played on: %s', (title) => {
  expectPlayable(downloaded(oldSaves()[title]));
});
