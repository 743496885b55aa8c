import { RUN_FORMAT } from '@bauta/format';
import { recordDigest } from '../simulate/code-digest.ts';
import { type BatchQueue, batchQueue } from './batch-queue.ts';
import { openDatabase, reasonOf } from './database.ts';
import { type GameTables, gameTables } from './game-tables.ts';
import { type Persist, persistence } from './persistence.ts';

/** The queue as one process sees it. */
export interface GameQueue {
  /** Of all that a game's record depends on beside its order. */
  code: string;
  place: string;
  batches: BatchQueue;
  tables: GameTables;
  persist: Persist;
  close(): Promise<void>;
}

/** Of one process: its threads wait for each other at most a moment. */
const CONNECTIONS = 6;
/** What is under way when it closes may take so long. */
const CLOSE_MS = 3_000;

const queueCode = (): string => `${recordDigest()}-${RUN_FORMAT}`;

/** Connects to the queue of this code; a sentence when there is none, or it cannot be reached. */
export async function openQueue(
  env: NodeJS.ProcessEnv,
  signal: AbortSignal,
  tell: (line: string) => void,
): Promise<GameQueue | string> {
  const database = openDatabase(env, CONNECTIONS);
  if (typeof database === 'string') return database;
  const { place } = database;
  const code = queueCode();
  const [tables, batches] = [gameTables(database), batchQueue(database, code)];
  const close = async () => {
    await Promise.race([batches.stop().catch(() => {}), pause(CLOSE_MS)]);
    await Promise.race([database.close(), pause(CLOSE_MS)]);
  };
  try {
    await tables.create();
    await batches.start();
  } catch (error) {
    await close();
    return `The database at ${place} cannot be used: ${reasonOf(error)}.`;
  }
  return { code, place, batches, tables, persist: persistence(place, signal, tell), close };
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms).unref());
