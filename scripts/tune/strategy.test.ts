import { NEWEST_WEIGHTS } from '@bauta/bots';
import { expect, test } from 'vitest';
import { beginStrategy, candidates, nextGeneration, type StrategySettings, type StrategyState } from './strategy.ts';
import { coordinatesOf, weightsAt } from './vector.ts';

const SETTINGS: StrategySettings = { seed: 'test', population: 12, generations: 60 };
const AIM = [0.8, -0.5, 0, 1.1];

/** The nearer to the aim, the better. */
const fitnessOf = (point: readonly number[]): number => -point.reduce((sum, each, index) => sum + (each - AIM[index]!) ** 2, 0);

function evolved(settings: StrategySettings, from: StrategyState = beginStrategy(AIM.length)): StrategyState {
  let state = from;
  while (state.generation < settings.generations)
    state = nextGeneration(state, settings, candidates(state, settings).map(fitnessOf));
  return state;
}

test('the mean goes where candidates do well', () => {
  const { mean } = evolved(SETTINGS);
  for (const [index, each] of mean.entries()) expect(Math.abs(each - AIM[index]!)).toBeLessThan(0.15);
});

test('only the order of the candidates counts', () => {
  const state = beginStrategy(AIM.length);
  const fitness = candidates(state, SETTINGS).map(fitnessOf);
  const other = fitness.map((each) => 100 + 3 * each);
  expect(nextGeneration(state, SETTINGS, other)).toEqual(nextGeneration(state, SETTINGS, fitness));
});

test('candidates of a generation stray in pairs to opposite sides, and another seed strays elsewhere', () => {
  const state = beginStrategy(2);
  const points = candidates(state, SETTINGS);
  expect(points).toHaveLength(12);
  for (let pair = 0; pair < 12; pair += 2) expect(points[pair + 1]).toEqual(points[pair]!.map((each) => -each));
  expect(candidates(state, { ...SETTINGS, seed: 'other' })).not.toEqual(points);
});

test('stopped and gone on with it comes to the same', () => {
  const half = JSON.parse(JSON.stringify(evolved({ ...SETTINGS, generations: 1 }))) as StrategyState;
  const first = nextGeneration(
    beginStrategy(AIM.length),
    SETTINGS,
    candidates(beginStrategy(AIM.length), SETTINGS).map(fitnessOf),
  );
  expect(half.generation).toBe(1);
  expect(evolved(SETTINGS, JSON.parse(JSON.stringify(first)) as StrategyState)).toEqual(evolved(SETTINGS));
});

test('by 0 the weights are what they were; a number keeps its sign, and one at 0 takes either', () => {
  const coordinates = coordinatesOf(NEWEST_WEIGHTS, ['worth', 'search']);
  const at = (by: number) => weightsAt(NEWEST_WEIGHTS, coordinates, Array<number>(coordinates.length).fill(by));
  expect(at(0)).toEqual(NEWEST_WEIGHTS);
  for (const by of [-2, 2]) {
    const { worth, search, odds } = at(by);
    expect(Math.sign(worth.desertion)).toBe(-1);
    expect(Math.sign(worth.step)).toBe(1);
    expect(Number.isInteger(search.most) && search.most >= 2).toBe(true);
    expect(odds).toEqual(NEWEST_WEIGHTS.odds);
  }
});
