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

/** A save as it is at one moment: another window may be writing it. */
export interface KeptText {
  card: SaveCard | undefined;
  /** The whole, as a file has it. */
  text: string;
  /** How many parts it is in. */
  parts: number;
}

export async function readText(id: string): Promise<KeptText> {
  const [card, parts] = await inTransaction('readonly', (stores) =>
    Promise.all([finished<SaveCard | undefined>(stores.cards.get(id)), finished<SavedPart[]>(stores.parts.getAll(partsOf(id)))]),
  );
  return { card, text: parts.map(({ text }) => text).join(''), parts: parts.length };
}

/** A line of a newer format is never followed by an older one: later programs could not tell where they stand. */
function refuseOlder(known: SaveCard | undefined, card: SaveCard): void {
  if ((known?.format ?? 0) > (card.format ?? 0)) throw new DOMException('a newer program wrote it', 'VersionError');
}

/** Adds a part. One that is there already was written by another window, and one before it that is not was removed by one: then nothing is changed, and this fails. */
export const append = (card: SaveCard, part: number, text: string): Promise<void> =>
  inTransaction('readwrite', async ({ cards, parts }) => {
    refuseOlder(await finished<SaveCard | undefined>(cards.get(card.id)), card);
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
