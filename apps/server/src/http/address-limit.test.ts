import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { BURST } from '../config/limits.ts';
import { openCharges } from '../limits/charges.ts';
import { openMeter } from '../metrics/meter.ts';
import { waitingFor } from '../metrics/thread-time.ts';
import { type Clock, systemClock } from '../runtime/clock.ts';
import { openAccounts } from './accounts.ts';
import { limitAddresses } from './address-limit.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance'] }));
afterEach(() => void vi.useRealTimers());

const HOUR = 3_600_000;
const MANY = { atOnce: 1e9, aSecond: 1e9 };

/** A clock that goes on only when it is told. */
function handClock(): Clock & { now: number } {
  const clock = { now: 0, date: () => 0, monotonic: () => clock.now, thread: () => clock.now };
  return clock;
}

interface Limited {
  server: FastifyInstance;
  ask(path: string, from?: string): Promise<number>;
  metrics(): string;
}

function limited(limits: Parameters<typeof openAccounts>[0], clock: Clock): Limited {
  const [server, meter] = [Fastify(), openMeter()];
  onTestFinished(() => server.close());
  const charges = openCharges(BURST * limits.threadTime, meter, clock);
  limitAddresses(server, limits, { accountOf: openAccounts(limits), charges }, meter, clock);
  return {
    server,
    ask: async (path, remoteAddress = '10.0.0.1') => (await server.inject({ url: path, remoteAddress })).statusCode,
    metrics: () => meter.text({ tables: 0, listeners: 0 }),
  };
}

test('an address is limited by the time that passes, also when the date is set back by an hour', async () => {
  const { server, ask } = limited({ atOnce: 2, aSecond: 1, threadTime: 1e9 }, systemClock);
  server.get('/', async () => 'done');
  expect(await ask('/')).toBe(200);
  vi.setSystemTime(Date.now() - HOUR);
  expect([await ask('/'), await ask('/')]).toEqual([200, 429]);
  vi.advanceTimersByTime(1000);
  expect([await ask('/'), await ask('/')]).toEqual([200, 429]);
  vi.setSystemTime(Date.now() + HOUR);
  expect(await ask('/')).toBe(429);
});

test('what a request takes of the thread is charged to its address, which has so much of each second', async () => {
  const clock = handClock();
  const { server, ask, metrics } = limited({ ...MANY, threadTime: 100 }, clock);
  server.get('/dear', async () => {
    clock.now += 41;
    return 'done';
  });
  server.get('/cheap', async () => 'done');
  // Ten a second for ten seconds, from each of two.
  const answered = { '10.0.0.1': 0, '10.0.0.2': 0 };
  for (let second = 0; second < 10; second++) {
    for (let asked = 0; asked < 10; asked++)
      for (const from of ['10.0.0.1', '10.0.0.2'] as const) if ((await ask('/dear', from)) === 200) answered[from] += 1;
    clock.now = Math.max(clock.now, 1000 * (second + 1));
  }
  // 600 ms at once, and 100 in each second after that; one more may be begun with what is left.
  const most = (600 + (100 * clock.now) / 1000) / 41 + 1;
  for (const count of Object.values(answered)) {
    expect(count).toBeGreaterThan(20);
    expect(count).toBeLessThanOrEqual(most);
  }
  expect(await ask('/cheap', '10.0.0.3')).toBe(200);
  const seconds = ((answered['10.0.0.1'] + answered['10.0.0.2']) * 41) / 1000;
  expect(Number(/^bauta_thread_seconds_total\{route="GET \/dear"\} (.+)$/m.exec(metrics())![1])).toBeCloseTo(seconds);
  expect(metrics()).toMatch(/^bauta_requests_refused_total\{why="time"\} \d+$/m);
});

test('who is refused is told so in a sentence, and when to come again', async () => {
  const clock = handClock();
  const { server } = limited({ atOnce: 3, aSecond: 0.5, threadTime: 100 }, clock);
  server.get('/', async () => {
    clock.now += 1000;
    return 'done';
  });
  const answer = async () => {
    const { statusCode, headers, json } = await server.inject('/');
    return [statusCode, headers['retry-after'], json()];
  };
  await server.inject('/');
  // It may take 600 ms at once and took 1000: 400 are owed, and the next is taken to last as long.
  expect(await answer()).toEqual([429, '10', { message: 'Your last requests took too much time: try again in a moment.' }]);
  await server.inject('/');
  expect(await answer()).toEqual([429, '1', { message: 'Too many requests at once: try again in a moment.' }]);
});

test('a request that waits for somebody else is not charged for that', async () => {
  const clock = handClock();
  const { server, ask, metrics } = limited({ ...MANY, threadTime: 100 }, clock);
  server.get('/', async () => {
    clock.now += 5;
    await waitingFor(
      Promise.resolve().then(() => {
        clock.now += 10_000;
      }),
    );
    clock.now += 2;
    return 'done';
  });
  expect(await ask('/')).toBe(200);
  expect(metrics()).toContain('bauta_thread_seconds_total{route="GET /"} 0.007\n');
});

test('many that are asked at once are each taken to last as long as those before', async () => {
  const clock = handClock();
  const { server, ask } = limited({ ...MANY, threadTime: 100 }, clock);
  const waiting: (() => void)[] = [];
  let isHeld = false;
  server.get('/', async () => {
    if (isHeld) await waitingFor(new Promise<void>((resolve) => waiting.push(resolve)));
    clock.now += 200;
    return 'done';
  });
  expect(await ask('/')).toBe(200);
  clock.now += 10_000;
  isHeld = true;
  // 600 ms are there, and none of these has taken any yet.
  const asked = Array.from({ length: 9 }, () => ask('/'));
  await vi.waitFor(() => expect(waiting.length).toBe(3));
  for (const go of waiting) go();
  expect((await Promise.all(asked)).toSorted()).toEqual([200, 200, 200, 429, 429, 429, 429, 429, 429]);
});
