import { describe, expect, test } from 'vitest';
import { type Store, type TableUse, VISITED_WITHIN } from '../../src/store/store.ts';
import { newCode } from './codes.ts';

interface Stores {
  store: Store;
  /** The same place, as another process has it open. */
  other: Store;
}

const PAGE = 50;

async function useOf(store: Store, table: string): Promise<TableUse | undefined> {
  for (let after = ''; ; ) {
    const page = await store.uses(after, PAGE);
    const found = page.find((use) => use.table === table);
    if (found !== undefined || page.length < PAGE) return found;
    after = page.at(-1)!.table;
  }
}

async function sweepAll(store: Store): Promise<void> {
  while (await store.sweep(3));
}

/** What every store promises of tables that nobody comes back to. */
export function removalContract(stores: () => Stores): void {
  const begun = async (guest = newCode(), digest = newCode()): Promise<string> => {
    const table = newCode();
    await stores().store.create(table, 'first', 'summary', guest, { digest, body: `of ${digest}` });
    return table;
  };

  describe('the use of tables', () => {
    test('is told of every one, page by page in the order of codes', async () => {
      const tables = [await begun(), await begun(), await begun()];
      const { store, other } = stores();
      const found: string[] = [];
      for (let after = ''; ; after = found.at(-1)!) {
        const page = await store.uses(after, 2);
        found.push(...page.map(({ table }) => table));
        if (page.length < 2) break;
      }
      expect(found).toEqual(expect.arrayContaining(tables));
      expect(new Set(found).size).toBe(found.length);
      expect(await useOf(other, tables[0]!)).toEqual({
        table: tables[0],
        summary: 'summary',
        changed: expect.any(Number),
        visited: null,
        since: null,
        offered: null,
        isListed: true,
      });
    });

    test('has the last visit, noted once an hour, and whether any guest lists the table', async () => {
      const { store, other } = stores();
      const guest = newCode();
      const table = await begun(guest);
      expect(await store.visit(table, 5)).toBe(true);
      expect(await other.visit(table, 5 + VISITED_WITHIN)).toBe(true);
      expect((await useOf(store, table))?.visited).toBe(5);
      await other.visit(table, 6 + VISITED_WITHIN);
      await other.delist(table, guest);
      expect(await useOf(store, table)).toMatchObject({ visited: 6 + VISITED_WITHIN, isListed: false });
      expect(await store.visit(newCode(), 5)).toBe(false);
    });
  });

  describe('a table that expires', () => {
    test('does so from when it was first said, until it is kept, or somebody comes', async () => {
      const { store, other } = stores();
      const [table, guest] = [await begun(), newCode()];
      await store.enlist(table, guest);
      const since = Date.now() + 1000;
      await store.expire(table, since);
      await other.expire(table, since + 9);
      expect(await useOf(other, table)).toMatchObject({ since, offered: null });
      expect(await other.list(guest)).toMatchObject([{ table, expiring: { since, offered: null } }]);
      await other.keep(table);
      expect(await store.list(guest)).toMatchObject([{ expiring: null }]);
      await store.expire(table, since);
      await other.visit(table, since + 1);
      expect(await useOf(store, table)).toMatchObject({ since: null, visited: since + 1 });
      await store.expire(newCode(), since);
    });

    test('is listed so no longer once it is played on', async () => {
      const { store } = stores();
      const guest = newCode();
      const table = await begun(guest);
      await store.expire(table, 1);
      expect(await store.list(guest)).toMatchObject([{ table, expiring: null }]);
    });

    test('is offered to the guests whose list has it, once, and only what was expiring by then', async () => {
      const { store, other } = stores();
      const [guest, stranger] = [newCode(), newCode()];
      const [table, later] = [await begun(guest), await begun(guest)];
      await store.expire(table, 1_000);
      await store.expire(later, 3_000);
      await other.offer(stranger, 2_000);
      expect(await useOf(store, table)).toMatchObject({ offered: null });
      await other.offer(guest, 2_000);
      await store.offer(guest, 2_500);
      expect(await useOf(store, table)).toMatchObject({ offered: 2_000 });
      expect(await useOf(store, later)).toMatchObject({ offered: null });
      await store.keepAll();
      expect(await useOf(store, table)).toMatchObject({ since: null, offered: null });
    });
  });

  describe('a table that is removed', () => {
    test('is gone with all it had: for lists, for whoever comes, and for what is added', async () => {
      const { store, other } = stores();
      const [guest, digest] = [newCode(), newCode()];
      const table = await begun(guest, digest);
      await store.append(table, 1, ['second', 'third', 'fourth', 'fifth', 'sixth']);
      await store.snapshot(table, 2, 'after two');
      expect(await other.remove((await useOf(store, table))!)).toBe(true);
      expect(await store.open(table)).toBeNull();
      expect(await store.append(table, 6, ['late'])).toBe('gone');
      expect(await other.archive(table, 6, 'late', true)).toBe('gone');
      expect(await store.visit(table, 1)).toBe(false);
      expect(await store.list(guest)).toEqual([]);
      expect(await useOf(store, table)).toBeUndefined();
      expect(await store.content(digest)).toBeNull();
      await sweepAll(store);
      expect(await other.read(table, 0)).toEqual([]);
      expect(await other.sweep(3)).toBe(false);
    });

    test('takes what it plays with it only when no other plays it', async () => {
      const { store } = stores();
      const digest = newCode();
      const [first, second] = [await begun(newCode(), digest), await begun(newCode(), digest)];
      await store.remove((await useOf(store, first))!);
      expect(await store.content(digest)).toBe(`of ${digest}`);
      await store.remove((await useOf(store, second))!);
      expect(await store.content(digest)).toBeNull();
      await sweepAll(store);
    });

    test('stays when anything was done there, somebody came, was shown it or left since it was looked at', async () => {
      const { store, other } = stores();
      const guest = newCode();
      const since = Date.now() + 60_000;
      const deeds: ((table: string) => Promise<unknown>)[] = [
        (table) => other.visit(table, since),
        (table) => other.expire(table, since),
        async (table) => {
          await store.expire(table, since);
          return other.offer(guest, since + 1);
        },
        (table) => other.delist(table, guest),
      ];
      for (const deed of deeds) {
        const table = await begun(guest);
        const seen = (await useOf(store, table))!;
        await deed(table);
        expect(await store.remove(seen)).toBe(false);
        expect(await store.read(table, 0)).toEqual(['first']);
      }
      const table = await begun(guest);
      const seen = (await useOf(store, table))!;
      expect(await store.remove({ ...seen, changed: seen.changed - 1 })).toBe(false);
      expect(await store.remove({ ...seen, table: newCode() })).toBe(false);
    });

    test('is removed or visited, whichever of both comes first, and never both', async () => {
      const { store, other } = stores();
      for (let time = 0; time < 20; time++) {
        const digest = newCode();
        const table = await begun(newCode(), digest);
        await store.expire(table, 1);
        const seen = (await useOf(store, table))!;
        const [removed, visited] = await Promise.all([store.remove(seen), other.visit(table, 2)]);
        expect(visited).toBe(!removed);
        expect((await store.open(table)) === null).toBe(removed);
        expect(await store.content(digest)).toBe(removed ? null : `of ${digest}`);
      }
      await sweepAll(store);
    });

    test('leaves what it plays to a table that is begun at the same moment', async () => {
      const { store, other } = stores();
      for (let time = 0; time < 20; time++) {
        const digest = newCode();
        const seen = (await useOf(store, await begun(newCode(), digest)))!;
        await Promise.all([
          store.remove(seen),
          other.create(newCode(), 'first', 'summary', newCode(), { digest, body: `of ${digest}` }),
        ]);
        expect(await store.content(digest)).toBe(`of ${digest}`);
      }
      await sweepAll(store);
    });
  });
}
