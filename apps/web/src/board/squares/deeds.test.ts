import { type Command, type Game, parseSquare } from '@bauta/engine';
import { expect, test } from 'vitest';
import { practiceGame } from '../../../test/practice-game.ts';
import { badgesOf } from './badge.ts';
import { deedsAt } from './deeds.ts';

const game: Game = practiceGame('practice-3');
const at = parseSquare('a1')!;
const standing: Game = {
  ...game,
  characters: game.characters.map((each, index) => (index < 2 ? { ...each, at, status: 'active' } : each)),
};
const [first, second] = standing.characters.map(({ id }) => id) as [string, string];
const move: Command = { type: 'move', by: first, to: at };
const options: Command[] = [move, { type: 'save', by: first }, { type: 'save', by: second }];

test('a click on a square is each answer that is marked there', () => {
  const deeds = deedsAt({ game: standing, options: [move], selected: first, marked: new Map([[at, [move]]]) }, at);
  expect(deeds).toEqual([{ deed: 'decide', command: move }]);
});

test('whoever stands there, may act and is not chosen yet can be chosen', () => {
  expect(deedsAt({ game: standing, options, selected: first, marked: new Map() }, at)).toEqual([{ deed: 'select', id: second }]);
  expect(deedsAt({ game: standing, options, selected: '', marked: new Map() }, at)).toHaveLength(2);
});

test('nobody is to be chosen where only one can act', () => {
  const own = options.filter((each) => 'by' in each && each.by === first);
  expect(deedsAt({ game: standing, options: own, selected: '', marked: new Map() }, at)).toEqual([]);
});

test('a marked square says of what sort its answers are', () => {
  expect(badgesOf([{ type: 'attack', by: first, card: 'x', at }, move, { ...move, by: second }])).toEqual(['go', 'strike']);
});
