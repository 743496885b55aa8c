import { type BotWeights, readWeights, WEIGHT_NAMES, type WeightSection } from '@bauta/bots';

/** One number among the weights. */
export interface Coordinate {
  readonly section: WeightSection;
  readonly name: string;
  readonly base: number;
}

type Numbers = Record<WeightSection, Record<string, number>>;

/** What is aimed at is given, not found: only how much it is paid for moves, and only where it is aimed at. */
const GIVEN: readonly string[] = ['quiet', 'sync', 'fast', 'missing'];
const isFree = ({ section, name, base }: Coordinate): boolean => section !== 'aim' || (base !== 0 && !GIVEN.includes(name));

/** The numbers of those sections that may move, in their order. */
export const coordinatesOf = (weights: BotWeights, sections: readonly WeightSection[]): Coordinate[] =>
  sections.flatMap((section) =>
    WEIGHT_NAMES[section].map((name) => ({ section, name, base: (weights as Numbers)[section][name]! })).filter(isFree),
  );

/** What a number that begins at 0 moves by: the others move by a factor, and keep their sign. */
const FROM_ZERO = 0.5;
/** A step more than this would make a number useless for good. */
const FARTHEST = 3;

const WHOLE: Readonly<Record<string, readonly [least: number, most: number]>> = { most: [2, 12], horizon: [1, 3] };

function movedBy({ section, name, base }: Coordinate, by: number): number {
  const bounded = Math.max(-FARTHEST, Math.min(FARTHEST, by));
  const moved = base === 0 ? FROM_ZERO * bounded : base * Math.exp(bounded);
  const whole = section === 'search' ? WHOLE[name] : undefined;
  return whole === undefined ? moved : Math.max(whole[0], Math.min(whole[1], Math.round(moved)));
}

/** Four digits are more than games can tell apart, and a file of them can be read. */
const rounded = (number: number): number => Number(number.toPrecision(4));

/** The weights with each of those numbers moved: by 0 all are as they were. */
export function weightsAt(weights: BotWeights, coordinates: readonly Coordinate[], point: readonly number[]): BotWeights {
  const numbers = structuredClone(weights) as Numbers;
  coordinates.forEach((coordinate, index) => {
    numbers[coordinate.section][coordinate.name] = rounded(movedBy(coordinate, point[index]!));
  });
  return readWeights(numbers);
}
