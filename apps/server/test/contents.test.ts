import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Campaign } from '@bauta/engine';
import type { Pack } from '@bauta/format';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { campaignPack } from '../../../test/support/packs/campaign-pack.ts';
import { localFanOut } from '../src/fan-out/local-fan-out.ts';
import { fileIn } from '../src/store/sqlite-file.ts';
import { openSqliteStore } from '../src/store/sqlite-store.ts';
import type { Store } from '../src/store/store.ts';
import { AT_START, checkTables } from '../src/tables/check/check-tables.ts';
import { openLiveTables } from '../src/tables/live-tables.ts';
import { keptContent, openContents } from '../src/tables/log/contents.ts';
import { playTogether, takeSeats } from './tables/play-together.ts';
import { newGuest, newTable, openTestServer, sitAt, type TestServer } from './tables/test-server.ts';

const party = Object.keys(campaignPack.content.assassins).slice(0, 2);
/** Longer than anything else that a table writes. */
const CONTENT = JSON.stringify(campaignPack.content).length;

let folder: string;
let store: Store;
let testServer: TestServer;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bauta-contents-'));
  await serve(campaignPack);
});
afterEach(async () => {
  await testServer.close();
  rmSync(folder, { recursive: true });
});

async function serve(pack: Pack): Promise<void> {
  store = await openSqliteStore(folder);
  testServer = await openTestServer(store, { pack });
}

const newCampaign = (cookie: string): Promise<string> =>
  newTable(testServer.port, cookie, { kind: 'campaign', party, difficulty: 'easy' });

test('tables that play the same keep it once, in log and snapshot only by its digest', async () => {
  const cookie = await newGuest(testServer.port, 'Ada');
  const first = await newCampaign(cookie);
  const before = await store.bytes();
  const second = await newCampaign(cookie);
  expect((await store.bytes()) - before).toBeLessThan(CONTENT / 2);
  const ada = await sitAt(testServer.port, second, cookie);
  await takeSeats([ada]);
  await playTogether([ada], { seed: 4, decisions: 300 });
  expect((await store.open(second))?.snapshot?.body.length).toBeLessThan(CONTENT / 2);
  const log = await fetch(`http://127.0.0.1:${testServer.port}/api/tables/${second}/log?from=0`, { headers: { cookie } });
  const [told] = ((await log.json()) as { entries: [{ position: { content: object } }] }).entries;
  expect(told).not.toHaveProperty('content');
  expect(JSON.stringify(told.position.content).length).toBeGreaterThan(CONTENT / 2);
  for (const code of [first, second]) expect((await store.read(code, 0, 1))[0]?.length).toBeLessThan(CONTENT / 2);
  ada.close();
});

test('a table goes on with what it was begun with, from its log and from a snapshot, whatever ships', async () => {
  const cookie = await newGuest(testServer.port, 'Ada');
  const codes = [await newCampaign(cookie), await newCampaign(cookie)];
  const ada = await sitAt(testServer.port, codes[0]!, cookie);
  await takeSeats([ada]);
  await playTogether([ada], { seed: 4, decisions: 300 });
  expect((await store.open(codes[0]!))?.snapshot).not.toBeNull();
  ada.close();
  await testServer.close();

  const { content } = campaignPack;
  await serve({ ...campaignPack, content: { ...content, version: '9.9.9', cards: {} } });
  for (const code of codes) {
    const again = await sitAt(testServer.port, code, cookie);
    expect((again.history.state as Campaign).content.cards).toEqual(content.cards);
    await takeSeats([again]);
    expect(await playTogether([again], { seed: 5, decisions: 5 })).toMatchObject({ decisions: 5 });
    again.close();
  }
});

test('what tables play is read once, and is one thing for all of them', async () => {
  const cookie = await newGuest(testServer.port, 'Ada');
  const codes = [await newCampaign(cookie), await newCampaign(cookie)];
  const asked: string[] = [];
  const content = (digest: string): Promise<string | null> => {
    asked.push(digest);
    return store.content(digest);
  };
  const liveTables = openLiveTables({ ...store, content }, localFanOut());
  const looked = await Promise.all([...codes, ...codes].map((code) => liveTables.look(code)));
  const contents = looked.map((logged) => (logged!.history.state as Campaign).content);
  expect(new Set(contents).size).toBe(1);
  expect(asked.length).toBe(1);
  await liveTables.close();
});

test('of contents that no table plays any more only the last are held, and what could not be read is asked for again', async () => {
  const kept = Array.from({ length: 17 }, (_, number) => keptContent({ number }));
  const asked: string[] = [];
  const contents = openContents({
    async content(digest) {
      asked.push(digest);
      return kept.find((each) => each.digest === digest)?.body ?? null;
    },
  });
  for (const { digest } of [...kept, kept[16]!, kept[0]!]) await contents.of(digest);
  expect(asked).toEqual([...kept, kept[0]!].map(({ digest }) => digest));
  for (let time = 0; time < 2; time++) await expect(contents.of('unknown')).rejects.toThrow('its content is missing');
  expect(asked.slice(18)).toEqual(['unknown', 'unknown']);
});

test.each([
  ['UPDATE contents SET body = body || $1', 'its content is damaged'],
  ['DELETE FROM contents WHERE body <> $1', 'its content is missing'],
])('a table is never gone on with by any other content: %s', async (damage, reason) => {
  const cookie = await newGuest(testServer.port, 'Ada');
  const code = await newCampaign(cookie);
  await testServer.close();
  const database = new DatabaseSync(fileIn(folder));
  database.prepare(damage.replace('$1', '?')).run(' ');
  database.close();
  expect(checkTables(fileIn(folder), AT_START).unreadable).toEqual([{ code, reason }]);
  await serve(campaignPack);
  await expect(openLiveTables(store, localFanOut()).look(code)).rejects.toThrow(reason);
});
