import { clone, type Game, NOWHERE, type ObjectiveState } from '@bauta/engine';
import { expect, test } from 'vitest';
import { practiceGame } from '../../../test/practice-game.ts';
import { reinforcementFacts } from './entrances.ts';
import { objectiveFacts } from './objective-facts.ts';
import { reserveCounts } from './reserve.ts';

const changed = (game: Game, change: (game: Game) => void): Game => {
  const copy = clone(game);
  change(copy);
  return copy;
};

test('the reserve counts the kinds of the memory, and says when one runs low', () => {
  const game = practiceGame('practice-3');
  const of = (left: number) => reserveCounts(changed(game, ({ reserve }) => reserve.fill(left)));
  expect(of(10).map(({ kind }) => kind)).toEqual(['crossbowman', game.content.memory.elite]);
  expect(of(30)[0]).toMatchObject({ left: 30, most: 30, state: 'full' });
  expect(of(10)[0]!.state).toBe('low');
  expect(of(3)[0]!.state).toBe('nearly-empty');
  expect(of(3)[1]!.state).toBe('low');
  expect(of(1)[1]!.state).toBe('nearly-empty');
});

test('[R7.5] a garrison runs low by its own size', () => {
  const game = practiceGame('practice-3');
  const memory = { ...game.content.memory, garrison: { crossbowman: [9, 9, 9] } } as const;
  const of = (left: number) =>
    reserveCounts(changed({ ...game, content: { ...game.content, memory } }, ({ reserve }) => reserve.fill(left)));
  expect(of(9)).toMatchObject([
    { left: 9, most: 9, state: 'full' },
    { left: 9, most: 10, state: 'full' },
  ]);
  expect(of(3)[0]!.state).toBe('low');
  expect(of(1)[0]!.state).toBe('nearly-empty');
});

test('an objective is open, hidden, done or lost; only an open one has a place and progress', () => {
  const game = practiceGame('practice-1');
  const index = game.content.memory.objectives.findIndex(({ kind }) => kind === 'complete');
  const first = (change: Partial<ObjectiveState>) =>
    objectiveFacts(changed(game, ({ objectives }) => void Object.assign(objectives[index]!, change)))[index]!;
  const { at, ap } = game.content.memory.objectives[index]!;
  expect(first({ paid: 1 })).toMatchObject({ state: 'open', at, progress: { of: 'ap', value: 1, most: ap } });
  expect(first({ done: true })).toMatchObject({ state: 'done', at: NOWHERE, progress: null });
  expect(first({ lost: true }).state).toBe('lost');
  expect(first({ revealed: false }).state).toBe('hidden');
});

/** A memory with reinforcements, and nothing but what the test puts into its deck. */
function withDeck(cards: readonly string[], discard: readonly string[]): Game {
  const game = practiceGame('practice-3');
  const memory = {
    ...game.content.memory,
    enemyPhase: 'whole',
    decks: { ...game.content.memory.decks, reinforcement: cards },
  } as const;
  const draw = cards.slice(discard.length).map(() => '?');
  return {
    ...game,
    content: { ...game.content, memory },
    piles: { ...game.piles, reinforcement: { draw, discard: [...discard] } },
  };
}

test('an entrance shows the most that a card still in the deck can bring there', () => {
  const game = withDeck(['patrol-2-1', 'patrol-2-5', 'patrol-2-6'], []);
  const facts = reinforcementFacts(game)!;
  expect([facts.cards, facts.due]).toEqual([3, 1]);
  expect(facts.entrances.map(({ letter, cards, crossbowmen, elites }) => [letter, cards, crossbowmen, elites])).toEqual([
    ['A', 1, 1, 0],
    ['B', 2, 1, 1],
    ['C', 1, 1, 0],
    ['D', 0, 0, 0],
  ]);
});

test('what lies in the discards does not come, until the deck is rebuilt from them', () => {
  expect(reinforcementFacts(withDeck(['patrol-2-1', 'patrol-2-5'], ['patrol-2-5']))!.cards).toBe(1);
  expect(reinforcementFacts(withDeck(['patrol-2-1', 'patrol-2-5'], ['patrol-2-1', 'patrol-2-5']))!.cards).toBe(2);
});

test('a raised alert turns to the other column', () => {
  const game = withDeck(['patrol-2-1'], []);
  const letters = (shown: Game) =>
    reinforcementFacts(shown)!
      .entrances.filter(({ cards }) => cards > 0)
      .map(({ letter }) => letter);
  expect(letters(game)).toEqual(['A']);
  expect(letters(changed(game, ({ maps }) => void Object.assign(maps[0]!, { alert: 'raised' })))).toEqual(['A', 'C']);
});
