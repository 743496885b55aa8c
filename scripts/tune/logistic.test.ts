import { streamOf } from '@bauta/bots';
import { expect, test } from 'vitest';
import { areaUnderCurve, fitOdds, type LabelledRow } from './logistic.ts';
import { pairedOf, zOf } from './mcnemar.ts';

/** Games whose odds are known: two traits count, one does not, and the groups are of different hardness. */
function rowsOf(count: number): LabelledRow[] {
  const stream = streamOf('logistic');
  return Array.from({ length: count }, (_, index) => {
    const group = index % 2;
    const traits = [4 * stream(), stream(), stream()];
    const odds = 1.5 - 0.9 * traits[0]! + 2 * traits[1]! + (group === 0 ? 1 : -1);
    return { group, traits, success: stream() < 1 / (1 + Math.exp(-odds)) };
  });
}

test('the formula that games were dealt by is found again, whatever the groups', () => {
  const { coefficients, even } = fitOdds(rowsOf(20_000), 2);
  expect(Math.abs(coefficients[0]! + 0.9)).toBeLessThan(0.06);
  expect(Math.abs(coefficients[1]! - 2)).toBeLessThan(0.15);
  expect(Math.abs(coefficients[2]!)).toBeLessThan(0.15);
  expect(Math.abs(even - 1.5)).toBeLessThan(0.15);
});

test('the area under the curve is 1 for odds that tell all, a half for those that tell nothing, within each group', () => {
  const row = (group: number, trait: number, success: boolean): LabelledRow => ({ group, traits: [trait], success });
  const rows = [row(0, 1, false), row(0, 2, true), row(1, 8, false), row(1, 9, true)];
  expect(areaUnderCurve(rows, ([trait]) => trait!)).toBe(1);
  expect(areaUnderCurve(rows, ([trait]) => -trait!)).toBe(0);
  expect(areaUnderCurve([row(0, 1, true)], () => 0)).toBe(0.5);
});

test('only deals that came out differently count in a comparison', () => {
  const paired = pairedOf([
    [true, true],
    [false, false],
    [false, true],
    [false, true],
    [false, true],
    [true, false],
  ]);
  expect(paired).toEqual({ both: 1, oldOnly: 1, newOnly: 3, neither: 1 });
  expect(zOf(paired)).toBe(1);
  expect(zOf(pairedOf([[true, true]]))).toBe(0);
});
