import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type Pack, readContent, readFolder, showProblem, type TextFile } from '@bauta/format';
import type { Lexicon } from '@bauta/text';
import { LANGUAGE, openLibrary, wordsIn } from './library.ts';

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** The words of a pack lie in it, or beside it. */
function wordsOf(folder: string): [string, string][] {
  const found = [join(folder, 'text', LANGUAGE), join(dirname(folder), 'text', LANGUAGE)].find(isFolder);
  return found === undefined ? [] : wordsIn(found);
}

/** Of two files with the same path the one of the later folder counts. */
function filesOf(folders: readonly string[]): TextFile[] {
  const files = new Map(folders.flatMap((folder) => readFolder(folder).map((file) => [file.path, file] as const)));
  return [...files.values()];
}

const packWords = (folders: readonly string[]): Lexicon => {
  const { lexicon } = openLibrary();
  return { ...lexicon, words: new Map([...lexicon.words, ...folders.flatMap(wordsOf)]) };
};

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
export function lexiconFor(saves: string, id: string): Lexicon {
  const library = openLibrary();
  if (id === library.pack.content.id) return library.lexicon;
  return packWords((places(saves)[id] ?? []).filter(existsSync));
}
