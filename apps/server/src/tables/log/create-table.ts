import type { NewId } from '../../runtime/runtime.ts';
import type { Store } from '../../store/store.ts';
import { newCode } from '../code.ts';
import { keptContent } from './contents.ts';
import { beginTable } from './logged-table.ts';
import { apart, contentIn } from './packed-state.ts';
import type { Opening } from './stored-entry.ts';
import { summaryOf } from './table-summary.ts';

/** What a table begins with. */
export type NewTable = Omit<Opening, 'type' | 'at'>;

/** The log of a new table, in the list of its host; the table's code. */
export async function createTable(store: Store, newId: NewId, at: number, opening: NewTable): Promise<string> {
  const code = newCode(newId);
  const first: Opening = { type: 'opened', at, ...opening };
  const content = keptContent(contentIn(first.position));
  const kept: Opening = { ...first, content: content.digest };
  const entry = JSON.stringify({ ...kept, position: apart(kept, first.position) });
  await store.create(code, entry, summaryOf(beginTable(first)), opening.host.id, content);
  return code;
}
