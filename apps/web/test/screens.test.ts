import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const SCRIPT = new URL('../../../scripts/screens.ts', import.meta.url).pathname;
/** Where it once insisted to serve. */
const TAKEN = 18_700;

/** Something else serves there, ours or not. */
async function takePort(): Promise<void> {
  const other = createServer();
  onTestFinished(() => void other.close());
  await new Promise((taken) => void other.once('listening', taken).once('error', taken).listen(TAKEN, 'localhost'));
}

test('pictures are taken on whatever port is free', async () => {
  await takePort();
  const folder = mkdtempSync(join(tmpdir(), 'bauta-pictures-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const taking = spawn(process.execPath, [SCRIPT, '--png', folder, 'about'], { stdio: ['ignore', 'ignore', 'inherit'] });
  const [status] = await once(taking, 'exit');
  expect(status).toBe(0);
  expect(readdirSync(folder).sort()).toEqual(['about-1280.png', 'about-2560.png', 'about-360.png']);
});
