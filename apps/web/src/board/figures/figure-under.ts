import type { CharacterId, Game } from '@bauta/engine';
import type { Plan, Point } from '../view/plan.ts';
import { figuresOf, guardCounts } from './figures-of.ts';
import { track } from './track.ts';

const HALF_WIDTH = 13;
const HEIGHT = 40;

/** The character whose figure is there, if it may act; the nearest of those that overlap. */
export function figureUnder(game: Game, plan: Plan, { x, y }: Point, acting: ReadonlySet<CharacterId>): CharacterId | null {
  const friends = figuresOf(game, plan, track([], guardCounts(game))).flatMap((figure) =>
    figure.sort === 'friend' ? [figure] : [],
  );
  const under = friends
    .filter(({ key }) => acting.has(key))
    .filter((each) => Math.abs(each.x - x) <= HALF_WIDTH && y <= each.y && y >= each.y - HEIGHT)
    .sort((a, b) => Math.abs(a.x - x) - Math.abs(b.x - x));
  return under[0]?.key ?? null;
}
