import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type Pack, readContent, readFolder, readTexts, showProblem, type TextFile } from '@bauta/format';
import type { Lexicon } from '@bauta/text';
import { LANGUAGE, openAllWords } from './library.ts';

export const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** The words of a pack lie in it, or beside it. Those that are wrong are left out: a thing is then called by its id. */
function wordsOf(folder: string): [string, string][] {
  const found = [join(folder, 'text', LANGUAGE), join(dirname(folder), 'text', LANGUAGE)].find(isFolder);
  if (found === undefined) return [];
  return [...readTexts(readFolder(found)).words].map(([key, { text }]) => [key, text]);
}

const isMemory = ({ path }: TextFile): boolean => path.startsWith('memories/');

/** One pack over another: of two files with the same path the upper counts, and its memories take the place of those below. */
function over(below: readonly TextFile[], upper: readonly TextFile[]): TextFile[] {
  const isTaken = (file: TextFile) => upper.some(({ path }) => path === file.path) || (isMemory(file) && upper.some(isMemory));
  return [...below.filter((file) => !isTaken(file)), ...upper];
}

/** The files of packs laid over each other, the last on top. */
export const filesOf = (folders: readonly string[]): TextFile[] => folders.map(readFolder).reduce(over);

function packWords(folders: readonly string[]): Lexicon {
  const { language, words } = openAllWords();
  return { language, words: new Map([...words, ...folders.flatMap(wordsOf)]) };
}

/** A pack from one folder, or from several that are laid over each other; or what is wrong with it. */
export function openPack(names: readonly string[]): { pack: Pack; lexicon: Lexicon; folders: string[] } | string {
  const folders = names.map((name) => resolve(name));
  const lost = names.find((_, index) => !isFolder(folders[index]!));
  if (lost !== undefined) return `There is no folder \`${lost}\`.`;
  const { pack, problems } = readContent(filesOf(folders));
  if (pack === null) return `The pack \`${names.join(' ')}\` is wrong: ${showProblem(problems[0]!)}`;
  return { pack, lexicon: packWords(folders), folders };
}

/** A save holds its content, but no words: where those of a pack lie is kept beside the saves. */
const placesFile = (saves: string): string => join(saves, 'packs.json');

function places(saves: string): Record<string, string[]> {
  try {
    const known: unknown = JSON.parse(readFileSync(placesFile(saves), 'utf8'));
    const entries = Object.entries(known ?? {}).filter(([, folders]) => Array.isArray(folders));
    return Object.fromEntries(
      entries.map(([id, folders]) => [id, (folders as unknown[]).filter((each) => typeof each === 'string')]),
    );
  } catch {
    return {};
  }
}

export function rememberPack(saves: string, id: string, folders: readonly string[]): void {
  mkdirSync(saves, { recursive: true });
  const temporary = `${placesFile(saves)}.${process.pid}`;
  writeFileSync(temporary, `${JSON.stringify({ ...places(saves), [id]: folders }, null, 2)}\n`);
  renameSync(temporary, placesFile(saves));
}

/** All words for that content; without the words of its pack its things are called by their ids. */
export const lexiconFor = (saves: string, id: string): Lexicon => packWords((places(saves)[id] ?? []).filter(existsSync));
