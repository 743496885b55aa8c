import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generator } from '../../../test/support/players/random-player.ts';
import { killServer } from './tables/kill-server.ts';

// 200 kills: node scripts/soak/tables.ts kills.
test('whatever was acknowledged outlives a server that is killed, once, and everyone goes on by themselves', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bauta-kills-'));
  const { faults, acknowledged, connects } = await killServer(folder, { kills: 2, tables: 2, random: generator(3) });
  expect(faults).toEqual([]);
  expect(acknowledged).toBeGreaterThan(20);
  expect(connects).toBeGreaterThanOrEqual(4 * 3);
  rmSync(folder, { recursive: true });
});
