import type { Kept } from '../store/store.ts';
import { type AnyRoom, beginRoom, follow, roomAt } from './room.ts';
import type { Opening, Snapshot, StoredEntry } from './stored-entry.ts';

/** A table as the store has it. */
export function readRoom({ snapshot, entries: texts }: Kept): AnyRoom {
  const entries = texts.map((entry) => JSON.parse(entry) as Opening | StoredEntry);
  const room =
    snapshot === null ? beginRoom(entries.shift() as Opening) : roomAt(JSON.parse(snapshot.body) as Snapshot, snapshot.at);
  for (const entry of entries) follow(room, entry as StoredEntry);
  return room;
}
