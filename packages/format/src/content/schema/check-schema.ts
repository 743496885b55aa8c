import type { z } from 'zod';
import type { Path, Problem } from '../../problem/problem.ts';
import { keyProblemAt, problemAt } from '../yaml/place.ts';
import type { Source } from '../yaml/source.ts';
import { type Issue, issueSentence } from './issue-sentence.ts';
import { valueAt } from './value-at.ts';

const MAX_PROBLEMS = 50;

export type Checked<Value> = { value: Value; problems: [] } | { value: null; problems: Problem[] };

/** Checks a file's value; every issue is a sentence at its place. */
export function checkSchema<Schema extends z.ZodType>(schema: Schema, source: Source, value: unknown): Checked<z.output<Schema>> {
  const result = schema.safeParse(value);
  if (result.success) return { value: result.data, problems: [] };
  const issues = withoutMisspelt(onePerPath(result.error.issues.flatMap(ofUnion)), value).slice(0, MAX_PROBLEMS);
  return { value: null, problems: issues.flatMap((issue) => problemsOf(source, value, issue)) };
}

/** Of a value that may be of several kinds, what is wrong with it as the kind that it is. */
function ofUnion(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const kinds = issue.errors.filter((branch) => !branch.some(({ code, path }) => code === 'invalid_type' && path.length === 0));
  const meant =
    kinds.find((branch) => !branch.some(({ code, path }) => code === 'unrecognized_keys' && path.length === 0)) ?? kinds[0];
  return meant?.flatMap((inner) => ofUnion({ ...inner, path: [...issue.path, ...inner.path] })) ?? [issue];
}

// A huge number breaks its own bound and the bound of whole numbers.
function onePerPath(issues: readonly Issue[]): Issue[] {
  return [...new Map(issues.map((issue) => [JSON.stringify([issue.path, issue.code === 'unrecognized_keys']), issue])).values()];
}

// A misspelt key is unknown and leaves another missing: the unknown one is told.
function withoutMisspelt(issues: readonly Issue[], value: unknown): Issue[] {
  const blocks = new Set(issues.filter(({ code }) => code === 'unrecognized_keys').map(({ path }) => path.join('/')));
  return issues.filter((issue) => !(isMissing(issue, value) && blocks.has(issue.path.slice(0, -1).join('/'))));
}

const isMissing = ({ code, path }: Issue, value: unknown): boolean =>
  code !== 'unrecognized_keys' && path.length > 0 && valueAt(value, path as Path) === undefined;

function problemsOf(source: Source, value: unknown, issue: Issue): Problem[] {
  const path = issue.path as Path;
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => keyProblemAt(source, path, key, `\`${brief(key)}\` is no key that belongs here.`));
  const sentence = issueSentence(issue, valueAt(value, path));
  if (issue.code === 'invalid_key') return [keyProblemAt(source, path.slice(0, -1), String(path.at(-1)), sentence)];
  return [problemAt(source, path, sentence)];
}

const brief = (key: string): string => (key.length > 60 ? `${key.slice(0, 60)}…` : key);
