import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { practicePack } from '../../../test/support/packs/practice-pack.ts';
import { openRedisFanOut } from '../src/fan-out/redis-fan-out.ts';
import { openStore } from '../src/store/open-store.ts';
import { openSqliteStore } from '../src/store/sqlite-store.ts';
import { newSchema } from './servers/postgres.ts';
import type { Client } from './tables/client.ts';
import { newGuest, newTable, openTestServer, sitAt, type TestServer } from './tables/test-server.ts';
import { windowAt } from './tables/window.ts';

const [REMOVED, LEFT, RENEWED] = [4403, 4410, 4423];
const party = Object.keys(practicePack.content.assassins).slice(0, 2);

let folder: string;
let testServers: TestServer[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bauta-host-'));
});
afterEach(async () => {
  await Promise.all(testServers.map((testServer) => testServer.close()));
  rmSync(folder, { recursive: true });
});

async function openOne(): Promise<void> {
  const testServer = await openTestServer(await openSqliteStore(folder));
  testServers = [testServer];
}

async function openTwo(): Promise<void> {
  const DATABASE_URL = await newSchema(inject('postgresUrl'));
  const open = async (): Promise<TestServer> =>
    openTestServer(await openStore({ DATABASE_URL }), { fanOut: await openRedisFanOut(inject('redisUrl')) });
  testServers = [await open(), await open()];
}

interface AdasTable {
  code: string;
  /** The host, at the first process. */
  ada: Client;
  cookies: Record<'ada' | 'bea', string>;
  here: number;
  /** The port of the last process. */
  there: number;
}

async function tableOfAda(): Promise<AdasTable> {
  const [here, there] = [testServers[0]!.port, testServers.at(-1)!.port];
  const cookies = { ada: await newGuest(here, 'Ada'), bea: await newGuest(here, 'Bea') };
  const code = await newTable(here, cookies.ada, { kind: 'memory', memory: 'practice-1', party });
  return { code, ada: await sitAt(here, code, cookies.ada), cookies, here, there };
}

const idOf = ({ table }: Client, name: string): string => table.members.find((member) => member.name === name)!.id;
const namesIn = ({ table }: Client): string[] => table.members.map(({ name }) => name);

async function get(port: number, path: string, cookie: string): Promise<{ status: number; body: unknown }> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/${path}`, { headers: { cookie } });
  return { status: answer.status, body: await answer.json() };
}

describe.each([
  ['one process', openOne],
  ['two processes', openTwo],
])('with %s', (_, open) => {
  beforeEach(open);

  test('a guest who is removed hears nothing more in any window, has no table and no seat there, and comes in again only when let back in', async () => {
    const { code, ada, cookies, here, there } = await tableOfAda();
    const windows = [await windowAt(here, code, cookies.bea), await windowAt(there, code, cookies.bea)];
    expect(windows.map(({ became }) => became)).toEqual(['in', 'in']);
    await ada.until(() => ada.table.members.length === 2);
    const bea = idOf(ada, 'Bea');
    windows[1]!.send({ type: 'seat', key: 'bea-sits-down', seat: party[1], for: 'me' });
    await ada.until(() => ada.table.seats[party[1]!] === bea);

    const removed = await ada.ask({ type: 'remove', member: bea });
    expect(removed).toMatchObject({ type: 'done' });
    await ada.ask({ type: 'say', text: 'Not for her ears.' });
    expect(await Promise.all(windows.map(({ closed }) => closed))).toEqual([REMOVED, REMOVED]);
    for (const { heard, entries } of windows) {
      expect(heard.at(-1)).toEqual({ type: 'bye', why: 'removed' });
      expect(entries().filter(({ seq }) => seq >= (removed as { seq: number }).seq)).toEqual([]);
    }
    expect(ada.table).toMatchObject({ removed: [bea], departed: [{ id: bea, name: 'Bea' }], seats: { [party[1]!]: '' } });
    expect(namesIn(ada)).toEqual(['Ada']);
    await ada.until(() => ada.present.length === 1);

    for (const seen of [0, 3]) expect((await windowAt(there, code, cookies.bea, { seen })).became).toBe(REMOVED);
    expect(await get(there, 'tables', cookies.bea)).toEqual({ status: 200, body: [] });
    for (const what of ['log', 'save']) expect((await get(there, `tables/${code}/${what}`, cookies.bea)).status).toBe(403);
    const cia = await windowAt(there, code, await newGuest(here, 'Cia'));
    expect(cia.became).toBe('in');

    expect(await ada.ask({ type: 'readmit', member: bea })).toMatchObject({ type: 'done' });
    const again = await windowAt(there, code, cookies.bea);
    expect(again.became).toBe('in');
    expect(again.whole().table).toMatchObject({ removed: [], members: [{ name: 'Ada' }, { name: 'Cia' }, { name: 'Bea' }] });
    for (const each of [ada, cia, again]) each.close();
  });

  test('whoever leaves by one window is told nothing more at any, and joins again only by coming anew', async () => {
    const { code, ada, cookies, here, there } = await tableOfAda();
    const windows = [await windowAt(here, code, cookies.bea), await windowAt(there, code, cookies.bea)];
    await ada.until(() => namesIn(ada).includes('Bea'));
    windows[1]!.send({ type: 'leave', key: 'bea-leaves' });
    await ada.until(() => ada.table.members.length === 1);
    const { seq } = ada;
    await ada.ask({ type: 'say', text: 'Not for her ears.' });
    expect(await Promise.all(windows.map(({ closed }) => closed))).toEqual([LEFT, LEFT]);
    for (const window of windows) expect(window.entries().filter((entry) => entry.seq >= seq)).toEqual([]);
    expect(windows[1]!.heard.slice(-2)).toEqual([
      { type: 'done', key: 'bea-leaves', seq },
      { type: 'bye', why: 'left' },
    ]);

    expect((await windowAt(there, code, cookies.bea, { seen: seq - 1 })).became).toBe(LEFT);
    expect(namesIn(ada)).toEqual(['Ada']);
    const again = await windowAt(there, code, cookies.bea);
    expect(again.became).toBe('in');
    await ada.until(() => ada.table.members.length === 2);
    for (const each of [ada, again]) each.close();
  });

  test('a link that was renewed lets in nobody but members, who go on without noticing', async () => {
    const { code, ada, cookies, here, there } = await tableOfAda();
    const bea = await windowAt(there, code, cookies.bea);
    expect(await ada.ask({ type: 'renew-link' })).toMatchObject({ type: 'done' });
    await bea.until((message) => message.type === 'table' && message.fact.fact === 'link-renewed');
    const { link } = ada.table;
    expect(link).toMatch(/^[\w-]{16}$/);
    expect(await get(there, 'tables', cookies.bea)).toMatchObject({ status: 200, body: [{ table: code }] });
    const other = await windowAt(here, code, cookies.bea);
    expect([other.became, other.whole().table.link]).toEqual(['in', link]);

    const cia = await newGuest(here, 'Cia');
    for (const wrong of [undefined, '', `${link}x`, code])
      expect((await windowAt(there, code, cia, wrong === undefined ? {} : { link: wrong })).became).toBe(RENEWED);
    expect((await get(here, `tables/${code}/log`, cia)).status).toBe(403);
    const late = await windowAt(there, code, cia, { link });
    expect(late.became).toBe('in');

    await ada.ask({ type: 'renew-link' });
    expect((await windowAt(there, code, await newGuest(here, 'Dea'), { link })).became).toBe(RENEWED);
    expect((await windowAt(there, code, cia)).became).toBe('in');
    for (const each of [ada, bea, other, late]) each.close();
  });

  test('only the host removes, lets back in and renews', async () => {
    const { code, ada, cookies, there } = await tableOfAda();
    const bea = await sitAt(there, code, cookies.bea);
    // The other process has been told of her.
    await ada.until(() => namesIn(ada).includes('Bea'));
    const notHost = { type: 'refused', trouble: { why: 'not-host' } };
    expect(await bea.ask({ type: 'remove', member: ada.you })).toMatchObject(notHost);
    expect(await bea.ask({ type: 'readmit', member: bea.you })).toMatchObject(notHost);
    expect(await bea.ask({ type: 'renew-link' })).toMatchObject(notHost);
    for (const member of [ada.you, 'nobody'])
      expect(await ada.ask({ type: 'remove', member })).toMatchObject({ trouble: { why: 'no-such-option' } });
    expect(await ada.ask({ type: 'readmit', member: bea.you })).toMatchObject({ trouble: { why: 'nothing-asked' } });
    expect(await ada.ask({ type: 'host', member: bea.you })).toMatchObject({ type: 'done' });
    await bea.until(() => bea.table.host === bea.you);
    expect(await bea.ask({ type: 'remove', member: ada.you })).toMatchObject({ type: 'done' });
    for (const each of [ada, bea]) each.close();
  });
});
