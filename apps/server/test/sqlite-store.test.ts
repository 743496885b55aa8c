import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { released, SCHEMA_VERSION } from '../src/store/migrations/migrations.ts';
import { openStore } from '../src/store/open-store.ts';
import { openSqliteFile } from '../src/store/sqlite-file.ts';
import { openSqliteStore } from '../src/store/sqlite-store.ts';
import { StoreUnavailable } from '../src/store/store-error.ts';
import { newCode } from './contract/codes.ts';
import { processContract } from './contract/process-contract.ts';
import { storeContract } from './contract/store-contract.ts';
import { startWriter } from './contract/writer-process.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bauta-store-'));
  folders.push(folder);
  return folder;
}
const inFile = <T>(folder: string, work: (database: DatabaseSync) => T): T => {
  const database = new DatabaseSync(join(folder, 'tables.sqlite'));
  try {
    return work(database);
  } finally {
    database.close();
  }
};
/** In SQLite's write-ahead log the last page of a commit has the size of the file with it, the others have 0. */
function commitsIn(log: string): number {
  const bytes = readFileSync(log);
  const frame = 24 + bytes.readUInt32BE(8);
  const frames = Array.from({ length: (bytes.length - 32) / frame }, (_, index) => 32 + index * frame);
  return frames.filter((at) => bytes.readUInt32BE(at + 4) !== 0).length;
}

/** Root may write anywhere. */
async function asNobody(work: () => Promise<void>): Promise<void> {
  const isRoot = process.getuid?.() === 0;
  if (isRoot) process.seteuid?.(65_534);
  try {
    await work();
  } finally {
    if (isRoot) process.seteuid?.(0);
  }
}

const refusal = async (folder: string): Promise<Error> => {
  const error = await openSqliteStore(folder).then(
    () => null,
    (problem: unknown) => problem,
  );
  expect(error).toBeInstanceOf(StoreUnavailable);
  return error as Error;
};

describe('the SQLite store', () => {
  const newPlace = async () => ({ BAUTA_DATA: newFolder() });
  storeContract(newPlace, openStore);
  processContract(newPlace);

  test('makes its folder, which only its user can read', async () => {
    const folder = join(newFolder(), 'some', 'data');
    await (await openSqliteStore(folder)).close();
    expect(existsSync(join(folder, 'tables.sqlite'))).toBe(true);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  });

  test('is closed to others also in a folder that was there, with what lies beside it', async () => {
    const folder = newFolder();
    chmodSync(folder, 0o755);
    const files = ['tables.sqlite', 'tables.sqlite-wal', 'tables.sqlite-shm'].map((name) => join(folder, name));
    const modes = () => files.map((file) => statSync(file).mode & 0o777);
    const store = await openSqliteStore(folder);
    await store.create(newCode(), 'first', 'summary', 'guest');
    expect(modes()).toEqual([0o600, 0o600, 0o600]);
    for (const file of files) chmodSync(file, 0o664);
    await (await openSqliteStore(folder)).close();
    expect(modes()).toEqual([0o600, 0o600, 0o600]);
    await store.close();
  });

  test('writes to disk before it answers', () => {
    const database = openSqliteFile(newFolder());
    expect(database.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
    // 2 is FULL: the log is synced with every commit.
    expect(database.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 });
    database.close();
  });

  test('commits once for all appends of a turn', async () => {
    const folder = newFolder();
    const store = await openSqliteStore(folder);
    const tables = Array.from({ length: 32 }, newCode);
    await Promise.all(tables.map((table) => store.create(table, 'first', 'summary', 'guest')));
    // While somebody reads, the log does not begin anew.
    const reader = new DatabaseSync(join(folder, 'tables.sqlite'));
    reader.exec('BEGIN; SELECT count(*) FROM tables');
    const before = commitsIn(join(folder, 'tables.sqlite-wal'));
    await Promise.all(tables.map((table) => store.append(table, 1, ['second'])));
    expect(commitsIn(join(folder, 'tables.sqlite-wal'))).toBe(before + 1);
    await store.append(tables[0]!, 2, ['third']);
    expect(commitsIn(join(folder, 'tables.sqlite-wal'))).toBe(before + 2);
    reader.close();
    await store.close();
  });

  test('copies what was written into its file while it goes on', async () => {
    const folder = newFolder();
    const store = await openSqliteStore(folder);
    const table = newCode();
    await store.create(table, 'first', 'summary', 'guest');
    await store.append(table, 1, ['x'.repeat(500_000)]);
    await expect.poll(() => statSync(join(folder, 'tables.sqlite')).size).toBeGreaterThan(500_000);
    await store.append(table, 2, ['third']);
    expect(await store.read(table, 2)).toEqual(['third']);
    await store.close();
  });

  test('begins its log anew though another process never stops writing, so that it does not only grow', async () => {
    const folder = newFolder();
    const store = await openSqliteStore(folder);
    const table = newCode();
    await store.create(table, 'first', 'summary', 'guest');
    const head = Buffer.alloc(16);
    const log = openSync(join(folder, 'tables.sqlite-wal'), 'r');
    const beginnings = (): number => {
      readSync(log, head, 0, head.length, 0);
      return head.readUInt32BE(12);
    };
    const before = beginnings();
    const writer = startWriter({ BAUTA_DATA: folder, DATABASE_URL: undefined }, 'busy', table, 5, 1_000_000);
    await expect.poll(() => writer.answered.length).toBeGreaterThan(100);
    await expect.poll(beginnings).toBeGreaterThan(before);
    writer.child.kill('SIGKILL');
    await writer.ended;
    closeSync(log);
    await store.close();
  });

  test('tells when a table was changed last also after the date was set back', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const store = await openSqliteStore(newFolder());
    await store.create('table', 'first', 'summary', 'guest');
    vi.setSystemTime(Date.now() - 3_600_000);
    await store.append('table', 1, ['second']);
    expect(await store.list('guest')).toMatchObject([{ changed: Date.now() }]);
    await store.close();
  });

  test('is brought up to date once, and a newer one is refused', async () => {
    const folder = newFolder();
    const versions = () => inFile(folder, (database) => database.prepare('SELECT version FROM schema_version').all());
    for (let opened = 0; opened < 2; opened += 1) {
      await (await openSqliteStore(folder)).close();
      expect(versions()).toEqual([{ version: SCHEMA_VERSION }]);
    }
    inFile(folder, (database) => database.exec(`UPDATE schema_version SET version = ${SCHEMA_VERSION + 1}`));
    expect((await refusal(folder)).message).toBe(
      `The tables were last kept by a newer Bauta (schema ${SCHEMA_VERSION + 1}; this one knows ${SCHEMA_VERSION}): start that one again, or a newer one.`,
    );
  });

  const LATER = [...released, 'CREATE TABLE later (name text)'];
  const withTable = async (): Promise<string> => {
    const folder = newFolder();
    const store = await openSqliteStore(folder);
    await store.create('table', 'first', 'summary', 'guest');
    await store.close();
    return folder;
  };

  test('of an older version is brought up to date, and a copy from before is kept for its user alone', async () => {
    const folder = await withTable();
    openSqliteFile(folder, LATER).close();
    inFile(folder, (database) => expect(database.prepare('SELECT * FROM later').all()).toEqual([]));
    const copy = join(folder, `tables.before-v${LATER.length}.sqlite`);
    expect(statSync(copy).mode & 0o777).toBe(0o600);
    // It is what the version before can go on with.
    const restored = newFolder();
    copyFileSync(copy, join(restored, 'tables.sqlite'));
    const store = await openSqliteStore(restored);
    expect(await store.read('table', 0)).toEqual(['first']);
    await store.close();
  });

  test('counts what was removed as logged for others', async () => {
    const store = await openSqliteStore(newFolder());
    const before = await store.bytes();
    await store.create(newCode(), 'x'.repeat(500_000), 'summary', 'guest', { digest: 'digest', body: 'y'.repeat(500_000) });
    expect((await store.bytes()) - before).toBeGreaterThan(900_000);
    const [use] = await store.uses('', 1);
    await store.remove(use!);
    while (await store.sweep(10));
    expect((await store.bytes()) - before).toBeLessThan(50_000);
    await store.close();
  });

  test('stays as it was when a migration fails, and a copy that was begun before is no hindrance', async () => {
    const folder = await withTable();
    writeFileSync(join(folder, `tables.before-v${LATER.length}.sqlite.part`), 'half a copy');
    expect(() =>
      openSqliteFile(folder, [...released, 'CREATE TABLE later (name text); CREATE TABLE tables (again text)']),
    ).toThrow(StoreUnavailable);
    const store = await openSqliteStore(folder);
    expect(await store.read('table', 0)).toEqual(['first']);
    await store.close();
    inFile(folder, (database) => expect(() => database.prepare('SELECT * FROM later')).toThrow('no such table'));
  });

  test('says in a sentence that its file cannot be written', async () => {
    const [from, folder] = [newFolder(), newFolder()];
    const store = await openSqliteStore(from);
    // As a server that was killed leaves them, on a disk that can only be read since.
    for (const name of ['tables.sqlite', 'tables.sqlite-wal', 'tables.sqlite-shm']) {
      copyFileSync(join(from, name), join(folder, name));
      chmodSync(join(folder, name), 0o444);
    }
    await store.close();
    chmodSync(folder, 0o555);
    await asNobody(async () => {
      expect((await refusal(folder)).message).toMatch(/^Tables cannot be kept in .*readonly database/);
    });
  });

  test('says in a sentence that its folder cannot be made', async () => {
    const file = join(newFolder(), 'file');
    writeFileSync(file, '');
    expect((await refusal(join(file, 'data'))).message).toMatch(
      /^Tables cannot be kept in .*ENOTDIR.* BAUTA_DATA names another folder\.$/,
    );
  });

  test('says in a sentence that its folder cannot be written', async () => {
    const folder = newFolder();
    chmodSync(folder, 0o555);
    await asNobody(async () => {
      expect((await refusal(folder)).message).toMatch(/^Tables cannot be kept in .*permission denied/);
    });
  });

  test('says in a sentence that its file is something else', async () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'tables.sqlite'), 'A letter to the doge, not a database.'.repeat(100));
    expect((await refusal(folder)).message).toMatch(/file is not a database/);
  });
});
