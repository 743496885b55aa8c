import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { shippedPack } from '../src/app/shipped-pack.ts';
import { freePort } from './servers/free-port.ts';
import { errorsOf, type SpawnedBauta, spawnBauta } from './servers/spawn-bauta.ts';
import { newGuest, newTable, sitAt } from './tables/test-server.ts';

let folder: string;
let port: number;
let server: SpawnedBauta;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bauta-full-'));
  port = await freePort();
  server = spawnBauta(folder, { PORT: `${port}` });
});
afterEach(async () => {
  server.child.kill('SIGKILL');
  await server.ended;
  rmSync(folder, { recursive: true });
});

/** The longest that a file of the server may be, in bytes: beyond it the system refuses to write, as on a disk that is full. */
const limitFiles = (bytes: number | 'unlimited') =>
  promisify(execFile)('prlimit', ['--pid', `${server.child.pid}`, `--fsize=${bytes}:unlimited`]);

const ask = async (path: string): Promise<[number, string]> => {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`);
  return [answer.status, await answer.text()];
};

test('a disk that is full is logged, counted and shown until it can be written again', async () => {
  await server.started;
  const cookie = await newGuest(port, 'Ada');
  const { memories, assassins } = shippedPack().content;
  const memory = { kind: 'memory', memory: Object.keys(memories)[0]!, party: Object.keys(assassins).slice(0, 2) };
  const code = await newTable(port, cookie, memory);
  const ada = await sitAt(port, code, cookie);
  expect(await ask('/readyz')).toEqual([200, 'ready\n']);
  expect((await ask('/metrics'))[1]).toContain('\nbauta_store_failing 0\n');

  await limitFiles(1);
  const said = ada.ask({ type: 'say', text: 'Hush.' });
  await expect
    .poll(() => errorsOf(server))
    .toContainEqual(
      expect.objectContaining({
        work: 'append',
        table: expect.stringMatching(/^[0-9a-f]{12}$/),
        reason: expect.stringMatching(/perhaps not|cannot be/),
      }),
    );
  await expect(newTable(port, cookie, memory)).rejects.toThrow('The server could not do this now');
  expect(await ask('/readyz')).toEqual([503, 'the store cannot be written\n']);
  const metrics = (await ask('/metrics'))[1];
  expect(metrics).toContain('\nbauta_store_failing 1\n');
  expect(metrics).toMatch(/\nbauta_faults_total\{work="append"\} [1-9]/);
  expect(server.said.out).not.toContain(code);

  await limitFiles('unlimited');
  await expect.poll(() => ask('/readyz')).toEqual([200, 'ready\n']);
  await expect.poll(() => server.said.out).toContain('the store can be written again');
  expect((await ask('/metrics'))[1]).toContain('\nbauta_store_failing 0\n');
  expect(await said).toMatchObject({ type: 'done' });
  await newTable(port, cookie, memory);
  ada.close();
});
