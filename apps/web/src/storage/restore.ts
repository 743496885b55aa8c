import { copyMark } from './bookmark.ts';
import { type Copy, removeCopy } from './copies.ts';
import { newKey } from './new-key.ts';
import { append, type SaveSummary } from './saves.ts';

/** Makes a game of its own of it: what is left of the first stays as it is, to be exported. */
export async function restore({ summary, text }: Copy): Promise<SaveSummary> {
  const restored: SaveSummary = { ...summary, id: newKey(), length: text.length };
  await append(restored, 0, text);
  copyMark(summary.id, restored.id);
  await removeCopy(summary.id);
  return restored;
}
