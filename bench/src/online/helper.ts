import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A process that answers, one question after the other. */
export interface Helper<Asked> {
  ask<Answer>(asked: Asked): Promise<Answer>;
  /** What is not answered. */
  tell(asked: Asked): void;
  stop(): void;
}

/** Servers run as by `npm start`. The load has the room not to clear up while it measures: it would tell of its own pauses. */
const FLAGS = {
  'serve.ts': ['--v8-pool-size=0', '--no-allocation-site-pretenuring'],
  'load.ts': ['--v8-pool-size=0', '--min-semi-space-size=64', '--max-semi-space-size=64'],
};

export async function startHelper<Asked extends object>(script: keyof typeof FLAGS, name: string): Promise<Helper<Asked>> {
  const path = fileURLToPath(new URL(script, import.meta.url));
  // boardgame.io checks more when it is not in production; nothing else looks at this.
  const child = fork(path, [name], {
    execArgv: ['--expose-gc', ...FLAGS[script]],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const gone = once(child, 'exit').then(([code]) => Promise.reject(new Error(`${script} of ${name} ended with ${code}`)));
  // Once it is stopped, nobody asks why it ended.
  gone.catch(() => {});
  const answer = async () => (await Promise.race([once(child, 'message'), gone]))[0];
  await answer();
  return {
    ask(asked) {
      child.send(asked);
      return answer();
    },
    tell: (asked) => void child.send(asked),
    stop: () => child.disconnect(),
  };
}
