import { columnOf, type Game, isTowerTop, mapOf, rowOf, type Square, STEPS, squareOf, towerTop } from '@bauta/engine';
import type { Plan } from '../view/plan.ts';

/** Keys that walk the squares, in the order of DIRECTIONS. */
const ARROWS = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'];
const UP = 'PageUp';
const DOWN = 'PageDown';

const isThere = (game: Game, at: Square): boolean => game.grounds[mapOf(at)]?.present.some((square) => square.at === at) ?? false;

/** The next square on that side, over holes; on the last one, `at` itself. */
function along(game: Game, plan: Plan, at: Square, side: number): Square {
  const frame = plan.frames.find(({ map }) => map === mapOf(at));
  if (frame === undefined) return at;
  const [down, right] = STEPS[side]!;
  let [row, column] = [rowOf(at) + down, columnOf(at) + right];
  for (; row >= 0 && column >= 0 && row < frame.rows && column < frame.columns; row += down, column += right) {
    const to = squareOf(mapOf(at), row, column);
    if (isThere(game, to)) return to;
  }
  return acrossMaps(game, plan, at, side);
}

/** Beyond the rim lies the map beside it, at the same height or in the same column. */
function acrossMaps(game: Game, plan: Plan, at: Square, side: number): Square {
  const own = plan.frames.find(({ map }) => map === mapOf(at))!;
  const [down, right] = STEPS[side]!;
  const beyond = plan.frames
    .filter(({ x, y }) => (x - own.x) * right > 0 || (y - own.y) * down > 0)
    .filter(({ x, y }) => (right !== 0 ? y === own.y : x === own.x))
    .sort((a, b) => Math.abs(a.x - own.x) + Math.abs(a.y - own.y) - Math.abs(b.x - own.x) - Math.abs(b.y - own.y))[0];
  if (beyond === undefined) return at;
  const distance = (to: Square): number =>
    right !== 0
      ? Math.abs(rowOf(to) - rowOf(at)) * 100 + (right > 0 ? columnOf(to) : beyond.columns - columnOf(to))
      : Math.abs(columnOf(to) - columnOf(at)) * 100 + (down > 0 ? rowOf(to) : beyond.rows - rowOf(to));
  const squares = game.grounds[beyond.map]!.present.map((square) => square.at);
  return squares.reduce((best, to) => (distance(to) < distance(best) ? to : best), squares[0] ?? at);
}

/** R9: the tower's top is above its squares; whatever key leads down from it leads to its foot. */
export function walked(game: Game, plan: Plan, at: Square, key: string): Square | null {
  const side = ARROWS.indexOf(key);
  if (side < 0 && key !== UP && key !== DOWN) return null;
  const map = mapOf(at);
  if (isTowerTop(at)) return key === UP ? at : (game.grounds[map]?.foot ?? at);
  if (key === UP) return game.grounds[map]?.byCell[at & 1023]?.tower === true ? towerTop(map) : at;
  return key === DOWN ? at : along(game, plan, at, side);
}
