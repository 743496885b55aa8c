import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packRuns, runsOf, unpackRuns } from './runs.ts';

const root = join(import.meta.dirname, '../..');
const seeds = unpackRuns(readFileSync(join(import.meta.dirname, 'seeds.bin')));
/** The specification is kept word for word; its few phrases of the seeds show that the check sees them. */
const SPECIFICATION = 'docs/rules.md';
const FORMS = ['*.md', '{apps,bench,docs,examples,packages,test}/**/*.{md,txt,yaml}'];

function copiesIn(path: string): string[] {
  const runs = runsOf(readFileSync(join(root, path), 'utf8'));
  return runs.filter(({ hash }) => seeds.has(hash)).map(({ line, words }) => `${path}:${line} ${words}`);
}

const paths = globSync(FORMS, { cwd: root, exclude: (path) => path.includes('node_modules') }).sort();

test('no run of eight words of the seeds is in our words', () => {
  expect(paths).toEqual(expect.arrayContaining(['README.md', 'docs/effects.md', 'packages/text/text/en/screen.yaml']));
  expect(paths.filter((path) => path !== SPECIFICATION).flatMap(copiesIn)).toEqual([]);
});

test('the phrases that the specification has of the seeds are seen, with their places', () => {
  expect(copiesIn(SPECIFICATION)).toHaveLength(7);
  expect(copiesIn(SPECIFICATION)[0]).toMatch(/^docs\/rules\.md:\d+ (\S+ ){7}\S+$/);
});

test('layout and punctuation hide no run', () => {
  const plain = runsOf("the captain's men count the dead and the living").map(({ hash }) => hash);
  const laid = runsOf('- **The** captain’s men:\n  count the\n\n  DEAD, and the living.').map(({ hash }) => hash);
  expect(laid).toEqual(plain);
  expect(plain).toHaveLength(2);
});

test('what was packed is unpacked', () => {
  const hashes = runsOf('one two three four five six seven eight nine ten').map(({ hash }) => hash);
  expect(unpackRuns(packRuns(hashes))).toEqual(new Set(hashes));
});
