import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { brotliDecompressSync } from 'node:zlib';
import type { Member } from '@bauta/session';
import { sealSession } from '../../src/http/guests/cookie.ts';
import { fileIn } from '../../src/store/sqlite-file.ts';

const unpacked = (name: string): Buffer => brotliDecompressSync(readFileSync(join(import.meta.dirname, name)));

/** Their titles, as README.md has them. */
export const OLD_TABLES = ['memory', 'undo', 'campaign', 'older memory', 'older campaign'] as const;
export type Title = (typeof OLD_TABLES)[number];

export interface OldTable {
  code: string;
  /** Of Ada, who opened it, and of Bea. */
  cookies: readonly [string, string];
}

/** As the tables' file of this folder. */
export function layOldTables(folder: string): Record<Title, OldTable> {
  writeFileSync(fileIn(folder), unpacked('tables.sqlite.br'));
  const database = new DatabaseSync(fileIn(folder), { readOnly: true });
  const secret = String(database.prepare("SELECT value FROM secrets WHERE name = 'guests'").get()!.value);
  const cookieOf = (member: Member): string => `bauta-guest=${sealSession(member, secret)}`;
  const begun = database.prepare(
    'SELECT a.table_code, a.body AS opened, b.body AS joined FROM entries a JOIN entries b USING (table_code) WHERE a.number = 1 AND b.number = 2',
  );
  const tables = begun.all().map((row) => {
    const { title, host } = JSON.parse(String(row.opened)) as { title: Title; host: Member };
    const { fact } = JSON.parse(String(row.joined)) as { fact: { member: Member } };
    return [title, { code: String(row.table_code), cookies: [cookieOf(host), cookieOf(fact.member)] }];
  });
  database.close();
  return Object.fromEntries(tables) as Record<Title, OldTable>;
}

/** What they were downloaded as. */
export const oldSaves = (): Record<Title, string> => JSON.parse(unpacked('saves.json.br').toString()) as Record<Title, string>;
