/** A bot's own chance: numbers from 0 up to 1, the same for the same seed. */
export type RandomStream = () => number;

/** 32 bits of the text (FNV-1a). */
function digest(text: string): number {
  let word = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) word = Math.imul(word ^ text.charCodeAt(index), 0x01000193);
  return word >>> 0;
}

/** mulberry32 */
export function streamOf(seed: string): RandomStream {
  let state = digest(seed);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let word = Math.imul(state ^ (state >>> 15), 1 | state);
    word = (word + Math.imul(word ^ (word >>> 7), 61 | word)) ^ word;
    return ((word ^ (word >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

export const pick = <T>(from: readonly T[], stream: RandomStream): T => from[Math.floor(stream() * from.length)]!;
