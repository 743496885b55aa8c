import type { StatementSync } from 'node:sqlite';
import * as removal from './removal.ts';
import { type TableUse, VISITED_WITHIN } from './store.ts';

export type Prepare = (sql: string) => StatementSync;

/** Removing tables: each is done within a transaction of the caller's. */
export function sqliteRemoval(prepare: Prepare) {
  const uses = prepare(removal.USES);
  const useOf = prepare(removal.USE_OF);
  const isThere = prepare('SELECT 1 FROM tables WHERE code = $1');
  const visited = prepare(`
    INSERT INTO visits (table_code, at) VALUES ($1, $2)
    ON CONFLICT (table_code) DO UPDATE SET at = excluded.at WHERE at < excluded.at - ${VISITED_WITHIN}`);
  const expire = prepare(removal.EXPIRE);
  const keep = prepare(removal.KEEP);
  const keepAll = prepare(removal.KEEP_ALL);
  const offer = prepare(removal.OFFER);
  const contentOf = prepare(removal.CONTENT_OF);
  const dropTable = removal.DROP_TABLE.map(prepare);
  const dropContent = prepare(removal.DROP_CONTENT);
  const removed = prepare(removal.REMOVED);
  const dropEntries = prepare(removal.DROP_ENTRIES);
  const swept = prepare(removal.SWEPT);

  return {
    uses: (after: string, most: number): TableUse[] => (uses.all(after, most) as unknown as removal.UseRow[]).map(removal.useOf),
    visit(table: string, at: number): boolean {
      if (isThere.get(table) === undefined) return false;
      visited.run(table, at);
      keep.run(table);
      return true;
    },
    expire: (table: string, since: number) => void expire.run(table, since),
    keep: (table: string) => void keep.run(table),
    keepAll: () => void keepAll.run(),
    offer: (guest: string, at: number) => void offer.run(guest, at),
    remove(seen: TableUse): boolean {
      const { table } = seen;
      if (!removal.isAsSeen(useOf.get(table) as unknown as removal.UseRow | undefined, seen)) return false;
      const content = contentOf.get(table);
      for (const drop of dropTable) drop.run(table);
      if (content !== undefined) dropContent.run(content.digest!);
      return true;
    },
    sweep(most: number): boolean {
      const row = removed.get();
      if (row === undefined) return false;
      const { changes } = dropEntries.run(row.table_code!, most);
      if (changes < most) swept.run(row.table_code!);
      return true;
    },
  };
}
