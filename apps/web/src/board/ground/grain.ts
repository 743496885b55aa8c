/** Numbers from 0 to 1 that are always the same for the same square: the irregularities of an engraver's hand. */
export function grainOf(seed: number): () => number {
  let state = (seed + 1) * 2654435761;
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9;
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296;
  };
}

export const short = (value: number): string => String(Math.round(value * 10) / 10);
