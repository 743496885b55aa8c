import { AsyncLocalStorage } from 'node:async_hooks';
import type { Clock } from '../clock.ts';

/** How long a piece of work kept the one thread: while it waits, others have it. */
export interface Stopwatch {
  /** Starts it; whatever the work does and waits for is measured. */
  measure(work: () => void): void;
  pause(): void;
  goOn(): void;
  /** Ends it, and tells the milliseconds. */
  end(): number;
}

const measured = new AsyncLocalStorage<Stopwatch>();

export function stopwatch(clock: Clock): Stopwatch {
  let [spent, since]: [number, number | null] = [0, null];
  const watch: Stopwatch = {
    measure(work) {
      watch.goOn();
      measured.run(watch, work);
    },
    pause() {
      if (since !== null) spent += clock.monotonic() - since;
      since = null;
    },
    goOn() {
      since ??= clock.monotonic();
    },
    end() {
      watch.pause();
      return spent;
    },
  };
  return watch;
}

/** The answer of somebody else, who may take long: the work that asked keeps nobody waiting meanwhile. */
export async function waitingFor<T>(answer: Promise<T>): Promise<T> {
  const watch = measured.getStore();
  watch?.pause();
  try {
    return await answer;
  } finally {
    watch?.goOn();
  }
}
