import type { Campaign } from '@bauta/engine';
import { expect, test } from 'vitest';
import { movesFrom, movesOf, moveTo } from './moves.ts';

const board = { melee: 'sword', ranged: '', armour: '', blade: '', pack: ['medicine'] };
const campaign = { members: [{ id: 'daria', board }], storage: ['medicine', 'rope'] } as unknown as Campaign;

test('a card is picked where it lies, and lights the places it may go to', () => {
  const fetched = { type: 'fetch', by: 'daria', card: 'rope', into: 'pack' } as const;
  const stored = { type: 'store', by: 'daria', card: 'sword', from: 'melee' } as const;
  const moves = movesOf(campaign, [fetched, stored, { type: 'end-arranging' }]);
  const rope = movesFrom(moves, { card: 'rope', from: { of: 'storage', place: 'storage' } });
  expect(moveTo(rope, { of: 'daria', place: 'pack' })?.command).toBe(fetched);
  expect(moveTo(rope, { of: 'storage', place: 'storage' })).toBeUndefined();
  expect(movesFrom(moves, { card: 'sword', from: { of: 'daria', place: 'melee' } })[0]?.command).toBe(stored);
});

test('medicine is used from wherever its holder has it', () => {
  const treated = { type: 'treat', by: 'daria', card: 'medicine', of: 'daria' } as const;
  expect(movesOf(campaign, [treated])).toEqual([
    { command: treated, card: 'medicine', from: { of: 'daria', place: 'pack' }, target: { to: 'treat', by: 'daria' } },
  ]);
});
