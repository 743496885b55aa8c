import { FEWEST, mostTaken, type Proportion, type WaysTaken } from '@bauta/simulation';
import type { MeasuredMemory } from './measured.ts';

export const MEASURE_TARGETS = [
  'quiet',
  'never',
  'price',
  'quiet-reserve',
  'won',
  'lost',
  'plan',
  'squares',
  'spot',
  'tower',
  'chest',
  'calm',
  'first',
  'exits',
  'faced',
] as const;
export type MeasureTarget = (typeof MEASURE_TARGETS)[number];

const QUIET = [0.15, 0.35] as const;
const NEVER = 0.85;
const PRICE = 0.2;
const QUIET_RESERVE = 0.2;
const WON = [6, 10] as const;
/** A lost game is at most so many turns longer than one that is won. */
const LONGER = 3;
const PLAN = 0.1;
const SQUARES = 0.8;
const USED = [0.1, 0.6] as const;
const WAY = 0.7;
export const CARD_USED = [0.1, 0.7] as const;

const rounded = (number: number): number => Math.round(number * 1e9) / 1e9;
const isWithin = (number: number, [least, most]: readonly [number, number]): boolean => number >= least && number <= most;

/** What was seen too rarely is not judged. */
export const isEnough = ({ of }: Proportion): boolean => of >= FEWEST;

/** By how much success falls from games whose alert was never raised to those where it was by turn 2; null: too few. */
export function priceOf({ measures: { price } }: MeasuredMemory): number | null {
  const { never, byTwo } = price;
  return isEnough(never) && isEnough(byTwo) ? rounded(never.share - byTwo.share) : null;
}

/** The top of a tower is no square of the map. */
const isOnMap = (name: string): boolean => !name.endsWith('top');

export const enteredShare = ({ measures, map }: MeasuredMemory): number =>
  Object.keys(measures.entered).filter(isOnMap).length / map.squares;

export const planOf = ({ success, greedy }: MeasuredMemory): number => rounded(success.share - greedy.share);

const isVaried = (ways: WaysTaken): boolean => (mostTaken(ways)?.share ?? 0) <= WAY;

function isNotLonger({ measures: { turnsWon, turnsLost } }: MeasuredMemory): boolean {
  return turnsWon === null || turnsLost === null || rounded(turnsLost.mean - turnsWon.mean) <= LONGER;
}

/** The targets that the memory misses. */
export function missedMeasures(memory: MeasuredMemory): MeasureTarget[] {
  if (memory.teaches) return [];
  const { measures, map } = memory;
  const { quiet, price, quietReserve, turnsWon, uses, first, exits, faced } = measures;
  const holds: Record<MeasureTarget, boolean> = {
    quiet: isWithin(quiet.share, QUIET),
    never: !isEnough(price.never) || price.never.share >= NEVER,
    price: (priceOf(memory) ?? PRICE) >= PRICE,
    'quiet-reserve': quietReserve.share <= QUIET_RESERVE,
    won: turnsWon === null || isWithin(turnsWon.mean, WON),
    lost: isNotLonger(memory),
    plan: planOf(memory) >= PLAN,
    squares: enteredShare(memory) >= SQUARES,
    spot: !map.spot || isWithin(uses.spot.share, USED),
    tower: !map.tower || isWithin(uses.tower.share, USED),
    chest: !map.chest || isWithin(uses.chest.share, USED),
    calm: isWithin(uses.calm.share, USED),
    first: !map.objectives || isVaried(first),
    exits: !map.stations || isVaried(exits),
    faced: isVaried(faced),
  };
  return MEASURE_TARGETS.filter((target) => !holds[target]);
}
