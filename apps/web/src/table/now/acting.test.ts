import type { Command } from '@bauta/engine';
import { expect, test } from 'vitest';
import { actionGroups, actorOf, actorsOf, answerGroups } from './acting.ts';

const options: readonly Command[] = [
  { type: 'save', by: 'daria' },
  { type: 'move', by: 'daria', to: 1 },
  { type: 'move', by: 'daria', to: 2 },
  { type: 'move', by: 'daria', to: 3 },
  { type: 'attack', by: 'claudio', card: 'sword', at: 1 },
  { type: 'enter-spot', by: 'claudio' },
  { type: 'end-phase' },
];

test('those who can act are told once each, and whoever is selected acts if they can', () => {
  expect(actorsOf(options)).toEqual(['daria', 'claudio']);
  expect(actorOf(options, 'claudio')).toBe('claudio');
  expect(actorOf(options, 'ezio')).toBe('daria');
  expect(actorOf([{ type: 'pass' }], 'daria')).toBe('');
});

test('actions stand by kind in one order, and those of the others not at all', () => {
  const shape = (by: string) => actionGroups(options, by).map(({ kind, rows }) => [kind, rows.map((row) => row.commands.length)]);
  expect(shape('daria')).toEqual([
    ['move', [3]],
    ['save', [1]],
  ]);
  expect(shape('claudio')).toEqual([
    ['attack', [1]],
    ['hide', [1]],
  ]);
});

test('answers stand by whose they are', () => {
  const answers: readonly Command[] = [
    { type: 'join', by: 'daria', card: 'sword' },
    { type: 'join', by: 'claudio', card: 'sword' },
    { type: 'join', by: 'daria', card: 'bow' },
    { type: 'roll' },
  ];
  expect(answerGroups(answers).map(({ by, rows }) => [by, rows.length])).toEqual([
    ['daria', 2],
    ['claudio', 1],
    ['', 1],
  ]);
});
