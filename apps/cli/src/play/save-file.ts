import { fstatSync, fsyncSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import { readSave, type Save, type SaveProblem } from '@bauta/format';

/** Another program has written to the file since. */
export class SaveChanged extends Error {}

/** An open save. Only ever appended to; each append is on the disk before it returns. */
export interface SaveFile {
  path: string;
  handle: number;
  size: number;
}

export type OpenedSave = { file: SaveFile; save: Save; torn: boolean } | { problem: SaveProblem };

/** Opens a save that can be read; one that cannot is left as it is. */
export function openSave(path: string): OpenedSave {
  const bytes = readFileSync(path);
  const read = readSave(bytes.toString('utf8'));
  if (read.save === null) return { problem: read.problem };
  const handle = openSync(path, 'r+');
  const size = bytes.lastIndexOf(0x0a) + 1;
  if (read.torn) ftruncateSync(handle, size);
  return { file: { path, handle, size }, save: read.save, torn: read.torn };
}

export function append(file: SaveFile, text: string): void {
  if (fstatSync(file.handle).size !== file.size) throw new SaveChanged();
  const bytes = Buffer.from(text);
  for (let written = 0; written < bytes.length; )
    written += writeSync(file.handle, bytes, written, bytes.length - written, file.size + written);
  fsyncSync(file.handle);
  file.size += bytes.length;
}
