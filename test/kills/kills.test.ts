import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type KillReport, killOften, noKills } from './kill-often.ts';
import { promptsIn } from './program.ts';

/** `node scripts/soak/kills.ts` goes on for hundreds. */
const KILLS = 3;

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

test('a question is counted once, however the screen comes', () => {
  const screen = 'map what? map map what? wh what? ';
  for (const length of [1, 2, 3, 5, 8, 40]) {
    const prompts = promptsIn('what?');
    const pieces = Array.from({ length: Math.ceil(screen.length / length) }, (_, at) =>
      screen.slice(at * length, (at + 1) * length),
    );
    expect(pieces.reduce((sum, piece) => sum + prompts(piece), 0)).toBe(3);
  }
});
