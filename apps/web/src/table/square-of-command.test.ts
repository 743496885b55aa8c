import { type Command, parseSquare, towerTop } from '@bauta/engine';
import { expect, test } from 'vitest';
import { practiceGame } from '../../test/practice-game.ts';
import { squareOfCommand } from './square-of-command.ts';

const yard = practiceGame('practice-5');
const at = (name: string) => parseSquare(name)!;
const [by] = yard.characters.map(({ id }) => id) as [string];
const game = { ...yard, characters: yard.characters.map((each) => (each.id === by ? { ...each, at: at('c3') } : each)) };
const where = (command: Command) => squareOfCommand(game, command);

test('a command is shown where it leads or strikes', () => {
  expect(where({ type: 'move', by, to: at('c2') })).toBe(at('c2'));
  expect(where({ type: 'attack', by, card: 'x', at: at('d3') })).toBe(at('d3'));
  expect(where({ type: 'hunt', enemy: 'crossbowman', from: at('b2') })).toBe(at('b2'));
});

test('what names no square is shown where it happens', () => {
  expect(where({ type: 'open-chest', by })).toBe(at('c3'));
  expect(where({ type: 'complete', by, objective: 'plans' })).toBe(at('d2'));
  expect(where({ type: 'climb', by })).toBe(towerTop(0));
  expect(where({ type: 'leap', by })).toBe(at('b4'));
  expect(where({ type: 'board', by, machine: 'flying-machine' })).toBe(at('e6'));
  expect(where({ type: 'save', by })).toBe(-1);
});
