import { parseSquare, squareName, towerTop } from '@bauta/engine';
import { expect, test } from 'vitest';
import { practiceGame } from '../../../test/practice-game.ts';
import { planOf } from '../view/plan.ts';
import { walked } from './walk.ts';

const twoMaps = practiceGame('practice-4');
const yard = practiceGame('practice-5');
const wide = planOf(twoMaps, 2);
const from = (name: string, key: string) => squareName(walked(twoMaps, wide, parseSquare(name)!, key)!);

test('arrows walk from square to square, over a hole, and stop at the rim', () => {
  expect(from('a1', 'ArrowRight')).toBe('b1');
  expect(from('a1', 'ArrowDown')).toBe('a2');
  expect(from('a1', 'ArrowUp')).toBe('a1');
  // c3 waits beside the map.
  expect(from('b3', 'ArrowRight')).toBe('d3');
});

test('beyond the rim lies the other map', () => {
  expect(from('e2', 'ArrowRight')).toBe('b:a2');
  expect(from('b:a2', 'ArrowLeft')).toBe('e2');
});

test('[R9] page up climbs the tower, page down leads to its foot', () => {
  const plan = planOf(yard, 1);
  expect(walked(yard, plan, parseSquare('c3')!, 'PageUp')).toBe(towerTop(0));
  expect(walked(yard, plan, parseSquare('a1')!, 'PageUp')).toBe(parseSquare('a1'));
  expect(walked(yard, plan, towerTop(0), 'PageDown')).toBe(parseSquare('b4'));
});

test('other keys are none of its business', () => {
  expect(walked(yard, planOf(yard, 1), parseSquare('a1')!, 'x')).toBeNull();
});
