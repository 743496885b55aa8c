import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { practicePack } from '../../../test/support/packs/practice-pack.ts';
import { createServer, type RequestTimeouts } from '../src/app/serve.ts';
import { serveTables } from '../src/app/serve-tables.ts';
import { localFanOut } from '../src/fan-out/local-fan-out.ts';
import { openSqliteStore } from '../src/store/sqlite-store.ts';
import { rawRequest, UPGRADE } from './servers/raw-request.ts';
import { NO_LIMITS } from './tables/no-limits.ts';
import { newGuest } from './tables/test-server.ts';

const SHORT: RequestTimeouts = { headers: 100, request: 200, lookEvery: 20 };

let folder: string;
let server: FastifyInstance;
let port: number;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bauta-slow-'));
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

async function serve(timeouts: RequestTimeouts): Promise<void> {
  server = await createServer(folder, { behindProxy: false, logLevel: 'silent', timeouts });
  await serveTables(server, {
    store: await openSqliteStore(folder),
    fanOut: localFanOut(),
    pack: practicePack,
    origins: [],
    limits: NO_LIMITS,
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  port = (server.server.address() as AddressInfo).port;
}

/** Says the beginning at once and then a letter now and then, until the connection has ended. */
async function dribble(beginning: string): Promise<void> {
  const socket = connect(port, '127.0.0.1')
    .on('error', () => {})
    .resume();
  socket.write(beginning);
  const letters = setInterval(() => socket.write('x'), 10);
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(letters);
}

const LONG_BODY = 'POST /api/me HTTP/1.1\r\nhost: bauta\r\ncontent-type: application/json\r\ncontent-length: 15000\r\n\r\n';

test.each([
  ['whose body comes letter by letter', LONG_BODY],
  ['whose headers come letter by letter', 'GET /healthz HTTP/1.1\r\nhost: bauta\r\nslow: '],
])('a request %s is ended', async (_, beginning) => {
  await serve(SHORT);
  await dribble(beginning);
});

test('a connection that asks nothing is ended', async () => {
  await serve(SHORT);
  const socket = connect(port, '127.0.0.1')
    .on('error', () => {})
    .resume();
  await new Promise((resolve) => socket.once('close', resolve));
});

test('a socket outlives the time that a request may take', async () => {
  await serve({ headers: 60_000, request: 60_000, lookEvery: 20 });
  const cookie = await newGuest(port, 'Ada');
  const { socket, status } = await rawRequest(port, '/api/tables/AAAAAAAAAAAAAAAA/socket', { headers: { ...UPGRADE, cookie } });
  expect(status).toBe(101);
  Object.assign(server.server, { headersTimeout: SHORT.headers, requestTimeout: SHORT.request });
  // It is older than this request, which is ended for its slowness.
  await dribble(LONG_BODY);
  expect(socket.readyState).toBe('open');
  socket.destroy();
});
