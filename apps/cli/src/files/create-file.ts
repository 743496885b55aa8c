import { closeSync, existsSync, fsyncSync, linkSync, mkdirSync, openSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

function writeWhole(path: string, text: string | Buffer): void {
  const file = openSync(path, 'wx');
  try {
    writeFileSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

function isLinked(temporary: string, path: string): boolean {
  if (existsSync(path)) return false;
  try {
    linkSync(temporary, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** A new file under the first name that is free: it is there whole or not at all, and never in place of another. null: none is free. */
export function createFile(folder: string, names: Iterable<string>, text: string | Buffer): string | null {
  mkdirSync(folder, { recursive: true });
  const temporary = join(folder, `.new.${process.pid}.${process.hrtime.bigint()}`);
  writeWhole(temporary, text);
  try {
    for (const name of names) if (isLinked(temporary, join(folder, name))) return join(folder, name);
    return null;
  } finally {
    unlinkSync(temporary);
    syncFolder(folder);
  }
}
