import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { TextFile } from '../yaml/source.ts';
import { sizeProblem } from './pack-size.ts';

/** Why a folder is not read: the rest of a sentence that begins with its name. */
export class FolderFault extends Error {}

/** The YAML files of a folder and those below it, with paths from the folder; links are not followed. One that is too large is not read. */
export function readFolder(folder: string): TextFile[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.ya?ml$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path, name: relative(folder, path).split(sep).join('/'), size: statSync(path).size }));
  const problem = sizeProblem(files);
  if (problem !== null) throw new FolderFault(problem);
  return files.map(({ path, name }) => ({ path: name, text: readFileSync(path, 'utf8') }));
}
