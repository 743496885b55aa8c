import type { Limits } from '../../src/config/limits.ts';

/** Nobody is kept waiting in a test that is not about it. */
export const NO_LIMITS: Limits = {
  atOnce: 1e9,
  aSecond: 1e9,
  threadTime: 1e9,
  newTables: 1e9,
  guestTables: 1e9,
  storeBytes: Number.POSITIVE_INFINITY,
};
