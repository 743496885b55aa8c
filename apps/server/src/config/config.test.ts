import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('without a word everything is as a household wants it', () => {
  expect(readConfig({})).toEqual({
    port: 8710,
    host: 'localhost',
    store: { BAUTA_DATA: 'data' },
    fanOut: {},
    origins: [],
    behindProxy: false,
    limits: {
      aSecond: 20,
      atOnce: 120,
      threadTime: 100,
      newTables: 20,
      guestTables: 100,
      storeBytes: Number.POSITIVE_INFINITY,
    },
    connections: { address: 100 },
    logLevel: 'warn',
  });
});

test('many servers share a database and a Redis', () => {
  const env = { DATABASE_URL: 'postgres://bauta@host/bauta', REDIS_URL: 'redis://host', BAUTA_DATA: 'elsewhere' };
  expect(readConfig(env)).toMatchObject({
    store: { DATABASE_URL: 'postgres://bauta@host/bauta', BAUTA_DATA: 'elsewhere' },
    fanOut: { REDIS_URL: 'redis://host' },
  });
});

test('the operator sets the limits', () => {
  const env = { BAUTA_RATE: '5', BAUTA_SHARE: '25', BAUTA_NEW_TABLES: '3', BAUTA_GUEST_TABLES: '9', BAUTA_STORE_MB: '500' };
  const limits = { aSecond: 5, atOnce: 30, threadTime: 250, newTables: 3, guestTables: 9, storeBytes: 500_000_000 };
  expect(readConfig(env)).toMatchObject({ limits });
});

test('the operator may have tables removed that nobody comes back to', () => {
  expect(readConfig({})).not.toHaveProperty('expiry');
  expect(readConfig({ BAUTA_EXPIRE_DAYS: '365' })).toMatchObject({ expiry: { days: 365 } });
});

const PLACES = ['PORT', 'HOST', 'BAUTA_DATA', 'DATABASE_URL', 'REDIS_URL', 'BAUTA_PROXY', 'BAUTA_ORIGINS', 'LOG_LEVEL'];
const LIMITS = [
  'BAUTA_RATE',
  'BAUTA_CONNECTIONS',
  'BAUTA_SHARE',
  'BAUTA_NEW_TABLES',
  'BAUTA_GUEST_TABLES',
  'BAUTA_STORE_MB',
  'BAUTA_EXPIRE_DAYS',
];
test.each([...PLACES, ...LIMITS])('%s that is set to nothing is not set', (name) => {
  expect(readConfig({ [name]: '' })).toEqual(readConfig({}));
});

test.each([
  [{ PORT: 'abc' }, 'PORT=abc is no port: a number up to 65535 is.'],
  [{ PORT: '99999' }, 'PORT=99999 is no port: a number up to 65535 is.'],
  [{ BAUTA_RATE: '0' }, 'BAUTA_RATE=0 is no number of requests a second.'],
  [{ BAUTA_CONNECTIONS: 'all' }, 'BAUTA_CONNECTIONS=all is no number of connections.'],
  [{ BAUTA_SHARE: '101' }, 'BAUTA_SHARE=101 is no number of percent: 1 to 100 are.'],
  [{ BAUTA_NEW_TABLES: '-1' }, 'BAUTA_NEW_TABLES=-1 is no number of new tables an hour.'],
  [{ BAUTA_GUEST_TABLES: 'all' }, 'BAUTA_GUEST_TABLES=all is no number of tables of a guest.'],
  [{ BAUTA_STORE_MB: '0.5' }, 'BAUTA_STORE_MB=0.5 is no number of megabytes.'],
  [{ BAUTA_EXPIRE_DAYS: 'never' }, 'BAUTA_EXPIRE_DAYS=never is no number of days: 1 to 36500 are.'],
  [{ BAUTA_EXPIRE_DAYS: '40000' }, 'BAUTA_EXPIRE_DAYS=40000 is no number of days: 1 to 36500 are.'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL=loud is none of trace, debug, info, warn, error, fatal, silent.'],
  [{ BAUTA_ORIGINS: 'https://a.example,b' }, 'BAUTA_ORIGINS: b is no origin, such as https://play.example.org.'],
])('%o is refused in a sentence', (env, sentence) => {
  expect(readConfig(env)).toBe(sentence);
});
