import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { limitAddresses } from './address-limit.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance'] }));
afterEach(() => void vi.useRealTimers());

const HOUR = 3_600_000;

test('an address is limited by the time that passes, also when the date is set back by an hour', async () => {
  const server = Fastify();
  limitAddresses(server, { atOnce: 2, aSecond: 1 });
  server.get('/', async () => 'done');
  const ask = async (): Promise<number> => (await server.inject('/')).statusCode;
  expect(await ask()).toBe(200);
  vi.setSystemTime(Date.now() - HOUR);
  expect([await ask(), await ask()]).toEqual([200, 429]);
  vi.advanceTimersByTime(1000);
  expect([await ask(), await ask()]).toEqual([200, 429]);
  vi.setSystemTime(Date.now() + HOUR);
  expect(await ask()).toBe(429);
  await server.close();
});
