import { type Game, type Ground, isTowerTop, mapOf, NOWHERE, type Square } from '@bauta/engine';

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

const groundAt = (game: Game, at: Square): Ground | undefined => (at < 0 ? undefined : game.grounds[mapOf(at)]);

/** R15.1: actions from one square to another, on foot or by station, whichever is shorter. */
export function stepsBetween(game: Game, from: Square, to: Square): number {
  const [here, there] = [groundAt(game, from), groundAt(game, to)];
  const [start, end] = [here?.byCell[from & 1023], there?.byCell[to & 1023]];
  if (here === undefined || there === undefined || start === undefined || end === undefined) return NO_WAY;
  const { home, steps, size } = waysOf(here);
  if (mapOf(from) !== mapOf(to)) return Math.min(NO_WAY, home[start.index]! + 1 + waysOf(there).home[end.index]!);
  return Math.min(NO_WAY, home[start.index]! + 1 + home[end.index]!, steps[start.index * size + end.index]!);
}

/** Actions to the nearest station. */
export const stepsHome = (game: Game, from: Square): number => {
  const ground = groundAt(game, from);
  const start = ground?.byCell[from & 1023];
  return ground === undefined || start === undefined ? NO_WAY : waysOf(ground).home[start.index]!;
};
