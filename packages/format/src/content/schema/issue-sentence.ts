import type { z } from 'zod';
import type { Path } from '../../problem/problem.ts';

/** Something that a schema refuses. */
export type Issue = z.core.$ZodIssue;

const EXPECTED: Readonly<Record<string, string>> = {
  string: 'text',
  int: 'a whole number',
  number: 'a whole number',
  boolean: '`true` or `false`',
  array: 'a list',
  tuple: 'a list',
  object: 'a block of keys',
  record: 'a block of keys',
};

/** What a schema issue says to an author, in one sentence. `value` is what the file holds there. */
export function issueSentence(issue: Issue, value: unknown, whole = 'The file'): string {
  const name = nameOf(issue.path as Path, whole);
  if (value === undefined && issue.code !== 'unrecognized_keys') return `${name} is missing.`;
  return `${name} ${predicate(issue, value)}.`;
}

function predicate(issue: Issue, value: unknown): string {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${EXPECTED[issue.expected] ?? issue.expected}, not ${describe(value)}`;
    case 'invalid_value':
      return oneOf(issue.values, value);
    case 'invalid_union':
      return unionPredicate(issue, value);
    case 'too_small':
      return `must ${size(issue.origin, issue.exact === true ? 'exactly' : 'at least', Number(issue.minimum))}`;
    case 'too_big':
      return `must ${size(issue.origin, issue.exact === true ? 'exactly' : 'at most', Number(issue.maximum))}`;
    case 'invalid_key':
      return issue.issues[0]?.code === 'invalid_format' ? issue.issues[0].message : 'is no key that belongs here';
    default:
      return issue.message;
  }
}

function unionPredicate(issue: z.core.$ZodIssueInvalidUnion, value: unknown): string {
  const { options } = issue as { options?: readonly unknown[] };
  if (options !== undefined || issue.errors.length === 0) return oneOf(options ?? [], value);
  const kinds = issue.errors.map(([first]) => (first?.code === 'invalid_type' ? EXPECTED[first.expected] : undefined));
  return `must be ${[...new Set(kinds.filter((kind) => kind !== undefined))].join(' or ')}, not ${describe(value)}`;
}

function size(origin: string, bound: string, limit: number): string {
  if (origin === 'string') return `have ${bound} ${limit} ${limit === 1 ? 'character' : 'characters'}`;
  if (origin === 'array') return `have ${bound} ${limit} ${limit === 1 ? 'entry' : 'entries'}`;
  return `be ${bound} ${limit}`;
}

const oneOf = (values: readonly unknown[], value: unknown): string =>
  values.length === 1
    ? `must be ${values[0]}, not ${describe(value)}`
    : `must be one of ${values.join(', ')}, not ${describe(value)}`;

function describe(value: unknown): string {
  if (value === null) return 'empty';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a block of keys';
  if (typeof value === 'string') return value.length > 40 ? 'a long text' : `\`${value}\``;
  return String(value);
}

function nameOf(path: Path, whole: string): string {
  const last = path.at(-1);
  if (last === undefined) return whole;
  if (typeof last === 'string') return `\`${last}\``;
  const list = path.at(-2);
  return typeof list === 'string' ? `Entry ${last + 1} of \`${list}\`` : `Entry ${last + 1}`;
}
