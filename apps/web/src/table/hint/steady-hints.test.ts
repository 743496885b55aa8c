import type { Hint } from '@bauta/bots';
import { expect, test } from 'vitest';
import { steadyHints } from './steady-hints.ts';

const hint = (to: number, chance: number): Hint => ({
  command: { type: 'move', by: 'daria', to },
  chance,
  trials: 1,
  reasons: [],
  risk: { seen: [], found: 0, retaliation: 0, wounds: 0, critical: 0 },
});
const shown = [hint(1, 0.2), hint(2, 0.3)];

test('newer hints are shown in their order', () => {
  expect(steadyHints(shown, [hint(3, 0.5), hint(2, 0.4)], false)).toEqual([hint(3, 0.5), hint(2, 0.4)]);
});

test('while a player is at the list its options stay, with what is known of them now', () => {
  expect(steadyHints(shown, [hint(3, 0.5), hint(2, 0.4)], true)).toEqual([hint(1, 0.2), hint(2, 0.4)]);
});

test('where nothing is shown yet there is nothing to hold', () => {
  expect(steadyHints([], shown, true)).toEqual(shown);
});
