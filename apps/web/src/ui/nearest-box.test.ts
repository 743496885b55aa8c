import { expect, test } from 'vitest';
import { type ElementBox, nearestBox } from './nearest-box.ts';

const box = (left: number, top: number, width = 10, height = 10): ElementBox => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

/** Two columns of cards, and a board with two places beside them, lower down. */
const BOXES = [box(0, 0), box(12, 0), box(0, 12), box(12, 12), box(40, 8), box(40, 30, 30)];
const from = (index: number, key: string): number => nearestBox(key, BOXES[index]!, BOXES);

test('arrows lead to the nearest box on their side', () => {
  expect(from(0, 'ArrowRight')).toBe(1);
  expect(from(0, 'ArrowDown')).toBe(2);
  expect(from(3, 'ArrowUp')).toBe(1);
  expect(from(3, 'ArrowLeft')).toBe(2);
  expect(from(3, 'ArrowRight')).toBe(4);
  expect(from(4, 'ArrowDown')).toBe(5);
  expect(from(5, 'ArrowUp')).toBe(4);
});

test('where nothing lies on that side, and for other keys, they lead nowhere', () => {
  expect(from(0, 'ArrowLeft')).toBe(-1);
  expect(from(0, 'ArrowUp')).toBe(-1);
  expect(from(5, 'ArrowRight')).toBe(-1);
  expect(from(0, 'Enter')).toBe(-1);
});
