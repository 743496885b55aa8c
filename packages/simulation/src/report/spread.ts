/** Smallest, first quarter, middle, third quarter, greatest; and the mean. */
export interface Spread {
  least: number;
  quarter: number;
  median: number;
  threeQuarters: number;
  most: number;
  mean: number;
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** The numbers must be in order. */
function quantile(numbers: readonly number[], part: number): number {
  const place = (numbers.length - 1) * part;
  const low = numbers[Math.floor(place)]!;
  return low + (numbers[Math.ceil(place)]! - low) * (place - Math.floor(place));
}

export function spreadOf(unordered: readonly number[]): Spread {
  const numbers = unordered.toSorted((a, b) => a - b);
  const at = (part: number) => quantile(numbers, part);
  const mean = sum(numbers) / numbers.length;
  return { least: at(0), quarter: at(0.25), median: at(0.5), threeQuarters: at(0.75), most: at(1), mean };
}

/** null: there is none. */
export const spreadIfAny = (numbers: readonly number[]): Spread | null => (numbers.length === 0 ? null : spreadOf(numbers));
