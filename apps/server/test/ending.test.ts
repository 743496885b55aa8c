import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freePort } from './servers/free-port.ts';
import { rawRequest, UPGRADE } from './servers/raw-request.ts';
import { type SpawnedBauta, spawnBauta } from './servers/spawn-bauta.ts';
import { newGuest } from './tables/test-server.ts';

let folder: string;
let port: number;
let server: SpawnedBauta;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bauta-ending-'));
  port = await freePort();
});
afterEach(() => {
  server.child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

async function start(env: Record<string, string> = {}): Promise<void> {
  server = spawnBauta(folder, { PORT: `${port}`, ...env });
  await server.started;
}

const SOCKET = '/api/tables/AAAAAAAAAAAAAAAA/socket';

test('browsers that do not answer a goodbye, and those that come meanwhile, do not keep the server from ending in order', async () => {
  await start();
  const cookie = await newGuest(port, 'Ada');
  const silent = await rawRequest(port, SOCKET, { headers: { ...UPGRADE, cookie } });
  await rawRequest(port, SOCKET, { headers: UPGRADE });
  server.child.kill('SIGTERM');
  await once(silent.socket, 'data');
  await rawRequest(port, SOCKET, { headers: { ...UPGRADE, cookie } });
  expect([await server.ended, server.said.problem]).toEqual([0, '']);
  expect(existsSync(join(folder, 'data/tables.sqlite'))).toBe(true);
  // SQLite leaves it behind when the file was not closed.
  expect(existsSync(join(folder, 'data/tables.sqlite-wal'))).toBe(false);
});

test('what goes wrong while it ends is told in a sentence', async () => {
  const fault = "import{DatabaseSync}from'node:sqlite';DatabaseSync.prototype.close=()=>{throw(new(Error)('disk/full'))}";
  await start({ NODE_OPTIONS: `--import=data:text/javascript,${fault}` });
  server.child.kill('SIGTERM');
  expect([await server.ended, server.said.problem]).toEqual([1, 'Bauta did not end in order: disk/full.\n']);
});
