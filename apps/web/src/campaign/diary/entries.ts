import type { Campaign, DiaryEntry, EntryId } from '@bauta/engine';

/** What stands in the diary of an entry; one that is under way has nothing written yet. */
export interface Written {
  entry: EntryId;
  written: DiaryEntry | null;
}

/** R35: what is written and what is under way, in the order of the book. What is still to come is not told. */
export function writtenEntries({ content, diary, entry, ended }: Campaign): Written[] {
  const { entries, hqEntry } = content.book;
  return [...Object.keys(entries), ...(hqEntry === '' ? [] : [hqEntry])].flatMap((id) => {
    const written = diary[id] ?? null;
    return written !== null || (id === entry && !ended) ? [{ entry: id, written }] : [];
  });
}
