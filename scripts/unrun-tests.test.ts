import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import config from '../vitest.config.ts';
import { unrunTests } from './unrun-tests.ts';

const root = dirname(import.meta.dirname);
const filesOf = (pattern: string | string[]) =>
  globSync(pattern, { cwd: root, exclude: (path) => path.endsWith('node_modules') });

test.each([
  "test.skip('a', f)",
  "it.only('a', f)",
  "test.todo('a')",
  "describe.concurrent.skip('a', f)",
  "test.skipIf(x)('a', f)",
  "test.fails('a', f)",
  "xit('a', f)",
  'ctx.skip()',
  "test('a', { skip: true }, f)",
])('a test kept from running is found: %s', (line) => {
  expect(unrunTests(`\n${line}`)).toEqual([2]);
});

test('ordinary tests and words in titles are left alone', () => {
  expect(unrunTests("test('[R4.1] .skip is a word', f); // test.only\ntest.each([1])('%s', f);\nlist.skip(1);")).toEqual([]);
});

test('no test file of this repository keeps a test from running', () => {
  const files = filesOf('{packages,apps,scripts}/**/*.test.ts');
  expect(files).toContain(join('scripts', 'unrun-tests.test.ts'));
  const found = files.flatMap((file) => unrunTests(readFileSync(join(root, file), 'utf8')).map((line) => `${file}:${line}`));
  expect(found).toEqual([]);
});

test('every test file of this repository is run', () => {
  const projects = config.test?.projects ?? [];
  const patterns = projects.flatMap((project) =>
    typeof project === 'object' && 'test' in project ? (project.test?.include ?? []) : [],
  );
  const run = new Set(filesOf(patterns));
  expect(filesOf('**/*.test.{ts,tsx}').filter((file) => !run.has(file))).toEqual([]);
});
