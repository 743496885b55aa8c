import type { Store } from '../../src/store/store.ts';
import type { StoredEntry } from '../../src/tables/log/stored-entry.ts';
import type { Client } from './client.ts';

/** What was acknowledged and is not there, or there twice. */
export async function lostOrDoubled(store: Store, code: string, clients: readonly Client[]): Promise<string[]> {
  const [, ...bodies] = await store.read(code, 0);
  const entries = bodies.map((body) => JSON.parse(body) as StoredEntry);
  const times = new Map<string, number>();
  for (const { key } of entries) times.set(key, (times.get(key) ?? 0) + 1);
  const doubled = [...times].filter(([, count]) => count > 1).map(([key]) => `${key} is there twice`);
  const lost = clients.flatMap(({ you, acknowledged }) =>
    [...acknowledged]
      .filter(([key, seq]) => entries[seq - 2]?.key !== `${you} ${key}`)
      .map(([key, seq]) => `${key} was to be entry ${seq}`),
  );
  return [...doubled, ...lost];
}
