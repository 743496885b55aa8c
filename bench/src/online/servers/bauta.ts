import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, localFanOut, openSqliteStore, serveTables, shippedPack } from '../../../../apps/server/src/index.ts';
import { beginTable } from '../../../../apps/server/src/tables/log/logged-table.ts';
import type { Opening } from '../../../../apps/server/src/tables/log/stored-entry.ts';
import { summaryOf } from '../../../../apps/server/src/tables/log/table-summary.ts';
import { NO_LIMITS } from '../../../../apps/server/test/tables/no-limits.ts';
import { memoryRules } from '../../../../packages/engine/src/index.ts';
import { newGame, seatsOf } from '../scripts.ts';
import type { Contender, StartingGame } from './contender.ts';

/** The same four guests play at every table here, from one address. */
const NO_BOUNDS = { limits: NO_LIMITS, connections: { guest: 1e9, address: 1e9 } };
const HOST = { id: 'bench-bench-host', name: 'Host' };

/** Our own server with a file of its own. Tables are laid into its store, so that their seeds are known. */
export async function bauta(): Promise<Contender> {
  const folder = mkdtempSync(join(tmpdir(), 'bauta-bench-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const store = await openSqliteStore(folder);
  const pack = shippedPack();
  const page = join(folder, 'page');
  mkdirSync(page);
  const server = await createServer(page);
  await serveTables(server, { store, fanOut: localFanOut(), pack, origins: [], ...NO_BOUNDS });
  await server.listen({ port: 0, host: '127.0.0.1' });

  async function lay({ seed }: StartingGame): Promise<string> {
    const game = newGame(pack, seed);
    const [seats, position] = [seatsOf(game), memoryRules.toJSON(game)];
    const first: Opening = { type: 'opened', at: Date.now(), kind: 'memory', title: 'Bench', host: HOST, seats, position };
    const code = randomBytes(12).toString('base64url');
    await store.create(code, JSON.stringify(first), summaryOf(beginTable(first)), HOST.id);
    return code;
  }
  return { port: (server.server.address() as AddressInfo).port, lay: (games) => Promise.all(games.map(lay)) };
}
