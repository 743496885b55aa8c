import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Pack, type Problem, readContent, readFolder, readTexts, showProblem } from '@bauta/format';
import type { Lexicon } from '@bauta/text';

const folderOf = (name: string): string => dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`)));
const failed = (problems: readonly Problem[]) => new Error(problems.map(showProblem).join('\n'));

export const LANGUAGE = 'en';

export type Word = readonly [key: string, text: string];
/** By folder, each read once: what ships with the program does not change while it runs. */
const wordsRead = new Map<string, readonly Word[]>();

function wordsIn(folder: string): readonly Word[] {
  const known = wordsRead.get(folder);
  if (known !== undefined) return known;
  const { words, problems } = readTexts(readFolder(folder));
  if (problems.length > 0) throw failed(problems);
  const found = [...words].map(([key, { text }]): Word => [key, text]);
  wordsRead.set(folder, found);
  return found;
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

/** The campaign that ships with the program lies on top of the practice pack. */
export const campaignFolders = (): string[] => ['practice', 'venice'].map((name) => join(folderOf('@bauta/content'), name));

/** By its name; null: none of that name ships with the program. */
export const shippedFolder = (name: string): string | null =>
  campaignFolders().find((folder) => basename(folder) === name) ?? null;

/** The packs that ship with the program, each with what it lies on. */
export const shippedPacks = (): string[][] => [campaignFolders().slice(0, 1), campaignFolders()];

/** The words of the practice pack lie beside it, those of the campaign in it. */
const wordsFolder = (pack: string): string => join(basename(pack) === 'practice' ? dirname(pack) : pack, 'text', LANGUAGE);

/** The words of a pack that ships with the program; null for any other. */
export const shippedWords = (pack: string): readonly Word[] | null =>
  campaignFolders().includes(pack) ? wordsIn(wordsFolder(pack)) : null;

/** The program's words, and those of the content that ships with it. */
export function openAllWords(): Lexicon {
  const content = campaignFolders().flatMap((pack) => wordsIn(wordsFolder(pack)));
  return { language: LANGUAGE, words: new Map([...openWords().words, ...content]) };
}

/** What is played memory by memory: the practice pack, and all words. */
export function openLibrary(): Library {
  const { pack, problems } = readContent(readFolder(join(folderOf('@bauta/content'), 'practice')));
  if (pack === null) throw failed(problems);
  return { pack, lexicon: openAllWords() };
}
