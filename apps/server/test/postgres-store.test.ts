import pg from 'pg';
import { describe, expect, inject, test } from 'vitest';
import { released, SCHEMA_VERSION } from '../src/store/migrations/migrations.ts';
import { openStore } from '../src/store/open-store.ts';
import { openPostgresStore } from '../src/store/postgres-store.ts';
import type { Store } from '../src/store/store.ts';
import { OutcomeUnknown, StoreUnavailable } from '../src/store/store-error.ts';
import { newCode } from './contract/codes.ts';
import { processContract } from './contract/process-contract.ts';
import { storeContract } from './contract/store-contract.ts';
import { freePort } from './servers/free-port.ts';
import { newSchema, query } from './servers/postgres.ts';
import { proxyTo, type TcpProxy } from './servers/tcp-proxy.ts';

const postgres = inject('postgresUrl');

async function refusal(url: string): Promise<Error> {
  const error = await openPostgresStore(url).then(
    () => null,
    (problem: unknown) => problem,
  );
  expect(error).toBeInstanceOf(StoreUnavailable);
  return error as Error;
}

/** A store whose proxy to the database can be cut. */
async function proxied(work: (store: Store, proxy: TcpProxy, url: string) => Promise<void>): Promise<void> {
  const url = await newSchema(postgres);
  const proxy = await proxyTo(Number(new URL(postgres).port));
  const store = await openPostgresStore(Object.assign(new URL(url), { port: `${proxy.port}` }).href);
  try {
    await work(store, proxy, url);
  } finally {
    await store.close();
    await proxy.cut();
  }
}

describe('the PostgreSQL store', () => {
  const newPlace = async () => ({ DATABASE_URL: await newSchema(postgres) });
  storeContract(newPlace, openStore);
  processContract(newPlace);

  test('writes to disk before it answers, whatever the database is set to', async () => {
    const url = `${await newSchema(postgres)}+-c+synchronous_commit%3Doff`;
    expect(await query(url, 'SHOW synchronous_commit')).toEqual([{ synchronous_commit: 'off' }]);
    const store = await openPostgresStore(url);
    await store.create('table', 'first', 'summary', 'guest');
    // A trigger notes how the append is committed.
    await query(
      url,
      `CREATE TABLE seen (setting text);
       CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS
         $$ BEGIN INSERT INTO seen VALUES (current_setting('synchronous_commit')); RETURN NULL; END $$;
       CREATE TRIGGER note AFTER INSERT ON entries EXECUTE FUNCTION note()`,
    );
    await store.append('table', 1, ['second']);
    expect(await query(url, 'SELECT setting FROM seen')).toEqual([{ setting: 'on' }]);
    await store.close();
  });

  test('stays as it was when a migration fails', async () => {
    const url = await newSchema(postgres);
    await (await openPostgresStore(url)).close();
    const failing = [...released, 'CREATE TABLE later (name text); CREATE TABLE tables (again text)'];
    await expect(openPostgresStore(url, failing)).rejects.toThrow(/^The database cannot be brought up to date: .*already exists/);
    expect(await query(url, "SELECT to_regclass('later') AS later, version FROM schema_version")).toEqual([
      { later: null, version: `${SCHEMA_VERSION}` },
    ]);
  });

  test('is brought up to date once, and a newer one is refused', async () => {
    const url = await newSchema(postgres);
    for (let opened = 0; opened < 2; opened += 1) {
      await (await openPostgresStore(url)).close();
      expect(await query(url, 'SELECT version FROM schema_version')).toEqual([{ version: `${SCHEMA_VERSION}` }]);
    }
    await query(url, `UPDATE schema_version SET version = ${SCHEMA_VERSION + 1}`);
    expect((await refusal(url)).message).toMatch(/^The tables were last kept by a newer Bauta/);
  });

  test('says in a sentence that the database is not there, and not its password', async () => {
    const port = await freePort();
    const { message } = await refusal(`postgres://bauta:mask@127.0.0.1:${port}/bauta`);
    expect(message).toBe(`The database at 127.0.0.1:${port}/bauta cannot be used: connect ECONNREFUSED 127.0.0.1:${port}.`);
    expect((await refusal(Object.assign(new URL(postgres), { pathname: '/nowhere' }).href)).message).toMatch(
      /^The database at .* cannot be used: database "nowhere" does not exist\.$/,
    );
    for (const url of ['', 'bauta', 'http://127.0.0.1/bauta'])
      expect((await refusal(url)).message).toMatch(/^DATABASE_URL is no address/);
  });

  test('writes a content anew that is being removed while a table is begun with it', async () => {
    const url = await newSchema(postgres);
    const store = await openPostgresStore(url);
    const content = { digest: newCode(), body: 'body' };
    await store.create(newCode(), 'first', 'summary', 'guest', content);
    // As `remove` does, one statement at a time.
    const removing = new pg.Client(url);
    await removing.connect();
    await removing.query('BEGIN');
    await removing.query('DELETE FROM table_contents');
    await removing.query('SELECT FROM contents FOR UPDATE');
    const begun = store.create(newCode(), 'first', 'summary', 'guest', content);
    const waiting =
      "SELECT 1 AS waits FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%INSERT INTO contents%'";
    await expect.poll(() => query(url, waiting)).toEqual([{ waits: 1 }]);
    await removing.query('DELETE FROM contents');
    await removing.query('COMMIT');
    await begun;
    expect(await store.content(content.digest)).toBe('body');
    await removing.end();
    await store.close();
  });

  test('tells of an append whose answer was lost, which is there once', () =>
    proxied(async (store, proxy, url) => {
      await store.create('table', 'first', 'summary', 'guest');
      proxy.lost = 1;
      await expect(store.append('table', 1, ['second'])).rejects.toBeInstanceOf(OutcomeUnknown);
      await expect.poll(() => query(url, 'SELECT head FROM tables')).toEqual([{ head: '2' }]);
      expect(await store.read('table', 1)).toEqual(['second']);
      expect(await store.append('table', 1, ['second'])).toBe('conflict');
    }));

  test('reads again by itself when the connection was lost', () =>
    proxied(async (store, proxy) => {
      await store.create('table', 'first', 'summary', 'guest');
      proxy.lost = 1;
      expect(await store.read('table', 0)).toEqual(['first']);
    }));

  test('goes on when the database is back, and has changed nothing while it was away', () =>
    proxied(async (store, proxy) => {
      await store.create('table', 'first', 'summary', 'guest');
      await proxy.cut();
      await expect(store.ready()).rejects.toBeInstanceOf(StoreUnavailable);
      await expect(store.append('table', 1, ['lost'])).rejects.toBeInstanceOf(StoreUnavailable);
      await proxy.open();
      expect(await store.append('table', 1, ['second'])).toBe('added');
      expect(await store.read('table', 0)).toEqual(['first', 'second']);
    }));

  test('goes on when the database has ended its connections', async () => {
    // By a user of its own: other tests go on with theirs.
    const address = new URL(await newSchema(postgres));
    address.username = 'ended';
    await query(postgres, 'CREATE ROLE ended LOGIN SUPERUSER');
    const store = await openPostgresStore(address.href);
    const table = newCode();
    await store.create(table, 'first', 'summary', 'guest');
    const ended = await query(postgres, "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'ended'");
    expect(ended.length).toBeGreaterThan(0);
    expect(await store.read(table, 0)).toEqual(['first']);
    await store.close();
  });
});
