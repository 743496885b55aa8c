import { signal } from '@preact/signals';
import type { SaveCard } from '../saves/save-card.ts';

/** The table on a server that was looked at last; null: none yet. */
export const tableLookedAt = signal<SaveCard | null>(null);
