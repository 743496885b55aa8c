import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSave } from '../../src/index.ts';

const folder = join(import.meta.dirname, '../../../../test/saves');

/** Files of every format that players may have. None is ever changed: what no longer reads one needs an upcaster. */
test.each(readdirSync(folder).filter((name) => name.endsWith('.jsonl')))('%s still loads', (name) => {
  const { save, problem } = readSave(readFileSync(join(folder, name), 'utf8'));
  expect(problem).toBeNull();
  expect(save?.decisions.length).toBeGreaterThan(10);
});
