import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { apply, type Game, hash, hashText, isRefusal, memoryRules, optionId, setUp } from '@bauta/engine';
import { type MemorySave, memorySetup, readSave } from '@bauta/format';
import { onTestFinished, vi } from 'vitest';
import { promptsIn } from '../../../test/kills/program.ts';
import { practicePack } from '../../../test/support/packs/practice-pack.ts';
import { cli } from '../src/app/cli.ts';

const root = join(import.meta.dirname, '../../..');
export const node = join(root, 'node_modules/.bin/node');
export const main = join(root, 'apps/cli/src/main.ts');

/** A saves folder of the test's own. */
export function savesFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bauta-saves-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const typed = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');

export const environment = (folder: string) => ({ ...process.env, BAUTA_SAVES: folder, NO_COLOR: '' });

/** Starts ./bauta with these lines as its input, and waits for its end. */
export function started(folder: string, args: readonly string[], lines: readonly string[] = []) {
  // A whole campaign prints more than the megabyte that is taken without saying so.
  const options = { input: typed(lines), encoding: 'utf8', env: environment(folder), maxBuffer: 64_000_000 } as const;
  return spawnSync(node, [main, ...args], options);
}

/** What ./bauta says to these lines, within this process: its start is not what is tested. */
export async function bauta(folder: string, args: readonly string[], lines: readonly string[] = []) {
  const said = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    vi.spyOn(process[name], 'write').mockImplementation((text, ...rest: unknown[]) => {
      said[name] += text;
      const written = rest.at(-1);
      if (typeof written === 'function') setImmediate(() => written());
      return true;
    });
  }
  vi.spyOn(process, 'stdin', 'get').mockReturnValue(Readable.from([typed(lines)]) as typeof process.stdin);
  vi.stubEnv('BAUTA_SAVES', folder);
  try {
    return { status: await cli(args), ...said };
  } finally {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  }
}

/** Starts it, feeds all the lines at once, and kills it without warning in the middle, when it has taken that many. */
export async function killed(folder: string, args: readonly string[], lines: readonly string[], answers: number): Promise<void> {
  const child = spawn(node, [main, ...args], { stdio: ['pipe', 'pipe', 'inherit'], env: environment(folder) });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const promptsOf = promptsIn('\n> ');
  let prompts = 0;
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    prompts += promptsOf(text);
    if (prompts >= answers) child.kill('SIGKILL');
  });
  child.stdin.on('error', () => {});
  child.stdin.write(typed(lines));
  await ended;
}

export const saves = (folder: string): string[] => readdirSync(folder).map((name) => join(folder, name));

export function onlySave(folder: string): MemorySave {
  const { save, problem } = readSave(readFileSync(saves(folder)[0]!, 'utf8'), 'memory');
  if (save === null) throw new Error(`${problem.line}: ${problem.message}`);
  return save;
}

export const hashOf = ({ history }: MemorySave): string => hash(history.state);

export interface Scripted {
  ids: string[];
  /** At each decision, before it is answered; the last is the end. */
  hashes: string[];
  end: Game;
}

/** The same game played beside the program, at random: what to type, and what must come of it. */
export function scriptedGame(memory: string, seed: string, assassins: number, most = 10_000): Scripted {
  const begun = setUp(practicePack.content, memorySetup(practicePack, memory, { assassins, difficulty: 'normal', seed }));
  if (isRefusal(begun)) throw new Error(begun.refused);
  let { game } = begun;
  const ids: string[] = [];
  const hashes = [hash(game)];
  for (let asked = memoryRules.question(game); asked !== null && ids.length < most; asked = memoryRules.question(game)) {
    const pick = Number.parseInt(hashText(`${seed} ${ids.length}`).slice(0, 8), 16) % asked.options.length;
    const done = apply(game, asked.options[pick]!);
    if (isRefusal(done)) throw new Error(done.refused);
    ids.push(optionId(asked.options[pick]!));
    game = done.game;
    hashes.push(hash(game));
  }
  return { ids, hashes, end: game };
}
