import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface SpawnedBauta {
  child: ChildProcess;
  /** On its standard output, and where problems are told; grows. */
  said: { out: string; problem: string };
  /** When it serves, or has ended. */
  started: Promise<unknown>;
  /** The status it ends with. */
  ended: Promise<number | null>;
}

const MAIN = join(import.meta.dirname, '../../src/main.ts');

/** A server of our own with what it says and how it ends, which may be before it has started; `folder` holds its tables too. */
export function spawnBauta(folder: string, env: Record<string, string>): SpawnedBauta {
  const child = spawn(process.execPath, [MAIN, folder], {
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', BAUTA_DATA: join(folder, 'data'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { out: '', problem: '' };
  const serves = new Promise<void>((resolve) => {
    child.stdout.on('data', (data) => {
      said.out += data;
      if (said.out.includes('Bauta is at ')) resolve();
    });
  });
  child.stderr.on('data', (data) => {
    said.problem += data;
  });
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { child, said, started: Promise.race([serves, ended]), ended };
}

/** A line of the log at the level error. */
export interface LoggedError {
  level: number;
  msg: string;
  work?: string;
  table?: string;
  reason?: string;
  unreadable?: string[];
}

/** Those that have been logged; what stands behind the last end of a line is not whole yet. */
export const errorsOf = ({ said }: SpawnedBauta): LoggedError[] =>
  said.out
    .split('\n')
    .slice(0, -1)
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as LoggedError)
    .filter(({ level }) => level >= 50);
