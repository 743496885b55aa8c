import type { Pack } from '@bauta/format';
import { MOST_SAVE, readWishedTable } from '@bauta/protocol';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Meter } from '../metrics/meter.ts';
import type { LiveTables } from '../tables/live-tables.ts';
import { begun } from './first-position.ts';
import { type Guests, memberOf } from './guests/guests.ts';
import { later, problem } from './problem.ts';
import { readBody } from './read-body.ts';
import type { NoTable, TableQuota } from './table-quota.ts';

/** A save lies in the body as a text in JSON, where quotes and line ends are escaped. */
const MOST_BYTES = 2 * MOST_SAVE;

/** A new table. */
export function tableRoutes(
  server: FastifyInstance,
  liveTables: LiveTables,
  guests: Guests,
  pack: Pack,
  quota: TableQuota,
  meter: Pick<Meter, 'refused'>,
): void {
  function refuse(reply: FastifyReply, { why, status, message, wait }: NoTable): FastifyReply {
    meter.refused(`tables-of-${why}`);
    return wait === undefined ? problem(reply, status, message) : later(reply, wait, message);
  }

  server.post('/tables', { bodyLimit: MOST_BYTES }, async (request, reply) => {
    const guest = await guests.of(request);
    if (guest === null) return problem(reply, 401, 'Only one who has a name here can open a table.');
    const newGame = readBody(readWishedTable, request, reply);
    if (newGame === null) return reply;
    const noRoom = await quota.room(guest.id);
    if (noRoom !== null) return refuse(reply, noRoom);
    const first = begun(pack, newGame);
    if (typeof first === 'string') return problem(reply, 400, first);
    // Last: what cannot be played is not counted.
    const tooMany = quota.take(request.ip);
    if (tooMany !== null) return refuse(reply, tooMany);
    return { code: await liveTables.create({ ...first, title: newGame.title, host: memberOf(guest) }) };
  });
}
