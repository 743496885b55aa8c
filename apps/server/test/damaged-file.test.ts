import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { logName } from '../src/app/faults.ts';
import { localFanOut } from '../src/fan-out/local-fan-out.ts';
import { openSqliteStore } from '../src/store/sqlite-store.ts';
import { openLiveTables } from '../src/tables/live-tables.ts';
import { freePort } from './servers/free-port.ts';
import { errorsOf, type LoggedError, type SpawnedBauta, spawnBauta } from './servers/spawn-bauta.ts';
import { newTable } from './tables/in-process.ts';
import { newGuest } from './tables/test-server.ts';

const [TABLES, DAMAGED] = [40, 30];
/** Longer than a page of the file. */
const LONG = JSON.stringify({ type: 'said', at: 1, key: 'a a', by: 'a', text: 'x'.repeat(10_000) });
const CHECK = join(import.meta.dirname, '../src/check.ts');

let folder: string;
let file: string;
let codes: string[];
let port: number;
let server: SpawnedBauta | undefined;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bauta-damaged-'));
  file = join(folder, 'data/tables.sqlite');
  const store = await openSqliteStore(join(folder, 'data'));
  const liveTables = openLiveTables(store, localFanOut());
  codes = await Promise.all(Array.from({ length: TABLES }, () => newTable(liveTables)));
  await Promise.all(codes.map((code) => store.append(code, 1, [LONG])));
  await liveTables.close();
  await store.close();
  port = await freePort();
});
afterEach(async () => {
  server?.child.kill('SIGKILL');
  await server?.ended;
  server = undefined;
  rmSync(folder, { recursive: true });
});

/** Overwrites the first page that the long entry of each of these tables has to itself; the entries lie in the order they came. */
function damage(tables: number): void {
  const database = new DatabaseSync(file);
  const pages = database
    .prepare("SELECT pgoffset AS start, pgsize AS size FROM dbstat WHERE name = 'entries' AND path LIKE '%+000000' ORDER BY path")
    .all() as { start: number; size: number }[];
  database.close();
  expect(pages.length).toBe(TABLES);
  const bytes = readFileSync(file);
  for (const { start, size } of pages.slice(0, tables)) bytes.fill(0xff, start, start + size);
  writeFileSync(file, bytes);
}

async function start(): Promise<void> {
  server = spawnBauta(folder, { PORT: `${port}` });
  await server.started;
}

const ask = async (path: string, cookie = ''): Promise<[number, string]> => {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { cookie } });
  return [answer.status, await answer.text()];
};

/** What the command says, and the status it ends with. */
const check = (): Promise<[string, number]> =>
  new Promise((resolve) => {
    const child = execFile(process.execPath, [CHECK, join(folder, 'data')], (_, out, problem) => {
      resolve([`${out}${problem}`, child.exitCode!]);
    });
  });

test('tables that cannot be read are named in the log when the server starts, and shown', async () => {
  damage(DAMAGED);
  await start();
  await expect.poll(() => ask('/readyz')).toEqual([200, `ready, but ${DAMAGED} of ${TABLES} tables cannot be read\n`]);
  const isList = ({ unreadable }: LoggedError): boolean => unreadable !== undefined;
  await expect.poll(() => errorsOf(server!).some(isList)).toBe(true);
  const told = errorsOf(server!).find(isList)!;
  expect([...told.unreadable!].sort()).toEqual(codes.slice(0, DAMAGED).map(logName).sort());
  expect(told.msg).toContain(`${DAMAGED} of ${TABLES} tables cannot be read`);
  expect((await ask('/metrics'))[1]).toContain(`\nbauta_tables_unreadable ${DAMAGED}\n`);

  const cookie = await newGuest(port, 'Ada');
  expect((await ask(`/api/tables/${codes[0]}/save`, cookie))[0]).toBe(500);
  expect((await ask(`/api/tables/${codes[DAMAGED]}/save`, cookie))[0]).toBe(403);
  await expect.poll(() => errorsOf(server!)).toContainEqual(expect.objectContaining({ msg: 'fault', table: logName(codes[0]!) }));
  expect((await ask('/metrics'))[1]).toMatch(/\nbauta_faults_total\{work="(open|read-table)"\} 1\n/);
  for (const code of codes) expect(server!.said.out).not.toContain(code);
});

test('whoever runs the server is told which they are by a command, also while it runs', async () => {
  expect(await check()).toEqual([`${TABLES} of ${TABLES} tables can be read.\n`, 0]);
  damage(2);
  await start();
  const [said, status] = await check();
  expect(status).toBe(1);
  for (const code of codes.slice(0, 2)) expect(said).toContain(`${logName(code)} ${code} `);
  expect(said.endsWith(`\n${TABLES - 2} of ${TABLES} tables can be read.\n`)).toBe(true);
  for (const code of codes.slice(2)) expect(said).not.toContain(code);
});

test('an entry that is lost out of the middle is noticed', async () => {
  const store = await openSqliteStore(join(folder, 'data'));
  await store.append(codes[0]!, 2, [
    '{"type":"said","at":1,"key":"a b","by":"a","text":"x"}',
    '{"type":"said","at":1,"key":"a c","by":"a","text":"x"}',
  ]);
  await store.close();
  const database = new DatabaseSync(file);
  database.exec(`DELETE FROM entries WHERE table_code = '${codes[0]}' AND number = 3`);
  database.close();
  expect((await check())[0]).toContain(`${codes[0]} 1 entries are missing\n`);
});

test('a folder without tables is told in a sentence', async () => {
  rmSync(join(folder, 'data'), { recursive: true });
  expect(await check()).toEqual([expect.stringMatching(/^The tables in .* cannot be checked: .*\.\n$/), 1]);
});
