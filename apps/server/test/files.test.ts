import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from './servers/free-port.ts';
import { rawRequest } from './servers/raw-request.ts';
import { type SpawnedBauta, spawnBauta } from './servers/spawn-bauta.ts';

const [OURS, SECRET, DATABASE] = ['what everyone may read', 'what nobody may read', 'SQLite format 3'];

let folder: string;
let port: number;
let server: SpawnedBauta;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bauta-files-'));
  for (const name of ['page/assets', 'page-of-others']) mkdirSync(join(folder, name), { recursive: true });
  for (const name of ['page/index.html', 'page/assets/own.js']) writeFileSync(join(folder, name), OURS);
  for (const name of ['secret.txt', 'page-of-others/secret.txt']) writeFileSync(join(folder, name), SECRET);
  port = await freePort();
  server = spawnBauta(join(folder, 'page'), { PORT: `${port}`, BAUTA_DATA: join(folder, 'data') });
  await server.started;
});
afterAll(async () => {
  server.child.kill('SIGTERM');
  await server.ended;
  rmSync(folder, { recursive: true });
});

async function answerTo(target: string): Promise<{ status: number; text: string }> {
  const { status, whole } = await rawRequest(port, target, { headers: { connection: 'close' } });
  return { status, text: await whole };
}

test.each(['/', '/index.html', '/assets/own.js', '/assets/%6fwn.js'])('%s is the page', async (target) => {
  expect(await answerTo(target)).toEqual({ status: 200, text: expect.stringContaining(OURS) });
});

/** Ways up, as servers were found to follow them. */
const UPWARDS = [
  '..',
  '%2e%2e',
  '.%2e',
  '%252e%252e',
  '....',
  '..;',
  '%c0%ae%c0%ae',
  '.',
  '%00/..',
  'assets/../..',
  'assets/%2e%2e/%2e%2e',
];
const SLASHES = ['/', '//', '%2f', '%252f', '\\', '%5c'];
const WANTED = ['secret.txt', 'page-of-others/secret.txt', 'data/tables.sqlite'];

test('no address leads out of the folder of the page, however it is spelled', async () => {
  const climbing = UPWARDS.flatMap((up) => SLASHES.flatMap((slash) => WANTED.map((name) => `/${up}${slash}${name}`)));
  const whole = WANTED.map((name) => join(folder, name));
  const targets = [
    ...climbing,
    ...whole,
    ...whole.map((path) => `/${path}`),
    ...climbing.map((path) => `http://127.0.0.1:${port}${path}`),
  ];
  for (const target of targets) {
    const { status, text } = await answerTo(target);
    expect([400, 403, 404], target).toContain(status);
    expect(text, target).not.toContain(SECRET);
    expect(text, target).not.toContain(DATABASE);
  }
});
