import {
  createMemory,
  enemiesAt,
  figuresInPlay,
  type Game,
  type GroundSquare,
  groundOf,
  isRefusal,
  NOWHERE,
  type ObjectiveData,
  type Square,
  squareName,
} from '@bauta/engine';
import { memorySetup } from '@bauta/format';
import { describe, expect, test } from 'vitest';
import { venice, venicePack } from '../support/packs/venice-pack.ts';

/** These teach the basics. */
const TEACHING = ['broken-tiles', 'small-change'];
const QUIET = Object.keys(venice.memories).filter((memory) => !TEACHING.includes(memory));

function begun(memory: string, assassins: number): Game {
  const created = createMemory(venice, memorySetup(venicePack, memory, { assassins, difficulty: 'normal', seed: 'house' }));
  if (isRefusal(created)) throw new Error(created.refused);
  return created;
}

const squaresOf = (game: Game): GroundSquare[] => game.grounds.flatMap(({ squares }) => squares);
const stationsOf = (game: Game): Square[] => game.content.memory.maps.flatMap(({ stations }) => stations);
const isGuarded = (game: Game, at: Square): boolean => enemiesAt(game, at) > 0;

/** Steps to every square from these, over squares that let one through. */
function stepsFrom(game: Game, from: readonly Square[], passes: (at: Square) => boolean): Map<Square, number> {
  const steps = new Map(from.map((at) => [at, 0]));
  for (const [at, count] of steps) {
    if (count > 0 && !passes(at)) continue;
    for (const next of groundOf(game, at).nearby) if (!steps.has(next)) steps.set(next, count + 1);
  }
  return steps;
}

const placeOf = (game: Game, { kind, at, target }: ObjectiveData): Square =>
  kind === 'eliminate' ? (game.bosses.find(({ id }) => id === target)?.at ?? NOWHERE) : at;

/** Where the objectives of a memory are: those that calm apart. */
const goals = (game: Game): { id: string; at: Square }[] =>
  game.content.memory.objectives
    .filter(({ id }) => id !== 'calm')
    .map((each) => ({ id: each.id, at: placeOf(game, each) }))
    .filter(({ at }) => at !== NOWHERE);

const CELLS = QUIET.flatMap((memory) => [2, 3, 4].map((assassins) => [memory, assassins] as const));

describe.each(CELLS)('%s with %i assassins', (memory, assassins) => {
  const game = begun(memory, assassins);

  test('at most a third of the squares is guarded', () => {
    const squares = squaresOf(game);
    const guarded = squares.filter(({ at }) => isGuarded(game, at));
    expect(guarded.length, guarded.map(({ at }) => squareName(at)).join(' ')).toBeLessThanOrEqual(squares.length / 3);
  });

  test('no station is guarded', () => {
    expect(
      stationsOf(game)
        .filter((at) => isGuarded(game, at))
        .map(squareName),
    ).toEqual([]);
  });

  test('a way without a guard leads from a station to each objective', () => {
    const steps = stepsFrom(game, stationsOf(game), (at) => !isGuarded(game, at));
    expect(
      goals(game)
        .filter(({ at }) => !steps.has(at))
        .map(({ id }) => id),
    ).toEqual([]);
  });

  test('a garrison says how many crossbowmen can still come', () => {
    const inPlay = figuresInPlay(game.content.memory, assassins)[0]!;
    expect(inPlay).toBeLessThan(figuresInPlay({ ...game.content.memory, garrison: {} }, assassins)[0]!);
    expect(game.reserve[0]).toBeGreaterThan(0);
  });
});

describe.each(QUIET)('%s', (memory) => {
  const game = begun(memory, 3);

  test('one place calms the alert for 1 AP, and gives no XP', () => {
    const { objectives, rules } = game.content.memory;
    const calms = objectives.filter(({ id }) => id === 'calm');
    expect(calms).toMatchObject([{ kind: 'complete', ap: 1, xp: 0, optional: true }]);
    expect(rules).toContain('calm');
  });

  test('it is on no shortest way from a station to an objective', () => {
    const calm = game.content.memory.objectives.find(({ id }) => id === 'calm')!.at;
    const [home, away] = [stepsFrom(game, stationsOf(game), () => true), stepsFrom(game, [calm], () => true)];
    const onTheWay = goals(game).filter(({ at }) => home.get(calm)! + away.get(at)! <= home.get(at)!);
    expect(onTheWay.map(({ id }) => id)).toEqual([]);
  });
});
