import { SAVE_FORMAT } from '@bauta/format';
import type { SaveSummary } from './save-summary.ts';

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
export const isNewer = ({ format = 0 }: SaveSummary, text: string): boolean => Math.max(format, formatOf(text)) > SAVE_FORMAT;

/** Parts are missing. */
export const isCut = ({ length }: SaveSummary, text: string): boolean =>
  text === '' || (length !== undefined && text.length !== length);

const hasBadLine = (text: string): boolean => text.split('\n').some((line) => line !== '' && parsed(line) === undefined);

export type Soundness = 'sound' | 'damaged' | 'newer';

/** Whether it can be opened, as far as that is seen without folding it. */
export function soundnessOf(summary: SaveSummary, text: string): Soundness {
  if (isNewer(summary, text)) return 'newer';
  return isCut(summary, text) || hasBadLine(text) ? 'damaged' : 'sound';
}
