import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { practicePack } from '../../../test/support/packs/practice-pack.ts';
import { openSqliteStore } from '../src/store/sqlite-store.ts';
import { freePort } from './servers/free-port.ts';
import type { Client } from './tables/client.ts';
import { playTogether, takeSeats } from './tables/play-together.ts';
import { newGuest, newTable, openTestServer, sitAt, type TestServer } from './tables/test-server.ts';

let folder: string;
let testServer: TestServer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bauta-tables-'));
  // Opened again there: a port that the system gives out itself could be a connection's by then.
  testServer = await openTestServer(await openSqliteStore(folder), { port: await freePort() });
});
afterAll(async () => {
  await testServer.close();
  rmSync(folder, { recursive: true });
});

const NAMES = ['Ada', 'Bea', 'Cia', 'Dea'];

/** A table for so many, everyone there and seated. */
async function table(players: number, memory = 'practice-2'): Promise<{ code: string; clients: Client[]; cookies: string[] }> {
  const cookies = await Promise.all(NAMES.slice(0, players).map((name) => newGuest(testServer.port, name)));
  const party = Object.keys(practicePack.content.assassins).slice(0, Math.max(2, players));
  const code = await newTable(testServer.port, cookies[0]!, { kind: 'memory', memory, party });
  const clients = await Promise.all(cookies.map((cookie) => sitAt(testServer.port, code, cookie)));
  await takeSeats(clients);
  return { code, clients, cookies };
}

const hashOf = ({ history }: Client): string => history.rules.hash(history.state);
const closeAll = (clients: readonly Client[]): void => {
  for (const client of clients) client.close();
};

describe('a table', () => {
  test('is played to its end by four, and all see the same', async () => {
    const { clients } = await table(4);
    const { decisions, result } = await playTogether(clients, { seed: 4 });
    expect(decisions).toBeGreaterThan(10);
    expect(result).not.toBeNull();
    expect(new Set(clients.map(hashOf)).size).toBe(1);
    closeAll(clients);
  });

  test('greets a late joiner with everything, and one who was away with what they missed', async () => {
    const { code, clients, cookies } = await table(2);
    const [ada, bea] = clients as [Client, Client];
    await playTogether(clients, { seed: 5, decisions: 12 });
    bea.close();
    await playTogether([ada], { seed: 6, decisions: 3 });
    const again = await sitAt(testServer.port, code, cookies[1]!);
    const late = await sitAt(testServer.port, code, await newGuest(testServer.port, 'Eva'));
    await again.until(() => again.seq === late.seq);
    expect([hashOf(again), hashOf(late)]).toEqual([hashOf(ada), hashOf(ada)]);
    await ada.until(() => ada.present.length === 3);
    expect(ada.table.members.map(({ name }) => name)).toEqual(['Ada', 'Bea', 'Eva']);
    closeAll([ada, again, late]);
  });

  test('does a command once, however often it is said', async () => {
    const { clients } = await table(2);
    const [ada] = clients as [Client];
    const before = ada.seq;
    const answers = await ada.askTwice({ type: 'say', text: 'Hush.' });
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ type: 'done', seq: before + 1 });
    expect(await ada.ask({ type: 'say', text: 'Hush, I said.' })).toMatchObject({ seq: before + 2 });
    closeAll(clients);
  });

  test('refuses what was decided meanwhile, and the seat of another', async () => {
    const { clients } = await table(2);
    const [ada, bea] = clients as [Client, Client];
    const { n } = ada.history;
    const option = ada.options().find((each) => each.startsWith(`${ada.seatsOf(ada.you)[0]} `))!;
    expect(await bea.ask({ type: 'decide', n, option })).toMatchObject({ trouble: { why: 'not-yours' } });
    expect(await ada.ask({ type: 'decide', n, option })).toMatchObject({ type: 'done' });
    expect(await ada.ask({ type: 'decide', n, option })).toMatchObject({ trouble: { why: 'stale' } });
    closeAll(clients);
  });

  test('is gone on with after the server has been away', async () => {
    const { clients } = await table(2);
    await playTogether(clients, { seed: 8, decisions: 10 });
    const { port } = testServer;
    await testServer.close();
    testServer = await openTestServer(await openSqliteStore(folder), { port });
    await playTogether(clients, { seed: 9, decisions: 10 });
    expect(clients.map(({ connects }) => connects)).toEqual([2, 2]);
    expect(new Set(clients.map(hashOf)).size).toBe(1);
    closeAll(clients);
  });
});

describe('guests', () => {
  /** The status that a socket is answered with. */
  const upgraded = (code: string, headers: Record<string, string>): Promise<number> =>
    new Promise((resolve, reject) => {
      const asked = request({
        port: testServer.port,
        path: `/api/tables/${code}/socket`,
        headers: {
          ...headers,
          connection: 'upgrade',
          upgrade: 'websocket',
          'sec-websocket-version': '13',
          'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
        },
      });
      asked.on('error', reject);
      asked.on('response', ({ statusCode }) => resolve(statusCode!));
      asked.on('upgrade', ({ statusCode }, socket) => {
        socket.destroy();
        resolve(statusCode!);
      });
      asked.end();
    });
  const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(`http://127.0.0.1:${testServer.port}${path}`, { headers });
  const post = (path: string, body: object, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(`http://127.0.0.1:${testServer.port}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });

  test('have a name and keep it; a cookie that we did not sign is nobody', async () => {
    const cookie = await newGuest(testServer.port, 'Ada');
    expect(await (await get('/api/me', { cookie })).json()).toMatchObject({ me: { name: 'Ada' } });
    expect(await (await get('/api/me', { cookie: `${cookie}x` })).json()).toEqual({ me: null });
    const [body] = cookie.split('.') as [string];
    expect(await (await get('/api/me', { cookie: `${body}.` })).json()).toEqual({ me: null });
    expect(await (await get('/api/me')).json()).toEqual({ me: null });
  });

  test('move to another device by a code, once', async () => {
    const cookie = await newGuest(testServer.port, 'Ada');
    const { code } = (await (await post('/api/me/code', {}, { cookie })).json()) as { code: string };
    const moved = await post('/api/me/claim', { code: code.toUpperCase() });
    expect({ me: await moved.json() }).toEqual(await (await get('/api/me', { cookie })).json());
    expect((await post('/api/me/claim', { code })).status).toBe(404);
  });

  test('see their tables, the last one first', async () => {
    const cookie = await newGuest(testServer.port, 'Ada');
    const party = ['nobody', 'no-one'];
    const wrong = await post(
      '/api/tables',
      { kind: 'memory', memory: 'practice-1', party, title: 'x', difficulty: 'normal' },
      { cookie },
    );
    expect(wrong.status).toBe(400);
    const { clients, cookies } = await table(2);
    const list = (await (await get('/api/tables', { cookie: cookies[1]! })).json()) as object[];
    expect(list).toMatchObject([{ title: 'Tuesday', kind: 'memory', memory: 'practice-2', archived: false }]);
    closeAll(clients);
  });

  test('leave a table, and it is theirs no longer', async () => {
    const { clients, cookies } = await table(2);
    const [ada, bea] = clients as [Client, Client];
    expect(await bea.ask({ type: 'leave' })).toMatchObject({ type: 'done' });
    await ada.until(() => ada.table.members.length === 1);
    expect(Object.values(ada.table.seats)).toEqual([ada.you, '']);
    expect(await (await get('/api/tables', { cookie: cookies[1]! })).json()).toEqual([]);
    closeAll(clients);
  });

  test('cannot be spoken for by the page of another site', async () => {
    const cookie = await newGuest(testServer.port, 'Ada');
    const origin = 'https://elsewhere.example';
    expect((await get('/api/me', { cookie, origin })).status).toBe(403);
    expect((await get('/api/me', { cookie, origin: `http://127.0.0.1:${testServer.port}` })).status).toBe(200);
    const { code, clients } = await table(2);
    expect(await upgraded(code, { cookie, origin })).toBe(403);
    expect(await upgraded(code, { cookie })).toBe(101);
    closeAll(clients);
  });
});
