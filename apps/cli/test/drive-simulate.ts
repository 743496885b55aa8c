import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bauta, environment, main, node } from './drive.ts';

/** ./bauta simulate to its end. */
export const simulated = (folder: string, words: readonly string[]) => bauta(folder, ['simulate', ...words]);

/** All that it hands out, as text. */
export async function outputs(folder: string, words: readonly string[]) {
  const [json, html] = [join(folder, 'report.json'), join(folder, 'report.html')];
  const { status, stdout, stderr } = await simulated(folder, [...words, '--json', json, '--html', html]);
  if (status !== 0) throw new Error(`simulate ended with ${status}: ${stderr}`);
  return { table: stdout, json: readFileSync(json, 'utf8'), html: readFileSync(html, 'utf8') };
}

/** Starts the program, and presses Ctrl-C once it has written down a game. */
export async function interrupted(file: string, words: readonly string[]) {
  const child = spawn(node, [main, 'simulate', '--file', file, ...words], { env: environment(dirname(file)) });
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  const hasGame = () => existsSync(file) && readFileSync(file, 'utf8').split('\n').length > 2;
  const watch = setInterval(() => {
    if (!hasGame()) return;
    clearInterval(watch);
    child.kill('SIGINT');
  }, 2);
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  clearInterval(watch);
  return { code, stderr };
}
