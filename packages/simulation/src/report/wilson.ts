/** The 97.5 % point of the normal distribution. */
const Z = 1.959963984540054;

export interface Interval {
  low: number;
  high: number;
}

/** Wilson's 95 % interval for a share of which `hits` were seen in `of` trials. */
export function wilson(hits: number, of: number): Interval {
  if (of === 0) return { low: 0, high: 1 };
  const share = hits / of;
  const weight = Z ** 2 / of;
  const middle = (share + weight / 2) / (1 + weight);
  const half = (Z / (1 + weight)) * Math.sqrt((share * (1 - share)) / of + weight / (4 * of));
  return { low: hits === 0 ? 0 : middle - half, high: hits === of ? 1 : middle + half };
}
