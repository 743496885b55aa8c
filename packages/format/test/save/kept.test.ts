import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSave } from '../../src/index.ts';

const folder = join(import.meta.dirname, '../../../../test/saves');
const names = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));

/** Files of every format that players may have. None is ever changed: what no longer reads one needs an upcaster. */
test.each(names)('%s still loads', (name) => {
  const { save, problem } = readSave(readFileSync(join(folder, name), 'utf8'));
  expect(problem).toBeNull();
  expect(save?.kind).toBe(name.includes('campaign') ? 'campaign' : 'memory');
  expect(save?.history.decisions.length).toBeGreaterThan(10);
  if (save?.kind === 'campaign') expect([save.history.state.ended, save.history.n > 100]).toEqual([true, true]);
});
