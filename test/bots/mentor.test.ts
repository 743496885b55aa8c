import { createBot, judge, NEWEST_WEIGHTS, searchFor, streamOf } from '@bauta/bots';
import { memoryRules, optionId, view } from '@bauta/engine';
import { describe, expect, type SceneSetting, scene, test, WIDE_BLOCK } from '#scenes';

/** The objective is one step and one AP away, unguarded; the way home is as short. */
const opening = (squares: SceneSetting['squares'] = { d2: { crossbowman: 2 } }) =>
  scene({
    map: WIDE_BLOCK,
    stations: ['a1'],
    assassins: { daria: { at: 'b1' }, claudio: { at: 'a1' } },
    objectives: { proof: { kind: 'complete', at: 'c1', ap: 1 } },
    squares,
  }).game;

describe('the mentor', () => {
  test('thinks the same for the same seed and number of trials', () => {
    const guarded = opening({ c1: { crossbowman: 2 } });
    const [first, second, other] = ['same', 'same', 'other'].map((seed) => {
      const search = searchFor(view(guarded), NEWEST_WEIGHTS, streamOf(seed));
      for (let trial = 0; trial < 24; trial++) search.iterate();
      return search.lines.map(({ chances }) => chances);
    });
    expect(first).toEqual(second);
    expect(first).not.toEqual(other);
  });

  test('thinks for so many milliseconds, and has an answer with none', () => {
    const game = opening();
    const options = memoryRules.question(game)!.options.map(optionId);
    for (const milliseconds of [0, 20])
      expect(options).toContain(optionId(createBot('mentor', 'timed', { milliseconds }).choose(game)));
  });

  test('can be asked after any number of trials, and gives every line its first before one its second', () => {
    const search = searchFor(view(opening()), NEWEST_WEIGHTS, streamOf('search'));
    const { length } = search.lines;
    for (let trial = 1; trial < length; trial++) search.iterate();
    expect(search.lines.map(({ trials }) => trials)).toEqual([...Array<number>(length - 1).fill(1), 0]);
    search.iterate();
    expect(search.lines.every(({ trials }) => trials === 1)).toBe(true);
    expect(search.lines).toContain(search.ranked()[0]);
  });

  test('does not leave while the objective is open, and goes for it', () => {
    const game = opening();
    const chosen = optionId(createBot('mentor', 'goal', { iterations: 60 }).choose(game));
    expect(chosen).not.toMatch(/leave/);
    expect(chosen).toMatch(/daria move c1|claudio/);
  });

  const hunt = (hp: number, optional = false) =>
    judge(
      scene({
        map: WIDE_BLOCK,
        stations: ['a1'],
        assassins: { daria: { at: 'b1' }, claudio: { at: 'a1' } },
        bosses: { castellan: { at: 'd2', hp } },
        objectives: { duel: { kind: 'eliminate', target: 'castellan', optional }, proof: { kind: 'complete', at: 'c1', ap: 1 } },
      }).game,
      NEWEST_WEIGHTS,
    );

  test('is bolder than the chances while a boss must be hunted down, and the more so the more hits it takes', () => {
    const [fresh, wounded] = [hunt(3), hunt(1)];
    expect(wounded.chance).toBeGreaterThan(fresh.chance);
    expect(wounded.promise / fresh.promise).toBeGreaterThan(wounded.chance / fresh.chance);
    expect(fresh.promise).toBeLessThan(fresh.chance);
  });

  test('goes by the chances alone where no boss must fall', () => {
    const { chance, promise } = hunt(3, true);
    expect(promise).toBe(chance);
  });
});
