import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('without a word everything is as a household wants it', () => {
  expect(readConfig({})).toEqual({
    port: 8710,
    host: 'localhost',
    data: 'data',
    origins: [],
    behindProxy: false,
    logLevel: 'warn',
  });
});

test.each([
  [{ PORT: 'abc' }, 'PORT=abc is no port: a number up to 65535 is.'],
  [{ PORT: '99999' }, 'PORT=99999 is no port: a number up to 65535 is.'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL=loud is none of trace, debug, info, warn, error, fatal, silent.'],
  [{ BAUTA_ORIGINS: 'https://a.example,b' }, 'BAUTA_ORIGINS: b is no origin, such as https://play.example.org.'],
])('%o is refused in a sentence', (env, sentence) => {
  expect(readConfig(env)).toBe(sentence);
});
