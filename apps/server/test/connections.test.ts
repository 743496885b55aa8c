import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FromServer, PROTOCOL } from '@bauta/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { practicePack } from '../../../test/support/packs/practice-pack.ts';
import type { ConnectionLimits } from '../src/config/limits.ts';
import { openSqliteStore } from '../src/store/sqlite-store.ts';
import { newGuest, newTable, openTestServer, sitAt, socketUrl, type TestServer } from './tables/test-server.ts';

let folder: string;
let testServer: TestServer;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bauta-connections-'));
});
afterEach(async () => {
  await testServer.close();
  rmSync(folder, { recursive: true });
});

async function serve(connections: Partial<ConnectionLimits> = {}): Promise<{ ada: string; bea: string; code: string }> {
  testServer = await openTestServer(await openSqliteStore(folder), { connections });
  const [ada, bea] = [await newGuest(testServer.port, 'Ada'), await newGuest(testServer.port, 'Bea')];
  return { ada, bea, code: await tableOf(ada) };
}

const tableOf = (cookie: string): Promise<string> => {
  const party = Object.keys(practicePack.content.assassins).slice(0, 2);
  return newTable(testServer.port, cookie, { kind: 'memory', memory: 'practice-1', party });
};

/** Says hello, and has been let in or sent away. */
async function come(code: string, cookie: string) {
  const socket = new WebSocket(socketUrl(testServer.port, code), { headers: { cookie } } as never);
  const heard: FromServer[] = [];
  const closed = once(socket, 'close').then(([{ code }]) => code as number);
  const entered = new Promise<'in'>((resolve) => {
    socket.addEventListener('message', ({ data }) => {
      heard.push(JSON.parse(String(data)) as FromServer);
      if (heard.at(-1)!.type === 'present') resolve('in');
    });
  });
  socket.addEventListener('open', () => socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, seen: 0 })));
  return { socket, heard, closed, became: await Promise.race([entered, closed]) };
}

const leave = async ({ socket, closed }: Awaited<ReturnType<typeof come>>): Promise<void> => {
  socket.close();
  await closed;
};

const metrics = async (): Promise<string> => (await fetch(`http://127.0.0.1:${testServer.port}/metrics`)).text();

test.each([
  [{ guestAtTable: 2 }, 'guest-full', 4430],
  [{ guest: 2 }, 'guest-full', 4430],
  [{ address: 2 }, 'address-full', 4431],
  [{ addressAtTable: 2 }, 'address-full', 4431],
  [{ table: 2 }, 'table-full', 4432],
] as const)('with %o the third connection is told %s, and let in when another has gone', async (limits, why, closing) => {
  const { ada, code } = await serve(limits);
  const first = await come(code, ada);
  expect([first.became, (await come(code, ada)).became]).toEqual(['in', 'in']);
  const third = await come(code, ada);
  expect([third.became, third.heard]).toEqual([closing, [{ type: 'bye', why }]]);
  expect(await metrics()).toContain(`bauta_sent_away_total{why="${why}"} 1\n`);
  await leave(first);
  // The server may hear of it a moment later.
  await expect.poll(async () => (await come(code, ada)).became).toBe('in');
});

test('of 200 connections from one address 32 are let in at a table, and others at other tables', async () => {
  const { ada, bea, code } = await serve();
  const cookies = [
    ada,
    ...(await Promise.all(Array.from({ length: 9 }, (_, index) => newGuest(testServer.port, `Eve ${index}`)))),
  ];
  const became: Record<string, number> = {};
  for (let index = 0; index < 200; index++) {
    const each = await come(code, cookies[index % cookies.length]!);
    became[each.became] = (became[each.became] ?? 0) + 1;
  }
  expect(became).toEqual({ in: 32, 4431: 168 });
  const quiet = await sitAt(testServer.port, await tableOf(bea), bea);
  expect(await quiet.ask({ type: 'say', text: 'Quiet here.' })).toMatchObject({ type: 'done' });
  quiet.close();
});

test('what is said on connections is charged, the writing of it included', async () => {
  const { code, ada } = await serve();
  const charged = async (): Promise<number> =>
    Number(/^bauta_thread_seconds_total\{route="said on connections"\} (.+)$/m.exec(await metrics())?.[1] ?? 0);
  expect(await charged()).toBe(0);
  const client = await sitAt(testServer.port, code, ada);
  const [seat] = client.seatsOf('');
  // The system tells of a thread's time in steps: one word alone may be none of them.
  for (let said = 0; (await charged()) < 0.02; said++) {
    const answer = await client.ask({ type: 'seat', seat: seat!, for: said % 2 === 0 ? 'me' : 'nobody' });
    expect(answer).toMatchObject({ type: 'done' });
  }
  client.close();
});
