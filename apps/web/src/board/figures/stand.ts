import { type Point, SIDE } from '../view/plan.ts';

/** Feet of figures in a square whose corner is 0: friends in the upper row, enemies in the lower. */
const MIDDLE = SIDE / 2;
const ROOM = 94;
const UPPER = 57;
const LONE = 70;
const LOWER = 95;

/** Same figures stand close to each other. */
const CLOSE = 15;

/** What stands in a row: equal neighbours overlap. */
export interface Footprint {
  like: string;
  width: number;
}

const stepTo = (one: Footprint, before: Footprint): number => (one.like === before.like ? CLOSE : (one.width + before.width) / 2);

/** Feet of a row from its left; what is too wide for the square moves closer together. */
export function row(all: readonly Footprint[], y: number): Point[] {
  if (all.length === 0) return [];
  const steps = all.slice(1).map((one, index) => stepTo(one, all[index]!));
  const ends = (all[0]!.width + all.at(-1)!.width) / 2;
  const between = steps.reduce((sum, step) => sum + step, 0);
  const shrink = Math.min(1, (ROOM - ends) / Math.max(1, between));
  let x = MIDDLE - (ends + between * shrink) / 2 + all[0]!.width / 2;
  return [0, ...steps].map((step) => {
    x += step * shrink;
    return { x, y };
  });
}

/** Friends stand in the middle until somebody else needs the lower row. */
export const friendsRow = (all: readonly Footprint[], isShared: boolean): Point[] => row(all, isShared ? UPPER : LONE);

export const enemiesRow = (all: readonly Footprint[]): Point[] => row(all, LOWER);
