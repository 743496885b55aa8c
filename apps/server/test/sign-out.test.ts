import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROTOCOL } from '@bauta/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { practicePack } from '../../../test/support/packs/practice-pack.ts';
import { openRedisFanOut } from '../src/fan-out/redis-fan-out.ts';
import { openSqliteStore } from '../src/store/sqlite-store.ts';
import { type RedisServer, startRedis } from './servers/redis.ts';
import { newGuest, newTable, openTestServer, sitAt, socketUrl, type TestServer } from './tables/test-server.ts';

/** Two processes that share a store and a Redis of their own. */
let folder: string;
let redis: RedisServer;
let testServers: [TestServer, TestServer];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bauta-sign-out-'));
  redis = await startRedis(folder);
  const open = async (): Promise<TestServer> =>
    openTestServer(await openSqliteStore(folder), { fanOut: await openRedisFanOut(redis.url), behindProxy: true });
  testServers = [await open(), await open()];
});
afterEach(async () => {
  await Promise.all(testServers.map((testServer) => testServer.close()));
  await redis.stop();
  rmSync(folder, { recursive: true });
});

const post = (path: string, body: object, cookie: string, { port } = testServers[0], over = 'http'): Promise<Response> =>
  fetch(`http://127.0.0.1:${port}/api/me${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, 'x-forwarded-proto': over },
    body: JSON.stringify(body),
  });
const cookieIn = ({ headers }: Response): string => headers.getSetCookie()[0]!.split(';')[0]!;
const newCode = async (cookie: string): Promise<string> =>
  ((await (await post('/code', {}, cookie)).json()) as { code: string }).code;

/** By which name each process knows a cookie. */
const namesOf = (cookie: string): Promise<(string | undefined)[]> =>
  Promise.all(
    testServers.map(async ({ port }) => {
      const answer = await fetch(`http://127.0.0.1:${port}/api/me`, { headers: { cookie } });
      return ((await answer.json()) as { me: { name: string } | null }).me?.name;
    }),
  );

/** Ada at a desk and with a phone, with a seat. */
async function twoDevices() {
  const desk = await newGuest(testServers[0].port, 'Ada');
  const phone = cookieIn(await post('/claim', { code: await newCode(desk) }, ''));
  const party = Object.keys(practicePack.content.assassins).slice(0, 2);
  const code = await newTable(testServers[0].port, desk, { kind: 'memory', memory: 'practice-1', party });
  const sitting = await sitAt(testServers[0].port, code, desk);
  await sitting.ask({ type: 'seat', seat: party[0]!, for: 'me' });
  sitting.close();
  return { desk, phone, code, seat: party[0]! };
}

/** Says hello; `became`: that it was let in, or how it ended. */
async function connect(code: string, cookie: string, { port }: TestServer) {
  const socket = new WebSocket(socketUrl(port, code), { headers: { cookie } } as never);
  const closed = once(socket, 'close').then(([{ code }]) => code as number);
  const entered = new Promise<'in'>((resolve) => {
    socket.addEventListener('message', ({ data }) => String(data).includes('"present"') && resolve('in'));
  });
  socket.addEventListener('open', () => socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, seen: 0 })));
  return { socket, closed, became: await Promise.race([entered, closed]) };
}

test('whoever signs out everywhere else stays at the desk with the seat, and the phone is nobody at every process', async () => {
  const { desk, phone, code, seat } = await twoDevices();
  const [atDesk, atPhone] = [await connect(code, desk, testServers[0]), await connect(code, phone, testServers[1])];
  expect([atDesk.became, atPhone.became]).toEqual(['in', 'in']);
  const codeOfPhone = await newCode(phone);
  const answer = await post('/sign-out', { where: 'elsewhere' }, desk);
  const fresh = cookieIn(answer);
  expect([answer.status, await answer.json()]).toEqual([200, { id: expect.any(String), name: 'Ada' }]);
  expect(await Promise.all([atDesk.closed, atPhone.closed])).toEqual([1012, 1012]);
  expect([await namesOf(phone), await namesOf(desk)]).toEqual([
    [undefined, undefined],
    [undefined, undefined],
  ]);
  for (const testServer of testServers) expect((await connect(code, phone, testServer)).became).toBe(4401);
  expect((await post('/claim', { code: codeOfPhone }, '')).status).toBe(404);
  expect((await post('/sign-out', { where: 'elsewhere' }, phone, testServers[1])).status).toBe(401);
  expect(await namesOf(fresh)).toEqual(['Ada', 'Ada']);
  const again = await sitAt(testServers[1].port, code, fresh);
  expect(again.seatsOf(again.you)).toEqual([seat]);
  again.close();
  // A second time, and by a device that was signed in since.
  const tablet = cookieIn(await post('/claim', { code: await newCode(fresh) }, ''));
  const last = cookieIn(await post('/sign-out', { where: 'elsewhere' }, tablet, testServers[1]));
  expect([await namesOf(fresh), await namesOf(tablet), await namesOf(last)]).toEqual([
    [undefined, undefined],
    [undefined, undefined],
    ['Ada', 'Ada'],
  ]);
});

test('connections of a process that was not told are ended once Redis is back', async () => {
  const { desk, phone, code } = await twoDevices();
  const atPhone = await connect(code, phone, testServers[1]);
  const other = await connect(code, await newGuest(testServers[1].port, 'Bea'), testServers[1]);
  await redis.kill();
  expect((await post('/sign-out', { where: 'elsewhere' }, desk)).status).toBe(200);
  redis = await startRedis(folder, redis.port);
  expect(await atPhone.closed).toBe(1012);
  expect([atPhone.became, other.became, other.socket.readyState]).toEqual(['in', 'in', WebSocket.OPEN]);
  other.socket.close();
});

test.each([
  ['http', ['bauta-guest=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0']],
  [
    'https',
    [
      '__Host-bauta-guest=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0; Secure',
      'bauta-guest=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0',
    ],
  ],
])('signed out here over %s, the browser forgets who it was, and the others stay', async (over, set) => {
  const { desk, phone } = await twoDevices();
  const answer = await post('/sign-out', { where: 'here' }, desk, testServers[0], over);
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, set]);
  expect(await namesOf('bauta-guest=')).toEqual([undefined, undefined]);
  expect(await namesOf(phone)).toEqual(['Ada', 'Ada']);
});

test('what is no wish to sign out is refused, and so are more than 20 in an hour from one address', async () => {
  const desk = await newGuest(testServers[0].port, 'Ada');
  expect((await post('/sign-out', {}, desk)).status).toBe(400);
  expect((await post('/sign-out', { where: 'elsewhere' }, '')).status).toBe(401);
  let cookie = desk;
  for (let count = 0; count < 20; count++) cookie = cookieIn(await post('/sign-out', { where: 'elsewhere' }, cookie));
  const refused = await post('/sign-out', { where: 'elsewhere' }, cookie);
  expect([refused.status, await refused.json()]).toEqual([429, { message: expect.stringMatching(/^Signed out too often/) }]);
  expect(await namesOf(cookie)).toEqual(['Ada', 'Ada']);
});
