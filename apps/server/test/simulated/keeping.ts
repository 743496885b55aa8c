import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqliteFile } from '../../src/store/sqlite-file.ts';
import { sqliteStoreIn } from '../../src/store/sqlite-store.ts';
import type { Store } from '../../src/store/store.ts';
import { memoryStore, newMemory } from './memory-store.ts';

export const KEPT_IN = ['memory', 'sqlite'] as const;
export type KeptIn = (typeof KEPT_IN)[number];

/** One place that several processes keep their tables in. */
export interface Keeping {
  /** As another process has it open. */
  connect(): Store;
  close(): Promise<void>;
}

const NO_CHECKPOINTER = { stop: async () => {} };

/** A file for real, but for what only a loss of power needs. */
function inFile(date: () => number): Keeping {
  const folder = mkdtempSync(join(tmpdir(), 'bauta-simulated-'));
  const stores: Store[] = [];
  return {
    connect() {
      const database = openSqliteFile(folder);
      database.exec('PRAGMA synchronous = OFF');
      const store = sqliteStoreIn(database, NO_CHECKPOINTER, { date });
      stores.push(store);
      return store;
    },
    async close() {
      await Promise.all(stores.map((store) => store.close()));
      rmSync(folder, { recursive: true });
    },
  };
}

function inMemory(date: () => number): Keeping {
  const memory = newMemory(date);
  return { connect: () => memoryStore(memory), close: async () => {} };
}

export const openKeeping = (where: KeptIn, date: () => number): Keeping => ({ memory: inMemory, sqlite: inFile })[where](date);
