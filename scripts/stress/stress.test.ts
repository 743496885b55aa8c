import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { kept } from './state.ts';

const MAIN = fileURLToPath(new URL('stress.ts', import.meta.url));
/** Its second test passes only if the first came before. */
const CONFIG = ['--config', 'scripts/stress/fixture/vitest.config.ts'];
const FAULT = 'scripts/stress/fixture/order.ts > passes only if the test above came first';

/** Killed as soon as it has said that. */
async function stress(words: readonly string[], last = ''): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [MAIN, ...words], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
    if (last !== '' && said.includes(last)) child.kill('SIGKILL');
  });
  const code = await new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve));
  return { code, said };
}

test('a fault that shows in one order alone is found, though the run was killed and goes on, and its line finds it again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bauta-stress-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const place = ['--folder', folder];
  const killed = await stress(['--rounds', '1x=2', '--seed', '2', ...CONFIG, ...place], 'round 1 of 2');
  expect(killed.code).toBeNull();
  const before = kept(folder).outcomes.length;
  expect(before).toBeGreaterThan(0);

  const resumed = await stress(['--resume', ...place]);
  expect(resumed.code).toBe(1);
  expect(kept(folder).outcomes.map(({ round }) => round.seed)).toEqual([2, 3]);
  expect(resumed.said.match(/^round \d/gm)).toEqual(['round 1', 'round 2'].slice(before));
  expect(resumed.said).toContain(`${FAULT}: 1 of 2\n  1x busy, seed 3: npm run test:stress -- `);

  const line = resumed.said.match(/npm run test:stress -- (.*)/)![1]!;
  const again = await stress([...line.split(' '), ...place]);
  expect(again).toMatchObject({ code: 1, said: expect.stringContaining(`${FAULT}: 1 of 1`) });
});
