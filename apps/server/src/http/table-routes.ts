import type { Pack } from '@bauta/format';
import { MOST_SAVE, readWishedTable } from '@bauta/protocol';
import type { FastifyInstance } from 'fastify';
import { guestIn } from '../guests/cookie.ts';
import type { Store } from '../store/store.ts';
import type { Rooms } from '../table/rooms.ts';
import { begun } from './first-position.ts';
import { problem } from './problem.ts';
import { readBody } from './read-body.ts';

/** A save lies in the body as a text in JSON, where quotes and line ends are escaped. */
const MOST_BYTES = 2 * MOST_SAVE;

/** Tables: a new one, and one's own. */
export function tableRoutes(server: FastifyInstance, store: Store, rooms: Rooms, secret: string, pack: Pack): void {
  server.post('/tables', { bodyLimit: MOST_BYTES }, async (request, reply) => {
    const host = guestIn(request.headers.cookie, secret);
    if (host === null) return problem(reply, 401, 'Only one who has a name here can open a table.');
    const wished = readBody(readWishedTable, request, reply);
    if (wished === null) return reply;
    const first = begun(pack, wished);
    if (typeof first === 'string') return problem(reply, 400, first);
    return { code: await rooms.create({ ...first, title: wished.title, host }) };
  });

  server.get('/tables', async (request, reply) => {
    const guest = guestIn(request.headers.cookie, secret);
    if (guest === null) return problem(reply, 401, 'Only one who has a name here has tables.');
    const listed = await store.list(guest.id);
    return listed.map(({ card, ...rest }) => ({ ...rest, ...(JSON.parse(card) as object) }));
  });
}
