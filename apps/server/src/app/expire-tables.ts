import type { FastifyInstance } from 'fastify';
import type { ExpiryRound, Meter } from '../metrics/meter.ts';
import type { ReportFault } from '../metrics/report.ts';
import type { Clock } from '../runtime/clock.ts';
import type { Store } from '../store/store.ts';
import type { Expiry } from '../tables/expiry/expiry.ts';
import { expiryRound } from '../tables/expiry/expiry-round.ts';
import type { LiveTables } from '../tables/live-tables.ts';

/** Milliseconds from one round to the next: less than any notice. */
export const ROUND_EVERY = 60 * 60 * 1000;

interface Expiring {
  store: Store;
  liveTables: LiveTables;
  meter: Meter;
  report: ReportFault;
  clock: Clock;
  expiry: Expiry;
  every: number;
}

/** As long as the server listens, tables that nobody comes back to are removed, and whoever runs it is told how many. */
export function expireTables(
  server: FastifyInstance,
  { store, liveTables, meter, report, clock, expiry, every }: Expiring,
): void {
  const ending = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let last: ExpiryRound = { expiring: 0, held: 0, removed: 0 };

  function tell(round: ExpiryRound): void {
    meter.expiry(round);
    if (round.removed > 0 || round.held !== last.held || round.expiring !== last.expiring)
      server.log.warn({ ...round }, 'tables that nobody came back to');
    last = round;
  }

  function goRound(): void {
    running = expiryRound(store, expiry, liveTables.followed(), clock.date(), ending.signal)
      .then(tell, (error) => report('expire', error))
      .finally(wait);
  }

  function wait(): void {
    if (!ending.signal.aborted) timer = setTimeout(goRound, every).unref();
  }

  server.addHook('onListen', async () => goRound());
  server.addHook('preClose', async () => {
    ending.abort();
    clearTimeout(timer);
    await running;
  });
}
