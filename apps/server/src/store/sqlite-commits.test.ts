import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Commits, commitsByTurn } from './sqlite-commits.ts';
import { OutcomeUnknown, StoreUnavailable } from './store-error.ts';

let folder: string;
let database: DatabaseSync;
let commits: Commits;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bauta-commits-'));
  database = new DatabaseSync(join(folder, 'file'), { timeout: 0 });
  // A guest without a house is noticed when it is committed.
  database.exec(`CREATE TABLE houses (name text PRIMARY KEY);
    CREATE TABLE guests (name text PRIMARY KEY, house text REFERENCES houses DEFERRABLE INITIALLY DEFERRED)`);
  commits = commitsByTurn(database);
});
afterEach(() => {
  database.close();
  rmSync(folder, { recursive: true });
});

const add = (name: string, house: string | null = null) =>
  commits.add(() => {
    database.prepare('INSERT INTO guests (name, house) VALUES (?, ?)').run(name, house);
    return name;
  });
const guests = () =>
  database
    .prepare('SELECT name FROM guests ORDER BY rowid')
    .all()
    .map(({ name }) => name);
const outcomes = async (changes: readonly Promise<string>[]) =>
  (await Promise.allSettled(changes)).map((each) => (each.status === 'fulfilled' ? each.value : each.reason));

test('changes are made in order, and answered with what they return', async () => {
  expect(await Promise.all([add('Daria'), add('Alessandra')])).toEqual(['Daria', 'Alessandra']);
  expect(guests()).toEqual(['Daria', 'Alessandra']);
});

test('nothing is answered before the turn is over, and all that waits by a flush', async () => {
  const answered: string[] = [];
  const change = add('Daria').then((name) => answered.push(name));
  await Promise.resolve();
  expect([answered, guests()]).toEqual([[], []]);
  commits.flush();
  expect(guests()).toEqual(['Daria']);
  await change;
});

test('one that fails is undone alone', async () => {
  const [daria, again, alessandra] = await outcomes([add('Daria'), add('Daria'), add('Alessandra')]);
  expect([daria, alessandra]).toEqual(['Daria', 'Alessandra']);
  expect(again.message).toMatch(/UNIQUE/);
  expect(guests()).toEqual(['Daria', 'Alessandra']);
});

test('when the commit fails none is answered, and the next turn is as always', async () => {
  const all = await outcomes([add('Daria'), add('Alessandra', 'nowhere')]);
  expect(all).toEqual([expect.any(OutcomeUnknown), expect.any(OutcomeUnknown)]);
  expect(await add('Claudia')).toBe('Claudia');
  expect(guests()).toEqual(['Claudia']);
});

test('a full disk is a fault of the store, and changes nothing', async () => {
  await add('Daria');
  const { page_count } = database.prepare('PRAGMA page_count').get() as { page_count: number };
  database.exec(`PRAGMA max_page_count = ${page_count}`);
  const [full, small] = await outcomes([add('x'.repeat(20_000)), add('Claudia')]);
  expect(full).toEqual(new StoreUnavailable("The tables' file cannot be written: database or disk is full."));
  expect(small).toBe('Claudia');
  expect(guests()).toEqual(['Daria', 'Claudia']);
});

test('when another process holds the file for too long nothing is changed', async () => {
  const other = new DatabaseSync(join(folder, 'file'));
  other.exec('BEGIN IMMEDIATE');
  expect(await outcomes([add('Daria'), add('Alessandra')])).toEqual([expect.any(StoreUnavailable), expect.any(StoreUnavailable)]);
  other.close();
  expect(await add('Claudia')).toBe('Claudia');
  expect(guests()).toEqual(['Claudia']);
});
