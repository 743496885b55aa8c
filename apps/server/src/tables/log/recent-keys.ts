/** At least so many commands are remembered: a browser says again only what it had no answer to. */
const REMEMBERED = 64;

/**
 * The last commands of people, and which entry each became. Once there are enough younger ones the older are forgotten all at once: a Map that
 * forgets its oldest is laid out anew again and again, and a list is searched to its end for every command that is new.
 */
export interface RecentKeys {
  younger: Map<string, number>;
  older: ReadonlyMap<string, number>;
}

export type KeyOfEntry = readonly [key: string, seq: number];

export function recentKeys(known: readonly KeyOfEntry[] = []): RecentKeys {
  const recent: RecentKeys = { younger: new Map(), older: new Map() };
  for (const [key, seq] of known) remember(recent, key, seq);
  return recent;
}

export function remember(recent: RecentKeys, key: string, seq: number): void {
  if (recent.younger.size === REMEMBERED) {
    recent.older = recent.younger;
    recent.younger = new Map();
  }
  recent.younger.set(key, seq);
}

/** undefined when no command that is remembered had this key. */
export const entryOf = ({ younger, older }: RecentKeys, key: string): number | undefined => younger.get(key) ?? older.get(key);

/** The oldest first. */
export const lastKeys = ({ younger, older }: RecentKeys): KeyOfEntry[] => [...older, ...younger].slice(-REMEMBERED);
