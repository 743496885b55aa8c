import { statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type FindPack, type Pack, readContent, readFolder, showProblem } from '@bauta/format';
import { openLibrary } from '../library.ts';

const known = new Map<string, Pack | string>();

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

function open(folder: string, name: string): Pack | string {
  if (!isFolder(folder)) return `There is no folder \`${name}\`.`;
  const { pack, problems } = readContent(readFolder(folder));
  return pack ?? `The pack \`${name}\` is wrong: ${showProblem(problems[0]!)}`;
}

function once(key: string, read: () => Pack | string): Pack | string {
  const found = known.get(key) ?? read();
  known.set(key, found);
  return found;
}

/** The packs a script may name, by the way from its own folder; without a name the practice pack is meant. */
export const packFinder =
  (script: string): FindPack =>
  (name) => {
    if (name === null) return once('', () => openLibrary().pack);
    const folder = resolve(dirname(script), name);
    return once(folder, () => open(folder, name));
  };
