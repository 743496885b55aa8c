import { describe, expect, STREET, scene, test } from '#scenes';

describe('R23 alert', () => {
  test('[R23.1] raised: reinforcements use the raised column', () => {
    const setting = {
      map: STREET,
      next: 'reinforcement' as const,
      entrances: { A: ['a1'], C: ['c1'] },
      assassins: { bastiano: { at: 'b1', saved: 1 }, daria: { at: 'b1' } },
      decks: { reinforcement: { draw: ['patrol-2-1'] } },
    };
    const quiet = scene(setting);
    expect([quiet.square('a1').enemies, quiet.square('c1').enemies]).toEqual([1, 0]);
    expect(quiet.whys('reinforced')).not.toContain('R23.1');
    const raised = scene({ ...setting, alert: 'raised' });
    expect([raised.square('a1').enemies, raised.square('c1').enemies]).toEqual([1, 1]);
    expect(raised.whys('reinforced')).toContain('R23.1');
  });

  test('[R23.1] raised: alarm counts, from the next test on', () => {
    const s = scene({
      map: STREET,
      assassins: { bastiano: { at: 'a1' }, claudio: { at: 'a1' }, daria: { at: 'c1' } },
      squares: { b1: { crossbowman: 1 } },
      dice: { detection: ['alarm', 'eye', 'alarm'] },
    });
    s.play('claudio move b1', 'bastiano move b1');
    expect(s.alert()).toBe('raised');
    expect(s.whys('alert-raised')).toContain('R23.1');
    s.play('daria move b1');
    expect([s.who('claudio').exposed, s.who('bastiano').exposed, s.who('daria').exposed]).toEqual([false, true, true]);
  });

  test('[R23.1] it never falls by itself: not when nobody is exposed, nor with the turn', () => {
    const s = scene({
      map: STREET,
      alert: 'raised',
      memory: { enemyPhase: 'none' },
      assassins: { bastiano: { at: 'a1', state: 'exposed' }, daria: { at: 'c1', pack: ['forged-pass'] } },
      decks: { event: { draw: ['quiet-hour'] } },
    });
    s.play('bastiano move b1', 'end-phase');
    expect(s.game.turn).toBe(2);
    expect(s.who('bastiano').exposed).toBe(false);
    expect(s.alert()).toBe('raised');
    s.play('daria use forged-pass');
    expect(s.alert()).toBe('quiet');
    expect(s.whys('alert-quieted')).toEqual(['R23.1']);
  });

  test('[R23.1] a card that quiets it leaves the exposed exposed', () => {
    const s = scene({
      map: STREET,
      next: 'event',
      alert: 'raised',
      assassins: { bastiano: { at: 'a1', state: 'exposed' }, daria: { at: 'c1' } },
      decks: { event: { draw: ['false-rumour'] } },
    });
    expect(s.alert()).toBe('quiet');
    expect(s.whys('alert-quieted')).toEqual(['R23.1']);
    expect(s.who('bastiano').exposed).toBe(true);
  });

  test('[R23.2] raising it exposes only the one who caused it', () => {
    const s = scene({
      map: STREET,
      assassins: { alessandra: { at: 'a1' }, bastiano: { at: 'b1' }, daria: { at: 'c1' } },
      squares: { b1: { crossbowman: 1 }, c1: { agile: 1 } },
      dice: { detection: ['eye'] },
    });
    s.play('alessandra move b1');
    expect(s.alert()).toBe('raised');
    expect(s.whys('alert-raised')).toContain('R23.2');
    expect(s.facts('exposed').map(({ by }) => by)).toEqual(['alessandra']);
    expect([s.who('bastiano').exposed, s.who('daria').exposed]).toEqual([false, false]);
  });

  test('[R23.2] raised by a body that was found, it exposes nobody', () => {
    const s = scene({
      map: STREET,
      next: 'movement',
      direction: 'west',
      assassins: { bastiano: { at: 'a1', saved: 1 }, daria: { at: 'c1' } },
      squares: { b1: { crossbowman: 1 }, a1: { bodies: { crossbowman: 1 } } },
      dice: { detection: ['blank', 'eye'] },
    });
    expect(s.facts('body-found')).toHaveLength(1);
    expect(s.alert()).toBe('raised');
    expect(s.whys('alert-raised')).toContain('R23.2');
    expect(s.facts('exposed')).toEqual([]);
  });
});
