import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROTOCOL } from '@bauta/protocol';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openStore } from '../src/store/open-store.ts';
import { newSchema } from './servers/postgres.ts';
import { newGuest, openTestServer, socketUrl, type TestServer } from './tables/test-server.ts';

const NO_CODES = [
  '%00',
  'AAAAAAAAAAAAAAA%00',
  'AAAAAAAAAAAAAAA',
  'AAAAAAAAAAAAAAAAA',
  'AAAAAAAAAAAAAAA%C3%A9',
  'AAAAAAAAAAAAAAA.',
  'constructor',
];

describe.each(['SQLite', 'PostgreSQL'])('with %s', (name) => {
  let folder: string;
  let testServer: TestServer;
  let cookie: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'bauta-codes-'));
    const place = name === 'SQLite' ? { BAUTA_DATA: folder } : { DATABASE_URL: await newSchema(inject('postgresUrl')) };
    testServer = await openTestServer(await openStore(place));
    cookie = await newGuest(testServer.port, 'Ada');
  });
  afterAll(async () => {
    await testServer.close();
    rmSync(folder, { recursive: true });
  });

  const ask = (path: string, more: RequestInit = {}): Promise<Response> =>
    fetch(`http://127.0.0.1:${testServer.port}/api/${path}`, {
      ...more,
      headers: { cookie, 'content-type': 'application/json' },
    });

  test.each(NO_CODES)('%s is no table', async (code) => {
    for (const what of ['log', 'save']) {
      const answer = await ask(`tables/${code}/${what}`);
      expect([answer.status, await answer.json()]).toEqual([404, { message: 'There is no such table.' }]);
    }
    const socket = new WebSocket(socketUrl(testServer.port, code), { headers: { cookie } } as never);
    await once(socket, 'open');
    socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, seen: 0 }));
    const [closed] = (await once(socket, 'close')) as [CloseEvent];
    expect([closed.code, closed.reason]).toEqual([4404, 'no-table']);
  });

  test.each(['\0'.repeat(12), 'abcdefgh\0jkm', 'abcdefgh-jkm'])('%j moves nobody to another device', async (code) => {
    expect((await ask('me/claim', { method: 'POST', body: JSON.stringify({ code }) })).status).toBe(404);
  });
});
