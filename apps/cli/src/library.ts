import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Pack, type Problem, readContent, readFolder, readTexts, showProblem } from '@bauta/format';
import type { Lexicon } from '@bauta/text';

const folderOf = (name: string): string => dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`)));
const failed = (problems: readonly Problem[]) => new Error(problems.map(showProblem).join('\n'));

export const LANGUAGE = 'en';

export function wordsIn(folder: string): [string, string][] {
  const { words, problems } = readTexts(readFolder(folder));
  if (problems.length > 0) throw failed(problems);
  return [...words].map(([key, { text }]) => [key, text]);
}

/** The program's words alone. */
export const openWords = (): Lexicon => ({
  language: LANGUAGE,
  words: new Map(wordsIn(join(folderOf('@bauta/text'), 'text', LANGUAGE))),
});

export interface Library {
  pack: Pack;
  lexicon: Lexicon;
}

/** What ships with the program: the practice pack, and all words. */
export function openLibrary(): Library {
  const content = folderOf('@bauta/content');
  const { pack, problems } = readContent(readFolder(join(content, 'practice')));
  if (pack === null) throw failed(problems);
  const words = new Map([...openWords().words, ...wordsIn(join(content, 'text', LANGUAGE))]);
  return { pack, lexicon: { language: LANGUAGE, words } };
}
