import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { type Running, run } from './running.ts';

export interface BautaServer extends Running {
  port: number;
}

const MAIN = join(import.meta.dirname, '../../src/main.ts');

/** A server of our own as people start it; `folder` holds the page it serves. */
export async function startBauta(folder: string, env: Record<string, string>, port?: number): Promise<BautaServer> {
  const own = port ?? (await freePort());
  const place = { HOST: '127.0.0.1', PORT: `${own}` };
  const running = await run({ path: process.execPath, args: [MAIN, folder], end: 'TERM', env: { ...place, ...env } }, own);
  return { ...running, port: own };
}
