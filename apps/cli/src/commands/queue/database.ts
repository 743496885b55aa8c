import pg from 'pg';

/** The PostgreSQL that holds the queue. */
export interface QueueDatabase {
  /** Host and name alone: the address has a password in it. */
  place: string;
  query(text: string, values?: readonly unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
  close(): Promise<void>;
}

const CONNECT_MS = 5_000;
/** The database gives up a statement before we stop listening for its answer. */
const STATEMENT_MS = 20_000;
const ANSWER_MS = 30_000;

/** Connects when it is asked first; a sentence when the environment names no database. */
export function openDatabase({ DATABASE_URL = '' }: NodeJS.ProcessEnv, connections: number): QueueDatabase | string {
  if (DATABASE_URL === '')
    return 'The queue lies in a PostgreSQL database: set DATABASE_URL to its address, postgres://user:password@host:port/name.';
  const address = URL.parse(DATABASE_URL);
  if (address === null || !/^postgres(ql)?:$/.test(address.protocol))
    return 'DATABASE_URL is no address of a database: postgres://user:password@host:port/name is.';
  const pool = poolOf(DATABASE_URL, connections);
  return {
    place: `${address.host}${address.pathname}`,
    query: (text, values) => pool.query(text, values === undefined ? undefined : [...values]),
    close: () => pool.end(),
  };
}

function poolOf(url: string, connections: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    query_timeout: ANSWER_MS,
    keepAlive: true,
    application_name: 'bauta-queue',
    // The query under way tells of a lost connection; without a listener it would end the process.
    onConnect: async (client) => void client.on('error', () => {}),
  });
  pool.on('error', () => {});
  return pool;
}

/** A database that ends connections says FATAL; a statement that is refused is an ERROR, and would be refused again. */
export function isOutage(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return error.severity !== 'ERROR';
  if (!(error instanceof Error)) return false;
  return 'syscall' in error || error instanceof AggregateError || /connection|timeout/i.test(error.message);
}

export function reasonOf(error: unknown): string {
  const [first] = error instanceof AggregateError ? error.errors : [error];
  return first instanceof Error ? first.message : String(first);
}
