import type { GameJSON } from '@bauta/engine';
import { format1 } from './upcast/format-1.ts';

/** The format this program writes, of a memory and of a campaign. */
export const SAVE_FORMAT = 2;

export type SaveKind = 'save' | 'campaign';
export const FIRST_FORMAT: Readonly<Record<SaveKind, number>> = { save: 1, campaign: 2 };

/** Makes of a line that of the next format; `number` counts the lines from 1. */
export type Upcaster = (line: unknown, number: number) => unknown;

/** A memory's position as a format wrote and hashed it. */
export type PositionAs = (today: GameJSON) => object;

/** A format of the past. */
export interface PastFormat {
  line: Upcaster;
  position: PositionAs;
}

/** By format. Numbers are never reused, and an old file of each is kept as a test. */
const PAST: Readonly<Record<SaveKind, Readonly<Record<number, PastFormat>>>> = { save: { 1: format1 }, campaign: {} };

export interface Upcast {
  line: Upcaster;
  /** The file's own format first, then each later one up to today's: play goes on in an old file. */
  positions: readonly PositionAs[];
}

/** What makes lines of this format those of today; null for a format this program does not know. */
export function upcast(kind: SaveKind, format: number): Upcast | null {
  if (format === SAVE_FORMAT) return { line: (line) => line, positions: [(today) => today] };
  const past = PAST[kind][format];
  const rest = past === undefined ? null : upcast(kind, format + 1);
  if (past === undefined || rest === null) return null;
  return {
    line: (line, number) => rest.line(past.line(line, number), number),
    positions: [past.position, ...rest.positions],
  };
}
