import { canonical, type Game, hashText, toJSON } from '@bauta/engine';
import { SaveFault } from './save.ts';
import type { PositionAs } from './upcast.ts';

/** What a line after the set-up tells. */
export type EntryKind = 'decision' | 'undo' | 'snapshot';

export function entryKind(entry: unknown, line: number): EntryKind {
  if (typeof entry !== 'object' || entry === null) throw new SaveFault(line, 'This line is no entry of a save.');
  if ('snapshot' in entry) return 'snapshot';
  return 'undo' in entry ? 'undo' : 'decision';
}

/** Entries are numbered without a gap; a snapshot has the number of the entry before it. */
export function checkNumber(n: number, expected: number, line: number): void {
  if (n !== expected) throw new SaveFault(line, `This is entry ${n}, but entry ${expected} comes here.`);
}

export function checkHash(hashOf: () => string, expected: string, line: number): void {
  let found: string;
  try {
    found = hashOf();
  } catch {
    found = 'none';
  }
  if (found !== expected)
    throw new SaveFault(line, 'The position after this line is not the one that was saved: the file was changed.');
}

/** A memory's position, as the file's format or a later one hashed it. */
export function checkPosition(game: Game, expected: string, line: number, positions: readonly PositionAs[]): void {
  const isSaved = (as: PositionAs) => hashText(canonical(as(toJSON(game)))) === expected;
  checkHash(() => (positions.some(isSaved) ? expected : 'none'), expected, line);
}
