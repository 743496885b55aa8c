import { setImmediate as turn } from 'node:timers/promises';
import { ALL_ENTRIES, PAGE, type Store, type StoredTable } from '../../store/store.ts';
import type { Contents } from './contents.ts';
import { beginTable, follow, type LoggedTable } from './logged-table.ts';
import { together } from './packed-state.ts';
import { isDue, snapshotOf, tableAt } from './snapshot.ts';
import type { Opening, Snapshot, StoredEntry } from './stored-entry.ts';

/** A table as far as the store hands it out in one go, to be read with its content: that of the digest, or null where there is none. */
interface UnreadTable {
  digest: string | undefined;
  read(content: object | null): LoggedTable;
}

function unread({ snapshot, entries }: StoredTable): UnreadTable {
  if (snapshot === null) {
    const opening = JSON.parse(entries[0]!) as Opening;
    return { digest: opening.content, read: (content) => readOn(beginTable(opening, content), entries.slice(1)) };
  }
  const { at, body } = snapshot;
  const stand = JSON.parse(body) as Snapshot;
  return { digest: stand.opening.content, read: (content) => readOn(tableAt(stand, at, content), entries) };
}

/** The first entry, with its content in the position; null when there is no such table. */
export async function readOpening(store: Store, contents: Contents, code: string): Promise<Opening | null> {
  const [first] = await store.read(code, 0, 1);
  if (first === undefined) return null;
  const opening = JSON.parse(first) as Opening;
  const { content, position } = opening;
  return { ...opening, position: together(position, content === undefined ? null : await contents.of(content)) };
}

/** `contentOf` has it at hand. */
export function readTable(kept: StoredTable, contentOf: (digest: string) => object): LoggedTable {
  const { digest, read } = unread(kept);
  return read(digest === undefined ? null : contentOf(digest));
}

export function readOn(logged: LoggedTable, entries: readonly string[]): LoggedTable {
  for (const entry of entries) follow(logged, JSON.parse(entry) as StoredEntry);
  return logged;
}

/** What lies behind number `after` up to `last`, page by page: a log may be longer than there is memory, and other tables go on between two pages. */
export async function* pagesBehind(
  store: Store,
  code: string,
  after: number,
  last = ALL_ENTRIES,
): AsyncGenerator<readonly string[]> {
  for (let from = after; from < last; ) {
    const most = Math.min(PAGE, last - from);
    const page = await store.read(code, from, most);
    yield page;
    if (page.length < most) return;
    from += most;
    await turn();
  }
}

/** A table as it stands, and the number of the last entry before its snapshot. */
export interface OpenedTable {
  logged: LoggedTable;
  snapshotAt: number;
}

/** null when there is no such table. */
export async function openTable(store: Store, contents: Contents, code: string): Promise<OpenedTable | null> {
  const kept = await store.open(code);
  if (kept === null) return null;
  const { digest, read } = unread(kept);
  const logged = read(digest === undefined ? null : await contents.of(digest));
  if (kept.entries.length === PAGE) for await (const page of pagesBehind(store, code, logged.seq)) readOn(logged, page);
  const snapshotAt = kept.snapshot?.at ?? 0;
  // What cannot be written can still be read: the store tells of it.
  return { logged, snapshotAt: await keepSnapshot(store, code, logged, snapshotAt).catch(() => snapshotAt) };
}

/** If it is time: the number of the entry that the last snapshot stands behind. */
export async function keepSnapshot(store: Store, code: string, logged: LoggedTable, last: number): Promise<number> {
  if (!isDue(logged, last)) return last;
  const { seq } = logged;
  await store.snapshot(code, seq, JSON.stringify(snapshotOf(logged)));
  return seq;
}
