import type { Command, Game } from '@bauta/engine';
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

const party = [
  { id: 'daria', status: 'active' },
  { id: 'claudio', status: 'active' },
  { id: 'bastiano', status: 'critical' },
  { id: 'alessandra', status: 'left' },
] as unknown as Game['characters'];

test('those who can act are told once each, and whoever is selected acts while they are on a map', () => {
  expect(actorsOf(options)).toEqual(['daria', 'claudio']);
  expect(actorOf(party, options, 'claudio')).toBe('claudio');
  expect(actorOf(party, [{ type: 'pass' }], 'bastiano')).toBe('bastiano');
  expect(actorOf(party, options, 'alessandra')).toBe('daria');
  expect(actorOf(party, options, '')).toBe('daria');
  expect(actorOf(party, [{ type: 'pass' }], '')).toBe('');
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
