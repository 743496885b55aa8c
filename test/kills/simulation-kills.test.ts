import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { killSimulations } from './kill-simulation.ts';

/** `node scripts/soak/simulate.ts` goes on. */
const KILLS = 2;
const WISH = ['--memory', 'practice-1,practice-3', '--party', '2,3', '--bot', 'random', '--games', '60'];

test(`simulate killed ${KILLS} times and gone on with gives the same table, JSON and page as in one go`, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bauta-simulate-'));
  let seen = { kills: 0, runs: 0 };
  try {
    await killSimulations(folder, 3, KILLS, WISH, (report) => {
      seen = report;
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
  expect(seen.kills).toBe(KILLS);
  expect(seen.runs).toBeGreaterThan(0);
});
