const isBlock = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const show = (value: unknown): string => (value === undefined ? 'nothing' : (JSON.stringify(value) ?? String(value)));

/** What of the expectation does not hold, in words; null when all of it does. Blocks may say less than there is, lists say all. */
export function mismatch(expected: unknown, actual: unknown, name: string): string | null {
  if (Array.isArray(expected) && Array.isArray(actual) && expected.length === actual.length)
    return first(expected.map((item, index) => mismatch(item, actual[index], `${name}[${index}]`)));
  if (isBlock(expected) && isBlock(actual))
    return first(
      Object.entries(expected).map(([key, value]) => mismatch(value, actual[key], name === '' ? key : `${name}.${key}`)),
    );
  return expected === undefined || expected === actual ? null : `${name} is ${show(actual)}, not ${show(expected)}`;
}

const first = (found: readonly (string | null)[]): string | null => found.find((each) => each !== null) ?? null;
