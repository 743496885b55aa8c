import { waitingFor } from '../../metrics/thread-time.ts';

/** Work of one table, one piece after the other. */
export interface WorkQueue {
  /** Done once everything before it is. */
  run<T>(work: () => Promise<T>): Promise<T>;
  /** Nothing is done any more behind what is under way; ends when that has ended. */
  close(): Promise<void>;
}

/** `onFault`: what was begun may not be written, so that nothing must be done on top of it. Told once. */
export function workQueue(onFault: (error: unknown) => void): WorkQueue {
  let last: Promise<unknown> = Promise.resolve();
  let isEnded = false;

  function fail(error: unknown): void {
    if (isEnded) return;
    isEnded = true;
    onFault(error);
  }

  return {
    run(work) {
      const done = waitingFor(last).then(() => {
        if (isEnded) throw new Error('the table is closed');
        return work();
      });
      last = done.catch(fail);
      return done;
    },
    close() {
      const ended = last.then(() => {
        isEnded = true;
      });
      last = ended;
      return ended;
    },
  };
}
