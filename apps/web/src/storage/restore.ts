import { copyMark } from './bookmark.ts';
import { type Copy, removeCopy } from './copies.ts';
import { newKey } from './new-key.ts';
import { append, type SaveCard } from './saves.ts';

/** Makes a game of its own of it: what is left of the first stays as it is, to be exported. */
export async function restore({ card, text }: Copy): Promise<SaveCard> {
  const restored: SaveCard = { ...card, id: newKey(), length: text.length };
  await append(restored, 0, text);
  copyMark(card.id, restored.id);
  await removeCopy(card.id);
  return restored;
}
