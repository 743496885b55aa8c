import { randomBytes } from 'node:crypto';

/** Stops what was to be done later. */
export type Stop = () => void;

/** What is done later, in milliseconds; the process does not stay for it. */
export interface Timers {
  after(milliseconds: number, work: () => void): Stop;
  every(milliseconds: number, work: () => void): Stop;
  /** In the next turn of the event loop, so that others have theirs. */
  soon(work: () => void): void;
}

export const systemTimers: Timers = {
  after(milliseconds, work) {
    const timer = setTimeout(work, milliseconds).unref();
    return () => clearTimeout(timer);
  },
  every(milliseconds, work) {
    const timer = setInterval(work, milliseconds).unref();
    return () => clearInterval(timer);
  },
  soon: (work) => void setImmediate(work),
};

/** So many random bytes, as text. */
export type NewId = (bytes: number) => string;

export const randomId: NewId = (bytes) => randomBytes(bytes).toString('base64url');

/** What decides when something is done and under which name, apart from the clock: a seed in the tests of faults. */
export interface Runtime {
  timers: Timers;
  newId: NewId;
}

export const systemRuntime: Runtime = { timers: systemTimers, newId: randomId };
