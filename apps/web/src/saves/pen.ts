import { signal } from '@preact/signals';
import { append, type SaveCard } from './saves.ts';

/** Why something is not saved: the store is full or denied, or another window plays the same save. */
export type Trouble = 'full' | 'denied' | 'elsewhere';

/** Writes a save in order, one part after the other. */
export interface Pen {
  write(card: SaveCard, text: string): void;
  /** The whole save, also what could not be written. */
  text(): string;
}

/** What could not be written; null: all is well. */
export const trouble = signal<Trouble | null>(null);

function troubleOf(error: unknown): Trouble {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') return 'full';
  return name === 'ConstraintError' ? 'elsewhere' : 'denied';
}

/** A save that has nothing yet. */
export const BLANK = { parts: 0, text: '' };

/** What has failed is kept and tried again with the next part, so that a part is never missing between two others. */
export function penFor({ parts, text: kept }: { parts: number; text: string }): Pen {
  let next = parts;
  let whole = kept;
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
      whole += text;
      unwritten += text;
      last = last.then(() => flush(card));
    },
    text: () => whole,
  };
}
