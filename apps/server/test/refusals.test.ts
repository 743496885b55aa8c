import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSqliteStore } from '../src/store/sqlite-store.ts';
import type { Store } from '../src/store/store.ts';
import { StoreUnavailable } from '../src/store/store-error.ts';
import { newGuest, openTestServer, type TestServer } from './tables/test-server.ts';

let folder: string;
let testServer: TestServer;
let store: Store;
let cookie: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bauta-refusals-'));
  store = { ...(await openSqliteStore(folder)) };
  testServer = await openTestServer(store);
  cookie = await newGuest(testServer.port, 'Ada');
});
afterAll(async () => {
  await testServer.close();
  rmSync(folder, { recursive: true });
});

async function refusal(path: string, body?: string, type = 'application/json'): Promise<[status: number, body: unknown]> {
  const request = body === undefined ? {} : { method: 'POST', body };
  const headers = { cookie, ...(body === undefined ? {} : { 'content-type': type }) };
  const answer = await fetch(`http://127.0.0.1:${testServer.port}/api/${path}`, { ...request, headers });
  return [answer.status, await answer.json()];
}

const campaign = { kind: 'campaign', title: 'x', difficulty: 'easy', party: ['a', 'b'] };

test.each([
  [{}, '`kind` is missing.'],
  [{ kind: 'chess' }, '`kind` must be one of memory, campaign, save, not `chess`.'],
  [{ kind: 'save', title: 'x', save: '' }, '`save` must have at least 1 character.'],
  [{ ...campaign, party: ['a'] }, '`party` must have at least 2 entries.'],
  [{ ...campaign, party: ['a', 'B B'] }, 'At party.1: Entry 2 of `party` must be an id of small letters, digits and hyphens.'],
  [{ ...campaign, more: 1 }, '`more` is no key that belongs there.'],
  [[], 'The request must be a block of keys, not a list.'],
])('a table wished for as %j is refused with the place', async (newGame, message) => {
  expect(await refusal('tables', JSON.stringify(newGame))).toEqual([400, { message }]);
});

test('so is everything else that is asked wrongly', async () => {
  expect(await refusal('me/claim', '{"code":"a"}')).toEqual([400, { message: '`code` must have exactly 12 characters.' }]);
  expect(await refusal('tables/x/log?from=no')).toEqual([400, { message: '`from` must be a whole number, not `no`.' }]);
  expect(await refusal('me', '{"name":')).toEqual([400, { message: 'The body is no JSON.' }]);
  expect(await refusal('me', '')).toEqual([400, { message: 'The body is no JSON.' }]);
  expect(await refusal('me', 'name', 'text/csv')).toMatchObject([415, { message: expect.stringContaining('must be JSON') }]);
  expect(await refusal('me', JSON.stringify({ name: 'x'.repeat(2e6) }))).toEqual([413, { message: 'The body is too long.' }]);
  expect(await refusal('nowhere')).toEqual([404, { message: 'There is nothing here.' }]);
});

test('what goes wrong inside is not told', async () => {
  store.list = () => Promise.reject(new StoreUnavailable('The database at secret:5432 did not answer.'));
  const message = 'The server could not do this now: try again in a moment.';
  expect(await refusal('tables')).toEqual([503, { message }]);
  store.list = () => Promise.reject(new Error('at line 7'));
  expect(await refusal('tables')).toEqual([500, { message }]);
});
