import type { Campaign, Game } from '@bauta/engine';
import { type Carried, carriedText, carryCampaign, carryGame, type Pack } from '@bauta/format';
import type { FastifyInstance } from 'fastify';
import { guestIn } from '../guests/cookie.ts';
import type { AnyRoom } from '../table/room.ts';
import type { Rooms } from '../table/rooms.ts';
import { newSeed } from './first-position.ts';
import { problem } from './problem.ts';

/** Where the table stands as it sees it, with what nobody knows dealt anew. */
function carried({ play, thread }: AnyRoom, pack: Pack): Carried | string {
  return play.kind === 'memory'
    ? carryGame(thread.position as Game, pack, newSeed())
    : carryCampaign(thread.position as Campaign, pack, newSeed());
}

/** What a table has come to, as a save to play on with elsewhere; the table is not touched. */
export function saveRoutes(server: FastifyInstance, rooms: Rooms, secret: string, pack: Pack): void {
  server.get<{ Params: { code: string } }>('/tables/:code/save', async (request, reply) => {
    const guest = guestIn(request.headers.cookie, secret);
    if (guest === null) return problem(reply, 401, 'Only one who has a name here has tables.');
    const room = await rooms.look(request.params.code);
    if (room === null) return problem(reply, 404, 'There is no such table.');
    if (!room.table.members.some(({ id }) => id === guest.id))
      return problem(reply, 403, 'Only those at the table can take it home.');
    const found = carried(room, pack);
    if (typeof found === 'string') return problem(reply, 409, `This table cannot be taken home. ${found}`);
    return { title: room.table.title, kind: found.kind, save: carriedText(found, new Date().toISOString()) };
  });
}
