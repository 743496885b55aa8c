import type { FastifyInstance } from 'fastify';
import type { Meter } from '../metrics/meter.ts';
import type { ReportFault } from '../metrics/report.ts';
import type { FileCheck } from '../tables/check/check-tables.ts';
import type { RunningCheck } from '../tables/check/start-check.ts';
import { logName } from './faults.ts';

/** Of so many tables a line of the log has the name. */
const MOST_NAMES = 1_000;

/** Once the server listens its tables are looked through, and what cannot be read is logged; returns what is known of it. */
export function checkAtStart(
  server: FastifyInstance,
  start: () => RunningCheck,
  meter: Meter,
  report: ReportFault,
): () => FileCheck | null {
  let check: RunningCheck | undefined;
  let known: FileCheck | null = null;

  function tell(checked: FileCheck): void {
    const { tables, unreadable, damage } = checked;
    known = checked;
    meter.unreadable(unreadable.length);
    if (damage.length > 0) server.log.error({ damage }, "the tables' file is damaged");
    const names = unreadable.slice(0, MOST_NAMES).map(({ code }) => logName(code));
    if (names.length > 0)
      server.log.error(
        { unreadable: names },
        `${unreadable.length} of ${tables} tables cannot be read: apps/server/src/check.ts lists them`,
      );
    if (checked.checked < tables) server.log.warn(`only ${checked.checked} of ${tables} tables were checked in time`);
  }

  server.addHook('onListen', async () => {
    check = start();
    check.result.then(
      (checked) => checked !== null && tell(checked),
      (error) => report('check', error),
    );
  });
  // Before the store is closed: SQLite clears up behind its last connection.
  server.addHook('preClose', async () => check?.stop());
  return () => known;
}
