import { createHash } from 'node:crypto';
import type { QueueDatabase } from './database.ts';

/** A game as it was played, or why it stopped. */
export interface WrittenGame {
  name: string;
  /** As JSON; null where there is a failure. */
  record: string | null;
  /** Milliseconds of the processor. */
  cpu: number;
  /** '' where there is a record. */
  failure: string;
}

/** What all workers share beside the queue: texts by digest, so that content travels once, and the games played. */
export interface GameTables {
  create(): Promise<void>;
  /** Keeps a text, and answers with its digest. */
  keepText(text: string): Promise<string>;
  /** The text of the digest; null when it is not there, or is another by now. */
  text(digest: string): Promise<string | null>;
  /** A game that is there already stays as it is. */
  write(run: string, games: readonly WrittenGame[]): Promise<void>;
  /** Those of the names that are there. */
  read(run: string, names: readonly string[]): Promise<WrittenGame[]>;
  /** So that a game which stopped is played again. */
  forgetFailures(run: string): Promise<void>;
}

export const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Two that begin at the same time must not both create them. */
const CREATE = `BEGIN;
SELECT pg_advisory_xact_lock(7341902655);
CREATE SCHEMA IF NOT EXISTS bauta_simulation;
CREATE TABLE IF NOT EXISTS bauta_simulation.texts (
  digest text PRIMARY KEY, body text NOT NULL, used_on timestamptz NOT NULL DEFAULT now());
CREATE TABLE IF NOT EXISTS bauta_simulation.games (
  run text NOT NULL, name text NOT NULL, record text, cpu double precision NOT NULL, failure text NOT NULL,
  written_on timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (run, name));
DELETE FROM bauta_simulation.texts WHERE used_on < now() - interval '30 days';
DELETE FROM bauta_simulation.games WHERE written_on < now() - interval '30 days';
COMMIT`;

const KEEP = `INSERT INTO bauta_simulation.texts (digest, body) VALUES ($1, $2)
ON CONFLICT (digest) DO UPDATE SET used_on = now()`;

const WRITE = `INSERT INTO bauta_simulation.games (run, name, record, cpu, failure)
SELECT $1, * FROM unnest($2::text[], $3::text[], $4::float8[], $5::text[])
ON CONFLICT DO NOTHING`;

const READ = 'SELECT name, record, cpu, failure FROM bauta_simulation.games WHERE run = $1 AND name = ANY($2::text[])';

/** So many names in one statement. */
const NAMES = 2_000;

export function gameTables({ query }: QueueDatabase): GameTables {
  async function readSome(run: string, names: readonly string[]): Promise<WrittenGame[]> {
    const { rows } = await query(READ, [run, names]);
    return rows as unknown as WrittenGame[];
  }
  return {
    create: async () => void (await query(CREATE)),
    async keepText(text) {
      const digest = digestOf(text);
      await query(KEEP, [digest, text]);
      return digest;
    },
    async text(digest) {
      const { rows } = await query('SELECT body FROM bauta_simulation.texts WHERE digest = $1', [digest]);
      const body = rows[0]?.body as string | undefined;
      return body !== undefined && digestOf(body) === digest ? body : null;
    },
    async write(run, games) {
      const column = <K extends keyof WrittenGame>(name: K) => games.map((game) => game[name]);
      if (games.length > 0) await query(WRITE, [run, column('name'), column('record'), column('cpu'), column('failure')]);
    },
    async read(run, names) {
      const games: WrittenGame[] = [];
      for (let at = 0; at < names.length; at += NAMES) games.push(...(await readSome(run, names.slice(at, at + NAMES))));
      return games;
    },
    forgetFailures: async (run) =>
      void (await query(`DELETE FROM bauta_simulation.games WHERE run = $1 AND failure <> ''`, [run])),
  };
}
