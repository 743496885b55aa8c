import { describe, expect, type Scene, type SceneSetting, scene, test } from '#scenes';

const TOWER = `
+-+-+-+
|t t .|
+ + + +
|t t .|
+-+-+-+
`;
const synchronised = (card: string, setting: Partial<SceneSetting> = {}): Scene =>
  scene({
    map: TOWER,
    spots: { a2: 'haystack' },
    tower: { squares: ['a1', 'b1', 'a2', 'b2'], foot: 'a2', card },
    assassins: { daria: { at: 'top' }, claudio: { at: 'c2' } },
    ...setting,
  }).play('daria synchronise');

describe('tower cards', () => {
  test('[R9.3] long-view: every assassin on the map gets one AP, and one test this turn may be ignored', () => {
    const s = synchronised('long-view', { squares: { c1: { crossbowman: 1 } } });
    expect(s.who('daria').ap).toBe(3);
    expect(s.who('claudio').ap).toBe(4);
    expect(s.whys('tower-synchronised')).toContain('R9.3');
    s.play('claudio move c1');
    expect(s.options()).toEqual(['ignore-test c1', 'roll-test']);
    s.play('ignore-test c1');
    expect(s.facts('dice-rolled')).toEqual([]);
    expect(s.facts('test-ignored')).toMatchObject([{ card: 'long-view' }]);
    expect(s.refuses('daria synchronise')).toMatchObject({ refused: 'already-synchronised', rule: 'R9.3' });
  });

  test('[R9.3] bell-ropes: two equipment cards, to keep or not; an investigation among them is discarded without effect', () => {
    const s = synchronised('bell-ropes', { decks: { equipment: { draw: ['medicine', 'smoke-bomb', 'needle'] } } });
    expect(s.options()).toEqual(['daria keep medicine pack', 'daria refuse-card medicine']);
    s.play('daria refuse-card medicine', 'daria keep smoke-bomb pack');
    expect(s.who('daria').pack).toEqual(['smoke-bomb']);
    expect(s.game.piles.equipment).toEqual({ draw: ['needle'], discard: ['medicine'] });
    expect(s.whys('effect-begun')).toContain('R9.3');
    const searched = synchronised('bell-ropes', { decks: { equipment: { draw: ['needle', 'medicine'] } } });
    searched.play('daria keep medicine pack');
    expect(searched.who('daria')).toMatchObject({ wounds: 0, pack: ['medicine'] });
    expect(searched.game.piles.equipment.discard).toEqual(['needle']);
  });

  test('[R9.3] bell-ropes: with no card left nothing is found', () => {
    const s = synchronised('bell-ropes', { decks: { equipment: {} } });
    expect(s.question()).toBe('assassin-phase');
    expect(s.who('daria').pack).toEqual([]);
    expect(s.whys('tower-synchronised')).toContain('R9.3');
  });

  test('[R9.3] vesper-bell: the alert falls quiet', () => {
    const s = synchronised('vesper-bell', { alert: 'raised' });
    expect(s.alert()).toBe('quiet');
    expect(s.facts('alert-quieted')).toHaveLength(1);
    expect(s.whys('effect-begun')).toContain('R9.3');
    const quiet = synchronised('vesper-bell');
    expect(quiet.alert()).toBe('quiet');
    expect(quiet.facts('alert-quieted')).toEqual([]);
  });
});
