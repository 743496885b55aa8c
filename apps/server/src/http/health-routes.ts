import type { FastifyInstance } from 'fastify';
import type { Meter } from '../metrics/meter.ts';
import type { WatchedStore } from '../store/watch-store.ts';
import type { FileCheck } from '../tables/check/check-tables.ts';
import type { LiveTables } from '../tables/live-tables.ts';

/** A server that cannot read some of its tables serves the others: nobody else could read those. */
const readiness = (found: FileCheck | null): string =>
  found === null || found.unreadable.length === 0
    ? 'ready\n'
    : `ready, but ${found.unreadable.length} of ${found.tables} tables cannot be read\n`;

/** For whoever runs the server: is it alive, may it be sent browsers, and what does it do. */
export function healthRoutes(
  server: FastifyInstance,
  store: WatchedStore,
  liveTables: LiveTables,
  meter: Meter,
  found: () => FileCheck | null,
): void {
  server.get('/healthz', async () => 'alive\n');
  server.get('/readyz', async (_, reply) => {
    if (store.isFailing()) return reply.status(503).send('the store cannot be written\n');
    try {
      await store.ready();
      return readiness(found());
    } catch {
      return reply.status(503).send('the store does not answer\n');
    }
  });
  server.get('/metrics', async (_, reply) => {
    reply.type('text/plain; version=0.0.4');
    return meter.text(liveTables.counts());
  });
}
