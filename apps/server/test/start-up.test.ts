import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { freePort } from './servers/free-port.ts';
import { newSchema, query } from './servers/postgres.ts';
import { type SpawnedBauta, spawnBauta } from './servers/spawn-bauta.ts';

let folder: string;
let port: number;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bauta-start-'));
  port = await freePort();
});
afterAll(() => rmSync(folder, { recursive: true }));

function start(env: Record<string, string>): SpawnedBauta {
  const server = spawnBauta(folder, { PORT: `${port}`, ...env });
  onTestFinished(() => void server.child.kill('SIGKILL'));
  return server;
}

async function refusal(env: Record<string, string>): Promise<string> {
  const { said, ended } = start(env);
  expect(await ended).toBe(1);
  expect(said.out).toBe('');
  return said.problem;
}

test('it starts with a database and a Redis, is ready, and ends when it is told to', async () => {
  const url = await newSchema(inject('postgresUrl'));
  const { child, said, ended } = start({ DATABASE_URL: url, REDIS_URL: inject('redisUrl') });
  await expect.poll(() => said.out).toContain(`Bauta is at http://127.0.0.1:${port}`);
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
  expect(await query(url, 'SELECT name FROM secrets ORDER BY name')).toEqual([
    { name: 'guests' },
    { name: 'undated-cookies-until' },
    { name: 'watch-links' },
  ]);
  child.kill('SIGTERM');
  expect([await ended, said.problem]).toEqual([0, '']);
});

test('it says in a sentence that its port is taken', async () => {
  const taken = await freePort();
  const server = createServer().listen(taken, '127.0.0.1');
  await once(server, 'listening');
  expect(await refusal({ PORT: `${taken}` })).toMatch(/^Port \d+ is taken: .*\n$/);
  server.close();
});

test.each(['192.0.2.1', 'fe80::1', 'no name'])('it says in a sentence that it cannot listen at %s', async (host) => {
  expect(await refusal({ HOST: host })).toBe(`HOST=${host} is no address of this machine.\n`);
});

test('it says in a sentence that the database cannot be reached', async () => {
  const nowhere = await freePort();
  expect(await refusal({ DATABASE_URL: `postgres://bauta:mask@127.0.0.1:${nowhere}/bauta` })).toBe(
    `The database at 127.0.0.1:${nowhere}/bauta cannot be used: connect ECONNREFUSED 127.0.0.1:${nowhere}.\n`,
  );
});

test('it says in a sentence that Redis cannot be reached', async () => {
  expect(await refusal({ REDIS_URL: `redis://127.0.0.1:${await freePort()}` })).toMatch(/^Redis at .* cannot be used: .*\n$/);
});

test('it says in a sentence that its folder cannot be written', async () => {
  writeFileSync(join(folder, 'file'), '');
  expect(await refusal({ BAUTA_DATA: join(folder, 'file/data') })).toMatch(/^Tables cannot be kept in .*\n$/);
});

test('it says in a sentence that its folder cannot be made', async () => {
  expect(await refusal({ BAUTA_DATA: '/proc/x/data' })).toMatch(/^Tables cannot be kept in \/proc\/x\/data: .*'\/proc\/x'.*\n$/);
});

test('its folder is made with those above it, for its user alone', async () => {
  const { child, started, ended } = start({ BAUTA_DATA: join(folder, 'far/away/data') });
  await started;
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  for (const made of ['far', 'far/away', 'far/away/data']) expect(statSync(join(folder, made)).mode & 0o777).toBe(0o700);
});

test('a second server of the same folder is refused, and the next may start once the first was killed', async () => {
  const env = { BAUTA_DATA: join(folder, 'one-only') };
  const first = start(env);
  await first.started;
  expect(first.said.out).toContain('Bauta is at ');
  const sentence = `Another Bauta keeps its tables in ${env.BAUTA_DATA}: end it first, or set BAUTA_DATA to another folder; several can share one only with the same REDIS_URL.\n`;
  const other = `${await freePort()}`;
  expect(await refusal({ ...env, PORT: other })).toBe(sentence);
  expect(await refusal({ ...env, PORT: other, REDIS_URL: inject('redisUrl') })).toBe(sentence);
  first.child.kill('SIGKILL');
  await first.ended;
  const next = start(env);
  await next.started;
  expect([next.said.out, next.said.problem]).toEqual([expect.stringContaining('Bauta is at '), '']);
});

test('servers that hear each other by Redis may share a folder', async () => {
  const env = { BAUTA_DATA: join(folder, 'shared'), REDIS_URL: inject('redisUrl') };
  const servers = [start(env), start({ ...env, PORT: `${await freePort()}` })];
  for (const { started, said } of servers) {
    await started;
    expect(said.out).toContain('Bauta is at ');
  }
});

test('it says in a sentence that the tables are of a newer version', async () => {
  const url = await newSchema(inject('postgresUrl'));
  await query(url, 'CREATE TABLE schema_version (version bigint NOT NULL); INSERT INTO schema_version VALUES (1000)');
  expect(await refusal({ DATABASE_URL: url })).toMatch(/^The tables were last kept by a newer Bauta .*\n$/);
});
