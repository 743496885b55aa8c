import { newKey } from '../../storage/new-key.ts';

/** What a page has of its browser: time, chance and keys; a seed replaces it in the tests of faults. */
export interface PageRuntime {
  /** Milliseconds since 1970. */
  date(): number;
  /** Once, after so many milliseconds; what is returned stops it. */
  after(milliseconds: number, work: () => void): () => void;
  /** From 0 up to 1. */
  random(): number;
  /** Of a request. */
  newKey(): string;
}

export const browser: PageRuntime = {
  date: () => Date.now(),
  after(milliseconds, work) {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
  random: () => Math.random(),
  newKey,
};
