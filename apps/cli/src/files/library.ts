import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type Pack,
  type Problem,
  readContent,
  readFolder,
  readShippedPacks,
  readTexts,
  type ShippedPack,
  shippedFiles,
  showProblem,
} from '@bauta/format';
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

let packsRead: readonly ShippedPack[] | null = null;

function shipped(): readonly ShippedPack[] {
  packsRead ??= readShippedPacks(folderOf('@bauta/content'));
  return packsRead;
}

/** A pack that must ship with the program. */
function ours(name: string): ShippedPack {
  const pack = shipped().find(({ id }) => id === name);
  if (pack === undefined) throw new Error(`The pack \`${name}\` does not ship with the program.`);
  return pack;
}

/** The campaign that ships with the program, on top of what it lies on. */
export const campaignFolders = (): string[] => [...ours('venice').folders];

/** The names of the packs that ship with the program. */
export const shippedNames = (): string[] => shipped().map(({ id }) => id);

/** By its name; null: none of that name ships with the program. */
export const shippedFolder = (name: string): string | null =>
  shipped()
    .find(({ id }) => id === name)
    ?.folders.at(-1) ?? null;

/** The packs that ship with the program, each with what it lies on. */
export const shippedPacks = (): string[][] => shipped().map(({ folders }) => [...folders]);

const wordsOf = ({ words }: ShippedPack): readonly Word[] => wordsIn(join(words, LANGUAGE));

/** The words of a pack that ships with the program, by its folder; null for any other. */
export function shippedWords(folder: string): readonly Word[] | null {
  const pack = shipped().find(({ folders }) => folders.at(-1) === folder);
  return pack === undefined ? null : wordsOf(pack);
}

/** The program's words, and those of the content that ships with it. */
export function openAllWords(): Lexicon {
  return { language: LANGUAGE, words: new Map([...openWords().words, ...shipped().flatMap(wordsOf)]) };
}

/** What is played memory by memory: the practice pack, and all words. */
export function openLibrary(): Library {
  const { pack, problems } = readContent(shippedFiles(ours('practice')));
  if (pack === null) throw failed(problems);
  return { pack, lexicon: openAllWords() };
}
