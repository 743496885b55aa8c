import { finished, inTransaction, type SavedPart } from './database.ts';
import type { SaveCard } from './save-card.ts';

export type { SaveCard } from './save-card.ts';

const partsOf = (save: string): IDBKeyRange => IDBKeyRange.bound([save, 0], [save, Number.MAX_SAFE_INTEGER]);

/** Newest first. */
export async function listSaves(): Promise<SaveCard[]> {
  const cards = await inTransaction('readonly', ({ cards: store }) => finished<SaveCard[]>(store.getAll()));
  return cards.sort((a, b) => b.changed - a.changed);
}

export const findSave = (id: string): Promise<SaveCard | undefined> =>
  inTransaction('readonly', ({ cards }) => finished<SaveCard | undefined>(cards.get(id)));

/** The whole text, as a file has it, and how many parts it is in. */
export async function readText(id: string): Promise<{ text: string; parts: number }> {
  const parts = await inTransaction('readonly', (stores) => finished<SavedPart[]>(stores.parts.getAll(partsOf(id))));
  return { text: parts.map(({ text }) => text).join(''), parts: parts.length };
}

/** Adds a part. One that is there already was written by another window, and one before it that is not was removed by one: then nothing is changed, and this fails. */
export const append = (card: SaveCard, part: number, text: string): Promise<void> =>
  inTransaction('readwrite', async ({ cards, parts }) => {
    if (part > 0 && (await finished(parts.count([card.id, part - 1]))) === 0)
      throw new DOMException('its beginning was removed', 'ConstraintError');
    parts.add({ save: card.id, part, text } satisfies SavedPart);
    cards.put(card);
  });

export const rename = (id: string, name: string): Promise<void> =>
  inTransaction('readwrite', async ({ cards }) => {
    const card = await finished<SaveCard | undefined>(cards.get(id));
    if (card !== undefined) cards.put({ ...card, name });
  });

export const removeSave = (id: string): Promise<void> =>
  inTransaction('readwrite', ({ cards, parts }) => {
    cards.delete(id);
    parts.delete(partsOf(id));
  });
