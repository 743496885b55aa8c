import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export interface ServerCommand {
  path: string;
  args: readonly string[];
  /** The user it runs as, when we are root; it does not refuse ours without. */
  as?: string;
  /** The signal that ends it in order, also should we be killed. */
  end: 'INT' | 'TERM';
  /** Besides our own. */
  env?: Readonly<Record<string, string>>;
}

export interface Running {
  pid: number;
  /** Ends it, and resolves when it has ended. */
  stop(): Promise<void>;
  /** Ends it without any warning. */
  kill(): Promise<void>;
}

const PATIENCE_MS = 60_000;

/** Starts a server of our own and resolves when it answers on its port. */
export async function run({ path, args, as, end, env = {} }: ServerCommand, port: number): Promise<Running> {
  const user = as !== undefined && process.getuid?.() === 0 ? ['--reuid', as, '--regid', as, '--clear-groups'] : [];
  const child = spawn('setpriv', ['--pdeathsig', end, ...user, path, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      said = `${said}${data}`.slice(-2_000);
    });
  const running = { pid: child.pid!, stop: () => ended(child, `SIG${end}`), kill: () => ended(child, 'SIGKILL') };
  try {
    await untilAnswering(child, port);
    return running;
  } catch (error) {
    await running.kill();
    throw new Error(`${path} did not start: ${said}`, { cause: error });
  }
}

async function untilAnswering(child: ChildProcess, port: number): Promise<void> {
  for (const start = performance.now(); performance.now() - start < PATIENCE_MS; await wait(20)) {
    if (hasEnded(child)) throw new Error('it has ended');
    if (await answers(port)) return;
  }
  throw new Error('it does not answer');
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (hasEnded(child)) return;
  const end = once(child, 'exit');
  child.kill(signal);
  await end;
}
