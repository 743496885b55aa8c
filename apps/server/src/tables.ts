import { randomBytes } from 'node:crypto';
import type { Pack } from '@bauta/format';
import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import type { FanOut } from './fan-out/fan-out.ts';
import { guestIn } from './guests/cookie.ts';
import { guestRoutes } from './guests/guest-routes.ts';
import { isOurs } from './http/origin.ts';
import { problem } from './http/problem.ts';
import { tableRoutes } from './http/table-routes.ts';
import type { Store } from './store/store.ts';
import { openRooms } from './table/rooms.ts';
import { attend, MAX_MESSAGE } from './wire/socket.ts';

export interface Tables {
  store: Store;
  fanOut: FanOut;
  pack: Pack;
  /** Pages at these origins may speak for a guest, besides our own. */
  origins: readonly string[];
}

/** On-line tables: guests, tables, and the socket of each. */
export async function serveTables(server: FastifyInstance, { store, fanOut, pack, origins }: Tables): Promise<void> {
  const secret = await store.secret('guests', randomBytes(32).toString('base64url'));
  const rooms = openRooms(store, fanOut);
  await server.register(websocket, { options: { maxPayload: MAX_MESSAGE, perMessageDeflate: false } });
  server.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/api/') && !isOurs(request.headers, origins))
      return problem(reply, 403, 'Another site may not act for a guest.');
  });
  server.addHook('preClose', () => rooms.close());
  guestRoutes(server, store, secret);
  tableRoutes(server, store, rooms, secret, pack);
  server.get<{ Params: { code: string } }>('/api/tables/:code/socket', { websocket: true }, (socket, request) => {
    const guest = guestIn(request.headers.cookie, secret);
    if (guest === null) socket.close(4401, 'no-guest');
    else attend(socket, request.params.code, guest, rooms);
  });
}
