import { newKey } from '../../storage/new-key.ts';

/** What decides when something is done, and by chance: a seed in the tests of faults. */
export interface Machine {
  /** Milliseconds since 1970. */
  date(): number;
  /** Once, after so many milliseconds; what is returned stops it. */
  after(milliseconds: number, work: () => void): () => void;
  /** From 0 up to 1. */
  random(): number;
  /** Of a command. */
  newKey(): string;
}

export const browser: Machine = {
  date: () => Date.now(),
  after(milliseconds, work) {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
  random: () => Math.random(),
  newKey,
};
