import type { CardId, Instruction } from '@bauta/engine';
import { expect, test } from 'vitest';
import { venice, venicePack } from '../support/packs/venice-pack.ts';

const { book, memories, cards } = venice;

/** Every line that is read, those of alternatives included. */
const lines: Instruction[] = [
  ...Object.values(book.entries).flatMap(({ briefing, conclusion }) => [...briefing, ...conclusion]),
  ...Object.values(book.boxes).flatMap(({ red }) => red),
  ...Object.values(book.contracts).flatMap(({ boxes, done }) => [...boxes.flatMap((box) => box.do), ...done]),
].flatMap((line) => (line.do.do === 'choose' ? line.do.among.flatMap(({ does }) => does) : [line]));
const dealt = (verb: 'lay-aside' | 'share-out'): CardId[] =>
  lines.flatMap(({ do: told }) => (told.do === verb ? told.cards : []));
const shuffledIn = (deck: 'event' | 'equipment'): CardId[] =>
  lines.flatMap(({ do: told }) => (told.do === 'shuffle-in' && told.deck === deck ? told.cards : []));
const kinds = (ids: readonly CardId[]): number => new Set(ids).size;
const isInvestigation = (id: CardId): boolean => {
  const card = cards[id]!;
  return card.kind === 'equipment' && card.investigation;
};

test('the equipment deck grows to 40 cards of 25 kinds, investigations among them', () => {
  const deck = [...book.decks.equipment, ...shuffledIn('equipment')];
  expect(deck.length).toBeGreaterThanOrEqual(40);
  expect(kinds(deck)).toBeGreaterThanOrEqual(25);
  expect(kinds(deck.filter(isInvestigation))).toBeGreaterThanOrEqual(5);
});

test('there are 40 events, for every direction', () => {
  const events = new Set([...Object.values(memories).flatMap(({ decks }) => decks.event), ...shuffledIn('event')]);
  expect(events.size).toBeGreaterThanOrEqual(40);
  const directions = new Set([...events].map((id) => (cards[id] as { direction?: string }).direction));
  expect([...directions].toSorted()).toEqual(['?', 'east', 'north', 'south', 'west']);
});

test('there are 12 chest cards', () => {
  const chests = Object.entries(venicePack.decks).filter(([name]) => name.endsWith('-chests'));
  expect(kinds(chests.flatMap(([, ids]) => ids))).toBeGreaterThanOrEqual(12);
});

test('there are 20 rewards', () => {
  expect(dealt('lay-aside').length).toBeGreaterThanOrEqual(20);
  expect(kinds(dealt('lay-aside'))).toBeGreaterThanOrEqual(18);
});

test('six blueprints, two of them at the cost of the rulebook', () => {
  expect(Object.keys(book.blueprints)).toHaveLength(6);
  expect(book.blueprints['flying-machine']).toMatchObject({ white: 4, black: 3 });
  expect(book.blueprints['alessandras-shield']).toMatchObject({ white: 4, black: 4 });
});

test('Ezio is the helper whom the rulebook knows, and twenty-four skills are there to learn', () => {
  expect(book.helpers.ezio).toMatchObject({ hospital: [1, 2, 3, 4], outside: 1, workshop: 1, shop: 1, command: 2 });
  expect(kinds(Object.values(venice.assassins).flatMap(({ skills }) => skills.flat()))).toBe(24);
});

test('every skill is in a party that plays single memories', () => {
  const learnt = Object.values(venicePack.parties.named).flatMap(({ assassins }) =>
    Object.values(assassins).flatMap(({ skills }) => skills),
  );
  expect(kinds(learnt)).toBe(24);
});
