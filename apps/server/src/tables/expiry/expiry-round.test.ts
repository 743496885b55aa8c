import { expect, test } from 'vitest';
import type { TableUse } from '../../store/store.ts';
import { expiryAfter } from './expiry.ts';
import { expiryRound } from './expiry-round.ts';

const NOW = 1e12;
const EXPIRY = expiryAfter(30);

/** As many memories that are to go, each with as many entries, as far as a round sees a store. */
function storeOf(tables: number, entriesEach: number) {
  const kept = Array.from({ length: tables }, (_, index): TableUse => {
    const table = String(index).padStart(5, '0');
    return { table, summary: '{"kind":"memory"}', changed: 0, visited: null, since: 1, offered: null, isListed: true };
  });
  let entries = 0;
  const most = { uses: 0, entries: 0 };
  return {
    kept,
    most,
    left: () => entries,
    async uses(after: string, page: number) {
      most.uses = Math.max(most.uses, page);
      return kept.filter(({ table }) => table > after).slice(0, page);
    },
    async remove({ table }: TableUse) {
      kept.splice(
        kept.findIndex((each) => each.table === table),
        1,
      );
      entries += entriesEach;
      return true;
    },
    async sweep(page: number) {
      most.entries = Math.max(most.entries, page);
      if (entries === 0) return false;
      entries = Math.max(0, entries - page);
      return true;
    },
    visit: async () => true,
    expire: async () => {},
    keep: async () => {},
  };
}

test('a round looks at all tables by small pages, and leaves what is too many for it to the next', async () => {
  const store = storeOf(1_234, 1_000);
  const { signal } = new AbortController();
  const rounds: number[] = [];
  for (let time = 0; time < 4; time++) rounds.push((await expiryRound(store, EXPIRY, [], NOW, signal)).removed);
  expect(rounds).toEqual([500, 500, 234, 0]);
  expect([store.kept.length, store.left()]).toEqual([0, 0]);
  expect(Math.max(store.most.uses, store.most.entries)).toBeLessThanOrEqual(200);
});

test('a round ends where it is when the server does', async () => {
  const store = storeOf(10, 1);
  const ending = new AbortController();
  const remove = async (use: TableUse): Promise<boolean> => {
    ending.abort();
    return store.remove(use);
  };
  expect(await expiryRound({ ...store, remove }, EXPIRY, [], NOW, ending.signal)).toMatchObject({ removed: 1 });
  expect([store.kept.length, store.left()]).toEqual([9, 1]);
});
