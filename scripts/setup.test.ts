import { spawn } from 'node:child_process';
import { chmodSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

// Stands for npm: notes that it was called, takes a moment, leaves the tools that set-up looks for.
const npm = `#!/bin/sh
echo "$1" >> calls
sleep 0.3
rm -rf node_modules
mkdir -p node_modules/.bin
touch node_modules/.bin/node node_modules/.bin/tsc node_modules/.package-lock.json
exit "\${NPM_EXIT:-0}"
`;
let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bauta-setup-'));
  mkdirSync(join(root, 'scripts'));
  mkdirSync(join(root, 'bin'));
  copyFileSync(join(import.meta.dirname, 'setup.mjs'), join(root, 'scripts/setup.mjs'));
  writeFileSync(join(root, 'package-lock.json'), 'first');
  writeFileSync(join(root, 'bin/npm'), npm);
  chmodSync(join(root, 'bin/npm'), 0o755);
});
afterEach(() => rmSync(root, { recursive: true }));

type SetupResult = { code: number | null; out: string; said: string };
function setup(args: string[] = [], env: Record<string, string> = {}): Promise<SetupResult> {
  const path = [join(root, 'bin'), dirname(process.execPath), '/usr/bin', '/bin'].join(':');
  const child = spawn(process.execPath, [join(root, 'scripts/setup.mjs'), ...args], {
    cwd: tmpdir(),
    env: { PATH: path, ...env },
  });
  const run: SetupResult = { code: null, out: '', said: '' };
  child.stdout.on('data', (data) => {
    run.out += data;
  });
  child.stderr.on('data', (data) => {
    run.said += data;
  });
  return new Promise((resolve) => child.on('close', (code) => resolve({ ...run, code })));
}
const callsIn = (folder: string) => {
  const file = join(root, folder, 'calls');
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
};
const calls = () => callsIn('.');

test('set-up installs once, and again when the lockfile changes', async () => {
  expect((await setup()).code).toBe(0);
  expect((await setup()).said).toBe('setup: dependencies are up to date\n');
  expect(await setup(['--quiet'])).toEqual({ code: 0, out: '', said: '' });
  expect(calls()).toEqual(['ci']);
  writeFileSync(join(root, 'package-lock.json'), 'second');
  await setup();
  expect(calls()).toEqual(['ci', 'ci']);
});

test('set-up keeps standard output empty', async () => {
  expect((await setup()).out).toBe('');
});

test('of several set-ups at once one installs and the others wait for it', async () => {
  const runs = await Promise.all([setup(), setup(), setup()]);
  expect(runs.map(({ code }) => code)).toEqual([0, 0, 0]);
  expect(calls()).toEqual(['ci']);
  expect(existsSync(join(root, '.bauta-setup.lock'))).toBe(false);
});

test('a lock left by a dead process does not stop set-up', async () => {
  writeFileSync(join(root, '.bauta-setup.lock'), '99999999');
  expect((await setup()).code).toBe(0);
  expect(calls()).toEqual(['ci']);
});

test('a failed install is an error, leaves no lock and is tried again', async () => {
  const run = await setup([], { NPM_EXIT: '3' });
  expect(run.code).toBe(1);
  expect(run.said).toContain('npm ci failed with exit code 3');
  expect((await setup()).code).toBe(0);
  expect(calls()).toEqual(['ci', 'ci']);
});

test('an install by hand is stamped, so that set-up does not repeat it', async () => {
  mkdirSync(join(root, 'node_modules/.bin'), { recursive: true });
  for (const tool of ['node', 'tsc']) writeFileSync(join(root, 'node_modules/.bin', tool), '');
  await setup(['--stamp']);
  await setup();
  expect(calls()).toEqual([]);
});

test('an install without the development tools is not stamped', async () => {
  await setup(['--stamp']);
  expect(existsSync(join(root, 'node_modules/.bauta-setup'))).toBe(false);
});

test('a folder with a lockfile of its own is set up apart from the project', async () => {
  mkdirSync(join(root, 'bench'));
  writeFileSync(join(root, 'bench/package-lock.json'), 'first');
  expect((await setup(['bench'])).said).toBe('setup: installing dependencies of bench (npm ci)\nsetup: done\n');
  expect((await setup(['bench'])).said).toBe('setup: dependencies of bench are up to date\n');
  writeFileSync(join(root, 'bench/package-lock.json'), 'second');
  await setup(['--quiet', 'bench']);
  expect(callsIn('bench')).toEqual(['ci', 'ci']);
  expect(calls()).toEqual([]);
});
