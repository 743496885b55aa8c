import type { Counts } from '../play/game-notes.ts';

/** Summed by name, names in order. */
export function totals(each: readonly Counts[]): Counts {
  const total = new Map<string, number>();
  for (const counts of each) for (const [name, count] of Object.entries(counts)) total.set(name, (total.get(name) ?? 0) + count);
  return Object.fromEntries([...total].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** In how many of the lists each name stands. */
export const occurrences = (lists: readonly (readonly string[])[]): Counts =>
  totals(lists.map((names) => Object.fromEntries(names.map((name) => [name, 1]))));
