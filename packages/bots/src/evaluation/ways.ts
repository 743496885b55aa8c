import { type Game, type Ground, groundOf, isTowerTop, mapOf, NOWHERE, type Square } from '@bauta/engine';

/** Farther than any way on a map. */
export const NO_WAY = 99;

/** Actions on foot from each square of a ground to each other one, by index. */
interface Ways {
  readonly size: number;
  readonly steps: Uint8Array;
  /** To the nearest station. */
  readonly home: Uint8Array;
}

const known = new WeakMap<Ground, Ways>();

function walk(ground: Ground, from: number, steps: Uint8Array, size: number): void {
  const row = from * size;
  const queue = [from];
  steps[row + from] = 0;
  for (const index of queue) {
    for (const to of ground.squares[index]!.nearby) {
      const next = ground.byCell[to & 1023]!.index;
      if (steps[row + next]! !== NO_WAY) continue;
      steps[row + next] = steps[row + index]! + 1;
      queue.push(next);
    }
  }
}

function waysOf(ground: Ground): Ways {
  const found = known.get(ground);
  if (found !== undefined) return found;
  const size = ground.squares.length;
  const steps = new Uint8Array(size * size).fill(NO_WAY);
  for (const { index } of ground.present) walk(ground, index, steps, size);
  const stations = ground.stations.map((station) => ground.byCell[station & 1023]!.index);
  const home = Uint8Array.from(ground.squares, ({ index }) =>
    Math.min(NO_WAY, ...stations.map((at) => steps[at * size + index]!)),
  );
  const ways = { size, steps, home };
  known.set(ground, ways);
  return ways;
}

/** R9.4: from the top of a tower one leaps to its foot for nothing. */
export const footing = (game: Game, at: Square): Square => (isTowerTop(at) ? (game.grounds[mapOf(at)]?.foot ?? NOWHERE) : at);

const isThere = (game: Game, at: Square): boolean => at >= 0 && game.grounds[mapOf(at)]?.byCell[at & 1023] !== undefined;

function onFoot(game: Game, from: Square, to: Square): number {
  const { size, steps } = waysOf(game.grounds[mapOf(from)]!);
  return steps[groundOf(game, from).index * size + groundOf(game, to).index]!;
}

const toStation = (game: Game, from: Square): number => waysOf(game.grounds[mapOf(from)]!).home[groundOf(game, from).index]!;

/** R15.1: actions from one square to another, on foot or by station, whichever is shorter. */
export function stepsBetween(game: Game, from: Square, to: Square): number {
  if (!isThere(game, from) || !isThere(game, to)) return NO_WAY;
  const ride = toStation(game, from) + 1 + toStation(game, to);
  return Math.min(NO_WAY, ride, mapOf(from) === mapOf(to) ? onFoot(game, from, to) : NO_WAY);
}

/** Actions to the nearest station. */
export const stepsHome = (game: Game, from: Square): number => (isThere(game, from) ? toStation(game, from) : NO_WAY);
