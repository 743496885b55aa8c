import { fstatSync, fsyncSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import { type MemorySave, readSave, type SaveProblem } from '@bauta/format';

/** Another program has written to the file since. */
export class SaveChanged extends Error {}

/** The disk is full, the file may not be written, and the like. */
export const isDiskError = (error: unknown): error is Error => error instanceof Error && 'syscall' in error;

/** An open save. Only ever appended to; each append is on the disk before it returns. */
export interface SaveFile {
  path: string;
  handle: number;
  /** Where the next line goes. */
  end: number;
  /** How long the file is: longer where its last line was not written whole. */
  length: number;
}

/** To be written to, as it was read. */
export function openFile(path: string, bytes: Buffer): SaveFile {
  return { path, handle: openSync(path, 'r+'), end: bytes.lastIndexOf(0x0a) + 1, length: bytes.length };
}

export type OpenedSave = { file: SaveFile; history: MemorySave['history']; torn: boolean } | { problem: SaveProblem };

/** Opens a save that can be read; one that cannot is left as it is. */
export function openSave(path: string): OpenedSave {
  const bytes = readFileSync(path);
  const read = readSave(bytes.toString('utf8'), 'memory');
  if (read.save === null) return { problem: read.problem };
  return { file: openFile(path, bytes), history: read.save.history, torn: read.torn };
}

export function append(file: SaveFile, text: string): void {
  if (fstatSync(file.handle).size !== file.length) throw new SaveChanged();
  if (file.length > file.end) ftruncateSync(file.handle, file.end);
  const bytes = Buffer.from(text);
  for (let written = 0; written < bytes.length; )
    written += writeSync(file.handle, bytes, written, bytes.length - written, file.end + written);
  fsyncSync(file.handle);
  file.end += bytes.length;
  file.length = file.end;
}
