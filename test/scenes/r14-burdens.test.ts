import { describe, expect, type SceneSetting, scene, test } from '#scenes';

const ROOFS = `
+-+-+-+
|^ . .|
+-+-+-+
`;

/** Claudio sits in a flying machine on a roof, with a thing to be carried. */
const flying = (relic: NonNullable<SceneSetting['objectives']>[string], change: Partial<SceneSetting> = {}) =>
  scene({
    map: ROOFS,
    stations: ['c1'],
    machines: { 'flying-machine': { at: 'a1' } },
    objectives: { relic: { kind: 'carry', at: 'b1', carrier: 'claudio', ...relic } },
    assassins: { claudio: { at: 'a1', aboard: 'flying-machine' }, daria: { state: 'left' } },
    ...change,
  });

describe('R14.3 things that are carried, on special grounds', () => {
  test('[R14.3] [R15.1] who leaves by a machine takes along what is to be brought away', () => {
    const s = flying({});
    s.play('claudio use fly-away');
    expect(s.facts('objective-completed')).toMatchObject([{ objective: 'relic' }]);
    expect(s.game.result).toEqual({ success: true });
  });

  test('[R14.3] and leaves behind what belongs elsewhere', () => {
    const s = flying({ to: 'c1' }, { assassins: { claudio: { at: 'a1', aboard: 'flying-machine' }, daria: { at: 'c1' } } });
    s.play('claudio use fly-away');
    expect(s.facts('objective-dropped')).toMatchObject([{ objective: 'relic', by: 'claudio', at: 0, why: 'R14.3' }]);
    expect(s.game.objectives[0]).toMatchObject({ at: 0, carrier: '', done: false });
  });

  test('[R14.3] [R40.6] an ally who goes home leaves it on the square', () => {
    const s = scene({
      map: ROOFS,
      objectives: { relic: { kind: 'carry', at: 'b1', carrier: 'mercenary' } },
      assassins: { claudio: { at: 'a1' }, daria: { at: 'a1' } },
      allies: { mercenary: { at: 'c1', card: { stays: 'turn', actions: ['complete', 'move'] } } },
      memory: { enemyPhase: 'none' },
    });
    s.play('end-phase');
    expect(s.facts('ally-sent-home')).toHaveLength(1);
    expect(s.facts('objective-completed')).toEqual([]);
    expect(s.game.objectives[0]).toMatchObject({ at: 2, carrier: '', done: false });
  });

  test('[R50.3] a thing belongs to the map of who carries it: there it keeps the map', () => {
    const s = scene({
      map: ROOFS,
      mapB: ROOFS,
      stations: ['c1', 'b:c1'],
      objectives: { relic: { kind: 'carry', at: 'b:b1', to: 'a1', carrier: 'mercenary' } },
      assassins: { claudio: { at: 'a1' }, daria: { at: 'b:c1' } },
      allies: { mercenary: { at: 'b:a1' } },
    });
    s.play('daria travel c1');
    expect(s.facts('map-taken-down')).toEqual([]);
    expect(s.game.objectives[0]).toMatchObject({ carrier: 'mercenary' });
  });

  test('[R50.3] and not the map it was taken from, though it names no square', () => {
    const s = scene({
      map: ROOFS,
      mapB: ROOFS,
      stations: ['c1', 'b:c1'],
      objectives: { relic: { kind: 'carry', at: 'b:b1', carrier: 'daria' } },
      assassins: { claudio: { at: 'a1' }, daria: { at: 'b:c1' } },
    });
    s.play('daria travel c1');
    expect(s.facts('map-taken-down')).toMatchObject([{ map: 1, why: 'R50.3' }]);
  });

  test('[R14.3] taking up what was laid down on the other map alerts that map', () => {
    const s = scene({
      map: ROOFS,
      mapB: ROOFS,
      objectives: { relic: { kind: 'carry', at: 'b1', lies: 'b:b1', alerts: true, to: 'a1' } },
      assassins: { claudio: { at: 'a1' }, daria: { at: 'b:b1' } },
    });
    s.play('daria complete relic');
    expect([s.alert(0), s.alert(1)]).toEqual(['quiet', 'raised']);
    expect(s.whys('alert-raised')).toContain('R14.3');
  });
});
