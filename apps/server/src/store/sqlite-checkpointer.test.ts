import { closeSync, mkdtempSync, openSync, readSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startCheckpointer } from './sqlite-checkpointer.ts';
import { fileIn, openSqliteFile } from './sqlite-file.ts';

const TABLES = 500;

/** How often the write-ahead log was restarted: SQLite counts it in the log's first bytes. */
function restarts(file: string): number {
  const [log, start] = [openSync(`${file}-wal`, 'r'), Buffer.alloc(16)];
  readSync(log, start);
  closeSync(log);
  return start.readUInt32BE(12);
}

test('the log is restarted while tables are written to all the time, and nothing is missing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bauta-checkpointer-'));
  const database = openSqliteFile(folder);
  const add = database.prepare("INSERT INTO entries (table_code, number, body) VALUES (?, ?, 'entry')");
  const checkpointer = startCheckpointer(database, fileIn(folder), 20);
  let turns = 0;
  async function writeUntil(count: number): Promise<void> {
    for (; restarts(fileIn(folder)) < count; await turn()) {
      turns += 1;
      database.exec('BEGIN');
      for (let table = 0; table < TABLES; table++) add.run(`table-${table}`, turns);
      database.exec('COMMIT');
    }
  }
  const first = restarts(fileIn(folder));
  await writeUntil(first + 1);
  const before = turns;
  await writeUntil(first + 5);
  // By itself SQLite does it once in about 110 of these commits.
  expect(turns - before).toBeLessThan(300);
  await checkpointer.stop();
  expect(database.prepare('SELECT count(*) AS count FROM entries').get()).toEqual({ count: turns * TABLES });
  database.close();
  rmSync(folder, { recursive: true });
});
