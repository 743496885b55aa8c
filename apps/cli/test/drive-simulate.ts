import { spawn } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';
import { simulate } from '../src/simulate/simulate.ts';
import { environment, main, node } from './drive.ts';

/** ./bauta simulate within this process: its start is not what is tested. */
export async function simulated(folder: string, words: readonly string[]) {
  const said = { stdout: '', stderr: '' };
  const streams = (['stdout', 'stderr'] as const).map((name) =>
    vi.spyOn(process[name], 'write').mockImplementation((text) => {
      said[name] += text;
      return true;
    }),
  );
  vi.stubEnv('BAUTA_SAVES', folder);
  try {
    return { status: await simulate(words), ...said };
  } finally {
    for (const stream of streams) stream.mockRestore();
    vi.unstubAllEnvs();
  }
}

/** All that it hands out, as text. */
export async function outputs(folder: string, words: readonly string[]) {
  const json = join(folder, 'report.json');
  const { status, stdout, stderr } = await simulated(folder, [...words, '--json', json]);
  if (status !== 0) throw new Error(`simulate ended with ${status}: ${stderr}`);
  return { table: stdout, json: readFileSync(json, 'utf8') };
}

const sizeOf = (path: string): number => (existsSync(path) ? statSync(path).size : 0);

/** Starts the program and sends it the signal once that many bytes of games are on the disk; answers how it ended. */
export async function signalled(file: string, words: readonly string[], signal: NodeJS.Signals, bytes: number) {
  const child = spawn(node, [main, 'simulate', '--file', file, ...words], { env: environment(join(file, '..')) });
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  const watch = setInterval(() => {
    if (sizeOf(file) >= bytes) clearInterval(watch);
    if (sizeOf(file) >= bytes) child.kill(signal);
  }, 2);
  const end = await new Promise<{ code: number | null; killed: boolean }>((resolve) =>
    child.once('exit', (code, by) => resolve({ code, killed: by === 'SIGKILL' })),
  );
  clearInterval(watch);
  return { ...end, stderr };
}
