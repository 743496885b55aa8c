import type { EntryId } from '../../../model/book.ts';
import type { Campaign, DiaryEntry } from '../../model/campaign.ts';

type Diary = Campaign['diary'];

/** A sticker of the diary: its own, or one that a later campaign has won. */
export interface FilledSync {
  sync: Exclude<DiaryEntry['sync'], 'none'>;
  /** Which of the later diaries; -1: its own. */
  from: number;
}

function filled(diaries: readonly Diary[], entry: EntryId): FilledSync | null {
  for (const sync of ['red', 'grey'] as const) {
    const from = diaries.findIndex((diary) => diary[entry]?.sync === sync);
    if (from >= 0) return { sync, from };
  }
  return null;
}

function syncOf(own: Diary, later: readonly Diary[], entry: EntryId): FilledSync | null {
  const sync = own[entry]?.sync ?? 'none';
  return sync === 'none' ? filled(later, entry) : { sync, from: -1 };
}

/** R34.1: the syncs of a diary, its gaps filled by what later campaigns have won, red before grey. Shown so, and written nowhere. */
export function filledDiary(own: Diary, later: readonly Diary[]): Readonly<Record<EntryId, FilledSync>> {
  const entries = new Set([own, ...later].flatMap((diary) => Object.keys(diary)));
  return Object.fromEntries(
    [...entries].flatMap((entry) => {
      const sync = syncOf(own, later, entry);
      return sync === null ? [] : [[entry, sync] as const];
    }),
  );
}
