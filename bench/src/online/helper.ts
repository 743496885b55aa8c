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

export async function startHelper<Asked extends object>(script: 'serve.ts' | 'load.ts', name: string): Promise<Helper<Asked>> {
  const path = fileURLToPath(new URL(script, import.meta.url));
  // boardgame.io checks more when it is not in production; nothing else looks at this.
  const child = fork(path, [name], { execArgv: ['--expose-gc'], env: { ...process.env, NODE_ENV: 'production' } });
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
