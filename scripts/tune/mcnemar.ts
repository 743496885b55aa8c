/** Games of one deal by both. */
export interface Paired {
  readonly both: number;
  readonly oldOnly: number;
  readonly newOnly: number;
  readonly neither: number;
}

export function pairedOf(pairs: readonly (readonly [old: boolean, newer: boolean])[]): Paired {
  const count = (old: boolean, newer: boolean): number => pairs.filter(([a, b]) => a === old && b === newer).length;
  return { both: count(true, true), oldOnly: count(true, false), newOnly: count(false, true), neither: count(false, false) };
}

/** McNemar: only the deals that came out differently tell anything. Above 0 the new one is better. */
export const zOf = ({ oldOnly, newOnly }: Paired): number =>
  oldOnly + newOnly === 0 ? 0 : (newOnly - oldOnly) / Math.sqrt(oldOnly + newOnly);
