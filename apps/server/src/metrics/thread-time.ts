import { AsyncLocalStorage } from 'node:async_hooks';
import type { Clock } from '../runtime/clock.ts';

/** How long a piece of work kept the one thread: while it waits, others have it. */
export interface Stopwatch {
  /** Starts it; whatever the work does and waits for is measured. */
  measure(work: () => void): void;
  /** Work done for it elsewhere, in milliseconds. */
  add(spent: number): void;
  pause(): void;
  goOn(): void;
  /** Ends it, and tells the milliseconds. */
  end(): number;
}

const measured = new AsyncLocalStorage<Stopwatch>();

export function stopwatch(clock: Pick<Clock, 'thread'>): Stopwatch {
  let [spent, since]: [number, number | null] = [0, null];
  const watch: Stopwatch = {
    measure(work) {
      watch.goOn();
      measured.run(watch, work);
    },
    add(more) {
      spent += more;
    },
    pause() {
      if (since !== null) spent += clock.thread() - since;
      since = null;
    },
    goOn() {
      since ??= clock.thread();
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

/** Of work that is put off and then done together with that of others: each is told its share of the milliseconds it took. */
export function sharing(): (spent: number) => void {
  const watch = measured.getStore();
  return (spent) => watch?.add(spent);
}
