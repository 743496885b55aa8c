import pg from 'pg';
import { reasonOf } from '../metrics/report.ts';
import { OutcomeUnknown, StoreUnavailable } from './store-error.ts';

/** A statement is prepared once on each connection, under its name. */
export interface Statement {
  name: string;
  text: string;
}

export type Value = string | number | boolean | readonly string[];

export interface PostgresDatabase {
  /** For what may be done twice without harm: tried again when the connection is lost. */
  ask<Row>(statement: Statement, values: readonly Value[]): Promise<Row[]>;
  /** For what may not: a lost answer is `OutcomeUnknown`. */
  askOnce<Row>(statement: Statement, values: readonly Value[]): Promise<Row[]>;
  /** Several statements on one connection. */
  together<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

const CONNECTIONS = 10;
const CONNECT_MS = 5_000;
/** The database gives up a statement before we stop listening, so that its outcome is known. */
const STATEMENT_MS = 10_000;
const ANSWER_MS = 15_000;
const TRIES = 5;

/** A database that answers before it has written is told to write first; one that waits for its replicas too is left so. */
const WRITE_FIRST = `SELECT set_config('synchronous_commit', 'on', FALSE)
WHERE current_setting('synchronous_commit') IN ('off', 'local', 'remote_write')`;

/** Rolled back for the sake of another: serialization failure and deadlock. */
const GIVEN_WAY = ['40001', '40P01'];

export function connectPostgres(url: string): PostgresDatabase {
  const place = placeOf(url);
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    query_timeout: ANSWER_MS,
    keepAlive: true,
    application_name: 'bauta',
    onConnect: async (client) => {
      // The query under way tells of a lost connection; without a listener it would end the process.
      client.on('error', () => {});
      await client.query(WRITE_FIRST);
    },
  });
  pool.on('error', () => {});

  async function connected(): Promise<pg.PoolClient> {
    try {
      return await pool.connect();
    } catch (error) {
      throw new StoreUnavailable(`The database at ${place} cannot be used: ${reasonOf(error)}.`, { cause: error });
    }
  }

  /** A pool that is ended forgets those who wait for a connection; they are answered before. */
  const underWay = new Set<Promise<unknown>>();

  async function together<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const answer = alone(work);
    underWay.add(answer);
    try {
      return await answer;
    } finally {
      underWay.delete(answer);
    }
  }

  async function alone<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await connected();
    try {
      const answer = await work(client);
      client.release();
      return answer;
    } catch (error) {
      // What it is in the middle of is not known.
      client.release(true);
      throw error;
    }
  }

  /** Statements that were surely rolled back may be tried again, and others when the caller says so. */
  async function tried<Row>({ name, text }: Statement, values: readonly Value[], mayRepeat: boolean): Promise<Row[]> {
    for (let left = TRIES - 1; ; left -= 1) {
      try {
        const { rows } = await together((client) => client.query({ name, text, values: [...values] }));
        return rows;
      } catch (error) {
        if (error instanceof StoreUnavailable) throw error;
        const again = isRefused(error) ? GIVEN_WAY.includes(error.code ?? '') : mayRepeat;
        if (again && left > 0) continue;
        throw isRefused(error)
          ? error
          : new OutcomeUnknown(`The database at ${place} did not answer: ${reasonOf(error)}.`, { cause: error });
      }
    }
  }

  return {
    ask: (statement, values) => tried(statement, values, true),
    askOnce: (statement, values) => tried(statement, values, false),
    together,
    close: async () => {
      await Promise.allSettled(underWay);
      await pool.end();
    },
  };
}

/** An ERROR undid the statement; a FATAL ended the connection, maybe after the commit. */
const isRefused = (error: unknown): error is pg.DatabaseError => error instanceof pg.DatabaseError && error.severity === 'ERROR';

/** Host and name alone: the address has a password in it. */
function placeOf(url: string): string {
  const address = URL.parse(url);
  if (address === null || !/^postgres(ql)?:$/.test(address.protocol))
    throw new StoreUnavailable('DATABASE_URL is no address of a database: postgres://user:password@host:port/name is.');
  return `${address.host}${address.pathname}`;
}
