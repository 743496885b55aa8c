import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BautaServer, startBauta } from './servers/bauta.ts';
import { attackWire, WIRE_ATTACKS } from './tables/attack-wire.ts';

let folder: string;
let server: BautaServer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bauta-frames-'));
  server = await startBauta(folder, { BAUTA_DATA: join(folder, 'data'), BAUTA_RATE: '1000000', BAUTA_SHARE: '100' });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

// 10,000 connections: node scripts/soak/tables.ts hostile.
test('bytes that are no frame end a connection and not the server, whoever sends them and wherever', async () => {
  await attackWire(server.port, { count: WIRE_ATTACKS });
  expect((await fetch(`http://127.0.0.1:${server.port}/healthz`)).status).toBe(200);
});
