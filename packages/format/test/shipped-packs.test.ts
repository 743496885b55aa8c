import { existsSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readContent, readShippedPacks, type ShippedPack, shippedFiles } from '../src/index.ts';

const content = join(import.meta.dirname, '../../content');
const practice = { id: 'practice', folder: 'practice', on: [], words: 'text' };

function packsOf(manifest: unknown): ShippedPack[] {
  const folder = mkdtempSync(join(tmpdir(), 'bauta-shipped-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'packs.json'), JSON.stringify(manifest));
  return readShippedPacks(folder).map((pack) => ({
    ...pack,
    folders: pack.folders.map((each) => each.slice(folder.length + 1)),
    words: pack.words.slice(folder.length + 1),
  }));
}

test('every folder of content with a pack in it is listed, under the id of the pack', () => {
  const packs = readShippedPacks(content);
  const folders = globSync('**/pack.yaml', { cwd: content }).map((file) => join(content, dirname(file)));
  expect(packs.map(({ folders }) => folders.at(-1)).sort()).toEqual(folders.sort());
  for (const pack of packs) expect(readContent(shippedFiles(pack)).pack?.content.id).toBe(pack.id);
});

test('every pack has words in English', () => {
  for (const { words } of readShippedPacks(content)) expect(existsSync(join(words, 'en')), words).toBe(true);
});

test('a pack comes with the packs it lies on, the lowest first', () => {
  const upper = { id: 'upper', folder: 'far/upper', on: ['practice', 'lower'], words: 'far/upper/text' };
  expect(packsOf([practice, { ...practice, id: 'lower', folder: 'lower' }, upper])[2]).toEqual({
    id: 'upper',
    folders: ['practice', 'lower', 'far/upper'],
    words: 'far/upper/text',
  });
});

test.each([
  ['a key that is missing', [{ ...practice, words: undefined }], 'words'],
  ['a key too many', [{ ...practice, order: 1 }], '`order` is no key that belongs there.'],
  ['a path that leads out of the folder', [{ ...practice, folder: '../practice' }], 'a path from the folder of content'],
  ['an id that stands there twice', [practice, practice], 'stands there twice'],
  ['a pack that lies on one behind it', [{ ...practice, on: ['venice'] }], 'must name packs that stand before it'],
])('%s is refused', (_, manifest, message) => {
  expect(() => packsOf(manifest)).toThrow(message);
});
