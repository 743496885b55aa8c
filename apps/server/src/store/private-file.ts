import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** The user of the server alone: the files hold what players must not see, and the key that guests are known by. */
const [FOLDER, FILE, OTHERS] = [0o700, 0o600, 0o077];

/** Those above it first, one by one: Node's own way (`recursive`) tries for ever where none can be made, as in /proc. */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: FOLDER });
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!existsSync(folder)) throw error;
  }
}

/** An empty file if there is none. One that is there is not opened: closing it would end the locks that this process has on it. */
export function makeFile(file: string): void {
  if (existsSync(file)) return;
  try {
    closeSync(openSync(file, 'wx', FILE));
  } catch (error) {
    if (!existsSync(file)) throw error;
  }
}

/** A disk without permissions, and the file of another user, stay as they are. */
export function closeToOthers(file: string): void {
  const mode = statSync(file, { throwIfNoEntry: false })?.mode ?? FILE;
  if ((mode & OTHERS) === 0) return;
  try {
    chmodSync(file, mode & ~OTHERS);
  } catch {}
}
