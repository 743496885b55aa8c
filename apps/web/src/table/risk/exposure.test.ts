import { type Command, optionId } from '@bauta/engine';
import { expect, test } from 'vitest';
import { exposureOf } from './exposure.ts';
import type { Risk } from './risk.ts';

const going = (detected: number | null): Risk => ({ of: 'going', detected, others: [], found: 0, unknown: 0 });
const moves: Command[] = [
  { type: 'move', by: 'alessandra', to: 1 },
  { type: 'move', by: 'bastiano', to: 1 },
];
const risks = (...chances: (number | null)[]) => new Map(chances.map((chance, nth) => [optionId(moves[nth]!), going(chance)]));

test('[R22] a square tells the greatest chance of being detected there', () => {
  expect(exposureOf(moves, risks(0.25, 0.5))).toEqual({ of: 'going', chance: 0.5 });
});

test('nothing is told where nobody can be detected, or nothing is known', () => {
  expect(exposureOf(moves, risks(0, null))).toBeNull();
  expect(exposureOf(moves, new Map())).toBeNull();
});
