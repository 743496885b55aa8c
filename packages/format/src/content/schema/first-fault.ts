import type { z } from 'zod';
import type { Path } from '../../problem/problem.ts';
import { issueSentence } from './issue-sentence.ts';
import { valueAt } from './value-at.ts';

interface Wording {
  /** Where the value lies itself, before its own places. */
  where?: string;
  /** What the value is called. */
  whole?: string;
}

/** The first thing that a schema has found wrong, in one sentence with its place. */
export function firstFault({ issues }: z.ZodError, value: unknown, { where = '', whole = 'The file' }: Wording = {}): string {
  const place = issues[0]!.path.join('.');
  // A huge number breaks the bound of whole numbers first, and then its own.
  const issue = issues.findLast(({ path }) => path.join('.') === place)!;
  const path = issue.path as Path;
  const sentence =
    issue.code === 'unrecognized_keys'
      ? `\`${issue.keys[0]}\` is no key that belongs there.`
      : issueSentence(issue, valueAt(value, path), whole);
  const at = path.length > 1 ? `at ${place}: ` : '';
  return `${where}${at}${sentence}`.replace(/^[a-z]/, (letter) => letter.toUpperCase());
}
