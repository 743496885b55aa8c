import { findRedis } from '../../../../scripts/servers.mjs';
import { freePort } from './free-port.ts';
import { type Running, run } from './running.ts';

export interface RedisServer extends Running {
  url: string;
  port: number;
}

/** A Redis of our own that keeps nothing. */
export async function startRedis(folder: string, port?: number): Promise<RedisServer> {
  const at = port ?? (await freePort());
  const args = ['--port', `${at}`, '--bind', '127.0.0.1', '--dir', folder, '--save', '', '--appendonly', 'no'];
  const running = await run({ path: findRedis()!, args, end: 'TERM' }, at);
  return { ...running, port: at, url: `redis://127.0.0.1:${at}` };
}
