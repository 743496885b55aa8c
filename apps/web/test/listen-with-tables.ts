import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localFanOut, openSqliteStore, serveTables, shippedPack } from '@bauta/server';
import { NO_LIMITS } from '../../server/test/tables/no-limits.ts';
import { type Listening, listenAnywhere } from './listen-anywhere.ts';

/** Serves a folder with tables on line, whose data go when it ends. */
export async function listenWithTables(folder: string): Promise<Listening> {
  const data = mkdtempSync(join(tmpdir(), 'bauta-tables-'));
  const { address, close } = await listenAnywhere(folder, async (server) => {
    const store = await openSqliteStore(data);
    await serveTables(server, { store, fanOut: localFanOut(), pack: shippedPack(), origins: [], limits: NO_LIMITS });
  });
  return {
    address,
    async close() {
      await close();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
