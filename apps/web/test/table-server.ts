import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';

const MAIN = new URL('../../server/src/main.ts', import.meta.url).pathname;
const FIRST_PORT = 20_710;
const MOST_TRIES = 20;

/** Resolves when it serves; null when it could not. */
function served(folder: string, port: number, data: string): Promise<ChildProcess | null> {
  const env = { ...process.env, PORT: String(port), HOST: 'localhost', BAUTA_DATA: data };
  const child = spawn(process.execPath, [MAIN, folder], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  return new Promise((resolve) => {
    child.stdout.once('data', () => resolve(child));
    child.once('exit', () => resolve(null));
  });
}

export interface TableServer {
  address: string;
  /** As a loss of power would. */
  kill(): Promise<void>;
  /** On the same data, at the same address. */
  startAgain(): Promise<void>;
}

/** The program itself, as `npm start` runs it, with a data folder of its own. */
export async function startTableServer(): Promise<TableServer> {
  const folder = inject('folder');
  const data = mkdtempSync(join(tmpdir(), 'bauta-tables-'));
  let port = FIRST_PORT + (process.pid % 1000) * 10;
  let child = await served(folder, port, data);
  for (let tries = 1; child === null && tries < MOST_TRIES; tries++) {
    port += 1;
    child = await served(folder, port, data);
  }
  if (child === null) throw new Error(`no server on ports up to ${port}`);
  let running: ChildProcess = child;
  const kill = (): Promise<void> =>
    new Promise((resolve) => {
      if (running.exitCode !== null || running.signalCode !== null) resolve();
      running.once('exit', () => resolve());
      running.kill('SIGKILL');
    });
  onTestFinished(async () => {
    await kill();
    rmSync(data, { recursive: true, force: true });
  });
  return {
    address: `http://localhost:${port}`,
    kill,
    async startAgain() {
      const again = await served(folder, port, data);
      if (again === null) throw new Error(`the server did not start again on port ${port}`);
      running = again;
    },
  };
}
