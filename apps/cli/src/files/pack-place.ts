import { readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { FolderFault, MAX_ZIP, readFolder, readZip, type TextFile } from '@bauta/format';
import { shippedFolder } from './library.ts';
import { isDiskError } from './save-file.ts';

/** A pack where it lies: a folder or a zip. */
export interface PackPlace {
  path: string;
  /** All its YAML files, with paths from its root. */
  files: TextFile[];
}

export const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** What lies at a path from a folder, or under the name of a pack that ships with the program; or why it cannot be used. */
export function packAt(name: string, from = '.'): PackPlace | string {
  const path = resolve(from, name);
  try {
    if (isFolder(path)) return { path, files: readFolder(path) };
    if (isFile(path)) return zipAt(name, path);
  } catch (error) {
    if (isDiskError(error)) return `\`${name}\` cannot be read: ${error.message}`;
    if (error instanceof FolderFault) return `\`${name}\` ${error.message}`;
    throw error;
  }
  const shipped = shippedFolder(name);
  return shipped === null ? `There is no folder or zip \`${name}\`.` : { path: shipped, files: readFolder(shipped) };
}

function zipAt(name: string, path: string): PackPlace | string {
  if (statSync(path).size > MAX_ZIP) return `\`${name}\` is larger than ${MAX_ZIP / 1_000_000} MB.`;
  const { files, problem } = readZip(readFileSync(path));
  return files === null ? `\`${name}\` ${problem}` : { path, files };
}

/** Several, the last on top; or what is wrong with the first that cannot be used. */
export function packsAt(names: readonly string[], from = '.'): PackPlace[] | string {
  const places = names.map((name) => packAt(name, from));
  return places.find((place) => typeof place === 'string') ?? (places as PackPlace[]);
}

const LANGUAGE_OF = /^text\/([^/]+)\/./;

/** One that is too large may have nothing to do with packs. */
function filesBeside(folder: string): TextFile[] {
  try {
    return isFolder(folder) ? readFolder(folder) : [];
  } catch (error) {
    if (error instanceof FolderFault) return [];
    throw error;
  }
}

/** Packs that lie side by side share a folder of words: those of `venice` are in venice.yaml, or in a folder of that name. */
function wordsBeside(pack: string): TextFile[] {
  const isOwn = ({ path }: TextFile): boolean => path.split('/')[2]?.replace(/\.ya?ml$/, '') === basename(pack);
  const files = filesBeside(join(dirname(pack), 'text'));
  return files.map(({ path, text }) => ({ path: `text/${path}`, text })).filter(isOwn);
}

/** The words of a pack by language, with their whole paths. They lie in it, or beside its folder. */
export function textsOf({ path, files }: PackPlace): Map<string, TextFile[]> {
  const own = files.filter((file) => LANGUAGE_OF.test(file.path));
  const isBeside = own.length === 0 && isFolder(path);
  const root = isBeside ? dirname(path) : path;
  const byLanguage = Map.groupBy(isBeside ? wordsBeside(path) : own, (file) => LANGUAGE_OF.exec(file.path)![1]!);
  return new Map(
    [...byLanguage].map(([language, each]) => [language, each.map((file) => ({ ...file, path: join(root, file.path) }))]),
  );
}
