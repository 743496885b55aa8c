import { describe, expect, type SceneSetting, STREET, scene, test } from '#scenes';

/** Claudio's cloak takes Darià along from a1 to b1. */
const walk = (claudio: 'incognito' | 'exposed', squares: SceneSetting['squares'], detection: ('blank' | 'eye')[]) =>
  scene({
    map: STREET,
    assassins: { claudio: { at: 'a1', state: claudio, pack: ['shared-cloak'] }, daria: { at: 'a1' }, bastiano: { at: 'c1' } },
    squares: squares ?? {},
    dice: { detection },
  }).play('claudio use-at shared-cloak b1');

describe('R32.5 those who move as one', () => {
  test('[R32.5] one hunt if any is exposed, by half of all enemies there', () => {
    const s = walk('exposed', { a1: { crossbowman: 3 } }, ['blank', 'blank']);
    expect(s.facts('hunt-begun')).toMatchObject([{ by: 'claudio', half: 2 }]);
    expect(s.whys('hunt-begun')).toContain('R32.5');
    expect([s.square('a1').enemies, s.square('b1').enemies]).toEqual([1, 2]);
    expect([s.who('claudio').at, s.who('daria').at]).toEqual([1, 1]);
  });

  test('[R32.5] who arrives incognito rolls once for all enemies then there, hunters included', () => {
    const s = walk('exposed', { a1: { crossbowman: 2 }, b1: { crossbowman: 1 } }, ['blank', 'eye']);
    const rolls = s.facts('dice-rolled');
    expect(rolls.map(({ by, faces }) => [by, faces])).toEqual([['daria', ['blank', 'eye']]]);
    expect(s.who('daria').exposed).toBe(true);
    expect(s.whys('moved')).toContain('R32.5');
  });

  test('[R32.5] both incognito: no hunt, and one test for both, a die per enemy for each', () => {
    const s = walk('incognito', { a1: { crossbowman: 2 }, b1: { crossbowman: 1 } }, ['blank', 'eye']);
    expect(s.facts('hunt-begun')).toEqual([]);
    expect(s.facts('dice-rolled').map(({ by, faces }) => [by, faces])).toEqual([
      ['claudio', ['blank']],
      ['daria', ['eye']],
    ]);
    expect([s.who('claudio').exposed, s.who('daria').exposed]).toEqual([false, true]);
    expect(s.whys('dice-rolled')).toContain('R32.5');
  });

  test('[R32.5] nobody could follow and the square is empty: the exposed one is incognito, the base on arrival', () => {
    const s = walk('exposed', {}, []);
    expect(s.who('claudio').exposed).toBe(false);
    expect(s.square('b1').bases).toBe(1);
    expect(s.whys('moved')).toContain('R32.5');
  });
});
