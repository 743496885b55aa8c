import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { bucket } from '../limits/bucket.ts';
import type { Meter } from '../metrics/meter.ts';
import { type ReportFault, reasonOf } from '../metrics/report.ts';
import type { Clock } from '../runtime/clock.ts';
import { OutcomeUnknown, StoreUnavailable } from '../store/store-error.ts';

/** So many lines at once, and so many a second on: a disk that is full fails every move. */
const [AT_ONCE, A_SECOND] = [20, 0.2];

/** A table in a log: the same for each of its faults, and no way back to its code. */
export const logName = (code: string): string => createHash('sha256').update(code).digest('hex').slice(0, 12);

/** Of a store that is away the reason is enough; its own errors may have a row in them. */
const stackOf = (error: unknown): string | undefined =>
  error instanceof Error && !(error instanceof StoreUnavailable) && !(error instanceof OutcomeUnknown) ? error.stack : undefined;

/** Logs what goes wrong inside at the level error, and counts it. */
export function reportTo(log: Pick<FastifyBaseLogger, 'error'>, meter: Meter, clock: Clock): ReportFault {
  const known = new WeakSet<object>();
  const limit = bucket(AT_ONCE, A_SECOND);
  let unsaid = 0;
  return (work, error, table) => {
    if (error instanceof Error && known.has(error)) return;
    if (error instanceof Error) known.add(error);
    meter.fault(work);
    if (!limit.take(clock.monotonic())) {
      unsaid += 1;
      return;
    }
    const name = table === undefined ? undefined : logName(table);
    log.error({ work, table: name, reason: reasonOf(error), unsaid: unsaid || undefined, stack: stackOf(error) }, 'fault');
    unsaid = 0;
  };
}
