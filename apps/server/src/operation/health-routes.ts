import type { FastifyInstance } from 'fastify';
import type { Store } from '../store/store.ts';
import type { Rooms } from '../table/rooms.ts';
import type { Meter } from './meter.ts';

/** For whoever runs the server: is it alive, may it be sent browsers, and what does it do. */
export function healthRoutes(server: FastifyInstance, store: Store, rooms: Rooms, meter: Meter): void {
  server.get('/healthz', async () => 'alive\n');
  server.get('/readyz', async (_, reply) => {
    try {
      await store.ready();
      return 'ready\n';
    } catch {
      return reply.status(503).send('the store does not answer\n');
    }
  });
  server.get('/metrics', async (_, reply) => {
    reply.type('text/plain; version=0.0.4');
    return meter.text(rooms.counts());
  });
}
