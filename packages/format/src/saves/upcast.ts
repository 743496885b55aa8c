import type { GameKind } from '@bauta/engine';
import { format1 } from './upcast/format-1.ts';

/** The format this program writes, of a memory and of a campaign. */
export const SAVE_FORMAT = 2;

export const FIRST_FORMAT: Readonly<Record<GameKind, number>> = { memory: 1, campaign: 2 };

/** Makes of a line that of the next format; `number` counts the lines from 1. */
export type Upcaster = (line: unknown, number: number) => unknown;

/** A state's snapshot as a format wrote and hashed it. */
export type SnapshotAs = (today: object) => object;

/** A format of the past. */
export interface PastFormat {
  line: Upcaster;
  snapshot: SnapshotAs;
}

/** By format. Numbers are never reused, and an old file of each is kept as a test. */
const PAST: Readonly<Record<GameKind, Readonly<Record<number, PastFormat>>>> = { memory: { 1: format1 }, campaign: {} };

export interface Upcast {
  line: Upcaster;
  /** The file's own format first, then each later one before today's: play goes on in an old file. */
  past: readonly SnapshotAs[];
}

/** What makes lines of this format those of today; null for a format this program does not know. */
export function upcast(kind: GameKind, format: number): Upcast | null {
  if (format === SAVE_FORMAT) return { line: (line) => line, past: [] };
  const past = PAST[kind][format];
  const rest = past === undefined ? null : upcast(kind, format + 1);
  if (past === undefined || rest === null) return null;
  return {
    line: (line, number) => rest.line(past.line(line, number), number),
    past: [past.snapshot, ...rest.past],
  };
}
