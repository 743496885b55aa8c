import { signal } from '@preact/signals';
import type { SaveCard } from '../../storage/save-card.ts';

export interface LookedAt {
  card: SaveCard;
  /** What its link has besides the code. */
  link: string;
}

/** The table on a server that was looked at last; null: none yet. */
export const tableLookedAt = signal<LookedAt | null>(null);
