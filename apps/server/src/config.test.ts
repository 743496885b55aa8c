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
    limits: { aSecond: 20, atOnce: 120 },
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

test.each([
  'BAUTA_CONNECTIONS',
  'PORT',
  'HOST',
  'BAUTA_DATA',
  'DATABASE_URL',
  'REDIS_URL',
  'BAUTA_PROXY',
  'BAUTA_ORIGINS',
  'BAUTA_RATE',
  'LOG_LEVEL',
])('%s that is set to nothing is not set', (name) => {
  expect(readConfig({ [name]: '' })).toEqual(readConfig({}));
});

test.each([
  [{ PORT: 'abc' }, 'PORT=abc is no port: a number up to 65535 is.'],
  [{ PORT: '99999' }, 'PORT=99999 is no port: a number up to 65535 is.'],
  [{ BAUTA_RATE: '0' }, 'BAUTA_RATE=0 is no number of requests a second.'],
  [{ BAUTA_CONNECTIONS: 'all' }, 'BAUTA_CONNECTIONS=all is no number of connections.'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL=loud is none of trace, debug, info, warn, error, fatal, silent.'],
  [{ BAUTA_ORIGINS: 'https://a.example,b' }, 'BAUTA_ORIGINS: b is no origin, such as https://play.example.org.'],
])('%o is refused in a sentence', (env, sentence) => {
  expect(readConfig(env)).toBe(sentence);
});
