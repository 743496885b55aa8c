import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from './servers/free-port.ts';
import { rawRequest, UPGRADE } from './servers/raw-request.ts';
import { type SpawnedBauta, spawnBauta } from './servers/spawn-bauta.ts';
import { newGuest } from './tables/test-server.ts';

let folder: string;
let port: number;
let server: SpawnedBauta;
let cookie: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bauta-spellings-'));
  port = await freePort();
  // Six at once, and one a second: slow as a machine may be, forty in a row are too many.
  server = spawnBauta(folder, { PORT: `${port}`, LOG_LEVEL: 'trace', BAUTA_PROXY: '1', BAUTA_RATE: '1' });
  await server.started;
  cookie = await newGuest(port, 'Ada');
});
afterAll(async () => {
  server.child.kill('SIGTERM');
  await server.ended;
  rmSync(folder, { recursive: true });
});

/** A table's code, of which no part that is spelled otherwise is to be seen. */
const [FIRST, REST] = ['Q', 'mVhdXR5LW1hc2s'];

const SPELLINGS: Readonly<Record<string, (path: string) => string>> = {
  plainly: (path) => `/api${path}`,
  'with a letter of api as a number': (path) => `/%61pi${path}`,
  'with numbers in it': (path) => `/api${path.replace('tables', '%74able%73').replace(FIRST, '%51')}`,
  'with everything before it': (path) => `http://127.0.0.1:${port}/api${path}`,
  'with all of that': (path) => `https://elsewhere.example/%61p%69${path}`,
};

let addresses = 0;
/** Each as an address of its own, so that none is limited by another. */
const asNew = (): Record<string, string> => ({ 'x-forwarded-for': `10.0.0.${addresses++}` });

async function statusOf(target: string, headers: Record<string, string>, method = 'GET'): Promise<number> {
  const { status, socket } = await rawRequest(port, target, { method, headers });
  socket.destroy();
  return status;
}

describe.each(Object.entries(SPELLINGS))('an address that is spelled %s', (_, spelled) => {
  test('is not for the page of another site', async () => {
    const origin = 'https://elsewhere.example';
    const address = asNew();
    expect(await statusOf(spelled('/me'), { ...address, cookie })).toBe(200);
    expect(await statusOf(spelled('/me'), { ...address, cookie, origin })).toBe(403);
    const socket = spelled(`/tables/${FIRST}${REST}/socket`);
    expect(await statusOf(socket, { ...address, ...UPGRADE, cookie })).toBe(101);
    expect(await statusOf(socket, { ...address, ...UPGRADE, cookie, origin })).toBe(403);
  });

  test.each([
    ['there is something', 'GET', '/me', {}],
    ['there is nothing', 'GET', '/nowhere', {}],
    ['nothing can be done so', 'PUT', '/me', {}],
    ['a socket is', 'GET', `/tables/${FIRST}${REST}/socket`, UPGRADE],
    ['a socket is asked for and none is', 'GET', `/tables/${FIRST}${REST}/log`, UPGRADE],
  ])('is limited where %s', async (_where, method, path, headers) => {
    const address = asNew();
    const statuses = new Set<number>();
    for (let asked = 0; asked < 40; asked++) statuses.add(await statusOf(spelled(path), { ...address, ...headers }, method));
    expect(statuses).toContain(429);
  });

  test('is not in the log with a code', async () => {
    const before = server.said.out.length;
    const log = () => server.said.out.slice(before);
    const asGuest = () => ({ ...asNew(), cookie });
    const table = `/tables/${FIRST}${REST}`;
    for (const path of [`${table}/log`, `${table}/socket`, `${table}/nowhere`, `${table}/%zz`, `${table}${'x'.repeat(100)}/log`])
      for (const headers of [asGuest(), { ...asGuest(), ...UPGRADE }]) await statusOf(spelled(path), headers);
    await statusOf(`${spelled(table)} no request`, asGuest());
    await expect.poll(log).toContain('"msg":"client error"');
    for (const secret of [REST, cookie]) {
      expect(log()).not.toContain(secret);
      expect(log()).not.toContain([...Buffer.from(secret)].join());
    }
    expect(log()).toContain('/api/tables/:code/socket');
  });
});
