/** What is wrong with a pack, for its author: where, and one sentence. Lines and columns count from 1. */
export interface Problem {
  file: string;
  line: number;
  column: number;
  message: string;
}

/** Keys and indices from the root of a file to a value. */
export type Path = readonly (string | number)[];

/** Notes a problem at a value of the file being checked. */
export type ProblemReporter = (path: Path, message: string) => void;

export function byPlace(a: Problem, b: Problem): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return a.line - b.line || a.column - b.column;
}

export const showProblem = ({ file, line, column, message }: Problem): string => `${file}:${line}:${column} ${message}`;
