import { SaveFault } from './save.ts';

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
