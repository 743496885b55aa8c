import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../apps/cli/src/main.ts', import.meta.url));

/** The program as a player runs it, its screen and keyboard in our hands. */
export interface TerminalProgram {
  /** How often it has asked: each time but the first, the answer before is saved. */
  asked(): number;
  type(line: string): void;
  /** Resolves when it has asked that often, or is over. */
  hasAsked(times: number): Promise<void>;
  kill(): void;
  /** Resolves when nothing more comes from it: how it ended, and what it said last. */
  readonly over: Promise<{ signal: NodeJS.Signals | null; code: number | null; said: string }>;
}

/** How many prompts each piece of the screen completes, however it is cut. */
export function promptsIn(prompt: string): (piece: string) => number {
  let rest = '';
  return (piece) => {
    const parts = (rest + piece).split(prompt);
    rest = parts.at(-1)!.slice(1 - prompt.length);
    return parts.length - 1;
  };
}

/** `prompt` is the line that stands before every answer. */
export function startProgram(args: readonly string[], folder: string, prompt: string): TerminalProgram {
  const child: ChildProcess = spawn(process.execPath, [MAIN, ...args], {
    env: { ...process.env, BAUTA_SAVES: folder },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const prompts = promptsIn(prompt);
  let [asked, errors, isOver] = [0, '', false];
  let waiting: { times: number; go: () => void }[] = [];
  const wake = () => {
    for (const { times, go } of waiting) if (isOver || asked >= times) go();
    waiting = waiting.filter(({ times }) => !isOver && asked < times);
  };
  child.stdout!.setEncoding('utf8').on('data', (text: string) => {
    asked += prompts(text);
    wake();
  });
  child.stderr!.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  // It may be gone before it has read everything.
  child.stdin!.on('error', () => {});
  const over = new Promise<{ signal: NodeJS.Signals | null; code: number | null; said: string }>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => {
      isOver = true;
      wake();
      resolve({ signal, code, said: errors });
    });
  });
  return {
    asked: () => asked,
    type: (line) => void child.stdin!.write(`${line}\n`),
    hasAsked: (times) =>
      new Promise((go) => {
        waiting.push({ times, go });
        wake();
      }),
    kill: () => void child.kill('SIGKILL'),
    over,
  };
}
