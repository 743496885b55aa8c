import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startPostgres } from './servers/postgres.ts';
import { startRedis } from './servers/redis.ts';
import type { Running } from './servers/running.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of servers of our own. */
    postgresUrl: string;
    redisUrl: string;
  }
}

/** Starts PostgreSQL and Redis once for all tests of the server, and ends them afterwards. */
export default async function startServers(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'bauta-servers-'));
  const starts = [startPostgres(folder), startRedis(folder)] as const;
  const end = async () => {
    const started = await Promise.allSettled<Pick<Running, 'stop'>>(starts);
    await Promise.all(started.map((each) => (each.status === 'fulfilled' ? each.value.stop() : null)));
    await rm(folder, { recursive: true });
  };
  try {
    const [postgres, redis] = await Promise.all(starts);
    project.provide('postgresUrl', postgres.url);
    project.provide('redisUrl', redis.url);
    return end;
  } catch (error) {
    await end();
    throw error;
  }
}
