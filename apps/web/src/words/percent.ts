import { percentOf } from '@bauta/text';

/** Chances are told as whole percentages; what is possible is never told as 0, what may fail never as 100. */
export const percent = (chance: number): number =>
  chance <= 0 || chance >= 1 ? percentOf(chance) : Math.min(99, Math.max(1, percentOf(chance)));
