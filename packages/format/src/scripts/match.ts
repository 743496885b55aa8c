import type { Path } from '../problem/problem.ts';

/** What does not hold, and where in the expectation it stands. */
export interface Mismatch {
  path: Path;
  message: string;
}

const isBlock = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const show = (value: unknown): string => (value === undefined ? 'nothing' : (JSON.stringify(value) ?? String(value)));

/** null when all holds. Blocks may say less than there is, lists say all. */
export function mismatch(expected: unknown, actual: unknown, path: Path = []): Mismatch | null {
  if (Array.isArray(expected) && Array.isArray(actual) && expected.length === actual.length)
    return first(expected.map((item, index) => mismatch(item, actual[index], [...path, index])));
  if (isBlock(expected) && isBlock(actual))
    return first(Object.entries(expected).map(([key, value]) => mismatch(value, actual[key], [...path, key])));
  if (expected === undefined || expected === actual) return null;
  return { path, message: `${path.join('.')} is ${show(actual)}, not ${show(expected)}.` };
}

const first = (found: readonly (Mismatch | null)[]): Mismatch | null => found.find((each) => each !== null) ?? null;
