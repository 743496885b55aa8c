import type { Campaign, DiaryEntry, EntryId } from '@bauta/engine';

/** What stands in the diary of an entry; one that is under way has nothing written yet. */
export interface DiaryLine {
  entry: EntryId;
  written: DiaryEntry | null;
}

/** R35: what is written, in the order it was, and what is under way. What is still to come is not told. */
export function writtenEntries({ diary, entry, ended }: Pick<Campaign, 'diary' | 'entry' | 'ended'>): DiaryLine[] {
  const done = Object.entries(diary).map(([id, written]) => ({ entry: id, written }));
  return ended || entry === '' || Object.hasOwn(diary, entry) ? done : [...done, { entry, written: null }];
}
