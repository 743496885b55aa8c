import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pageSources } from './build-web.ts';

const root = join(import.meta.dirname, '..');

/** The packages of ours that a package needs, and those that they need. */
function neededBy(folder: string, known = new Set<string>()): ReadonlySet<string> {
  const { dependencies = {} }: { dependencies?: Record<string, string> } = JSON.parse(
    readFileSync(join(root, folder, 'package.json'), 'utf8'),
  );
  for (const name of Object.keys(dependencies).filter((each) => each.startsWith('@bauta/'))) {
    const needed = `packages/${name.slice('@bauta/'.length)}`;
    if (!known.has(needed)) neededBy(needed, known.add(needed));
  }
  return known;
}

test('the page is built again after a change of any package that it needs', () => {
  const sources = pageSources().map((path) => path.slice(root.length + 1));
  for (const folder of neededBy('apps/web'))
    expect(
      sources.some((path) => path.startsWith(`${folder}/`)),
      folder,
    ).toBe(true);
  expect(sources).toContain('packages/session/src/history/history.ts');
  expect(sources).toContain('packages/content/packs.json');
});

test('a changed test does not have the page built again', () => {
  expect(pageSources().filter((path) => /packages\/[a-z]+\/(test|node_modules)\//.test(path))).toEqual([]);
});
