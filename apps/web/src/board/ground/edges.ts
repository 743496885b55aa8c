import { DIRECTIONS, type SquareData, STEPS, squareBeside } from '@bauta/engine';
import { SIDE } from '../view/plan.ts';
import type { TypeAt } from './heights.ts';

const HALF = SIDE / 2;

/** The middle of a side of a square, from its corner. */
export function middleOfSide(side: number): { x: number; y: number; across: boolean } {
  const [down, right] = STEPS[side]!;
  return { x: HALF + right * HALF, y: HALF + down * HALF, across: down !== 0 };
}

function wall(side: number): string {
  const { x, y, across } = middleOfSide(side);
  return across ? `M${x - HALF} ${y}h${SIDE}` : `M${x} ${y - HALF}v${SIDE}`;
}

/** Two rails and four rungs over the edge. */
function ladder(side: number): string {
  const { x, y, across } = middleOfSide(side);
  const [half, wide] = [15, 8];
  const rungs = [-11, -4, 4, 11];
  if (across)
    return `M${x - wide} ${y - half}v${2 * half}M${x + wide} ${y - half}v${2 * half}${rungs.map((at) => `M${x - wide} ${y + at}h${2 * wide}`).join('')}`;
  return `M${x - half} ${y - wide}h${2 * half}M${x - half} ${y + wide}h${2 * half}${rungs.map((at) => `M${x + at} ${y - wide}v${2 * wide}`).join('')}`;
}

export interface EdgePaths {
  walls: string;
  /** Where a roof ends, with no wall. */
  eaves: string;
  rim: string;
  ladders: string;
}

/** R7.1: walls, the rim of the map and ladders around a square; each edge once, by its western or northern square. */
export function edgesOf({ at, type, walls, ladders }: SquareData, typeAt: TypeAt): EdgePaths {
  const edges = { walls: '', eaves: '', rim: '', ladders: '' };
  DIRECTIONS.forEach((_, side) => {
    const beside = typeAt(squareBeside(at, side));
    const isRim = beside === null;
    if (side !== 1 && side !== 2 && !isRim) return;
    if (isRim) edges.rim += wall(side);
    else if (walls[side]) edges.walls += wall(side);
    else if ((beside === 'roof') !== (type === 'roof')) edges.eaves += wall(side);
    if (ladders[side]) edges.ladders += ladder(side);
  });
  return edges;
}
