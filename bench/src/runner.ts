import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { CaseName } from './cases/cases.ts';
import type { Slice } from './measure.ts';

const script = fileURLToPath(new URL('run-case.ts', import.meta.url));

/** A case waiting in its own process; idle, it costs nothing. */
export interface Runner {
  name: CaseName;
  work: (seconds: number) => Promise<Slice>;
  stop: () => void;
}

export async function start(name: CaseName): Promise<Runner> {
  // boardgame.io checks more when it is not in production; nothing else looks at this.
  const child = fork(script, [name], { env: { ...process.env, NODE_ENV: 'production' } });
  const gone = once(child, 'exit').then(([code]) => Promise.reject(new Error(`the case ${name} ended with ${code}`)));
  // Once the case is stopped, nobody asks why it ended.
  gone.catch(() => {});
  const answer = async () => (await Promise.race([once(child, 'message'), gone]))[0];
  await answer();
  return {
    name,
    work(seconds) {
      child.send(seconds);
      return answer();
    },
    stop: () => child.disconnect(),
  };
}
