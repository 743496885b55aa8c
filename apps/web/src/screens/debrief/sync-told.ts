import type { DiaryEntry, MemoryOutcome } from '@bauta/engine';

type Sync = MemoryOutcome['sync'];

/** What is said of the sync; `own`: in the words of the memory, which asks nothing for it. */
export type SyncTold = Sync | 'gift' | 'own';

/** R34.1, R34.2: a sticker that the diary has and nobody won was given. */
export function syncTold(won: Sync, written: DiaryEntry['sync'] | undefined, isAsked: boolean): SyncTold {
  if (won !== 'none') return won;
  if (written !== undefined && written !== 'none') return 'gift';
  return isAsked ? 'none' : 'own';
}
