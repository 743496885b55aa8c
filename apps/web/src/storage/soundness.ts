import { SAVE_FORMAT } from '@bauta/format';
import type { SaveCard } from './save-card.ts';

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function formatOf(text: string): number {
  const header = parsed(text.slice(0, text.indexOf('\n'))) as { format?: unknown } | null | undefined;
  return Number(header?.format ?? 0);
}

/** A program of the future has written something here that this one would take for damage. */
export const isNewer = ({ format = 0 }: SaveCard, text: string): boolean => Math.max(format, formatOf(text)) > SAVE_FORMAT;

/** Parts are missing. */
export const isCut = ({ length }: SaveCard, text: string): boolean =>
  text === '' || (length !== undefined && text.length !== length);

const hasBadLine = (text: string): boolean => text.split('\n').some((line) => line !== '' && parsed(line) === undefined);

export type Soundness = 'sound' | 'damaged' | 'newer';

/** Whether it can be opened, as far as that is seen without folding it. */
export function soundnessOf(card: SaveCard, text: string): Soundness {
  if (isNewer(card, text)) return 'newer';
  return isCut(card, text) || hasBadLine(text) ? 'damaged' : 'sound';
}
