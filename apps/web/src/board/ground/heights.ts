import { type GroundType, type Square, squareBeside } from '@bauta/engine';
import { SIDE } from '../view/plan.ts';

const EAST = 1;
const SOUTH = 2;
/** How far a roof's shadow falls, and how much is seen of its front. */
const SHADOW = 20;
export const FRONT = 13;

export type TypeAt = (at: Square) => GroundType | null;

const isHigh = (type: GroundType | null): boolean => type === 'roof';

/** The shadow that a roof throws on lower open ground to the east and south, from the roof's corner; '' when there is none. */
export function shadowOf(at: Square, typeAt: TypeAt): string {
  if (!isHigh(typeAt(at))) return '';
  const lower = (side: number): boolean => {
    const type = typeAt(squareBeside(at, side));
    return type !== null && !isHigh(type) && type !== 'room';
  };
  const east = lower(EAST) ? `M${SIDE} 0l${SHADOW} ${SHADOW}V${SIDE}h-${SHADOW}Z` : '';
  const corner = lower(EAST) && lower(SOUTH) ? SHADOW : 0;
  const south = lower(SOUTH) ? `M0 ${SIDE}v${FRONT}l${SHADOW} ${SHADOW}H${SIDE + corner}V${SIDE}Z` : '';
  return east + south;
}

/** R13: the front of a house under its eaves, seen where lower open ground or nothing lies to the south of the roof. */
export function frontOf(at: Square, typeAt: TypeAt): boolean {
  const south = typeAt(squareBeside(at, SOUTH));
  return isHigh(typeAt(at)) && south !== 'roof' && south !== 'room';
}

/** Arched windows along a front. */
export const WINDOWS = [14, 32, 50, 68, 86].map((x) => `M${x - 3} ${SIDE + 11}v-5a3 3 0 0 1 6 0v5z`).join('');
