import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import { freePort } from '../../server/test/servers/free-port.ts';
import { type SpawnedBauta, spawnBauta } from '../../server/test/servers/spawn-bauta.ts';

/** When it serves; a port that was taken meanwhile is told of. */
async function served(port: number, data: string, env: Record<string, string>): Promise<SpawnedBauta> {
  const server = spawnBauta(inject('folder'), { PORT: `${port}`, HOST: 'localhost', BAUTA_DATA: data, ...env });
  await server.started;
  if (server.child.exitCode !== null) throw new Error(`no server on port ${port}: ${server.said.problem}`);
  return server;
}

export interface TableServer {
  address: string;
  /** As a loss of power would. */
  kill(): Promise<void>;
  /** On the same data, at the same address. */
  startAgain(): Promise<void>;
}

/** The program itself, as `npm start` runs it, with a data folder of its own, which something may be laid into. */
export async function startTableServer(
  env: Record<string, string> = {},
  lay: (data: string) => void = () => {},
): Promise<TableServer> {
  const data = mkdtempSync(join(tmpdir(), 'bauta-tables-'));
  lay(data);
  const port = await freePort();
  let running = await served(port, data, env);
  const kill = async (): Promise<void> => {
    running.child.kill('SIGKILL');
    await running.ended;
  };
  onTestFinished(async () => {
    await kill();
    rmSync(data, { recursive: true, force: true });
  });
  return {
    address: `http://localhost:${port}`,
    kill,
    async startAgain() {
      running = await served(port, data, env);
    },
  };
}
