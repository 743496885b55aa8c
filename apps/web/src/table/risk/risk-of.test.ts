import type { Command, Game } from '@bauta/engine';
import { expect, test } from 'vitest';
import { hasRisk, oddsOf, riskOf } from './risk-of.ts';

const game = {
  characters: [
    { id: 'daria', exposed: false },
    { id: 'claudio', exposed: true },
    { id: 'ezio', exposed: false },
  ],
} as unknown as Game;

const bots = {
  forecastDetection: () => ({
    tests: [],
    characters: [
      { id: 'daria', detected: 0.25, exposed: 0.25 },
      { id: 'claudio', detected: 0, exposed: 1 },
      { id: 'ezio', detected: 0.5, exposed: 0.5 },
    ],
    bodyFound: 0.1,
    raised: [0],
    unknown: 0,
    mayReroll: false,
    mayTrigger: false,
    mayIgnore: false,
    choices: [],
  }),
  forecastAttack: () => ({ refused: 'nobody-can-join', rule: 'R16.7' }),
  atLeast: () => 0,
  expectation: () => 0,
};

test('of whoever moves the chance to be detected is told, and that of others where there is one', () => {
  expect(riskOf(bots, game, { type: 'move', by: 'daria', to: 1 })).toEqual({
    of: 'going',
    detected: 0.25,
    others: [{ id: 'ezio', chance: 0.5 }],
    found: 0.1,
    unknown: 0,
  });
});

test('one who is exposed anyway has nothing to lose', () => {
  expect(riskOf(bots, game, { type: 'move', by: 'claudio', to: 1 })).toMatchObject({ detected: null });
});

test('where nothing can be said nothing is', () => {
  expect(riskOf(bots, game, { type: 'attack', by: 'daria', card: 'sword', at: 1 })).toBeNull();
  expect(riskOf(bots, game, { type: 'end-phase' })).toBeNull();
  expect(hasRisk({ type: 'save', by: 'daria' })).toBe(false);
});

test('which chances will be told is known before they are', () => {
  const characters = [
    { id: 'daria', exposed: false, status: 'active' },
    { id: 'claudio', exposed: true, status: 'active' },
    { id: 'ezio', exposed: false, status: 'waiting' },
  ];
  const odds = (command: Command) => oddsOf({ characters } as unknown as Game, command);
  expect(odds({ type: 'move', by: 'daria', to: 1 })).toEqual(['seen']);
  expect(odds({ type: 'move', by: 'claudio', to: 1 })).toEqual([]);
  expect(odds({ type: 'enter', by: 'ezio', to: 1 })).toEqual([]);
  expect(odds({ type: 'attack', by: 'daria', card: 'sword', at: 1 })).toEqual(['felled', 'seen']);
  expect(odds({ type: 'attack', by: 'claudio', card: 'sword', at: 1 })).toEqual(['felled']);
  expect(odds({ type: 'save', by: 'daria' })).toEqual([]);
});
