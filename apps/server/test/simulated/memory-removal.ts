import { isDeepStrictEqual } from 'node:util';
import { type Listed, type TableUse, VISITED_WITHIN } from '../../src/store/store.ts';
import type { KeptTable, SharedMemory } from './memory-store.ts';

/** It is played on: whatever was said of it before is over. */
export const expiringOf = ({ expiring, changed }: KeptTable): Listed['expiring'] =>
  expiring === null || expiring.since < changed ? null : { ...expiring };

function useOf(table: string, { summary, changed, visited, expiring, guests }: KeptTable): TableUse {
  const { since, offered } = expiring ?? { since: null, offered: null };
  return { table, summary, changed, visited, since, offered, isListed: guests.size > 0 };
}

/** Removing tables, in memory. */
export function memoryRemoval({ tables, contents }: SharedMemory) {
  const inOrder = () => [...tables.keys()].sort((a, b) => (a < b ? -1 : 1));
  return {
    uses: (after: string, most: number): TableUse[] =>
      inOrder()
        .filter((table) => table > after)
        .slice(0, most)
        .map((table) => useOf(table, tables.get(table)!)),
    visit(table: string, at: number): boolean {
      const kept = tables.get(table);
      if (kept === undefined) return false;
      if (kept.visited === null || kept.visited < at - VISITED_WITHIN) kept.visited = at;
      kept.expiring = null;
      return true;
    },
    expire(table: string, since: number): void {
      const kept = tables.get(table);
      if (kept !== undefined) kept.expiring ??= { since, offered: null };
    },
    keep(table: string): void {
      const kept = tables.get(table);
      if (kept !== undefined) kept.expiring = null;
    },
    keepAll(): void {
      for (const kept of tables.values()) kept.expiring = null;
    },
    offer(guest: string, at: number): void {
      for (const { expiring, guests } of tables.values())
        if (expiring !== null && expiring.since < at && guests.has(guest)) expiring.offered ??= at;
    },
    remove(seen: TableUse): boolean {
      const kept = tables.get(seen.table);
      if (kept === undefined || !isDeepStrictEqual(useOf(seen.table, kept), seen)) return false;
      tables.delete(seen.table);
      const isPlayed = [...tables.values()].some(({ content }) => content === kept.content);
      if (!isPlayed) contents.delete(kept.content);
      return true;
    },
    /** The entries went with the table. */
    sweep: (): boolean => false,
  };
}
