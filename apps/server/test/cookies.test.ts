import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROTOCOL } from '@bauta/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { practicePack } from '../../../test/support/packs/practice-pack.ts';
import { openSqliteStore } from '../src/store/sqlite-store.ts';
import { newTable, openTestServer, sitAt, socketUrl, type TestServer } from './tables/test-server.ts';

const DAY = 24 * 60 * 60 * 1000;

/** As 2527726 made it with this key; it told no date. */
const KEY = 'a-key-of-an-earlier-version';
const OLD = 'bauta-guest=eyJpZCI6InNOb2kyQzdYdEdMOEJlYW8iLCJuYW1lIjoiQWRhIn0.TYX261pCGC9k05EZlA6BbrWefQMf6x1OLI093MD2jqc';
const ADA = { id: 'sNoi2C7XtGL8Beao', name: 'Ada' };

let date: number;
let folder: string;
let testServer: TestServer;
beforeEach(async () => {
  date = Date.UTC(2026, 10, 18);
  folder = mkdtempSync(join(tmpdir(), 'bauta-cookies-'));
  const store = await openSqliteStore(folder);
  await store.secret('guests', KEY);
  testServer = await openTestServer(store, {
    behindProxy: true,
    clock: { date: () => date, monotonic: () => performance.now(), thread: () => 0 },
  });
});
afterEach(async () => {
  await testServer.close();
  rmSync(folder, { recursive: true });
});

interface MeAnswer {
  me: object | null;
  /** As the server set them. */
  set: string[];
  /** What a browser would send next. */
  cookie: string;
}

async function ask(cookie: string, { over = 'http', name = '' } = {}): Promise<MeAnswer> {
  const headers = { cookie, 'x-forwarded-proto': over, ...(name !== '' && { 'content-type': 'application/json' }) };
  const naming = name === '' ? {} : { method: 'POST', body: JSON.stringify({ name }) };
  const answer = await fetch(`http://127.0.0.1:${testServer.port}/api/me`, { headers, ...naming });
  const body = (await answer.json()) as { me: object | null };
  const set = answer.headers.getSetCookie();
  return { me: name === '' ? body.me : body, set, cookie: set[0]?.split(';')[0] ?? '' };
}

const byName = (name: string, over = 'http'): Promise<MeAnswer> => ask('', { name, over });

test('a cookie is good for 180 days from the last day it was used, and for no day more', async () => {
  let { cookie } = await byName('Bea');
  date += DAY - 1000;
  expect(await ask(cookie)).toMatchObject({ me: { name: 'Bea' }, set: [] });
  for (let visit = 0; visit < 4; visit++) {
    date += 179 * DAY;
    const { me, set, cookie: renewed } = await ask(cookie);
    expect([me, set]).toEqual([{ id: expect.any(String), name: 'Bea' }, [expect.stringContaining('; Max-Age=15552000')]]);
    expect(renewed).not.toBe(cookie);
    cookie = renewed;
  }
  date += 180 * DAY;
  expect(await ask(cookie)).toEqual({ me: null, set: [], cookie: '' });
});

/** How the server ends a connection, or that it lets it in. */
function connected(code: string, cookie: string): Promise<number | 'in'> {
  const socket = new WebSocket(socketUrl(testServer.port, code), { headers: { cookie } } as never);
  return new Promise((resolve) => {
    socket.addEventListener('close', ({ code }) => resolve(code));
    socket.addEventListener('message', () => resolve('in'));
    socket.addEventListener('open', () => socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, seen: 0 })));
  });
}

test('a date that is changed, and a cookie that is too old, let nobody in anywhere', async () => {
  const { cookie } = await byName('Bea');
  const party = Object.keys(practicePack.content.assassins).slice(0, 2);
  const code = await newTable(testServer.port, cookie, { kind: 'memory', memory: 'practice-1', party });
  expect(await connected(code, cookie)).toBe('in');
  const [body, signed] = cookie.slice('bauta-guest='.length).split('.') as [string, string];
  const session = JSON.parse(Buffer.from(body, 'base64url').toString()) as { since: number };
  const later = Buffer.from(JSON.stringify({ ...session, since: session.since + 1 })).toString('base64url');
  expect((await ask(`bauta-guest=${later}.${signed}`)).me).toBeNull();
  date += 180 * DAY;
  expect(await connected(code, cookie)).toBe(4401);
  const listed = await fetch(`http://127.0.0.1:${testServer.port}/api/tables`, { headers: { cookie } });
  expect(listed.status).toBe(401);
});

test('a cookie of an earlier version is exchanged with the seat it has, for 400 days', async () => {
  expect(await ask(OLD)).toMatchObject({ me: ADA, set: [expect.stringMatching(/^bauta-guest=/)] });
  const party = Object.keys(practicePack.content.assassins).slice(0, 2);
  const code = await newTable(testServer.port, OLD, { kind: 'memory', memory: 'practice-1', party });
  const before = await sitAt(testServer.port, code, OLD);
  expect(await before.ask({ type: 'seat', seat: party[0]!, for: 'me' })).toMatchObject({ type: 'done' });
  date += 400 * DAY - 1000;
  const { cookie } = await ask(OLD);
  const after = await sitAt(testServer.port, code, cookie);
  expect(after.seatsOf(after.you)).toEqual([party[0]]);
  for (const client of [before, after]) client.close();
  date += 1000;
  expect([(await ask(OLD)).me, (await ask(cookie)).me]).toEqual([null, ADA]);
});

test('over https the cookie has the name that only this host can set, and the one before is taken back', async () => {
  const { set, cookie } = await ask(OLD, { over: 'https' });
  expect(set).toEqual([
    expect.stringMatching(/^__Host-bauta-guest=[\w-]+\.[\w-]+; Path=\/; HttpOnly; SameSite=Strict; Max-Age=15552000; Secure$/),
    'bauta-guest=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0',
  ]);
  expect(await ask(cookie, { over: 'https' })).toEqual({ me: ADA, set: [], cookie: '' });
});

test('of two cookies the one that only this host can set wins, good or not', async () => {
  const { cookie } = await byName('Bea', 'https');
  for (const both of [`${OLD}; ${cookie}`, `${cookie}; ${OLD}`]) expect((await ask(both)).me).toMatchObject({ name: 'Bea' });
  expect((await ask(`${OLD}; __Host-bauta-guest=x.y`)).me).toBeNull();
  date += 180 * DAY;
  expect((await ask(`${OLD}; ${cookie}`)).me).toBeNull();
});

test('headers that are no cookies are nobody', async () => {
  for (const cookie of ['', ';', '=', 'bauta-guest', 'bauta-guest=', '__proto__=x; constructor=y', `x${OLD}`])
    expect((await ask(cookie)).me).toBeNull();
});
