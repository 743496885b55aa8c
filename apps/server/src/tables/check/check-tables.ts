import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { reasonOf } from '../../metrics/report.ts';
import { bodies, type EntryRow, snapshotOf, type TableRow } from '../../store/rows.ts';
import * as statements from '../../store/statements.ts';
import { PAGE } from '../../store/store.ts';
import { readContent } from '../log/contents.ts';
import { readOn, readTable } from '../log/read-table.ts';

/** What was found in a file of tables. */
export interface FileCheck {
  tables: number;
  /** Fewer when the time was over. */
  checked: number;
  unreadable: readonly { code: string; reason: string }[];
  /** What SQLite says of the file itself, and of the list of tables. */
  damage: readonly string[];
}

export interface Extent {
  /** SQLite cannot be stopped in its own check: a longer file, in bytes, is only read table by table. */
  longest: number;
  /** Milliseconds for the tables; those changed last come first. */
  time: number;
}

/** Beside a server that has begun to serve: a second or two for SQLite's check, and half a minute of one processor. */
export const AT_START: Extent = { longest: 256 * 1024 * 1024, time: 30_000 };

const MOST_DAMAGE = 20;

/** Reads every table as a server would, and changes nothing. */
export function checkTables(file: string, { longest, time }: Extent): FileCheck {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 10_000 });
  try {
    const damage: string[] = [];
    if (statSync(file).size <= longest) noting(damage, () => damage.push(...quickCheck(database)));
    const unreadable: { code: string; reason: string }[] = [];
    let [codes, checked]: [string[], number] = [[], 0];
    noting(damage, () => {
      codes = database
        .prepare('SELECT code FROM tables ORDER BY changed DESC')
        .all()
        .map(({ code }) => String(code));
    });
    const readTable = tableReader(database);
    for (const until = performance.now() + time; checked < codes.length && performance.now() < until; checked++) {
      const code = codes[checked]!;
      const reasons: string[] = [];
      noting(reasons, () => readTable(code));
      unreadable.push(...reasons.map((reason) => ({ code, reason })));
    }
    return { tables: codes.length, checked, unreadable, damage };
  } finally {
    database.close();
  }
}

function noting(reasons: string[], work: () => void): void {
  try {
    work();
  } catch (error) {
    reasons.push(reasonOf(error));
  }
}

const quickCheck = (database: DatabaseSync): string[] =>
  database
    .prepare(`PRAGMA quick_check(${MOST_DAMAGE})`)
    .all()
    .map((row) => String(Object.values(row)[0]))
    .filter((said) => said !== 'ok');

function tableReader(database: DatabaseSync): (code: string) => void {
  const prepare = (sql: string) => database.prepare(sql.replaceAll(/\$(\d)/g, '?$1'));
  // The length of a text is known once all of it was read.
  const whole = prepare('SELECT count(*) AS count, max(number) AS last, sum(length(body)) FROM entries WHERE table_code = $1');
  const [row, entries, content] = [prepare(statements.OPEN), prepare(statements.READ), prepare(statements.CONTENT)];
  const bodyOf = (digest: string) => bodies(content.all(digest) as unknown as EntryRow[])[0] ?? null;
  const contents = new Map<string, object>();
  const contentOf = (digest: string): object => {
    const found = contents.get(digest) ?? readContent(digest, bodyOf(digest));
    contents.set(digest, found);
    return found;
  };
  return (code) => {
    const { count, last } = whole.get(code) as { count: number; last: number | null };
    if (count !== last) throw new Error(`${(last ?? 0) - count} entries are missing`);
    const table = row.get(code) as unknown as TableRow;
    const snapshot = snapshotOf(table);
    const pageBehind = (after: number) => bodies(entries.all(code, after, after + PAGE) as unknown as EntryRow[]);
    const from = snapshot?.at ?? 0;
    const logged = readTable({ snapshot, entries: pageBehind(from), archived: Boolean(table.archived) }, contentOf);
    for (let after = from + PAGE; after < count; after += PAGE) readOn(logged, pageBehind(after));
  };
}
