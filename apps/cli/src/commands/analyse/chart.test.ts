import { expect, test } from 'vitest';
import { type CurvePoint, chartLines } from './chart.ts';

const points = (values: readonly number[]): CurvePoint[] =>
  values.map((value, index) => ({ value, turn: Math.floor(index / 3), mark: index === 4 ? 'a' : '' }));

test('a curve is filled below, with marks and turns under it', () => {
  expect(chartLines(points([1, 0.9, 0.5, 0.48, 0.1, 0]), 34, 'turn')).toEqual([
    '100 % |####',
    '      |########',
    '      |########',
    '      |########',
    '      |########',
    ' 50 % |################',
    '      |################',
    '      |################',
    '      |################',
    '      |####################',
    '  0 % +------------------------',
    '                       a',
    'turn   0           1',
  ]);
});

test('a long game is drawn in as many columns as fit, and keeps its marks', () => {
  const lines = chartLines(points(Array.from({ length: 500 }, (_, index) => index / 500)), 47, 'turn');
  expect(lines[10]).toBe(`  0 % +${'-'.repeat(40)}`);
  expect(lines[11]).toBe('       a');
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(47);
});
