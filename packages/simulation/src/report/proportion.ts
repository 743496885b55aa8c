import { type Interval, wilson } from './wilson.ts';

/** A share of games, with its 95 % interval. */
export interface Proportion extends Interval {
  count: number;
  of: number;
  share: number;
}

export const proportionOf = (count: number, of: number): Proportion => ({
  count,
  of,
  share: of === 0 ? 0 : count / of,
  ...wilson(count, of),
});

/** The share of those for which it holds. */
export const shareOf = <T>(all: readonly T[], holds: (each: T) => boolean): Proportion =>
  proportionOf(all.filter(holds).length, all.length);
