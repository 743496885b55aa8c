import type { Meter } from '../metrics/meter.ts';
import { stopwatch } from '../metrics/thread-time.ts';
import type { Clock } from '../runtime/clock.ts';
import type { Bucket } from './bucket.ts';

/** A piece of work under way: what was taken for it from its account, until it is known what it took. */
export interface Charge {
  /** Starts the watch; whatever the work does and waits for is measured. */
  measure(work: () => void): void;
  settle(): void;
}

export interface Charges {
  /** Many may be under way before the first is done, so work of a kind is taken to last as long as that before. Otherwise the seconds until there is enough. */
  take(time: Bucket, kind: string): Charge | number;
}

/** What work of a kind takes is the mean of that before, the last most. */
const WEIGHT_OF_LAST = 1 / 8;

/** `most`: what an account holds, in milliseconds. */
export function openCharges(most: number, meter: Pick<Meter, 'threadTime'>, clock: Clock): Charges {
  /** Of each kind, in milliseconds. */
  const means = new Map<string, number>();
  return {
    take(time, kind) {
      const now = clock.monotonic();
      const taken = Math.min(means.get(kind) ?? 0, most);
      if (!time.take(now, taken)) return time.secondsUntil(now, taken);
      const watch = stopwatch(clock);
      return {
        measure: watch.measure,
        settle() {
          const spent = watch.end();
          const mean = means.get(kind) ?? spent;
          means.set(kind, mean + (spent - mean) * WEIGHT_OF_LAST);
          time.giveBack(clock.monotonic(), taken - spent);
          meter.threadTime(kind, spent / 1000);
        },
      };
    },
  };
}
