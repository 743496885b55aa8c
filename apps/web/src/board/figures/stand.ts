import { SIDE } from '../view/plan.ts';

/** Feet of figures in a square whose corner is 0: friends in the upper row, enemies in the lower. */
const MIDDLE = SIDE / 2;
const ROOM = 92;
const UPPER = 57;
const LONE = 70;
const LOWER = 95;

/** Same figures stand close to each other, others apart. */
const APART = 26;
const CLOSE = 13;

export interface Stand {
  x: number;
  y: number;
}

/** Feet of a row from its left, so that it fits. `sorts`: what each is; equal neighbours overlap. */
export function row(sorts: readonly string[], y: number): Stand[] {
  const steps = sorts.map((sort, index) => (index === 0 ? 0 : sort === sorts[index - 1] ? CLOSE : APART));
  const width = steps.reduce<number>((sum, step) => sum + step, 0);
  const most = ROOM - APART;
  const shrink = width > most ? most / width : 1;
  let x = MIDDLE - (width * shrink) / 2;
  return steps.map((step) => {
    x += step * shrink;
    return { x, y };
  });
}

/** Friends stand in the middle until somebody else needs the lower row. */
export const friendsRow = (ids: readonly string[], isShared: boolean): Stand[] => row(ids, isShared ? UPPER : LONE);

export const enemiesRow = (sorts: readonly string[]): Stand[] => row(sorts, LOWER);
