import { reasonOf } from '../metrics/report.ts';
import { migrationFrom, released, versionTable } from './migrations/migrations.ts';
import { connectPostgres, type PostgresDatabase, type Statement, type Value } from './postgres-database.ts';
import { postgresRemoval } from './postgres-removal.ts';
import { bodies, type CodeRow, type EntryRow, guestOf, type ListRow, listed, snapshotOf, type TableRow } from './rows.ts';
import * as statements from './statements.ts';
import { ALL_ENTRIES, type Appended, PAGE, type Store } from './store.ts';
import { StoreUnavailable } from './store-error.ts';

/** Any number: whoever migrates holds it. */
const MIGRATION_LOCK = 8_710_018;

const NOW = '(extract(epoch FROM clock_timestamp()) * 1000)::bigint';

// A content that is there is locked, so that nobody removes it meanwhile. No content is an empty digest.
const create: Statement = {
  name: 'create',
  text: `
WITH found AS (INSERT INTO tables (code, head, changed, archived) VALUES ($1, 1, ${NOW}, FALSE)),
  added AS (INSERT INTO entries (table_code, number, body) VALUES ($1, 1, $2)),
  described AS (INSERT INTO cards (table_code, body) VALUES ($1, $3)),
  kept AS (
    INSERT INTO contents (digest, body) SELECT $5, $6 WHERE $5 <> ''
    ON CONFLICT (digest) DO UPDATE SET digest = excluded.digest
  ),
  used AS (INSERT INTO table_contents (table_code, digest) SELECT $1, $5 WHERE $5 <> '')
INSERT INTO listings (guest, table_code) VALUES ($4, $1)`,
};

// Whoever comes second waits for the row of the first, and then finds another head there.
const appending = (also: string): string => `
WITH advanced AS (
  UPDATE tables SET head = head + cardinality($3::text[]), changed = ${NOW}${also}
  WHERE code = $1 AND head = $2::bigint RETURNING code
), added AS (
  INSERT INTO entries (table_code, number, body)
  SELECT code, $2::bigint + place, body FROM advanced, unnest($3::text[]) WITH ORDINALITY AS given (body, place)
)
SELECT CASE
  WHEN EXISTS (SELECT FROM advanced) THEN 'added'
  WHEN EXISTS (SELECT FROM tables WHERE code = $1) THEN 'conflict'
  ELSE 'gone'
END AS outcome`;

const append: Statement = { name: 'append', text: appending('') };
const archive: Statement = { name: 'archive', text: appending(', archived = $4') };

const ready: Statement = { name: 'ready', text: 'SELECT 1' };
const read: Statement = { name: 'read', text: statements.READ };
const open: Statement = { name: 'open', text: statements.OPEN };
const content: Statement = { name: 'content', text: statements.CONTENT };
const snapshot: Statement = { name: 'snapshot', text: statements.SNAPSHOT };
const describe: Statement = { name: 'describe', text: statements.DESCRIBE };
const enlist: Statement = { name: 'enlist', text: statements.ENLIST };
const delist: Statement = { name: 'delist', text: statements.DELIST };
const list: Statement = { name: 'list', text: statements.LIST };
const countListed: Statement = { name: 'count-listed', text: statements.COUNT_LISTED };
// With their indexes, and what is too long for a row.
const bytes: Statement = {
  name: 'bytes',
  text: `
SELECT sum(pg_total_relation_size(name::regclass)) AS number
FROM unnest(ARRAY['tables', 'entries', 'cards', 'contents', 'table_contents', 'snapshots', 'listings', 'visits', 'expiring']) AS names (name)`,
};
const secret: Statement = { name: 'secret', text: statements.SECRET };
const putCode: Statement = { name: 'put-code', text: statements.PUT_CODE };
const takeCode: Statement = { name: 'take-code', text: statements.TAKE_CODE };

const sessionsEnded: Statement = { name: 'sessions-ended', text: statements.SESSIONS_ENDED };
const endSessions: Statement = { name: 'end-sessions', text: statements.END_SESSIONS };

/** Tables in a PostgreSQL database that any number of processes share. */
export async function openPostgresStore(url: string, migrations: readonly string[] = released): Promise<Store> {
  const database = connectPostgres(url);
  try {
    await migrate(database, migrations);
  } catch (error) {
    await database.close();
    if (error instanceof StoreUnavailable) throw error;
    throw new StoreUnavailable(`The database cannot be brought up to date: ${reasonOf(error)}.`, { cause: error });
  }
  return storeIn(database);
}

/** In one transaction: a migration that fails leaves everything as it was. */
function migrate(database: PostgresDatabase, migrations: readonly string[]): Promise<void> {
  return database.together(async (client) => {
    await client.query('BEGIN');
    await client.query(`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    await client.query(versionTable);
    const { rows } = await client.query<{ version: string }>('SELECT version FROM schema_version');
    const migration = migrationFrom(Number(rows[0]?.version ?? 0), migrations);
    if (migration !== null) await client.query(migration);
    await client.query('COMMIT');
  });
}

const NO_CONTENT = { digest: '', body: '' };

/** Larger numbers come as text. */
const numberIn = ([row]: { number: string }[]): number => Number(row?.number ?? 0);

function storeIn(database: PostgresDatabase): Store {
  const { ask, askOnce, close } = database;
  const entriesBehind = async (table: string, after: number, most = ALL_ENTRIES) =>
    bodies(await ask<EntryRow>(read, [table, after, after + most]));
  const outcomeOf = async (statement: Statement, values: readonly Value[]): Promise<Appended> =>
    (await askOnce<{ outcome: Appended }>(statement, values))[0]!.outcome;
  return {
    create: async (table, first, summary, guest, { digest, body } = NO_CONTENT) =>
      void (await askOnce(create, [table, first, summary, guest, digest, body])),
    content: async (digest) => bodies(await ask<EntryRow>(content, [digest]))[0] ?? null,
    append: (table, after, entries) => outcomeOf(append, [table, after, entries]),
    read: entriesBehind,
    snapshot: async (table, at, body) => void (await ask(snapshot, [table, at, body])),
    open: async (table) => {
      const [row] = await ask<TableRow>(open, [table]);
      if (row === undefined) return null;
      const kept = snapshotOf(row);
      return { snapshot: kept, entries: await entriesBehind(table, kept?.at ?? 0, PAGE), archived: Boolean(row.archived) };
    },
    describe: async (table, summary) => void (await ask(describe, [table, summary])),
    enlist: async (table, guest) => void (await ask(enlist, [table, guest])),
    delist: async (table, guest) => void (await ask(delist, [table, guest])),
    list: async (guest) => (await ask<ListRow>(list, [guest])).map(listed),
    countListed: async (guest) => numberIn(await ask(countListed, [guest])),
    archive: (table, after, entry, archived) => outcomeOf(archive, [table, after, [entry], archived]),
    ...postgresRemoval(database),
    secret: async (name, value) => (await ask<{ value: string }>(secret, [name, value]))[0]!.value,
    putCode: async (code, guest, until) => void (await ask(putCode, [code, guest, until])),
    takeCode: async (code, now) => guestOf(await askOnce<CodeRow>(takeCode, [code, now]), code, now),
    sessionsEnded: async (guest) => numberIn(await ask(sessionsEnded, [guest])),
    endSessions: async (guest) => numberIn(await ask(endSessions, [guest])),
    bytes: async () => numberIn(await ask(bytes, [])),
    ready: async () => void (await ask(ready, [])),
    close,
  };
}
