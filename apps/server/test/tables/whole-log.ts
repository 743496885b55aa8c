import type { Store } from '../../src/store/store.ts';
import { openContents } from '../../src/tables/log/contents.ts';
import { beginTable, follow, type LoggedTable } from '../../src/tables/log/logged-table.ts';
import { readOpening } from '../../src/tables/log/read-table.ts';
import type { Opening, StoredEntry } from '../../src/tables/log/stored-entry.ts';

/** As the store has it, with everything that is hidden, and the content in the first position. */
export async function wholeLog(store: Store, code: string): Promise<[Opening, ...StoredEntry[]]> {
  const entries = (await store.read(code, 1)).map((entry) => JSON.parse(entry) as StoredEntry);
  return [(await readOpening(store, openContents(store), code))!, ...entries];
}

/** Where the log leads to. */
export async function truthOf(store: Store, code: string): Promise<LoggedTable> {
  const [opening, ...entries] = await wholeLog(store, code);
  const logged = beginTable(opening);
  for (const entry of entries) follow(logged, entry);
  return logged;
}
