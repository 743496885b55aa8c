/** So many commands are remembered: a browser says again only what it had no answer to. */
const REMEMBERED = 64;

/** The last commands of people, and which entry each became. A ring: a Map that forgets its oldest is laid out anew again and again. */
export interface RecentKeys {
  readonly keys: string[];
  readonly entries: number[];
  /** Where the next is put. */
  next: number;
}

export type KeyOfEntry = readonly [key: string, seq: number];

export function recentKeys(known: readonly KeyOfEntry[] = []): RecentKeys {
  const recent: RecentKeys = { keys: [], entries: [], next: 0 };
  for (const [key, seq] of known) remember(recent, key, seq);
  return recent;
}

export function remember(recent: RecentKeys, key: string, seq: number): void {
  recent.keys[recent.next] = key;
  recent.entries[recent.next] = seq;
  recent.next = (recent.next + 1) % REMEMBERED;
}

/** undefined when no command that is remembered had this key. */
export const entryOf = ({ keys, entries }: RecentKeys, key: string): number | undefined => entries[keys.indexOf(key)];

/** The oldest first. */
export function allKeys({ keys, entries, next }: RecentKeys): KeyOfEntry[] {
  const all = keys.map((key, index): KeyOfEntry => [key, entries[index]!]);
  return [...all.slice(next), ...all.slice(0, next)];
}
