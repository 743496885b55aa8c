import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Lesson } from '@bauta/engine';
import { layered, readContent, readLessons, readTexts, showProblem, type TextFile } from '@bauta/format';
import type { Lexicon } from '@bauta/text';
import { campaignFolders, LANGUAGE, type Library, openAllWords, openWords, shippedWords, type Word } from './library.ts';
import { type PackPlace, packAt, packsAt, textsOf } from './pack-place.ts';

/** Words that are wrong are left out: a thing is then called by its id. */
function wordsOf(place: PackPlace): readonly Word[] {
  const shipped = shippedWords(place.path);
  if (shipped !== null) return shipped;
  const files = textsOf(place).get(LANGUAGE) ?? [];
  return [...readTexts(files).words].map(([key, { text }]) => [key, text]);
}

/** The files of packs laid over each other, the last on top. */
export const filesOf = (places: readonly PackPlace[]): TextFile[] => layered(places.map(({ files }) => files));

function packWords(places: readonly PackPlace[]): Lexicon {
  const { language, words } = openAllWords();
  // A pack may give our cards other names, but not make the program say other things.
  return { language, words: new Map([...words, ...places.flatMap(wordsOf), ...openWords().words]) };
}

export interface OpenPack extends Library {
  /** Where it lies, the last on top. */
  paths: string[];
}

/** A pack from one folder or zip, or from several that are laid over each other; or what is wrong with it. */
export function openPack(names: readonly string[], from = '.'): OpenPack | string {
  const places = packsAt(names, from);
  if (typeof places === 'string') return places;
  const { pack, problems } = readContent(filesOf(places));
  if (pack === null) return `The pack \`${names.join(' ')}\` is wrong: ${showProblem(problems[0]!)}`;
  return { pack, lexicon: packWords(places), paths: places.map(({ path }) => path) };
}

/** A save holds its content, but no words: where those of a pack lie is kept beside the saves. */
const placesFile = (saves: string): string => join(saves, 'packs.json');

function places(saves: string): Record<string, string[]> {
  try {
    const known: unknown = JSON.parse(readFileSync(placesFile(saves), 'utf8'));
    const entries = Object.entries(known ?? {}).filter(([, paths]) => Array.isArray(paths));
    return Object.fromEntries(
      entries.map(([id, paths]) => [id, (paths as unknown[]).filter((each) => typeof each === 'string')]),
    );
  } catch {
    return {};
  }
}

export function rememberPack(saves: string, id: string, paths: readonly string[]): void {
  mkdirSync(saves, { recursive: true });
  const temporary = `${placesFile(saves)}.${process.pid}`;
  writeFileSync(temporary, `${JSON.stringify({ ...places(saves), [id]: paths }, null, 2)}\n`);
  renameSync(temporary, placesFile(saves));
}

const isPlace = (place: PackPlace | string): place is PackPlace => typeof place !== 'string';
const placesFor = (saves: string, id: string): PackPlace[] =>
  (places(saves)[id] ?? []).map((path) => packAt(path)).filter(isPlace);

/** All words for that content; without the words of its pack its things are called by their ids. */
export const lexiconFor = (saves: string, id: string): Lexicon => packWords(placesFor(saves, id));

/** Its rule cards; the rules are the same in every pack, so those of the own campaign will do. */
export function lessonsFor(saves: string, id: string): Lesson[] {
  const known = placesFor(saves, id);
  const own = campaignFolders().map((path) => packAt(path));
  return readLessons(filesOf(known.length > 0 ? known : own.filter(isPlace)));
}
