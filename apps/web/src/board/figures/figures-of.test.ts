import { type Game, groundOf, KINDS, parseSquare } from '@bauta/engine';
import { expect, test } from 'vitest';
import { practiceGame } from '../../../test/practice-game.ts';
import { planOf } from '../view/plan.ts';
import { figureUnder } from './figure-under.ts';
import { figuresOf, guardCounts } from './figures-of.ts';
import { track } from './track.ts';

const at = parseSquare('c2')!;

/** Four assassins, four guards and a spot on one square. */
function crowded(): Game {
  const game = practiceGame('practice-5', 4);
  const { index } = groundOf(game, at);
  const guards = game.maps[0]!.guards.map((count, place) =>
    place === index * KINDS ? 2 : place === index * KINDS + 2 || place === index * KINDS + 4 ? 1 : count,
  );
  const characters = game.characters.map((each) => (each.ally === '' ? { ...each, at, status: 'active' as const } : each));
  return { ...game, maps: [{ ...game.maps[0]!, guards }], characters };
}

const game = crowded();
const plan = planOf(game, 1);
const here = figuresOf(game, plan, track([], guardCounts(game))).filter((figure) => figure.at === at);

test('everybody on a crowded square has a place of their own, guards below the assassins', () => {
  expect(here.map(({ sort }) => sort).toSorted()).toEqual([...Array(4).fill('friend'), ...Array(4).fill('guard')]);
  expect(new Set(here.map(({ x, y }) => `${x} ${y}`)).size).toBe(8);
  const feet = (sort: string) => here.filter((figure) => figure.sort === sort).map(({ y }) => y);
  expect(Math.max(...feet('friend'))).toBeLessThan(Math.min(...feet('guard')) - 30);
});

test('the figure under the pointer is found, if it may act', () => {
  const friends = here.filter(({ sort }) => sort === 'friend');
  for (const { key, x, y } of friends) expect(figureUnder(game, plan, { x, y: y - 10 }, new Set([key]))).toBe(key);
  const [first] = friends;
  expect(figureUnder(game, plan, { x: first!.x, y: first!.y - 10 }, new Set())).toBeNull();
});

test('the order of the figures does not change when they move', () => {
  const order = (moved: Game) => figuresOf(moved, plan, track([], guardCounts(moved))).map(({ key }) => key);
  const away = { ...game, characters: game.characters.map((each, index) => (index === 0 ? { ...each, at: at + 1 } : each)) };
  expect(order(away)).toEqual(order(game));
});
