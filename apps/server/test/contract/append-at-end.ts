import type { Store } from '../../src/store/store.ts';

/** Appends until no other entry comes first, behind a number that is there; resolves with the number the entry got. */
export async function appendAtEnd(store: Store, table: string, entry: string, behind = 1): Promise<number> {
  for (let after = behind; ; ) {
    after += (await store.read(table, after)).length;
    const appended = await store.append(table, after, [entry]);
    if (appended === 'added') return after + 1;
    if (appended === 'gone') throw new Error(`${table} is gone`);
  }
}
