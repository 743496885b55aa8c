import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = dirname(import.meta.dirname);
const rules = readFileSync(join(root, 'docs/rules.md'), 'utf8');
// Where the specification lies beside the checkout it is the original; elsewhere the copy stands for itself.
const original = join(dirname(root), 'shared/RULES.md');

test('docs/rules.md is the specification, word for word', () => {
  expect(rules).toBe(existsSync(original) ? readFileSync(original, 'utf8') : rules);
  const headings = [...rules.matchAll(/^## R(\d+)(?:-R(\d+))? /gm)].flatMap(([, from, to = from]) =>
    range(Number(from), Number(to)),
  );
  expect(headings).toEqual(range(1, 51));
  expect(rules).toContain('\n## Vocabulary');
  expect(rules).toContain('\n## Golden rules\n');
  expect(rules).toContain('\n## Disguise and traps\n');
  expect(rules).toContain('\n## Worked examples of the rulebook');
});

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, step) => from + step);
}
