import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  unlinkSync,
  writeSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** Where games are kept: BAUTA_SAVES, or the folder the desktop has for such things. */
export function savesFolder(env: NodeJS.ProcessEnv): string {
  if (env.BAUTA_SAVES) return env.BAUTA_SAVES;
  return join(env.XDG_DATA_HOME || join(homedir(), '.local', 'share'), 'bauta');
}

export interface SavedGame {
  path: string;
  memory: string;
  /** When it was last played, in milliseconds. */
  played: number;
}

const NAME = /^([a-z][a-z0-9-]*)\.(\d+)\.jsonl$/;

/** A game has ended when its last entry says so; snapshots say nothing. */
function isOver(path: string): boolean {
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n');
  const last = lines.findLast((line) => !line.startsWith('{"n":') || !line.includes('"snapshot":'));
  return last !== undefined && /"type":"memory-(?:succeeded|failed)"/.test(last);
}

/** Games under way, the last played first. */
export function gamesUnderWay(folder: string): SavedGame[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .map((name) => ({ name, path: join(folder, name), memory: NAME.exec(name)?.[1] }))
    .filter((file): file is { name: string; path: string; memory: string } => file.memory !== undefined && !isOver(file.path))
    .map(({ path, memory }) => ({ path, memory, played: statSync(path).mtimeMs }))
    .sort((a, b) => b.played - a.played || (a.path < b.path ? 1 : -1));
}

function writeWhole(path: string, text: string): void {
  const file = openSync(path, 'wx');
  try {
    writeSync(file, text);
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

/** A new file under a number of its own: it is there whole or not at all, and never in place of another. */
export function createSave(folder: string, memory: string, text: string): string {
  mkdirSync(folder, { recursive: true });
  const temporary = join(folder, `.${memory}.${process.pid}.${process.hrtime.bigint()}`);
  writeWhole(temporary, text);
  try {
    for (let number = 1; ; number++) {
      const path = join(folder, `${memory}.${number}.jsonl`);
      if (existsSync(path)) continue;
      try {
        linkSync(temporary, path);
        return path;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
    }
  } finally {
    unlinkSync(temporary);
    syncFolder(folder);
  }
}
