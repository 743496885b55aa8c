import { describe, expect, type Scene, test, type VeniceSetting, venice, veniceScene } from '#venice-scenes';

const CALM = {
  event: { draw: ['still-air', 'quiet-hour', 'still-air'] },
  reinforcement: { draw: ['patrol-2-1', 'patrol-2-1', 'patrol-2-1'] },
};

const atTheFeast = (position: VeniceSetting): Scene =>
  veniceScene('captain-of-nobody', { next: 'event', turn: 1, decks: CALM, ...position });

/** What the music counter shows. */
const music = (s: Scene): number => s.game.counters.music!;

const AWAY = { alessandra: { at: 'a4' }, bastiano: { at: 'a4' } };
const ARMED = { melee: 'common-sword', at: 'c1' };
const TABLE = { gazza: { at: 'c1', hp: 2 } };

describe('0.4 Captain of Nobody', () => {
  test('[R30.2] while the music plays no enemy marches, the alert raised or not', () => {
    for (const alert of ['quiet', 'raised'] as const) {
      const s = atTheFeast({ assassins: AWAY, squares: { c2: { crossbowman: 1 } }, alert });
      s.play('end-phase');
      expect([s.square('c2').enemies, s.square('d2').enemies]).toEqual([1, 0]);
    }
  });

  test('[G4] music: it stops two turns after the first exposure', () => {
    const s = atTheFeast({
      assassins: { alessandra: { at: 'a3' }, bastiano: { at: 'a4' } },
      squares: { b3: { crossbowman: 1 }, d2: { crossbowman: 1 } },
      dice: { detection: ['eye'], enemy: ['fail', 'fail', 'fail'] },
      decks: {
        event: { draw: ['still-air', 'quiet-hour', 'still-air', 'quiet-hour'] },
        reinforcement: { draw: ['watch-2-3', 'watch-2-3', 'watch-2-3'] },
      },
    });
    s.play('alessandra move b3');
    expect(music(s)).toBe(2);
    s.play('end-phase');
    expect([music(s), s.square('d2').enemies]).toEqual([1, 1]);
    s.play('end-phase');
    expect([music(s), s.square('d2').enemies]).toEqual([0, 1]);
    s.play('end-phase');
    expect(s.square('d2').enemies).toBe(0);
    expect(s.whys('exposed')).toContain('R22.3');
  });

  test('[G4] the first body found stops the music too, and the second changes nothing', () => {
    const s = atTheFeast({
      assassins: AWAY,
      squares: { b4: { bodies: { crossbowman: 2 } } },
      alert: 'quiet',
      dice: { detection: ['eye', 'eye'] },
      decks: { ...CALM, reinforcement: { draw: ['watch-2-4', 'watch-2-1', 'watch-2-1'] } },
    });
    s.play('end-phase');
    expect(s.facts('body-found')).toHaveLength(2);
    expect(music(s)).toBe(1);
    expect(s.whys('body-found')).toContain('R28.3');
  });

  test('[R33.1] the captain stays at his table, whatever the others do', () => {
    const s = atTheFeast({ assassins: AWAY, bosses: TABLE, counters: { music: 0 }, squares: { c1: { crossbowman: 1 } } });
    s.play('end-phase');
    expect([s.square('c1').enemies, s.square('d1').enemies]).toEqual([1, 1]);
    expect(s.game.bosses).toMatchObject([{ id: 'gazza', movement: 'stays' }]);
    expect(s.whys('enemy-moved')).toContain('R30.2');
  });

  test('[R31.4] whoever is exposed at his table he attacks, with the dice of his card', () => {
    const dice = Array(venice.bosses.gazza!.dice[0]).fill('fail');
    const s = atTheFeast({
      assassins: { alessandra: { at: 'c1', state: 'exposed' }, bastiano: { at: 'a4' } },
      bosses: TABLE,
      dice: { enemy: dice },
    });
    s.play('end-phase');
    expect(s.facts('dice-rolled')).toMatchObject([{ for: 'combat', by: 'alessandra', faces: dice }]);
    expect(s.whys('aimed')).toContain('R31.4');
  });

  test('[R33.3] calls his company: wounded, he runs to the nearest station, and nobody else is sent this turn', () => {
    const s = atTheFeast({
      assassins: { alessandra: ARMED, bastiano: { at: 'a4' } },
      bosses: TABLE,
      dice: { assassin: ['hit', 'hit'] },
    });
    s.play('alessandra attack common-sword c1');
    expect(s.facts('boss-wounded')).toHaveLength(1);
    expect([s.square('c1').enemies, s.square('b5').enemies]).toEqual([0, 1]);
    s.play('end-phase');
    expect(s.facts('reinforced')).toEqual([]);
    expect(s.whys('enemy-moved')).toContain('R33.3');
  });

  test('[R33.2] one blow that takes all his HP leaves him no time to run', () => {
    const s = atTheFeast({
      assassins: { alessandra: ARMED, bastiano: ARMED },
      bosses: TABLE,
      dice: { assassin: ['hit', 'hit', 'hit', 'hit'] },
    });
    s.play('alessandra lead common-sword c1');
    expect(s.facts('objective-completed')).toMatchObject([{ objective: 'gazza' }, { objective: 'wine' }]);
    expect(s.square('c1')).toMatchObject({ enemies: 0, bodies: 1 });
    expect(s.whys('boss-wounded')).toContain('R33.2');
  });

  test('[R33.1] late wine: the captain comes to the pantry for it, and attacks there roll three dice more', () => {
    const s = atTheFeast({
      assassins: { alessandra: { at: 'b2', blade: 'hidden-blade', ap: 3 }, bastiano: { at: 'b1' } },
      bosses: TABLE,
      dice: { detection: ['blank'], assassin: ['hit', 'hit', 'hit', 'miss', 'miss'] },
    });
    s.play('alessandra complete wine');
    expect([s.square('c1').enemies, s.square('b2').enemies]).toEqual([0, 1]);
    s.play('alessandra attack hidden-blade b2');
    expect(s.facts('objective-completed').map(({ objective }) => objective)).toEqual(['wine', 'gazza']);
    expect(s.alert()).toBe('quiet');
    expect(s.whys('enemy-moved')).toContain('R33.3');
  });

  test('[G4] late wine: after it the captain does not run, and if he falls first it counts as done', () => {
    const drunk = atTheFeast({
      assassins: { alessandra: { at: 'b2', blade: 'hidden-blade', ap: 3 }, bastiano: { at: 'a4' } },
      bosses: TABLE,
      dice: { detection: ['blank'], assassin: ['hit', 'hit', 'miss', 'miss', 'miss'], enemy: ['fail', 'fail', 'fail'] },
    });
    drunk.play('alessandra complete wine', 'alessandra attack hidden-blade b2');
    expect(drunk.facts('boss-wounded')).toHaveLength(1);
    expect(drunk.square('b2').enemies).toBe(1);
    const sober = atTheFeast({
      assassins: { alessandra: ARMED, bastiano: ARMED },
      bosses: TABLE,
      dice: { assassin: ['hit', 'hit', 'hit', 'hit'] },
    });
    sober.play('alessandra lead common-sword c1');
    expect(sober.facts('objective-completed').map(({ objective }) => objective)).toEqual(['gazza', 'wine']);
    expect(sober.whys('objective-completed')).toContain('R14.2');
  });

  test('[G4] late wine: one who has run does not come for it', () => {
    const s = atTheFeast({
      assassins: { alessandra: ARMED, bastiano: { at: 'b2' } },
      bosses: TABLE,
      dice: { assassin: ['hit', 'hit'] },
    });
    s.play('alessandra attack common-sword c1', 'bastiano complete wine');
    expect([s.square('b2').enemies, s.square('b5').enemies]).toEqual([0, 1]);
    expect(s.whys('objective-completed')).toContain('R14.2');
  });

  test('[R23.1] the fiddlers calm the alert, and the music goes its way', () => {
    const s = atTheFeast({ assassins: { alessandra: { at: 'a1' }, bastiano: { at: 'a4' } }, alert: 'raised' });
    s.play('alessandra complete calm');
    expect(s.alert()).toBe('quiet');
    expect(s.whys('alert-quieted')).toContain('R23.1');
  });
});
