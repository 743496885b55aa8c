import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { createFile } from './create-file.ts';

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

/** The id of the content a game is of, as its first line says; '' when that cannot be read. */
export function contentOf(path: string): string {
  try {
    return String(JSON.parse(readFileSync(path, 'utf8').split('\n', 1)[0]!).content.id);
  } catch {
    return '';
  }
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

function* numbered(memory: string): Generator<string> {
  for (let number = 1; ; number++) yield `${memory}.${number}.jsonl`;
}

/** A new game under a number of its own. */
export const createSave = (folder: string, memory: string, text: string): string => createFile(folder, numbered(memory), text)!;
