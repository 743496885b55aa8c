import { setTimeout as wait } from 'node:timers/promises';
import { openSqliteStore } from '../../src/store/sqlite-store.ts';
import { type BautaServer, startBauta } from '../servers/bauta.ts';
import type { Client } from './client.ts';
import { lostOrDoubled } from './ledger.ts';
import { type Busy, busyTable } from './under-load.ts';

export interface Killed {
  kills: number;
  /** Commands that were acknowledged. */
  acknowledged: number;
  /** How often browsers connected. */
  connects: number;
  faults: string[];
}

/** So much is done at each table between two kills, however slow the machine is. */
const AT_LEAST = 6;

function comesOn(client: Client, entries: number): Promise<void> {
  const { seq } = client;
  return client.until(() => client.seq >= seq + entries);
}

/** Kills the server of some busy tables again and again, and looks whether anything was lost. `folder` is empty. */
export async function killServer(
  folder: string,
  { kills, tables, random }: { kills: number; tables: number; random: () => number },
  told: (kill: number) => void = () => {},
): Promise<Killed> {
  const data = `${folder}/data`;
  let server: BautaServer = await startBauta(folder, { BAUTA_DATA: data });
  const { port } = server;
  const busy: Busy[] = [];
  for (let table = 0; table < tables; table++) busy.push(await busyTable(port, 100 * table));
  for (let kill = 1; kill <= kills; kill++) {
    await Promise.all(busy.map(({ clients }) => comesOn(clients[0]!, AT_LEAST)));
    await wait(300 * random());
    await server.kill();
    server = await startBauta(folder, { BAUTA_DATA: data }, port);
    // Everyone comes back by themselves, and something is done again.
    await Promise.all(busy.flatMap(({ clients }) => clients.map((client) => comesOn(client, 1))));
    told(kill);
  }
  for (const { stop } of busy) stop();
  await Promise.all(busy.map(({ done }) => done));
  const clients = busy.flatMap((each) => each.clients);
  for (const client of clients) client.close();
  await server.stop();
  const store = await openSqliteStore(data);
  const faults = await Promise.all(busy.map((each) => lostOrDoubled(store, each.code, each.clients)));
  await store.close();
  return {
    kills,
    acknowledged: clients.reduce((sum, client) => sum + client.acknowledged.size, 0),
    connects: clients.reduce((sum, client) => sum + client.connects, 0),
    faults: faults.flat(),
  };
}
