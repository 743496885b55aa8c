import { DatabaseSync } from 'node:sqlite';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { fileIn } from '../../server/src/store/sqlite-file.ts';
import { layOldTables, type OldTable, type Title } from '../../server/test/old-tables/old-tables.ts';
import { openPage } from './page.ts';
import { startTableServer } from './table-server.ts';

interface OldTableOptions extends BrowserContextOptions {
  env?: Record<string, string>;
  /** For so many days nobody has done anything. */
  age?: number;
  archived?: boolean;
}

function setAge(data: string, days: number, archived: boolean): void {
  const database = new DatabaseSync(fileIn(data));
  database.prepare('UPDATE tables SET changed = ?, archived = ?').run(Date.now() - days * 24 * 60 * 60 * 1000, Number(archived));
  database.close();
}

interface AtOldTable {
  page: Page;
  address: string;
  code: string;
}

/** As the guest who once opened one of the tables that are kept for tests. */
export async function asOldGuest(title: Title, options: OldTableOptions = {}): Promise<AtOldTable> {
  const { env = {}, age = 0, archived = false, ...rest } = options;
  const found: OldTable[] = [];
  const { address } = await startTableServer(env, (data) => {
    found.push(layOldTables(data)[title]);
    setAge(data, age, archived);
  });
  const [{ code, cookies }] = found as [OldTable];
  const [name = '', value = ''] = cookies[0].split('=');
  const page = await openPage({
    address,
    prepare: (context) => context.addCookies([{ name, value, url: address }]),
    ...rest,
  });
  return { page, address, code };
}
