import { signal } from '@preact/signals';
import type { SaveSummary } from '../../storage/save-summary.ts';

export interface LookedAt {
  summary: SaveSummary;
  /** What its link has besides the code. */
  link: string;
}

/** The table on a server that was looked at last; null: none yet. */
export const tableLookedAt = signal<LookedAt | null>(null);
