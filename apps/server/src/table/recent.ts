/** The last entries as they were told, for those who come back after a short while. */
export interface Recent {
  add(seq: number, text: string): void;
  /** Those behind `seen` up to `seq`; null when some of them are not kept. */
  since(seen: number, seq: number): readonly string[] | null;
}

const KEPT = 64;

export function recentEntries(): Recent {
  let [first, texts]: [number, string[]] = [0, []];
  return {
    add(seq, text) {
      if (texts.length === 0) first = seq;
      texts.push(text);
      if (texts.length < 2 * KEPT) return;
      texts = texts.slice(KEPT);
      first += KEPT;
    },
    since(seen, seq) {
      if (seen === 0) return null;
      if (seen === seq) return [];
      return texts.length > 0 && seen + 1 >= first ? texts.slice(seen + 1 - first) : null;
    },
  };
}
