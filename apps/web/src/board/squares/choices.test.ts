import { type Command, type Game, parseSquare } from '@bauta/engine';
import { expect, test } from 'vitest';
import { practiceGame } from '../../../test/practice-game.ts';
import { badgesOf } from './badge.ts';
import { choicesAt } from './choices.ts';

const game: Game = practiceGame('practice-3');
const at = parseSquare('a1')!;
const standing: Game = {
  ...game,
  characters: game.characters.map((each, index) => (index < 2 ? { ...each, at, status: 'active' } : each)),
};
const [first, second] = standing.characters.map(({ id }) => id) as [string, string];
const move: Command = { type: 'move', by: first, to: at };
const both = new Set([first, second]);

test('a click on a square is each answer that is marked there', () => {
  const commandsAt = new Map([[at, [move]]]);
  const found = choicesAt({ game: standing, commandsAt, actors: new Set([first]), selected: first }, at);
  expect(found).toEqual([{ choice: 'decide', command: move }]);
});

test('whoever stands there, may act and is not chosen yet can be chosen', () => {
  const offered = { game: standing, commandsAt: new Map(), actors: both };
  expect(choicesAt({ ...offered, selected: first }, at)).toEqual([{ choice: 'select', id: second }]);
  expect(choicesAt({ ...offered, selected: '' }, at)).toHaveLength(2);
});

test('nobody is to be chosen where only one can act', () => {
  expect(choicesAt({ game: standing, commandsAt: new Map(), actors: new Set([first]), selected: '' }, at)).toEqual([]);
});

test('a marked square says of what sort its answers are', () => {
  expect(badgesOf([{ type: 'attack', by: first, card: 'x', at }, move, { ...move, by: second }])).toEqual(['go', 'strike']);
});
