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
  { id: 'daria', status: 'active', ap: 0 },
  { id: 'claudio', status: 'active', ap: 1 },
  { id: 'bastiano', status: 'critical', ap: 0 },
  { id: 'alessandra', status: 'left', ap: 0 },
] as unknown as Game['characters'];

const exhausted = party.map((each) => ({ ...each, ap: 0 }));

test('those who can act are told once each, and whoever is selected acts while they are on a map', () => {
  expect(actorsOf(options)).toEqual(['daria', 'claudio']);
  expect(actorOf(party, options, 'daria', 'claudio')).toBe('daria');
  expect(actorOf(party, [{ type: 'pass' }], 'bastiano', '')).toBe('bastiano');
  expect(actorOf(party, [{ type: 'pass' }], '', 'daria')).toBe('');
});

test('after a question whoever acted goes on while they have AP, then somebody who has, then anybody who can act', () => {
  const rested = party.map((each) => ({ ...each, ap: 3 }));
  expect(actorOf(rested, options, '', '')).toBe('daria');
  expect(actorOf(rested, options, '', 'claudio')).toBe('claudio');
  expect(actorOf(rested, options, '', 'alessandra')).toBe('daria');
  expect(actorOf(party, options, 'alessandra', 'daria')).toBe('claudio');
  expect(actorOf(exhausted, options, '', 'claudio')).toBe('claudio');
  expect(actorOf(exhausted, options, '', '')).toBe('daria');
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
