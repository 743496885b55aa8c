import { fromFormat1 } from './upcast/format-1.ts';

/** The format this program writes. */
export const SAVE_FORMAT = 2;

export type Upcaster = (lines: readonly unknown[]) => readonly unknown[];

/** By format: makes of a save's lines those of the next format. Numbers are never reused, and an old file of each is kept as a test. */
const UPCASTERS: Readonly<Record<number, Upcaster>> = { 1: fromFormat1 };

/** What makes a save of this format one of today's; null for a format this program does not know. */
export function upcast(format: number): Upcaster | null {
  if (format === SAVE_FORMAT) return (lines) => lines;
  const next = UPCASTERS[format];
  const rest = next === undefined ? null : upcast(format + 1);
  return next === undefined || rest === null ? null : (lines) => rest(next(lines));
}
