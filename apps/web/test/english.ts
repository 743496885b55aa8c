import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { readFolder, readTexts } from '@bauta/format';
import type { Lexicon } from '@bauta/text';

const { resolve } = createRequire(import.meta.url);
const folders = ['@bauta/text', '@bauta/content'].map((name) => join(dirname(resolve(`${name}/package.json`)), 'text', 'en'));

/** The words of the program and of the practice memories. */
export function english(): Lexicon {
  const { words } = readTexts(folders.flatMap((folder) => readFolder(folder)));
  return { language: 'en', words: new Map([...words].map(([key, { text }]) => [key, text])) };
}
