import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type KillReport, killOften, noKills } from './kills/kill-often.ts';

const KILLS = 6;

test(`the program killed ${KILLS} times while it plays: the campaign resumes at the last decision that was acknowledged`, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bauta-kills-'));
  let seen: KillReport = noKills();
  try {
    await killOften(folder, 7, KILLS, (report) => {
      seen = report;
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
  expect(seen.kills).toBe(KILLS);
  expect(seen.decisions).toBeGreaterThan(0);
});
