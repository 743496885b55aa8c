import type { Action, Command } from '@bauta/engine';
import { expect, test } from 'vitest';
import { notOffered } from './would-be.ts';

const tried: readonly Action[] = [
  { type: 'move', by: 'daria', to: 9 },
  { type: 'attack', by: 'daria', card: 'sword', at: 1 },
  { type: 'attack', by: 'daria', card: 'bow', at: 1 },
  { type: 'use', by: 'daria', card: 'smoke' },
  { type: 'save', by: 'daria' },
];

test('what is offered in any form is not called impossible', () => {
  const options: readonly Command[] = [
    { type: 'move', by: 'daria', to: 2 },
    { type: 'attack', by: 'daria', card: 'bow', at: 3 },
    { type: 'use-at', by: 'daria', card: 'smoke', at: 3 },
    { type: 'save', by: 'claudio' },
    { type: 'end-phase' },
  ];
  expect(notOffered(tried, options, 'daria')).toEqual([tried[1], tried[4]]);
});
