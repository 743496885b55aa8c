import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { StorePlace } from '../../src/config/config.ts';

export interface AppendedEntry {
  number: number;
  entry: string;
}

export interface WriterProcess {
  answered: AppendedEntry[];
  child: ChildProcessByStdio<null, Readable, Readable>;
  /** Resolves when it has ended and all it said was heard. */
  ended: Promise<void>;
}

/** Starts writer.ts on a store. */
export function startWriter(place: StorePlace, name: string, table: string, appenders: number, each: number): WriterProcess {
  const args = [join(import.meta.dirname, 'writer.ts'), name, table, `${appenders}`, `${each}`];
  const child = spawn(process.execPath, args, { env: { ...process.env, ...place }, stdio: ['ignore', 'pipe', 'pipe'] });
  const answered: AppendedEntry[] = [];
  let rest = '';
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    const lines = `${rest}${text}`.split('\n');
    rest = lines.pop()!;
    answered.push(...lines.map(answeredIn));
  });
  child.stderr.on('data', (text) => {
    said += text;
  });
  const ended = once(child, 'close').then(([code]) => {
    if (code !== 0 && child.signalCode !== 'SIGKILL') throw new Error(`the writer failed: ${said}`);
  });
  return { answered, child, ended };
}

function answeredIn(line: string): AppendedEntry {
  const [number, entry] = line.split(' ');
  return { number: Number(number), entry: entry! };
}
