import { type Game, type MemorySetup, shuffled } from '@bauta/engine';
import { expect, practiceSetup, setUpScene, test } from '#scenes';

const { shuffling: _shuffling, ...unnamed } = practiceSetup('practice-1');
const gameOf = (setup: MemorySetup): Game => setUpScene(setup).game;
const [today, before] = [gameOf(practiceSetup('practice-1')), gameOf(unnamed)];

const cardsOf = (count: number): string[] => Array.from({ length: count }, (_, card) => String.fromCharCode(97 + card));

/** The orders of so many shuffles, one after the other. */
function* ordersOf(game: Game, cards: number, shuffles: number): Generator<string> {
  const all = cardsOf(cards);
  for (game.chance.shuffle = 0; game.chance.shuffle < shuffles; game.chance.shuffle++) yield shuffled(game, all).join('');
}

/** How many orders had come before. A deck of 19 cards has 28 million times as many as there are words of 32 bits. */
function repeats(game: Game): number {
  const met = new Set(ordersOf(game, 19, 200_000));
  return 200_000 - met.size;
}

test('one word does not decide a whole order: of a deck of 19 cards none comes twice', () => {
  expect(repeats(today)).toBe(0);
});

test('where the set-up names no shuffle one word still does, so that the games of before come out the same', () => {
  expect(repeats(before)).toBeGreaterThan(0);
  expect([...ordersOf(before, 8, 3)]).toEqual(['cgeahfbd', 'cbafhdge', 'chgbeafd']);
});

/** By how far counts differ from all being alike: chi squared. */
function unevenness(counts: readonly number[]): number {
  const fair = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - fair) ** 2 / fair, 0);
}

function tallied(keys: Iterable<string>): number[] {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts.values()];
}

// Beyond these bounds chance goes once in a thousand times: of 23, of 90 and of 360 degrees of freedom.
test('every order of four cards comes as often as any other', () => {
  const counts = tallied(ordersOf(today, 4, 24_000));
  expect(counts).toHaveLength(24);
  expect(unevenness(counts)).toBeLessThan(49.7);
});

test('every card of 19 lies in every place as often as in any other', () => {
  const places = [...ordersOf(today, 19, 20_000)].flatMap((order) => [...order].map((card, place) => `${card}${place}`));
  expect(unevenness(tallied(places))).toBeLessThan(450);
});

test('the cards drawn first tell nothing of the last: among orders that begin alike, and from one shuffle to the next', () => {
  const orders = [...ordersOf(today, 7, 60_000)];
  const alike = tallied(orders.filter((order) => order.endsWith('abcd')).map((order) => order.slice(0, 3)));
  expect(alike).toHaveLength(6);
  expect(unevenness(alike)).toBeLessThan(20.5);
  const following = tallied(orders.slice(1).map((order, index) => `${order[0]}${orders[index]![0]}`));
  expect(following).toHaveLength(49);
  expect(unevenness(following)).toBeLessThan(84);
});

test('another seed gives another order, the same seed and number the same', () => {
  const seeded = (seed: string): string[] => [...ordersOf(gameOf({ ...practiceSetup('practice-1'), seed }), 19, 5)];
  expect(seeded('one')).toEqual(seeded('one'));
  expect(new Set([...seeded('one'), ...seeded('other')]).size).toBe(10);
});
