import type { FanOut } from '../fan-out/fan-out.ts';
import type { ReportFault } from '../metrics/report.ts';
import { type Clock, systemClock } from '../runtime/clock.ts';
import type { Store } from '../store/store.ts';
import { isCode } from './code.ts';
import type { Listener } from './live/audience.ts';
import type { LiveTable } from './live/live-table.ts';
import { tableCache } from './live/table-cache.ts';
import { openServices, type ProcessOptions } from './live/table-services.ts';
import { createTable, type NewTable } from './log/create-table.ts';
import type { LoggedTable } from './log/logged-table.ts';
import { type OpenedTable, openTable, readOpening } from './log/read-table.ts';
import type { Opening } from './log/stored-entry.ts';

/** The tables that this process follows: read from the store when somebody comes, closed when all have gone. */
export interface LiveTables {
  /** A new table, and its code. */
  create(opening: NewTable): Promise<string>;
  /** null when there is no such table. */
  at(code: string): Promise<LiveTable | null>;
  /** The first entry, with its content; null when there is no such table. */
  opening(code: string): Promise<Opening | null>;
  /** As it stands, only to be looked at. */
  look(code: string): Promise<LoggedTable | null>;
  leave(code: string, listener: Listener): void;
  /** As far as this process knows: of a table that it follows. */
  isSeated(code: string, guest: string): boolean;
  /** Tables that somebody is connected to. */
  followed(): string[];
  counts(): { tables: number; listeners: number };
  close(): Promise<void>;
}

/** A table that nobody follows is closed after so long, in milliseconds. */
const CLOSE_AFTER = 10_000;

/** One where nobody does anything rests after so long: a table costs what its connections do, and a millisecond when it goes on. */
const REST_AFTER = 15_000;
const LOOK_ROUND = 5_000;

export function openLiveTables(
  store: Store,
  fanOut: FanOut,
  clock: Clock = systemClock,
  report: ReportFault = () => {},
  options: ProcessOptions = {},
): LiveTables {
  const services = openServices(store, fanOut, clock, options);
  const { contents, timers, newId } = services;

  /** What was written may be damaged, so that it cannot be gone on from. */
  async function open(code: string): Promise<OpenedTable | null> {
    try {
      return isCode(code) ? await openTable(store, contents, code) : null;
    } catch (error) {
      report('read-table', error, code);
      throw error;
    }
  }

  const cache = tableCache(services, report, open);
  const { ready } = cache;

  fanOut.onGap((code) => {
    // What cannot be read now is closed, and read again.
    ready
      .get(code)
      ?.catchUp()
      .catch(() => {});
  });

  const stopLooking = timers.every(LOOK_ROUND, () => {
    for (const table of ready.values()) {
      table.lookForHost();
      table.restIfQuiet(clock.monotonic() - REST_AFTER);
    }
  });

  return {
    create: (opening) => createTable(store, newId, clock.date(), opening),
    at: cache.at,
    opening: async (code) => (isCode(code) ? readOpening(store, contents, code) : null),
    look: async (code) => (await open(code))?.logged ?? null,
    leave(code, listener) {
      const table = ready.get(code);
      table?.leave(listener);
      if (table === undefined || table.listeners.size > 0) return;
      timers.after(CLOSE_AFTER, () => table.listeners.size === 0 && void cache.close(code, table));
    },
    isSeated: (code, guest) => ready.get(code)?.isSeated(guest) ?? false,
    followed: () => [...ready].filter(([, { listeners }]) => listeners.size > 0).map(([code]) => code),
    counts: () => ({
      tables: ready.size,
      listeners: [...ready.values()].reduce((sum, { listeners }) => sum + listeners.size, 0),
    }),
    async close() {
      stopLooking();
      await cache.closeAll();
    },
  };
}
