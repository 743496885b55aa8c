import type { StorePlace } from '../config/config.ts';
import { type Company, lockFolder } from './sqlite-lock.ts';
import { openSqliteStore } from './sqlite-store.ts';
import type { Store } from './store.ts';

/** `company`: how the folder of a file is locked until the store is closed; a database needs no lock. */
export async function openStore({ DATABASE_URL, BAUTA_DATA = 'data' }: StorePlace, company?: Company): Promise<Store> {
  if (DATABASE_URL === undefined) return company === undefined ? openSqliteStore(BAUTA_DATA) : openLocked(BAUTA_DATA, company);
  const { openPostgresStore } = await import('./postgres-store.ts');
  return openPostgresStore(DATABASE_URL);
}

async function openLocked(folder: string, company: Company): Promise<Store> {
  const lock = lockFolder(folder, company);
  try {
    const store = await openSqliteStore(folder);
    return { ...store, close: () => store.close().finally(lock.release) };
  } catch (error) {
    lock.release();
    throw error;
  }
}
