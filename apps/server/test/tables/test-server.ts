import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { practicePack } from '../../../../test/support/packs/practice-pack.ts';
import { serveTables, type Tables } from '../../src/app/serve-tables.ts';
import { localFanOut } from '../../src/fan-out/local-fan-out.ts';
import type { Store } from '../../src/store/store.ts';
import { type Client, type ClientOptions, openClient } from './client.ts';
import { NO_LIMITS } from './no-limits.ts';

/** A server of tables for a test, on a port of its own. */
export interface TestServer {
  readonly server: FastifyInstance;
  readonly port: number;
  close(): Promise<void>;
}

export async function openTestServer(
  store: Store,
  options: Partial<Tables> & { port?: number; behindProxy?: boolean } = {},
): Promise<TestServer> {
  const { port = 0, behindProxy = false, ...tables } = options;
  const server = Fastify({ forceCloseConnections: true, trustProxy: behindProxy });
  await serveTables(server, { store, fanOut: localFanOut(), pack: practicePack, origins: [], limits: NO_LIMITS, ...tables });
  await server.listen({ port, host: '127.0.0.1' });
  return { server, port: (server.server.address() as AddressInfo).port, close: () => server.close() };
}

/** A guest of that name, by the cookie a browser would have. */
export async function newGuest(port: number, name: string): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/me`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  });
  return answer.headers.get('set-cookie')!.split(';')[0]!;
}

export async function newTable(port: number, cookie: string, newGame: object): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ title: 'Tuesday', difficulty: 'normal', ...newGame }),
  });
  const { code, message } = (await answer.json()) as { code?: string; message?: string };
  if (code === undefined) throw new Error(message);
  return code;
}

export const socketUrl = (port: number, code: string): string => `ws://127.0.0.1:${port}/api/tables/${code}/socket`;

export const sitAt = (port: number, code: string, cookie: string, more: Partial<ClientOptions> = {}): Promise<Client> =>
  openClient({ url: () => socketUrl(port, code), cookie, ...more });
