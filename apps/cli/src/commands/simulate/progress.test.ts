import { expect, test } from 'vitest';
import { duration, progressLine } from '../../terminal/progress.ts';

test('how far it has come, at what rate, and how long the rest takes', () => {
  expect(progressLine(150, 100, 400, 10, 100)).toBe(
    '[###########...................] 150 of 400 games, 37 %, 5.0 games/s, 50 s left',
  );
  expect(progressLine(400, 100, 400, 60, 100)).toContain('] 400 of 400 games, 100 %, 5.0 games/s, 0 s left');
  expect(progressLine(100, 100, 400, 1, 100)).toContain('] 100 of 400 games, 25 %, 0.0 games/s');
});

test.each([10, 20, 45, 55, 79])('no line is longer than a terminal of %d columns', (width) => {
  expect(progressLine(150, 100, 400, 10, width).length).toBeLessThanOrEqual(width);
});

test('the words stay whole where the bar has no room', () => {
  expect(progressLine(150, 100, 400, 10, 48)).toBe('150 of 400 games, 37 %, 5.0 games/s, 50 s left');
});

test.each([
  [0.4, '0 s'],
  [59.6, '1 min 0 s'],
  [3599, '59 min 59 s'],
  [3660, '1 h 1 min'],
])('%d seconds are %s', (seconds, words) => {
  expect(duration(seconds)).toBe(words);
});
