import { signal } from '@preact/signals';
import { append, type SaveCard } from './saves.ts';

/** Why something is not saved: the store is full or denied, or another window plays the same save. */
export type Trouble = 'full' | 'denied' | 'elsewhere';

/** Writes a save in order, one part after the other. */
export interface Pen {
  write(card: SaveCard, text: string): void;
  /** All that was written so far is in the store. */
  settled(): Promise<void>;
}

/** What could not be written; null: all is well. */
export const trouble = signal<Trouble | null>(null);

function troubleOf(error: unknown): Trouble {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') return 'full';
  return name === 'ConstraintError' ? 'elsewhere' : 'denied';
}

/** What has failed is kept and tried again with the next part, so that a part is never missing between two others. */
export function penFor(parts: number): Pen {
  let next = parts;
  let unwritten = '';
  let last: Promise<void> = Promise.resolve();
  const flush = async (card: SaveCard): Promise<void> => {
    const text = unwritten;
    if (text === '') return;
    try {
      await append(card, next, text);
      next += 1;
      unwritten = unwritten.slice(text.length);
      trouble.value = null;
    } catch (error) {
      trouble.value = troubleOf(error);
    }
  };
  return {
    write(card, text) {
      unwritten += text;
      last = last.then(() => flush(card));
    },
    settled: () => last,
  };
}
