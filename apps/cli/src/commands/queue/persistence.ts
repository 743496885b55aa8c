import { setTimeout as wait } from 'node:timers/promises';
import { isOutage, reasonOf } from './database.ts';

/** The user has stopped the command while it waited for the database. */
export class Stopped extends Error {}

/** Does the work, and again until the database is there. */
export type Persist = <T>(work: () => Promise<T>) => Promise<T>;

const FIRST_MS = 250;
const LONGEST_MS = 5_000;

/** Work that is tried again must be such that twice does no harm. That the database is away is said once, and so is that it is back. */
export function persistence(place: string, signal: AbortSignal, tell: (line: string) => void): Persist {
  let isAway = false;

  function lost(error: unknown): void {
    if (!isAway) tell(`The database at ${place} cannot be used (${reasonOf(error)}). It is tried again until it is back.`);
    isAway = true;
  }

  function back(): void {
    if (isAway) tell(`The database at ${place} is back.`);
    isAway = false;
  }

  return async (work) => {
    for (let pause = FIRST_MS; ; pause = Math.min(LONGEST_MS, 2 * pause)) {
      try {
        const done = await work();
        back();
        return done;
      } catch (error) {
        if (!isOutage(error)) throw error;
        if (signal.aborted) throw new Stopped();
        lost(error);
      }
      await wait(pause, undefined, { signal }).catch(() => {
        throw new Stopped();
      });
    }
  };
}
