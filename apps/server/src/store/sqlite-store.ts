import type { DatabaseSync } from 'node:sqlite';
import { type Clock, systemClock } from '../runtime/clock.ts';
import { bodies, type CodeRow, type EntryRow, guestOf, type ListRow, listed, snapshotOf, type TableRow } from './rows.ts';
import { type Checkpointer, startCheckpointer } from './sqlite-checkpointer.ts';
import { commitsByTurn } from './sqlite-commits.ts';
import { fileIn, openSqliteFile } from './sqlite-file.ts';
import { type Prepare, sqliteRemoval } from './sqlite-removal.ts';
import * as statements from './statements.ts';
import { ALL_ENTRIES, type Appended, CHANGED_WITHIN, PAGE, type Store } from './store.ts';

/** Tables in a file of this folder, which is made when it is missing. Several processes may have it open. */
export async function openSqliteStore(folder: string, clock: Clock = systemClock): Promise<Store> {
  const database = openSqliteFile(folder);
  return sqliteStoreIn(database, startCheckpointer(database, fileIn(folder)), clock);
}

/** A store in a database that is open already; it stops the checkpointer when it is closed. */
export function sqliteStoreIn(database: DatabaseSync, checkpointer: Checkpointer, clock: Pick<Clock, 'date'>): Store {
  const prepare: Prepare = (sql) => database.prepare(sql.replaceAll(/\$(\d)/g, '?$1'));
  const found = prepare('INSERT INTO tables (code, head, changed, archived) VALUES ($1, 1, $2, FALSE)');
  const describeFirst = prepare('INSERT INTO cards (table_code, body) VALUES ($1, $2)');
  const keepContent = prepare('INSERT INTO contents (digest, body) VALUES ($1, $2) ON CONFLICT (digest) DO NOTHING');
  const useContent = prepare('INSERT INTO table_contents (table_code, digest) VALUES ($1, $2)');
  const content = prepare(statements.CONTENT);
  // Of a table that was removed entries may be left.
  const last = prepare('SELECT (SELECT max(number) FROM entries WHERE table_code = code) AS number FROM tables WHERE code = $1');
  // Not every time: a row that is written is a page that is flushed. A date ahead of ours is from before ours was set back.
  const touch = prepare(`UPDATE tables SET changed = $2 WHERE code = $1 AND changed NOT BETWEEN $2 - ${CHANGED_WITHIN} AND $2`);
  const add = prepare('INSERT INTO entries (table_code, number, body) VALUES ($1, $2, $3)');
  const entriesBehind = prepare(statements.READ);
  const tableRow = prepare(statements.OPEN);
  const snapshot = prepare(statements.SNAPSHOT);
  const describe = prepare(statements.DESCRIBE);
  const enlist = prepare(statements.ENLIST);
  const delist = prepare(statements.DELIST);
  const list = prepare(statements.LIST);
  const countListed = prepare(statements.COUNT_LISTED);
  // Pages that were freed are filled again before the file grows.
  const bytes = prepare(`
    SELECT (page_count - freelist_count) * page_size AS number
    FROM pragma_page_count(), pragma_freelist_count(), pragma_page_size()`);
  const mark = prepare('UPDATE tables SET archived = $2 WHERE code = $1');
  const secret = prepare(statements.SECRET);
  const putCode = prepare(statements.PUT_CODE);
  const takeCode = prepare(statements.TAKE_CODE);
  const sessionsEnded = prepare(statements.SESSIONS_ENDED);
  const endSessions = prepare(statements.END_SESSIONS);
  const commits = commitsByTurn(database);
  const removal = sqliteRemoval(prepare);

  const read = (table: string, after: number, most = ALL_ENTRIES) =>
    bodies(entriesBehind.all(table, after, after + most) as unknown as EntryRow[]);

  function append(table: string, after: number, entries: readonly string[]): Appended {
    const row = last.get(table);
    if (row === undefined) return 'gone';
    if (row.number !== after) return 'conflict';
    for (const [index, entry] of entries.entries()) add.run(table, after + index + 1, entry);
    touch.run(table, clock.date());
    return 'added';
  }

  function archive(table: string, after: number, entry: string, archived: boolean): Appended {
    const appended = append(table, after, [entry]);
    if (appended === 'added') mark.run(table, Number(archived));
    return appended;
  }

  return {
    create: (table, first, summary, guest, plays) =>
      commits.add(() => {
        found.run(table, clock.date());
        if (plays !== undefined) keepContent.run(plays.digest, plays.body);
        if (plays !== undefined) useContent.run(table, plays.digest);
        add.run(table, 1, first);
        describeFirst.run(table, summary);
        enlist.run(table, guest);
      }),
    content: async (digest) => bodies(content.all(digest) as unknown as EntryRow[])[0] ?? null,
    append: (table, after, entries) => commits.add(() => append(table, after, entries)),
    read: async (table, after, most) => read(table, after, most),
    snapshot: (table, at, body) => commits.add(() => void snapshot.run(table, at, body)),
    open: async (table) => {
      const row = tableRow.get(table) as unknown as TableRow | undefined;
      if (row === undefined) return null;
      const kept = snapshotOf(row);
      return { snapshot: kept, entries: read(table, kept?.at ?? 0, PAGE), archived: Boolean(row.archived) };
    },
    describe: (table, summary) => commits.add(() => void describe.run(table, summary)),
    enlist: (table, guest) => commits.add(() => void enlist.run(table, guest)),
    delist: (table, guest) => commits.add(() => void delist.run(table, guest)),
    list: async (guest) => (list.all(guest) as unknown as ListRow[]).map(listed),
    countListed: async (guest) => Number(countListed.get(guest)?.number),
    archive: (table, after, entry, archived) => commits.add(() => archive(table, after, entry, archived)),
    uses: async (after, most) => removal.uses(after, most),
    visit: (table, at) => commits.add(() => removal.visit(table, at)),
    expire: (table, since) => commits.add(() => removal.expire(table, since)),
    keep: (table) => commits.add(() => removal.keep(table)),
    keepAll: () => commits.add(() => removal.keepAll()),
    offer: (guest, at) => commits.add(() => removal.offer(guest, at)),
    remove: (seen) => commits.add(() => removal.remove(seen)),
    sweep: (most) => commits.add(() => removal.sweep(most)),
    secret: (name, value) => commits.add(() => String(secret.get(name, value)?.value)),
    putCode: (code, guest, until) => commits.add(() => void putCode.run(code, guest, until)),
    takeCode: (code, now) => commits.add(() => guestOf(takeCode.all(code, now) as unknown as CodeRow[], code, now)),
    sessionsEnded: async (guest) => Number(sessionsEnded.get(guest)?.number ?? 0),
    endSessions: (guest) => commits.add(() => Number(endSessions.get(guest)?.number)),
    bytes: async () => Number(bytes.get()?.number),
    ready: async () => void last.get(''),
    close: async () => {
      commits.flush();
      await checkpointer.stop();
      if (database.isOpen) database.close();
    },
  };
}
