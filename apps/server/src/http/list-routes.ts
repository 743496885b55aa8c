import type { FastifyInstance } from 'fastify';
import type { Clock } from '../runtime/clock.ts';
import type { Listed, Store } from '../store/store.ts';
import { type Expiry, expiresAt } from '../tables/expiry/expiry.ts';
import type { Guests } from './guests/guests.ts';
import { problem } from './problem.ts';

/** A row as the page has it: `expires` only while the table is expiring. */
function rowOf(listed: Listed, expiry: Expiry | null, now: number): object {
  const { summary, expiring: _, ...rest } = listed;
  const expires = expiry === null ? null : expiresAt(listed, expiry, now);
  return { ...rest, ...(JSON.parse(summary) as object), ...(expires !== null && { expires }) };
}

/** One's own tables. Those that expire are offered with it: to be opened, or downloaded. */
export function listRoutes(server: FastifyInstance, store: Store, guests: Guests, expiry: Expiry | null, clock: Clock): void {
  server.get('/tables', async (request, reply) => {
    const guest = await guests.of(request);
    if (guest === null) return problem(reply, 401, 'Only one who has a name here has tables.');
    const now = clock.date();
    const tables = await store.list(guest.id);
    // What could not be sent was not offered; a fault is reported by the store.
    if (expiry !== null && tables.some(({ expiring }) => expiring !== null))
      reply.raw.once('finish', () => store.offer(guest.id, now).catch(() => {}));
    return tables.map((listed) => rowOf(listed, expiry, now));
  });
}
