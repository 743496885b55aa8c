import type { Character, Command } from '@bauta/engine';
import { expect, test } from 'vitest';
import { practiceGame } from '../../../test/practice-game.ts';
import { boardFacts, cubes } from './board-facts.ts';
import { stateOf } from './state-of.ts';

const game = practiceGame('practice-3');
const alessandra: Character = { ...game.characters[0]!, ability: 'alessandra-0', status: 'active', at: 0 };

test('cubes fill their slots; one too many is spare', () => {
  expect(cubes(2, 3)).toEqual(['full', 'full', 'empty']);
  expect(cubes(4, 3)).toEqual(['full', 'full', 'full', 'spare']);
});

test('a board shows AP, HP with armour, slots and pack', () => {
  const { ap, hp, slots, pack, packLeft } = boardFacts(
    game,
    { ...alessandra, ap: 2, armour: 'padded-vest', wounds: 1, pack: ['medicine'] },
    [],
  );
  expect(ap).toEqual(['full', 'full', 'empty']);
  expect(hp).toEqual(['full', 'full', 'full', 'empty']);
  expect(slots.map(({ slot, card }) => [slot, card?.card ?? ''])).toContainEqual(['armour', 'padded-vest']);
  expect(pack.map(({ card }) => card)).toEqual(['medicine']);
  expect(packLeft).toBe(4);
});

test('a saved AP has a slot of its own, where AP are saved', () => {
  expect(boardFacts(game, { ...alessandra, saved: 0 }, []).saved).toBe(game.content.memory.saving ? 'empty' : null);
  expect(boardFacts(game, { ...alessandra, saved: 1 }, []).saved).toBe('full');
});

test('whoever has an option may act, and what was used is spent', () => {
  const options: readonly Command[] = [{ type: 'use', by: alessandra.id, card: 'alessandra-0' }];
  const fresh = boardFacts(game, alessandra, options);
  expect([fresh.mayAct, fresh.skills]).toEqual([true, [{ card: 'alessandra-0', isUsable: true, isSpent: false }]]);
  const spent = boardFacts(game, { ...alessandra, usedThisTurn: ['alessandra-0'] }, [{ type: 'end-phase' }]);
  expect([spent.mayAct, spent.skills]).toEqual([false, [{ card: 'alessandra-0', isUsable: false, isSpent: true }]]);
});

test('how a character fares: the most pressing first', () => {
  const fares = (change: Partial<Character>) => stateOf({ ...alessandra, ...change });
  expect(fares({})).toBe('incognito');
  expect(fares({ inSpot: true })).toBe('hidden');
  expect(fares({ disguise: 1 })).toBe('disguised');
  expect(fares({ exposed: true, disguise: 1 })).toBe('exposed');
  expect(fares({ exposed: true, status: 'critical' })).toBe('critical');
});
