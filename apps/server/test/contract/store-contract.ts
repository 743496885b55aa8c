import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHANGED_WITHIN, PAGE, type Store } from '../../src/store/store.ts';
import { appendAtEnd } from './append-at-end.ts';
import { newCode } from './codes.ts';
import { range } from './range.ts';
import { removalContract } from './removal-contract.ts';

/** What every store promises. `newPlace` makes an empty one, and `openStore` opens it as another process would. */
export function storeContract<Place>(newPlace: () => Promise<Place>, openStore: (place: Place) => Promise<Store>): void {
  let place: Place;
  let store: Store;
  /** The same place, as another process has it open. */
  let other: Store;

  beforeAll(async () => {
    place = await newPlace();
    // Both at once: only one of them may make the tables.
    [store, other] = await Promise.all([openStore(place), openStore(place)]);
  });
  afterAll(() => Promise.all([store.close(), other.close()]));

  async function newTable(first = 'first', guest = newCode()): Promise<string> {
    const table = newCode();
    await store.create(table, first, 'summary', guest);
    return table;
  }

  describe('a log', () => {
    test('begins with the entry the table was created with', async () => {
      const table = await newTable('{"set-up":"Ω"}');
      expect(await store.read(table, 0)).toEqual(['{"set-up":"Ω"}']);
      expect(await other.open(table)).toEqual({ snapshot: null, entries: ['{"set-up":"Ω"}'], archived: false });
    });

    test('numbers entries from 1 without a gap, and is read from any of them', async () => {
      const table = await newTable();
      expect(await store.append(table, 1, ['second'])).toBe('added');
      expect(await other.append(table, 2, ['third', 'fourth'])).toBe('added');
      expect(await store.read(table, 0)).toEqual(['first', 'second', 'third', 'fourth']);
      expect(await store.read(table, 2)).toEqual(['third', 'fourth']);
      expect(await store.read(table, 1, 2)).toEqual(['second', 'third']);
      expect(await store.read(table, 4)).toEqual([]);
      expect(await store.read(table, 9)).toEqual([]);
    });

    test('keeps any text as it is', async () => {
      const texts = [
        '',
        ' ',
        "'; DROP TABLE entries; --",
        '{"a":"\\u0000"}',
        '"\\',
        'ä€🎭\n\t',
        'x'.repeat(300_000),
        '{NULL}',
        'NULL',
      ];
      const table = await newTable();
      await store.append(table, 1, texts);
      expect(await other.read(table, 1)).toEqual(texts);
    });

    test('takes an entry only behind its last', async () => {
      const table = await newTable();
      await store.append(table, 1, ['second']);
      for (const after of [0, 1, 3, 7]) expect(await other.append(table, after, ['late'])).toBe('conflict');
      expect(await store.read(table, 0)).toEqual(['first', 'second']);
    });

    test('takes several entries, or none of them', async () => {
      const table = await newTable();
      const [mine, theirs] = [range(1, 20).map(String), range(101, 120).map(String)];
      const outcomes = await Promise.all([store.append(table, 1, mine), other.append(table, 1, theirs)]);
      expect([...outcomes].sort()).toEqual(['added', 'conflict']);
      expect(await store.read(table, 1)).toEqual(outcomes[0] === 'added' ? mine : theirs);
    });

    test('takes no entries without a change', async () => {
      const table = await newTable();
      expect(await store.append(table, 1, [])).toBe('added');
      expect(await store.append(table, 2, [])).toBe('conflict');
      expect(await store.append(table, 1, ['second'])).toBe('added');
    });

    test('of a table that is not there takes nothing', async () => {
      const table = newCode();
      expect(await store.append(table, 0, ['lost'])).toBe('gone');
      expect(await store.read(table, 0)).toEqual([]);
      expect(await store.open(table)).toBeNull();
    });

    test('is not begun twice under one code', async () => {
      const guest = newCode();
      const table = await newTable('mine', guest);
      await expect(other.create(table, 'theirs', 'theirs', newCode())).rejects.toThrow();
      expect(await store.read(table, 0)).toEqual(['mine']);
      expect(await store.list(guest)).toMatchObject([{ table, summary: 'summary' }]);
    });

    test('is not harmed by the conflicts and faults of others in the same turn', async () => {
      const [mine, theirs] = [await newTable(), await newTable()];
      const outcomes = await Promise.allSettled([
        store.append(mine, 1, ['second']),
        store.append(theirs, 5, ['conflict']),
        store.create(theirs, 'again', 'summary', newCode()),
        store.append(newCode(), 1, ['gone']),
        store.append(theirs, 1, ['second']),
      ]);
      expect(outcomes.map((each) => (each.status === 'fulfilled' ? each.value : 'failed'))).toEqual([
        'added',
        'conflict',
        'failed',
        'gone',
        'added',
      ]);
      expect(await other.read(mine, 1)).toEqual(['second']);
      expect(await other.read(theirs, 0)).toEqual(['first', 'second']);
    });
  });

  describe('many at once', () => {
    test('50 appenders on two stores: each number once, no entry lost', async () => {
      const table = await newTable();
      const entries = range(1, 50).map((number) => `entry ${number}`);
      const numbers = await Promise.all(
        entries.map((entry, index) => appendAtEnd(index % 2 === 0 ? store : other, table, entry)),
      );
      expect([...numbers].sort((a, b) => a - b)).toEqual(range(2, 51));
      const kept = await store.read(table, 0);
      expect(numbers.map((number) => kept[number - 1])).toEqual(entries);
      expect(kept.length).toBe(51);
    });
  });

  describe('a content', () => {
    test('is kept with the first table that plays it, once for all of them', async () => {
      const [digest, body] = [newCode(), randomBytes(300_000).toString('base64')];
      expect(await store.content(digest)).toBeNull();
      await store.create(newCode(), 'first', 'summary', newCode(), { digest, body });
      expect(await other.content(digest)).toBe(body);
      const before = await store.bytes();
      await other.create(newCode(), 'first', 'summary', newCode(), { digest, body });
      expect((await store.bytes()) - before).toBeLessThan(100_000);
      expect(await store.content(digest)).toBe(body);
    });

    test('may come from two servers at once', async () => {
      const content = { digest: newCode(), body: 'both' };
      const tables = [newCode(), newCode()] as const;
      await Promise.all([store, other].map((each, index) => each.create(tables[index]!, 'first', 'summary', newCode(), content)));
      expect(await store.content(content.digest)).toBe('both');
      for (const table of tables) expect(await store.read(table, 0)).toEqual(['first']);
    });

    test('is not kept for a table that could not be begun', async () => {
      const [table, digest] = [await newTable(), newCode()];
      await expect(store.create(table, 'again', 'summary', newCode(), { digest, body: 'lost' })).rejects.toThrow();
      expect(await store.content(digest)).toBeNull();
    });
  });

  describe('an archived table', () => {
    test('is listed so with the entry that says it, is gone on with as before, and can be brought back', async () => {
      const guest = newCode();
      const table = await newTable('first', guest);
      expect(await store.archive(table, 1, 'away', true)).toBe('added');
      expect(await other.open(table)).toEqual({ snapshot: null, entries: ['first', 'away'], archived: true });
      expect(await other.list(guest)).toMatchObject([{ table, archived: true }]);
      expect(await other.append(table, 2, ['third'])).toBe('added');
      expect(await other.list(guest)).toMatchObject([{ table, archived: true }]);
      expect(await other.archive(table, 3, 'back', false)).toBe('added');
      expect(await store.read(table, 0)).toEqual(['first', 'away', 'third', 'back']);
      expect(await store.list(guest)).toMatchObject([{ table, archived: false }]);
    });

    test('is not archived when somebody else added an entry first', async () => {
      const guest = newCode();
      const table = await newTable('first', guest);
      await other.append(table, 1, ['second']);
      expect(await store.archive(table, 1, 'away', true)).toBe('conflict');
      expect(await store.archive(newCode(), 1, 'away', true)).toBe('gone');
      expect(await store.read(table, 0)).toEqual(['first', 'second']);
      expect(await store.list(guest)).toMatchObject([{ table, archived: false }]);
    });
  });

  describe('a snapshot', () => {
    test('stands for the entries before it', async () => {
      const table = await newTable();
      await store.append(table, 1, ['second', 'third']);
      await store.snapshot(table, 2, 'after two');
      expect(await other.open(table)).toEqual({ snapshot: { at: 2, body: 'after two' }, entries: ['third'], archived: false });
      await store.snapshot(table, 3, 'after three');
      expect(await other.open(table)).toEqual({ snapshot: { at: 3, body: 'after three' }, entries: [], archived: false });
      expect(await other.read(table, 0)).toEqual(['first', 'second', 'third']);
    });

    test('comes with a page of what is behind it, however much that is', async () => {
      const table = await newTable();
      const entries = range(2, 3 * PAGE).map((number) => `entry ${number}`);
      await store.append(table, 1, entries);
      expect((await other.open(table))?.entries).toEqual(['first', ...entries].slice(0, PAGE));
      await store.snapshot(table, 5, 'after five');
      expect((await other.open(table))?.entries).toEqual(entries.slice(4, 4 + PAGE));
      expect(await other.read(table, 5 + PAGE)).toEqual(entries.slice(4 + PAGE));
    });

    test('older than the one that is kept is left out', async () => {
      const table = await newTable();
      await store.append(table, 1, ['second', 'third']);
      await Promise.all([store.snapshot(table, 3, 'newer'), other.snapshot(table, 2, 'older')]);
      await store.snapshot(table, 1, 'oldest');
      expect((await store.open(table))?.snapshot).toEqual({ at: 3, body: 'newer' });
    });

    test('of a table that is not there is not kept', async () => {
      const table = newCode();
      await store.snapshot(table, 1, 'body');
      await store.create(table, 'first', 'summary', newCode());
      expect((await store.open(table))?.snapshot).toBeNull();
    });
  });

  describe('a list', () => {
    test("has the guest's tables, the last changed first, with what they show", async () => {
      const guest = newCode();
      const began = Date.now();
      const tables: string[] = [];
      for (const name of ['a', 'b', 'c']) {
        tables.push(await newTable(name, guest));
        await wait(5);
      }
      const [a, b, c] = tables as [string, string, string];
      expect((await other.list(guest)).map(({ table }) => table)).toEqual([c, b, a]);
      await wait(CHANGED_WITHIN);
      await other.append(a, 1, ['more']);
      await store.describe(b, 'another summary');
      const list = await store.list(guest);
      expect(list.map(({ table }) => table)).toEqual([a, c, b]);
      expect(list.map(({ summary }) => summary)).toEqual(['summary', 'summary', 'another summary']);
      for (const { changed } of list) expect(Math.abs(changed - began)).toBeLessThan(60_000);
    });

    test('has a table from when the guest was enlisted until delisted', async () => {
      const [host, guest] = [newCode(), newCode()];
      const table = await newTable('first', host);
      expect(await store.list(guest)).toEqual([]);
      await Promise.all([store.enlist(table, guest), other.enlist(table, guest)]);
      expect(await other.list(guest)).toMatchObject([{ table, summary: 'summary', archived: false }]);
      await other.delist(table, guest);
      await other.delist(table, guest);
      expect(await store.list(guest)).toEqual([]);
      expect(await store.list(host)).toMatchObject([{ table }]);
    });

    test('has no table that is not there', async () => {
      const guest = newCode();
      await store.enlist(newCode(), guest);
      expect(await store.list(guest)).toEqual([]);
      expect(await store.countListed(guest)).toBe(0);
    });

    test('is counted: tables the guest opened and came to, archived ones too, until delisted', async () => {
      const guest = newCode();
      const [own, other] = [await newTable('first', guest), await newTable()];
      expect(await store.countListed(guest)).toBe(1);
      await store.enlist(other, guest);
      await store.archive(own, 1, 'away', true);
      expect(await store.countListed(guest)).toBe(2);
      await store.delist(own, guest);
      expect(await store.countListed(guest)).toBe(1);
    });
  });

  removalContract(() => ({ store, other }));

  describe('sessions of a guest', () => {
    test('are ended as often as it is said, at whichever process, and those of others are not', async () => {
      const [guest, another] = [newCode(), newCode()];
      expect(await store.sessionsEnded(guest)).toBe(0);
      const counts = await Promise.all(range(1, 10).map((number) => (number % 2 === 0 ? store : other).endSessions(guest)));
      expect(counts.toSorted((a, b) => a - b)).toEqual(range(1, 10));
      expect([await store.sessionsEnded(guest), await other.sessionsEnded(guest)]).toEqual([10, 10]);
      expect(await other.sessionsEnded(another)).toBe(0);
    });
  });

  describe('a secret', () => {
    test('is made once: two who want it at once get the same', async () => {
      const name = newCode();
      const [mine, theirs] = await Promise.all([store.secret(name, 'mine'), other.secret(name, 'theirs')]);
      expect(mine).toBe(theirs);
      expect(['mine', 'theirs']).toContain(mine);
      expect(await other.secret(name, 'later')).toBe(mine);
      expect(await store.secret(newCode(), 'of its own')).toBe('of its own');
    });
  });

  describe('a code', () => {
    test('is taken once', async () => {
      const code = newCode();
      await store.putCode(code, 'guest', 1_000);
      const taken = await Promise.all(range(1, 10).map((number) => (number % 2 === 0 ? store : other).takeCode(code, 500)));
      expect(taken.filter((guest) => guest !== null)).toEqual(['guest']);
      expect(await store.takeCode(code, 500)).toBeNull();
    });

    test('is worth nothing when it is too old, nor when it is not known', async () => {
      const [code, old] = [newCode(), newCode()];
      const until = Date.now() + 60_000;
      await store.putCode(code, 'guest', until);
      await store.putCode(old, 'guest', until - 30_000);
      expect(await other.takeCode(old, until - 30_000)).toBeNull();
      expect(await other.takeCode(newCode(), until - 20_000)).toBeNull();
      expect(await other.takeCode(code, until - 1)).toBe('guest');
      await store.putCode(code, 'guest', until);
      expect(await other.takeCode(code, until)).toBeNull();
      expect(await other.takeCode(code, until - 1)).toBeNull();
    });
  });

  describe('the store', () => {
    test('says that it is ready, until it is closed', async () => {
      const third = await openStore(place);
      await third.ready();
      await third.close();
      await expect(third.ready()).rejects.toThrow();
      await expect(third.append(newCode(), 1, ['late'])).rejects.toThrow();
    });

    test('has answered every change when it is closed', async () => {
      const third = await openStore(place);
      const table = await newTable();
      const appended = third.append(table, 1, ['second']);
      await third.close();
      expect(await appended).toBe('added');
      expect(await store.read(table, 1)).toEqual(['second']);
    });

    test('tells how much room it takes, which grows with what is written', async () => {
      const before = await store.bytes();
      // Nothing that can be kept in less room.
      await newTable(randomBytes(300_000).toString('base64'));
      const grown = (await other.bytes()) - before;
      expect(grown).toBeGreaterThan(300_000);
      expect(grown).toBeLessThan(800_000);
    });

    test('has everything when it is opened again', async () => {
      const again = await newPlace();
      const first = await openStore(again);
      const table = newCode();
      await first.create(table, 'first', 'summary', 'guest');
      await first.close();
      const second = await openStore(again);
      expect(await second.list('guest')).toMatchObject([{ table, summary: 'summary' }]);
      await second.close();
    });
  });
}
