/** The chances of 0, 1, 2 and so on; they add up to 1. */
export type Distribution = readonly number[];

export const certain = (value: number): Distribution => [...new Array<number>(value).fill(0), 1];

/** The sum of two that have nothing to do with each other. */
export function convolve(a: Distribution, b: Distribution): Distribution {
  const sum = new Array<number>(a.length + b.length - 1).fill(0);
  a.forEach((chance, value) => {
    b.forEach((other, more) => {
      sum[value + more]! += chance * other;
    });
  });
  return sum;
}

/** How many of so many dice show what one shows by that chance. */
export function binomial(dice: number, chance: number): Distribution {
  let sum = certain(0);
  for (let die = 0; die < dice; die++) sum = convolve(sum, [1 - chance, chance]);
  return sum;
}

/** What lies beyond counts as the most there can be. */
export const capped = (of: Distribution, most: number): Distribution =>
  of.length <= most + 1 ? of : [...of.slice(0, most), atLeast(of, most)];

export const atLeast = (of: Distribution, value: number): number => of.slice(value).reduce((sum, chance) => sum + chance, 0);

export const expectation = (of: Distribution): number => of.reduce((sum, chance, value) => sum + chance * value, 0);

/** One of several, each with its chance; the chances add up to 1. */
export function mixture(parts: readonly { chance: number; of: Distribution }[]): Distribution {
  const sum = new Array<number>(Math.max(1, ...parts.map(({ of }) => of.length))).fill(0);
  for (const { chance, of } of parts)
    of.forEach((each, value) => {
      sum[value]! += chance * each;
    });
  return sum;
}
