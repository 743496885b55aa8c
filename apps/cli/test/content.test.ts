import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { cli } from '../src/app/cli.ts';

const packages = join(import.meta.dirname, '../../../packages/content');

/** Runs ./bauta content here: a process for each call would cost more than all the checks. */
async function content(...args: string[]) {
  const said = { stdout: '', stderr: '' };
  const spies = (['stdout', 'stderr'] as const).map((name) =>
    vi.spyOn(process[name], 'write').mockImplementation((text) => {
      said[name] += text;
      return true;
    }),
  );
  try {
    const status = await cli(['content', ...args]);
    return { ...said, status };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

/** A copy of the practice pack with its words beside it. */
function copied(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bauta-content-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const part of ['practice', 'text']) cpSync(join(packages, part), join(folder, part), { recursive: true });
  return join(folder, 'practice');
}

test('nothing is wrong with the packs that ship with the program', async () => {
  const { status, stdout, stderr } = await content('check');
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^practice \(0\.1\.0, 5 memories, \d+ cards\): nothing to tell\.$/m);
  expect(stdout).toMatch(/^venice \(.*\): nothing to tell\.$/m);
});

test('an error ends with 2, and is told with its file, line and column', async () => {
  const folder = copied();
  writeFileSync(join(folder, 'tokens.yaml'), 'token-1: { xp: 1 }\ntoken-2: { xp: 200 }\n');
  const { status, stdout } = await content('check', folder);
  expect(status).toBe(2);
  expect(stdout).toMatch(
    /^error: \S*tokens\.yaml:2:16 `xp` must be at most 30\.\npractice \(it cannot be used\): 1 error, 0 warnings\.\n$/,
  );
});

test('warnings alone end with 1, and --json tells the same', async () => {
  const folder = copied();
  writeFileSync(join(folder, 'pack.yaml'), 'id: practice\nversion: "0.1.0"\n');
  const { status, stdout } = await content('check', '--json', folder);
  expect(status).toBe(1);
  const [pack] = JSON.parse(stdout).packs;
  expect(pack).toMatchObject({ pack: 'practice', errors: 0, warnings: 15 });
  expect(pack.findings[0]).toMatchObject({ level: 'warning', line: 27, column: 1 });
});

test('a pack that lies on another is checked over it, by its own words and files', async () => {
  const { status, stdout } = await content('check', join(packages, '../../test/campaign'), '--over', join(packages, 'practice'));
  expect(stdout).toMatch(/^warning: \S*campo\.yaml:8:14 The memory has 9 squares; of a campaign it has 12 at least\.\n/);
  expect(stdout).toMatch(/\ncampaign \(0\.1\.0, 6 memories, \d+ cards\): 0 errors, 1 warning\.\n$/);
  expect(status).toBe(1);
});

test('a map is drawn to the terminal or into a file', async () => {
  const out = join(copied(), 'map.svg');
  expect(await content('map', 'practice-1', '--out', out)).toMatchObject({ status: 0, stdout: '', stderr: '' });
  const { status, stdout } = await content('map', 'practice-1', '--pack', join(packages, 'practice'));
  expect([status, stdout]).toEqual([0, readFileSync(out, 'utf8')]);
  expect(await content('map', 'practice-1', '--out', join(out, 'nowhere'))).toMatchObject({ status: 1, stdout: '' });
  expect((await content('map', 'practice-9')).stderr).toContain('There is no memory "practice-9". There are: practice-1, ');
});

test.each([[['check', 'no-such-folder']], [['check', '--colour']], [['paint']], [['map']], [['map', 'practice-9']], [[]]])(
  '%j is not understood',
  async (args) => {
    expect(await content(...args)).toMatchObject({ status: 2, stdout: '' });
  },
);
