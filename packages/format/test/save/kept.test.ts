import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apply, decision, isRefusal } from '@bauta/engine';
import { expect, test } from 'vitest';
import { readSave, saveDecision, saveSnapshot } from '../../src/index.ts';

const folder = join(import.meta.dirname, '../../../../test/saves');

/** Files of every format that players may have. None is ever changed: what no longer reads one needs an upcaster. */
test.each(readdirSync(folder).filter((name) => name.endsWith('.jsonl')))('%s still loads', (name) => {
  const { save, problem } = readSave(readFileSync(join(folder, name), 'utf8'));
  expect(problem).toBeNull();
  expect(save?.decisions.length).toBeGreaterThan(10);
});

test.each([1])('play goes on in a file of format %i, which then holds positions of both formats', (format) => {
  const lines = readFileSync(join(folder, `format-${format}-practice-1.jsonl`), 'utf8').split('\n');
  const played = `${lines.slice(0, 6).join('\n')}\n`;
  const { save } = readSave(played);
  const { n, positions } = save!;
  const command = decision(positions.at(-1)!)!.options[0]!;
  const done = apply(positions.at(-1)!, command);
  if (isRefusal(done)) throw new Error(done.refused);
  const whole = played + saveDecision(n + 1, command, done.events, done.game) + saveSnapshot(n + 1, done.game);
  expect(readSave(whole)).toMatchObject({ problem: null, save: { n: n + 1 } });
});
