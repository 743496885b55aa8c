import { expect, test } from 'vitest';
import { practiceGame } from '../../../test/practice-game.ts';
import { cardFacts } from './card-facts.ts';

const { content } = practiceGame('practice-3');

test('a weapon shows its dice, its reach and what it does besides', () => {
  expect(cardFacts(content, 'common-sword')).toMatchObject({ sort: 'melee', colour: 'white', slot: 'melee' });
  expect(cardFacts(content, 'common-sword').weapon).toMatchObject({ dice: 2, reach: 'own', exposes: true, bulky: false });
});

test('armour shows the HP it adds, and a thing to use its AP', () => {
  expect(cardFacts(content, 'padded-vest')).toMatchObject({ sort: 'armour', armour: 1, cost: null });
  expect(cardFacts(content, 'parachute')).toMatchObject({ sort: 'item', colour: 'black', cost: 2 });
});

test('an ability shows how often it is used', () => {
  expect(cardFacts(content, 'bastiano-0')).toMatchObject({ sort: 'ability', colour: '', cost: 0, per: 'turn' });
});

test('a card that nobody may know shows nothing', () => {
  expect(cardFacts(content, '?')).toMatchObject({ sort: 'unknown', colour: '', weapon: null });
  expect(cardFacts(content, 'constructor').sort).toBe('unknown');
});
