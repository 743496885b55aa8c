import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DIRECTIONS, GUARD_KINDS, HIDING_SPOTS, IMMUNITIES, MOVEMENTS, OBJECTIVE_KINDS } from '@bauta/engine';
import { checkPack } from '@bauta/format';
import { expect, test } from 'vitest';
import { packTexts } from '../../apps/cli/src/commands/content/pack-texts.ts';
import { clauseNames } from '../../apps/cli/src/commands/rules/read-clauses.ts';
import { type PackPlace, packsAt } from '../../apps/cli/src/files/pack-place.ts';
import { filesOf } from '../../apps/cli/src/files/packs.ts';

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/adding-content.md'), 'utf8');
const cistern = 'examples/packs/cistern';
const blocks = [...page.matchAll(/^```yaml (\S+)\n([\s\S]*?)^```$/gm)].map(([, file, text]) => ({ file: file!, text: text! }));

test.each(blocks)('the block of $file in docs/adding-content.md is in that file', ({ file, text }) => {
  expect(readFileSync(join(root, file), 'utf8')).toContain(text);
});

test('every file of the example is on the page', () => {
  const places = packsAt([join(root, cistern)]) as PackPlace[];
  const shown = new Set(blocks.map(({ file }) => file));
  expect(places[0]!.files.map(({ path }) => `${cistern}/${path}`).filter((file) => !shown.has(file))).toEqual([]);
});

test('the check has nothing to tell of the example', () => {
  const places = packsAt(['practice', join(root, cistern)]) as PackPlace[];
  const { pack, content, texts } = checkPack(filesOf(places), packTexts(places), clauseNames());
  const own = new Set(places[1]!.files.map(({ path }) => path));
  expect(content.filter(({ level, file }) => level === 'error' || own.has(file))).toEqual([]);
  expect(texts).toEqual([{ language: 'en', found: [] }]);
  expect(Object.keys(pack!.content.memories)).toEqual(['the-cistern']);
});

test('the page names every word of the small sets, and its links lead somewhere', () => {
  for (const word of [...HIDING_SPOTS, ...MOVEMENTS, ...IMMUNITIES, ...GUARD_KINDS, ...DIRECTIONS, ...OBJECTIVE_KINDS])
    expect(page, word).toContain(`\`${word}\``);
  const links = [...page.matchAll(/\]\(([^)#]+)\)/g)].map(([, link]) => join(root, 'docs', link!));
  expect(links.filter((link) => !existsSync(link))).toEqual([]);
});
