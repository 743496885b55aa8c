import { randomBytes } from 'node:crypto';
import { isRefusal, setUp, setUpCampaign } from '@bauta/engine';
import { memorySetup, type Pack } from '@bauta/format';
import { CAMPAIGN_PLAY, MEMORY_PLAY, readWishedTable, type WishedTable } from '@bauta/protocol';
import type { FastifyInstance } from 'fastify';
import { guestIn } from '../guests/cookie.ts';
import type { Store } from '../store/store.ts';
import type { Rooms } from '../table/rooms.ts';
import type { Opening } from '../table/stored-entry.ts';
import { problem } from './problem.ts';
import { readBody } from './read-body.ts';

const newSeed = (): string => randomBytes(16).toString('hex');

/** What is played, from its first position on; null when it cannot be begun so. */
function begun(pack: Pack, wished: WishedTable): Pick<Opening, 'kind' | 'seats' | 'position'> | null {
  const { difficulty, party } = wished;
  const { id: packId, version, assassins } = pack.content;
  if (new Set(party).size < party.length || party.some((each) => !Object.hasOwn(assassins, each))) return null;
  if (wished.kind === 'memory') {
    if (!Object.hasOwn(pack.content.memories, wished.memory)) return null;
    const wants = { assassins: party, difficulty, seed: newSeed(), players: party.length };
    const done = setUp(pack.content, memorySetup(pack, wished.memory, wants));
    return isRefusal(done) ? null : { kind: 'memory', seats: party, position: MEMORY_PLAY.pack(done.game) };
  }
  const setup = { content: { id: packId, version }, seed: newSeed(), players: party.length, party, difficulty };
  const done = setUpCampaign(pack.content, setup);
  if (isRefusal(done)) return null;
  return { kind: 'campaign', seats: Object.keys(assassins), position: CAMPAIGN_PLAY.pack(done.campaign) };
}

/** Tables: a new one, and one's own. */
export function tableRoutes(server: FastifyInstance, store: Store, rooms: Rooms, secret: string, pack: Pack): void {
  server.post('/api/tables', async (request, reply) => {
    const host = guestIn(request.headers.cookie, secret);
    if (host === null) return problem(reply, 401, 'Only one who has a name here can open a table.');
    const wished = readBody(readWishedTable, request, reply);
    if (wished === null) return reply;
    const first = begun(pack, wished);
    if (first === null) return problem(reply, 400, 'This memory or party cannot be played.');
    return { code: await rooms.create({ ...first, title: wished.title, host }) };
  });

  server.get('/api/tables', async (request, reply) => {
    const guest = guestIn(request.headers.cookie, secret);
    if (guest === null) return problem(reply, 401, 'Only one who has a name here has tables.');
    const listed = await store.list(guest.id);
    return listed.map(({ card, ...rest }) => ({ ...rest, ...(JSON.parse(card) as object) }));
  });
}
