import type { ReportFault } from '../../metrics/report.ts';
import type { OpenedTable } from '../log/read-table.ts';
import { type LiveTable, liveTable } from './live-table.ts';
import type { TableServices } from './table-services.ts';

/** The tables that a process has open. */
export interface TableCache {
  /** Opened when it is not; null when there is no such table. */
  at(code: string): Promise<LiveTable | null>;
  /** Those that are open already. */
  readonly ready: ReadonlyMap<string, LiveTable>;
  /** If it is this table still. */
  close(code: string, table: LiveTable): Promise<void>;
  closeAll(): Promise<void>;
}

/** `open`: reads it from the store. */
export function tableCache(
  services: TableServices,
  report: ReportFault,
  open: (code: string) => Promise<OpenedTable | null>,
): TableCache {
  const tables = new Map<string, Promise<LiveTable | null>>();
  const ready = new Map<string, LiveTable>();
  /** Those that are being closed, until everything under way there is written. */
  const closing = new Map<string, Promise<void>>();

  async function load(code: string): Promise<LiveTable | null> {
    await closing.get(code);
    const opened = await open(code);
    if (opened === null) return null;
    const table = liveTable(code, opened, services, (error) => {
      report('table', error, code);
      void close(code, table);
    });
    ready.set(code, table);
    return table;
  }

  async function close(code: string, table: LiveTable): Promise<void> {
    if (ready.get(code) !== table) return;
    tables.delete(code);
    ready.delete(code);
    const closed = table.close();
    closing.set(code, closed);
    await closed;
    closing.delete(code);
  }

  return {
    at(code) {
      let table = tables.get(code);
      if (table === undefined) {
        table = load(code);
        tables.set(code, table);
        const forget = (): unknown => ready.has(code) || tables.delete(code);
        table.then(forget, forget);
      }
      return table;
    },
    ready,
    close,
    closeAll: async () => void (await Promise.all([...ready].map(([code, table]) => close(code, table)))),
  };
}
