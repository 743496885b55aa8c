import { fromFormat1 } from './upcast/format-1.ts';

/** The format this program writes, of a memory and of a campaign. */
export const SAVE_FORMAT = 2;

export type SaveKind = 'save' | 'campaign';

/** Makes of a line that of the next format; `number` counts the lines from 1. */
export type Upcaster = (line: unknown, number: number) => unknown;

/** By format. Numbers are never reused, and an old file of each is kept as a test. There were no campaigns in format 1. */
const UPCASTERS: Readonly<Record<SaveKind, Readonly<Record<number, Upcaster>>>> = { save: { 1: fromFormat1 }, campaign: {} };

/** What makes lines of this format those of today; null for a format this program does not know. */
export function upcast(kind: SaveKind, format: number): Upcaster | null {
  if (format === SAVE_FORMAT) return (line) => line;
  const next = UPCASTERS[kind][format];
  const rest = next === undefined ? null : upcast(kind, format + 1);
  return next === undefined || rest === null ? null : (line, number) => rest(next(line, number), number);
}
