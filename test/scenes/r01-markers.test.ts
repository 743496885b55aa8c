import { describe, expect, type SceneSetting, STREET, scene, test } from '#scenes';

const marked = (change: Partial<SceneSetting> = {}) =>
  scene({
    map: STREET,
    markers: { R8: ['b1', 'c1'], R15: ['c1'] },
    spots: { b1: 'cart' },
    assassins: { bastiano: { at: 'a1' }, daria: { state: 'eliminated' } },
    ...change,
  });

const shown = (s: ReturnType<typeof marked>) =>
  s.facts('ground-changed').flatMap(({ change, why }) => (change.change === 'rule-shown' ? [[change.rule, why]] : []));
const left = (s: ReturnType<typeof marked>) => s.game.grounds[0]!.markers.map(({ rule }) => rule);

describe('R1.4 markers with the number of a rule', () => {
  test('[R1.4] the first assassin to reach one is shown the rule, and all markers of that number leave', () => {
    const s = marked();
    expect(left(s)).toEqual(['R8', 'R8', 'R15']);
    s.play('bastiano move b1');
    expect(shown(s)).toEqual([['R8', 'R1.4']]);
    expect(left(s)).toEqual(['R15']);
    s.play('bastiano move c1', 'bastiano move b1');
    expect(shown(s)).toEqual([
      ['R8', 'R1.4'],
      ['R15', 'R1.4'],
    ]);
    expect(left(s)).toEqual([]);
  });

  test('[R1.4] two numbers on one square are both shown', () => {
    const s = marked({ markers: { R8: ['b1'], R15: ['b1'] } });
    s.play('bastiano move b1');
    expect(shown(s).map(([rule]) => rule)).toEqual(['R8', 'R15']);
  });

  test('[R1.4] an ally and one in critical condition reach nothing', () => {
    const s = marked({
      markers: { R8: ['b1'], R15: ['c1'] },
      allies: { leonardo: { at: 'b1' } },
      assassins: { bastiano: { at: 'a1' }, daria: { at: 'c1', state: 'critical', hp: 0 } },
    });
    s.play('bastiano save');
    expect(shown(s)).toEqual([]);
    s.play('bastiano move b1');
    expect(shown(s)).toEqual([['R8', 'R1.4']]);
  });

  test('[R1.4] markers of two maps leave map by map', () => {
    const s = marked({ mapB: STREET, markers: { R8: ['b1', 'b:b1'] }, stations: ['b1', 'b:b1'] });
    s.play('bastiano move b1');
    expect(s.game.grounds.map(({ markers }) => markers.length)).toEqual([0, 1]);
    s.play('bastiano travel b:b1');
    expect(shown(s)).toHaveLength(2);
    expect(s.game.grounds.map(({ markers }) => markers.length)).toEqual([0, 0]);
  });
});
