import type { Command } from '@bauta/engine';
import { expect, test } from 'vitest';
import { ACTION_KINDS } from '../../session/action-kinds.ts';
import { doingOf, KEYS, meaningOf } from './keys.ts';

const press = (key: string, held: 'ctrlKey' | 'metaKey' | 'altKey' | '' = '', shiftKey = false) =>
  doingOf({ key, ctrlKey: held === 'ctrlKey', metaKey: held === 'metaKey', altKey: held === 'altKey', shiftKey });

test('every kind of action has a key, and no key does two things', () => {
  expect(ACTION_KINDS.filter((kind) => !KEYS.some(({ does }) => does === kind))).toEqual([]);
  expect(new Set(KEYS.map(({ key }) => key)).size).toBe(KEYS.length);
});

test('no key is taken that the board or a button needs', () => {
  const others = ['Tab', 'Enter', ' ', 'Escape', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', '+', '-', '0'];
  expect(others.map((key) => press(key))).toEqual(others.map(() => null));
});

test('undo and redo also go by the usual chords, and no other chord is taken', () => {
  expect([press('z', 'ctrlKey'), press('Z', 'ctrlKey', true), press('z', 'metaKey'), press('y', 'ctrlKey')]).toEqual([
    'undo',
    'redo',
    'undo',
    'redo',
  ]);
  expect([press('c', 'ctrlKey'), press('r', 'metaKey'), press('a', 'altKey')]).toEqual([null, null, null]);
  expect([press('M', '', true), press('?', '', true)]).toEqual(['move', 'keys']);
});

const squareOf = (command: Command) => (command.type === 'move' ? command.to : command.type === 'attack' ? command.at : -1);
const moves: readonly Command[] = [1, 2].map((to) => ({ type: 'move', by: 'daria', to }));
const attack: Command = { type: 'attack', by: 'daria', card: 'sword', at: 1 };

test('a key plays what is pointed at, shows a choice, and says why there is none', () => {
  expect(meaningOf('move', moves, 2, squareOf)).toEqual({ does: 'play', command: moves[1] });
  expect(meaningOf('move', moves, 7, squareOf)).toEqual({ does: 'show' });
  expect(meaningOf('move', [], 2, squareOf)).toEqual({ does: 'bar' });
});

test('what rolls dice is never done by one key alone, what can be taken back is', () => {
  expect(meaningOf('attack', [attack], 7, squareOf)).toEqual({ does: 'show' });
  expect(meaningOf('save', [{ type: 'save', by: 'daria' }], 7, squareOf)).toMatchObject({ does: 'play' });
});
