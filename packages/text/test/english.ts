import { fileURLToPath } from 'node:url';
import { readFolder, readTexts } from '@bauta/format';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

function wordsIn(path: string): Map<string, string> {
  const { words, problems } = readTexts(readFolder(folder(path)));
  if (problems.length > 0) throw new Error(problems.map(({ message }) => message).join('\n'));
  return new Map([...words].map(([key, { text }]) => [key, text]));
}

/** The program's own words, and those of the practice pack. */
export const programWords = wordsIn('../text/en');
export const contentWords = wordsIn('../../content/text/en');
/** What the numbered rules say: a part that can be read by itself. */
export const ruleWords = wordsIn('../text/en/rules');
