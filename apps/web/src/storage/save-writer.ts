import { SAVE_FORMAT } from '@bauta/format';
import { saveError, saveErrorOf } from './save-error.ts';
import { append, type SaveSummary } from './saves.ts';

/** Writes a save in order, one part after the other. */
export interface SaveWriter {
  write(summary: SaveSummary, text: string): void;
  /** The whole save, also what could not be written. */
  text(): string;
}

/** A save that has nothing yet. */
export const BLANK = { parts: 0, text: '' };

/** What has failed is kept and tried again with the next part, so that a part is never missing between two others. */
export function saveWriter({ parts, text: kept }: { parts: number; text: string }): SaveWriter {
  let next = parts;
  let whole = kept;
  let unwritten = '';
  let written = kept.length;
  let last: Promise<void> = Promise.resolve();
  const flush = async (summary: SaveSummary): Promise<void> => {
    const text = unwritten;
    if (text === '') return;
    try {
      await append({ ...summary, format: SAVE_FORMAT, length: written + text.length }, next, text);
      next += 1;
      written += text.length;
      unwritten = unwritten.slice(text.length);
      saveError.value = null;
    } catch (error) {
      saveError.value = saveErrorOf(error);
    }
  };
  return {
    write(summary, text) {
      whole += text;
      unwritten += text;
      last = last.then(() => flush(summary));
    },
    text: () => whole,
  };
}
