import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = dirname(import.meta.dirname);
const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));

test.each(['package-lock.json', 'bench/package-lock.json'])('%s names no registry, so that it installs from any', (file) => {
  const packages: [string, { resolved?: string; version?: string }][] = Object.entries(read(file).packages);
  expect(packages.length).toBeGreaterThan(10);
  expect(packages.filter(([, { resolved }]) => resolved?.includes('://')).map(([name]) => name)).toEqual([]);
});

test('every dependency is pinned to one version', () => {
  const files = [
    'package.json',
    'bench/package.json',
    ...globSync(['packages/*/package.json', 'apps/*/package.json'], { cwd: root }),
  ];
  const loose = files.flatMap((file) => {
    const { dependencies = {}, devDependencies = {}, overrides = {} } = read(file);
    const all: [string, string][] = Object.entries({ ...dependencies, ...devDependencies, ...overrides });
    return all.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version)).map(([name]) => `${file}: ${name}`);
  });
  expect(loose).toEqual([]);
});

test('the engine has no dependencies', () => {
  const { dependencies, devDependencies, peerDependencies, optionalDependencies } = read('packages/engine/package.json');
  expect([dependencies, devDependencies, peerDependencies, optionalDependencies]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
