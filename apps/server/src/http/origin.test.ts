import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { refuseOtherOrigins } from './origin.ts';

async function statusOf(behindProxy: boolean, headers: Record<string, string>): Promise<number> {
  const server = Fastify({ trustProxy: behindProxy });
  refuseOtherOrigins(server, ['https://friend.example']);
  server.get('/', async () => 'done');
  const { statusCode } = await server.inject({ url: '/', headers: { host: 'play.example', ...headers } });
  await server.close();
  return statusCode;
}

const [HTTP, HTTPS] = ['http://play.example', 'https://play.example'];

describe('an origin', () => {
  test.each([
    ['none, as of no page', {}, 200],
    ['our own', { origin: HTTP }, 200],
    ['our own with its port said', { origin: HTTP, host: 'play.example:80' }, 200],
    ['ours but for the scheme', { origin: HTTPS }, 403],
    ['ours but for the port', { origin: `${HTTP}:81` }, 403],
    ['of another site', { origin: 'http://elsewhere.example' }, 403],
    ['of no site', { origin: 'null' }, 403],
    ['one that is allowed', { origin: 'https://friend.example' }, 200],
    ['one that is allowed but for the scheme', { origin: 'http://friend.example' }, 403],
    ['that says of itself that it came over https', { origin: HTTPS, 'x-forwarded-proto': 'https' }, 403],
  ])('%s', async (_, headers, status) => {
    expect(await statusOf(false, headers as Record<string, string>)).toBe(status);
  });

  test.each([
    ['our own over https', { origin: HTTPS, 'x-forwarded-proto': 'https' }, 200],
    ['a page over http that speaks to us over https', { origin: HTTP, 'x-forwarded-proto': 'https' }, 403],
    ['our own over http', { origin: HTTP, 'x-forwarded-proto': 'http' }, 200],
    ['a page over https that speaks to us over http', { origin: HTTPS, 'x-forwarded-proto': 'http' }, 403],
    [
      'another host, though the one who asks says it is ours',
      { origin: HTTPS, 'x-forwarded-proto': 'https', host: 'b.example', 'x-forwarded-host': 'play.example' },
      403,
    ],
  ])('behind a proxy: %s', async (_, headers, status) => {
    expect(await statusOf(true, headers as Record<string, string>)).toBe(status);
  });
});
