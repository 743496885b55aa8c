import { SaveFault, type SaveProblem } from './save.ts';

const MAX_LENGTH = 100_000_000;

/** `torn`: the last line was not written whole and is left out. */
export function wholeLines(text: string): { lines: string[]; torn: boolean } | { problem: SaveProblem } {
  if (text.length > MAX_LENGTH) return { problem: { line: 1, message: 'The file is too long to be a save.' } };
  const lines = text.split('\n');
  return { torn: lines.pop() !== '', lines };
}

export function parseLine(line: string, number: number): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new SaveFault(number, 'This line is not JSON.');
  }
}

/** Reads one line. Recursion into what is nested without end stops with a RangeError, whichever check it was in. */
export function atLine<T>(line: number, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof RangeError ? new SaveFault(line, 'This line is nested too deeply.') : error;
  }
}

/** What is wrong with the file; whatever else was thrown is a mistake of the program. */
export function problemOf(error: unknown): SaveProblem {
  if (error instanceof SaveFault) return error.problem;
  throw error;
}
