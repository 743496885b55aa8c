import { byPlace, type Problem } from './problem.ts';

/** An error is wrong; a warning is of no use, so that the pack plays the same without it, or out of measure. */
export type Level = 'error' | 'warning';

/** What an author is told about a pack. */
export interface Finding extends Problem {
  level: Level;
}

export const findings = (level: Level, problems: readonly Problem[]): Finding[] =>
  problems.map((problem) => ({ level, ...problem }));

export const inOrder = (found: readonly Finding[]): Finding[] => [...found].sort(byPlace);
