import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generator } from '../../../test/support/players/random-player.ts';
import { openSqliteStore } from '../src/store/sqlite-store.ts';
import { attackTable } from './tables/attack-table.ts';
import { ATTACKS } from './tables/hostile.ts';
import { newGuest, openTestServer, type TestServer } from './tables/test-server.ts';

let folder: string;
let testServer: TestServer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bauta-hostile-'));
  testServer = await openTestServer(await openSqliteStore(folder));
});
afterAll(async () => {
  await testServer.close();
  rmSync(folder, { recursive: true });
});

// 100,000 messages: node scripts/soak/tables.ts hostile.
test('nothing that a stranger or the holder of another seat sends changes a table', async () => {
  const { accepted, made, sentAway } = await attackTable(testServer.port, 'practice-2', { count: 600, random: generator(41) });
  expect(accepted).toBe(0);
  expect([...made.keys()].sort()).toEqual(ATTACKS.map(({ name }) => name).sort());
  expect(sentAway).toBeGreaterThan(5);
});

const ask = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`http://127.0.0.1:${testServer.port}${path}`, init);
const post = (path: string, body: string, headers: Record<string, string> = {}): Promise<Response> =>
  ask(path, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } });

test.each([
  ['no JSON', '{"name":', 400],
  ['another shape', '{"name":{"first":"Ada"}}', 400],
  ['more than is asked', '{"name":"Ada","id":"sNoi2C7XtGL8Beao"}', 400],
  ['a prototype', '{"name":"Ada","__proto__":{"id":"x"}}', 400],
  ['nothing to see', '{"name":"   "}', 400],
])('a name with %s is refused in a sentence', async (_, body, status) => {
  const answer = await post('/api/me', body);
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject({ message: expect.stringMatching(/\S.*\S/) });
});

test('a form of another kind, and one that is too long, are refused', async () => {
  expect((await post('/api/me', 'name=Ada', { 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(415);
  expect((await post('/api/me', JSON.stringify({ name: 'x'.repeat(2_000_000) }))).status).toBe(413);
});

test('a table needs a guest, and a memory and party that are there', async () => {
  const cookie = await newGuest(testServer.port, 'Eve');
  const newGame = { kind: 'memory', memory: 'practice-1', title: 'x', difficulty: 'normal', party: ['alessandra', 'bastiano'] };
  expect((await post('/api/tables', JSON.stringify(newGame))).status).toBe(401);
  for (const wrong of [
    { memory: '../practice-1' },
    { memory: 'constructor' },
    { party: ['alessandra', 'alessandra'] },
    { party: ['__proto__', 'daria'] },
  ])
    expect((await post('/api/tables', JSON.stringify({ ...newGame, ...wrong }), { cookie })).status).toBe(400);
  expect((await post('/api/tables', JSON.stringify(newGame), { cookie })).status).toBe(200);
});
