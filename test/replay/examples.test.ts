import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFolder, runScript, type TextFile } from '@bauta/format';
import { COMMAND_FIELDS } from '@bauta/text';
import { expect, test } from 'vitest';
import { practicePack } from '../support/packs/practice-pack.ts';

const root = join(import.meta.dirname, '../..');

/** The whole scripts of the page: each YAML block that says what it is played with. */
function blocksOf(page: string): TextFile[] {
  const blocks = [...page.matchAll(/^```yaml\n(.*?)^```$/gms)].map(([, text = '']) => text);
  return blocks
    .filter((text) => /^memory:/m.test(text))
    .map((text, index) => ({ path: `docs/notation.md block ${index + 1}`, text }));
}

const examples = readFolder(join(root, 'examples/scripts'));
const page = readFileSync(join(root, 'docs/notation.md'), 'utf8');
const blocks = blocksOf(page);

test.each([...examples, ...blocks].map((file) => [file.path, file] as const))('%s: every expectation holds', (_path, file) => {
  const { report } = runScript(file, () => practicePack);
  expect([...report.problems, ...report.failures]).toEqual([]);
});

test('there are examples in the folder and on the page', () => {
  expect(examples.length).toBeGreaterThanOrEqual(8);
  expect(blocks.length).toBeGreaterThanOrEqual(2);
});

test('the page lists every command', () => {
  const words = new Set([...page.matchAll(/`([^`\n]+)`/g)].flatMap(([, text = '']) => text.split(' ')));
  expect(Object.keys(COMMAND_FIELDS).filter((type) => !words.has(type))).toEqual([]);
});
