import type { Command } from '@bauta/engine';
import { expect, test } from 'vitest';
import { rowsOf } from './rows.ts';

const counts = (options: readonly Command[]) => rowsOf(options).map(({ commands }) => commands.length);
const moves = (by: string, count: number): Command[] => Array.from({ length: count }, (_, to) => ({ type: 'move', by, to }));

test('two of a sort stand by themselves, three are one line', () => {
  expect(counts(moves('daria', 2))).toEqual([1, 1]);
  expect(counts(moves('daria', 3))).toEqual([3]);
});

test('what different people do is never one line', () => {
  expect(counts([...moves('daria', 3), ...moves('claudio', 3)])).toEqual([3, 3]);
});

test('a card that can be thrown to many squares is one line, two such cards are two', () => {
  const throws = (card: string): Command[] => [1, 2, 3].map((at) => ({ type: 'use-at', by: 'daria', card, at }));
  expect(counts([...throws('smoke'), ...throws('knife')])).toEqual([3, 3]);
});

test('everything that merely rearranges cards is one line; attacks never are', () => {
  const cards: Command[] = [
    { type: 'unequip', by: 'daria', card: 'sword' },
    { type: 'discard', by: 'daria', card: 'sword' },
    { type: 'discard', by: 'daria', card: 'bow' },
  ];
  expect(counts(cards)).toEqual([3]);
  expect(counts([1, 2, 3].map((at): Command => ({ type: 'attack', by: 'daria', card: 'bow', at })))).toEqual([1, 1, 1]);
});
