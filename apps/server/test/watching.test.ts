import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type FromServer, PROTOCOL, type TableRequest } from '@bauta/protocol';
import { WATCHER } from '@bauta/session';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { practicePack } from '../../../test/support/packs/practice-pack.ts';
import type { ConnectionLimits } from '../src/config/limits.ts';
import { localFanOut } from '../src/fan-out/local-fan-out.ts';
import { openSqliteStore } from '../src/store/sqlite-store.ts';
import { botMove } from '../src/tables/live/bot-move.ts';
import { openLiveTables } from '../src/tables/live-tables.ts';
import type { LoggedTable } from '../src/tables/log/logged-table.ts';
import { watchLinks } from '../src/tables/watch-links.ts';
import { optionIdsOf } from './tables/by-the-rules.ts';
import type { Client } from './tables/client.ts';
import { ADA, decide, listening, newTable, said } from './tables/in-process.ts';
import { playTogether, takeSeats } from './tables/play-together.ts';
import { newTable as askTable, newGuest, openTestServer, sitAt, socketUrl, type TestServer } from './tables/test-server.ts';

let folder: string;
let testServer: TestServer | null;
beforeEach(() => {
  testServer = null;
  folder = mkdtempSync(join(tmpdir(), 'bauta-watching-'));
});
afterEach(async () => {
  await testServer?.close();
  rmSync(folder, { recursive: true });
});

const heardBy = ({ heard }: Client): FromServer[] => heard.map((text) => JSON.parse(text) as FromServer);
const last = <T extends FromServer['type']>(client: Client, type: T): Extract<FromServer, { type: T }> =>
  heardBy(client).findLast((message) => message.type === type) as Extract<FromServer, { type: T }>;

/** Ada and Bea have a seat each; `link`: what Ada may give away for others to watch. */
async function sitting(connections: Partial<ConnectionLimits> = {}) {
  testServer = await openTestServer(await openSqliteStore(folder), { connections });
  const cookies = await Promise.all(['Ada', 'Bea'].map((name) => newGuest(testServer!.port, name)));
  const party = Object.keys(practicePack.content.assassins).slice(0, 2);
  const code = await askTable(testServer!.port, cookies[0]!, { kind: 'memory', memory: 'practice-2', party });
  const [ada, bea] = [
    await sitAt(testServer!.port, code, cookies[0]!, { keepHeard: true }),
    await sitAt(testServer!.port, code, cookies[1]!, { keepHeard: true }),
  ];
  await takeSeats([ada, bea]);
  return { code, ada, bea, cookies, link: last(ada, 'welcome').watch! };
}

const watches = (link: string): Promise<Client> => sitAt(testServer!.port, link, '', { keepHeard: true });

test('whoever comes by the link to watch sees what the table sees, is no member, and is counted by those who are there', async () => {
  const { ada, bea, link } = await sitting();
  const { seq } = ada;
  const eve = await watches(link);
  expect([eve.you, last(eve, 'welcome').watch, eve.seq]).toEqual([WATCHER, undefined, seq]);
  await ada.until(() => last(ada, 'present').watching === 1);
  expect(last(ada, 'present').members.toSorted()).toEqual([ada.you, bea.you].toSorted());
  await playTogether([ada, bea], { seed: 31, decisions: 6 });
  await eve.until(() => eve.seq === ada.seq);
  expect([eve.history.n, eve.table]).toEqual([ada.history.n, ada.table]);
  expect(ada.table.members).toHaveLength(2);
  eve.close();
  await ada.until(() => last(ada, 'present').watching === undefined);
  for (const client of [ada, bea]) client.close();
});

type RequestsByType = { [T in TableRequest['type']]: Omit<Extract<TableRequest, { type: T }>, 'key'> };

test('each command of one who watches is refused, and nobody hears of where they point', async () => {
  const { ada, bea, link } = await sitting();
  const eve = await watches(link);
  const { seq } = ada;
  const [seat] = Object.keys(ada.table.seats);
  const { n } = ada.history;
  const requests: RequestsByType = {
    decide: { type: 'decide', n, option: ada.options()[0]! },
    undo: { type: 'undo', n, count: 1 },
    'answer-undo': { type: 'answer-undo', n, count: 1, agree: true },
    seat: { type: 'seat', seat: seat!, for: 'me' },
    bots: { type: 'bots' },
    host: { type: 'host', member: WATCHER },
    leave: { type: 'leave' },
    remove: { type: 'remove', member: bea.you },
    readmit: { type: 'readmit', member: bea.you },
    'renew-link': { type: 'renew-link' },
    archive: { type: 'archive', archived: true },
    say: { type: 'say', text: 'Hello.' },
  };
  for (const request of Object.values(requests))
    expect(await eve.ask(request)).toMatchObject({ type: 'refused', trouble: { why: 'only-watching' } });
  const socket = new WebSocket(socketUrl(testServer!.port, link));
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, seen: 0 }));
  socket.send(JSON.stringify({ type: 'ping', at: 1 }));
  socket.send(JSON.stringify({ type: 'leave', key: 'key-of-the-last' }));
  await ada.until(() => last(ada, 'present').watching === 2);
  expect(await bea.ask({ type: 'say', text: 'Who is that?' })).toMatchObject({ type: 'done', seq: seq + 1 });
  await ada.until(() => ada.seq === seq + 1);
  expect(last(ada, 'pinged')).toBeUndefined();
  socket.close();
  for (const client of [ada, bea, eve]) client.close();
});

test('once the link is renewed, those who watch by the old one hear nothing more, and it lets nobody look on', async () => {
  const { ada, bea, link } = await sitting();
  const byOld = await watches(link);
  const logBy = (word: string) => fetch(`http://127.0.0.1:${testServer!.port}/api/tables/${link}/log?link=${word}`);
  expect((await logBy('')).status).toBe(200);
  await ada.ask({ type: 'renew-link' });
  await byOld.until(() => last(byOld, 'bye')?.why === 'renewed');
  expect(byOld.heard.join('\n')).not.toContain('link-renewed');
  await ada.until(() => ada.table.link !== '');
  const { link: word } = ada.table;
  expect((await logBy('')).status).toBe(403);
  expect((await logBy(word)).status).toBe(200);
  const late = new WebSocket(socketUrl(testServer!.port, link));
  await once(late, 'open');
  late.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, seen: 0 }));
  expect((await once(late, 'close'))[0]).toMatchObject({ reason: 'renewed' });
  const byNew = await sitAt(testServer!.port, link, '', { keepHeard: true, link: word });
  expect(byNew.seq).toBe(ada.seq);
  for (const client of [ada, bea, byOld, byNew]) client.close();
});

test('one who watches is never told the code, and cannot take the game home', async () => {
  const { ada, bea, code, link, cookies } = await sitting();
  const eve = await watches(link);
  await playTogether([ada, bea], { seed: 32, decisions: 4 });
  await ada.ask({ type: 'say', text: 'Well met.' });
  await ada.ask({ type: 'archive', archived: true });
  await eve.until(() => eve.table.archived);
  const log = await fetch(`http://127.0.0.1:${testServer!.port}/api/tables/${link}/log`);
  const told = [...eve.heard, await log.text(), JSON.stringify([...log.headers]), link].join('\n');
  expect([log.status, told.includes('Well met.'), told.includes(code)]).toEqual([200, true, false]);
  const headers = { cookie: cookies[0]! };
  expect((await fetch(`http://127.0.0.1:${testServer!.port}/api/tables/${link}/save`, { headers })).status).toBe(404);
  for (const client of [ada, bea, eve]) client.close();
});

/** How a connection that says hello ends, or that it is let in. */
function connected(address: string, cookie = ''): Promise<number | 'in'> {
  const socket = new WebSocket(socketUrl(testServer!.port, address), { headers: { cookie } } as never);
  return new Promise((resolve) => {
    socket.addEventListener('close', ({ code }) => resolve(code));
    socket.addEventListener('message', ({ data }) => String(data).includes('"present"') && resolve('in'));
    socket.addEventListener('open', () => socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, seen: 0 })));
  });
}

test('a link that was changed anywhere, or is of another server, leads nowhere', async () => {
  const { code, ada, bea, link } = await sitting();
  expect(await connected(link)).toBe('in');
  expect(watchLinks('another').open(link)).toBeNull();
  expect(watchLinks('another').of(code)).not.toBe(link);
  for (let place = 0; place < link.length - 1; place += 6) {
    const changed = `${link.slice(0, place)}${link[place] === 'A' ? 'B' : 'A'}${link.slice(place + 1)}`;
    expect(await connected(changed)).toBe(4404);
    expect((await fetch(`http://127.0.0.1:${testServer!.port}/api/tables/${changed}/log`)).status).toBe(401);
  }
  for (const client of [ada, bea]) client.close();
});

test('those without a seat, by either link, leave the places of those who have one', async () => {
  const { code, ada, bea, link, cookies } = await sitting({ table: 6, unseatedAtTable: 4, watchingAtTable: 1, guestAtTable: 2 });
  const cia = await newGuest(testServer!.port, 'Cia');
  // The two who sat down came without a seat.
  expect([await connected(link), await connected(link), await connected(code, cia)]).toEqual(['in', 4432, 'in']);
  expect(await connected(code, await newGuest(testServer!.port, 'Dea'))).toBe(4432);
  expect([await connected(code, cookies[0]), await connected(code, cookies[1])]).toEqual(['in', 'in']);
  for (const client of [ada, bea]) client.close();
});

test('bots do not play for those who only watch', async () => {
  const store = await openSqliteStore(folder);
  const liveTables = openLiveTables(store, localFanOut());
  const code = await newTable(liveTables);
  const table = (await liveTables.at(code))!;
  const [first, second] = Object.keys((await liveTables.look(code))!.table.seats);
  await table.perform({ type: 'seat', key: 'seat-of-ada', seat: first!, for: 'me' }, ADA);
  await table.perform({ type: 'seat', key: 'seat-of-bot', seat: second!, for: 'bot' }, ADA);
  const look = async (): Promise<LoggedTable> => (await liveTables.look(code))!;
  for (let logged = await look(); botMove(logged) === null; logged = await look()) {
    await table.perform(decide(optionIdsOf(logged)[0]!, logged.history.n), ADA);
  }
  const { n } = (await look()).history;
  await table.enter(listening(null).listener, 0);
  // What bots were woken to is done before the line is said.
  await nextTurn();
  await table.perform(said('line'), ADA);
  expect((await look()).history.n).toBe(n);
  await table.enter(listening(ADA).listener, 0);
  await expect.poll(async () => (await look()).history.n).toBeGreaterThan(n);
  await liveTables.close();
  await store.close();
});
