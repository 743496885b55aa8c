import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { practicePack } from '../../../test/support/packs/practice-pack.ts';
import { openStore } from '../src/store/open-store.ts';
import { type BautaServer, startBauta } from './servers/bauta.ts';
import { startNginx } from './servers/nginx.ts';
import { newSchema } from './servers/postgres.ts';
import { lostOrDoubled } from './tables/ledger.ts';
import { playTogether, takeSeats } from './tables/play-together.ts';
import { newGuest, newTable, sitAt } from './tables/test-server.ts';

const browsersAt = async ({ port }: BautaServer): Promise<number> => {
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^bauta_browsers (\d+)/m.exec(metrics)![1]);
};

test('four players spread over two processes finish a memory, though one process is killed in the middle', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bauta-scaled-'));
  const DATABASE_URL = await newSchema(inject('postgresUrl'));
  const env = { DATABASE_URL, REDIS_URL: inject('redisUrl'), BAUTA_PROXY: '1' };
  const servers = await Promise.all([startBauta(folder, env), startBauta(folder, env)]);
  const nginx = await startNginx(
    folder,
    servers.map(({ port }) => port),
  );
  const store = await openStore({ DATABASE_URL });
  try {
    const port = Number(new URL(nginx.url).port);
    const cookies = await Promise.all(['Ada', 'Bea', 'Cia', 'Dea'].map((name) => newGuest(port, name)));
    const party = Object.keys(practicePack.content.assassins);
    const code = await newTable(port, cookies[0]!, { kind: 'memory', memory: 'low-bridge', party });
    const clients = [];
    for (const cookie of cookies) clients.push(await sitAt(port, code, cookie));
    expect(await Promise.all(servers.map(browsersAt))).toEqual([2, 2]);
    await takeSeats(clients);
    await playTogether(clients, { seed: 21, decisions: 8 });
    await Promise.all(clients.map((client) => client.until(() => client.present.length === 4)));

    await servers[0]!.kill();
    const killed = performance.now();
    await playTogether(clients, { seed: 22, decisions: 1 });
    process.stdout.write(`all four went on ${Math.round(performance.now() - killed)} ms after a process was killed\n`);
    const { result } = await playTogether(clients, { seed: 23 });
    expect(result).not.toBeNull();
    await expect.poll(() => browsersAt(servers[1]!)).toBe(4);
    expect(new Set(clients.map(({ history }) => history.rules.hash(history.state))).size).toBe(1);
    expect(await lostOrDoubled(store, code, clients)).toEqual([]);
    for (const client of clients) client.close();
  } finally {
    await store.close();
    await nginx.stop();
    await Promise.all(servers.map((server) => server.stop()));
    rmSync(folder, { recursive: true });
  }
});
