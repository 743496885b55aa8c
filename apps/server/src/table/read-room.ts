import { setImmediate as turn } from 'node:timers/promises';
import { ALL_ENTRIES, type Kept, PAGE, type Store } from '../store/store.ts';
import { type AnyRoom, beginRoom, follow } from './room.ts';
import { isDue, roomAt, snapshotOf } from './snapshot.ts';
import type { Opening, Snapshot, StoredEntry } from './stored-entry.ts';

/** A table as far as the store hands it out in one go. */
export function readRoom({ snapshot, entries }: Kept): AnyRoom {
  const room =
    snapshot === null
      ? beginRoom(JSON.parse(entries[0]!) as Opening)
      : roomAt(JSON.parse(snapshot.body) as Snapshot, snapshot.at);
  readOn(room, snapshot === null ? entries.slice(1) : entries);
  return room;
}

export function readOn(room: AnyRoom, entries: readonly string[]): void {
  for (const entry of entries) follow(room, JSON.parse(entry) as StoredEntry);
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

/** A room as it stands, and the number of the last entry before its snapshot. */
export interface Standing {
  room: AnyRoom;
  snapshotAt: number;
}

/** null when there is no such table. */
export async function openRoom(store: Store, code: string): Promise<Standing | null> {
  const kept = await store.open(code);
  if (kept === null) return null;
  const room = readRoom(kept);
  if (kept.entries.length === PAGE) for await (const page of pagesBehind(store, code, room.seq)) readOn(room, page);
  const snapshotAt = kept.snapshot?.at ?? 0;
  // What cannot be written can still be read: the store tells of it.
  return { room, snapshotAt: await keepSnapshot(store, code, room, snapshotAt).catch(() => snapshotAt) };
}

/** If it is time: the number of the entry that the last snapshot stands behind. */
export async function keepSnapshot(store: Store, code: string, room: AnyRoom, last: number): Promise<number> {
  if (!isDue(room, last)) return last;
  const { seq } = room;
  await store.snapshot(code, seq, JSON.stringify(snapshotOf(room)));
  return seq;
}
