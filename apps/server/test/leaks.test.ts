import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSqliteStore } from '../src/store/sqlite-store.ts';
import type { Store } from '../src/store/store.ts';
import { openTestServer, type TestServer } from './tables/test-server.ts';
import { watchGame } from './tables/watch-game.ts';

let folder: string;
let testServer: TestServer;
let store: Store;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bauta-leaks-'));
  store = await openSqliteStore(folder);
  testServer = await openTestServer(store);
});
afterAll(async () => {
  await testServer.close();
  rmSync(folder, { recursive: true });
});

// 200 games: node scripts/soak/tables.ts leaks.
test.each(['practice-1', 'practice-2', 'practice-5'])('no byte sent in a game of %s tells what is hidden', async (memory) => {
  const { leaks, decisions, bytes, secrets } = await watchGame(testServer.port, store, memory, 12);
  expect(leaks).toEqual([]);
  expect(decisions).toBeGreaterThan(10);
  expect(bytes).toBeGreaterThan(50_000);
  expect(secrets).toBeGreaterThan(20);
});

test('nor in a game with a bot', async () => {
  const { leaks, decisions } = await watchGame(testServer.port, store, 'practice-2', 12, 1);
  expect(leaks).toEqual([]);
  expect(decisions).toBeGreaterThan(10);
});
