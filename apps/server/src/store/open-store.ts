import { openSqliteStore } from './sqlite-store.ts';
import type { Store } from './store.ts';

export interface StorePlace {
  /** A PostgreSQL database, for any number of servers. */
  DATABASE_URL?: string | undefined;
  /** Without one: the folder of an SQLite file. */
  BAUTA_DATA?: string | undefined;
}

export async function openStore({ DATABASE_URL, BAUTA_DATA = 'data' }: StorePlace): Promise<Store> {
  if (DATABASE_URL === undefined) return openSqliteStore(BAUTA_DATA);
  const { openPostgresStore } = await import('./postgres-store.ts');
  return openPostgresStore(DATABASE_URL);
}
