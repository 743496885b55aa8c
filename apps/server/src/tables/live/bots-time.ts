import { bucket } from '../../limits/bucket.ts';
import type { Clock } from '../../runtime/clock.ts';

/** How long the bots of all tables keep the one thread: people come first, however many tables one of them opens. */
export interface BotsTime {
  /** Milliseconds until a bot may decide. */
  wait(): number;
  /** Counts how long the work took. */
  measure<T>(work: () => T): T;
}

/** In milliseconds, of each second; what is not taken adds up to the other. */
const [A_SECOND, AT_ONCE] = [300, 600];

/** `took`: is told the seconds. */
export function botsTime({ monotonic, thread }: Omit<Clock, 'date'>, took: (seconds: number) => void): BotsTime {
  const time = bucket(AT_ONCE, A_SECOND);
  return {
    wait: () => 1000 * time.secondsUntil(monotonic(), 0),
    measure(work) {
      const since = thread();
      const done = work();
      const spent = thread() - since;
      time.giveBack(monotonic(), -spent);
      took(spent / 1000);
      return done;
    },
  };
}
