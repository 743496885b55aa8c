import { BLOCK, describe, expect, STREET, scene, test } from '#scenes';

const NEXT = { decks: { event: { draw: ['quiet-hour'] }, reinforcement: { draw: ['patrol-2-1'] } } };

describe('R20 incognito and exposed', () => {
  test('[R20.1] incognito one has no red base: enemies are neither drawn nor do they attack', () => {
    const s = scene({
      ...NEXT,
      map: STREET,
      direction: 'west',
      alert: 'raised',
      assassins: { bastiano: { at: 'a1' }, daria: { at: 'b1', state: 'exposed', pack: ['smoke-bomb'] } },
      squares: { b1: { crossbowman: 2 } },
      memory: { enemyPhase: 'no-reinforcement' },
    });
    s.play('daria use-at smoke-bomb b1');
    expect(s.whys('became-incognito')).toContain('R20.1');
    expect(s.who('daria').exposed).toBe(false);
    expect(s.square('b1').bases).toBe(1);
    s.play('end-phase');
    // The loose base still holds them; nobody is there to attack.
    expect(s.square('b1').enemies).toBe(2);
    expect(s.facts('aimed')).toEqual([]);
    expect(s.game.turn).toBe(2);
  });

  test('[R20.1] beside an exposed one an incognito one is no target', () => {
    const s = scene({
      map: STREET,
      next: 'combat',
      assassins: { bastiano: { at: 'a1', state: 'exposed', saved: 1, pack: ['smoke-bomb'] }, daria: { at: 'a1' } },
      squares: { a1: { crossbowman: 3 } },
      dice: { enemy: ['hit', 'fail', 'fail'] },
    });
    expect(s.facts('dice-rolled')).toMatchObject([{ by: 'bastiano', faces: ['hit', 'fail', 'fail'] }]);
    expect(s.who('daria').wounds).toBe(0);
    s.play('bastiano use-at smoke-bomb a1');
    expect(s.whys('became-incognito')).toContain('R20.1');
  });

  test('[R20.2] exposed when detected: the alert is raised at once', () => {
    const s = scene({
      map: STREET,
      assassins: { bastiano: { at: 'a1' }, daria: { at: 'c1' } },
      squares: { b1: { crossbowman: 1 } },
      dice: { detection: ['eye'] },
    });
    s.play('bastiano move b1');
    expect(s.facts('exposed')).toMatchObject([{ by: 'bastiano', loose: false, why: ['R22.3', 'R20.2'] }]);
    expect(s.alert()).toBe('raised');
    expect(s.whys('alert-raised')).toContain('R20.2');
  });

  test('[R20.2] exposed by a weapon that exposes, and by retaliation', () => {
    const s = scene({
      map: STREET,
      assassins: { bastiano: { at: 'a1', melee: 'common-sword' }, daria: { at: 'c1', blade: 'hidden-blade' } },
      squares: { a1: { crossbowman: 1 }, c1: { agile: 1 } },
      dice: { assassin: ['hit', 'hit', 'miss', 'miss'], enemy: ['fail', 'fail'] },
    });
    s.play('bastiano attack common-sword a1', 'daria attack hidden-blade c1');
    expect(s.facts('exposed')).toMatchObject([
      { by: 'bastiano', why: ['R16.5', 'R20.2'] },
      { by: 'daria', why: ['R16.6', 'R20.2'] },
    ]);
    expect(s.facts('alert-raised')).toHaveLength(1);
  });

  test('[R20.2] a loose red base of the square is taken first, else a new one; bases are counted', () => {
    const s = scene({
      map: STREET,
      alert: 'raised',
      assassins: {
        alessandra: { at: 'a1', melee: 'common-sword' },
        bastiano: { at: 'a1', melee: 'common-sword' },
        daria: { at: 'b1', pack: ['smoke-bomb'] },
      },
      squares: { a1: { crossbowman: 2, bases: 1 } },
      dice: { assassin: ['hit', 'hit', 'hit', 'hit'] },
    });
    s.play('alessandra attack common-sword a1', 'spare');
    expect(s.square('a1').bases).toBe(0);
    s.play('bastiano attack common-sword a1');
    expect(s.facts('exposed').map(({ by, loose }) => [by, loose])).toEqual([
      ['alessandra', true],
      ['bastiano', false],
    ]);
    expect(s.whys('exposed')).toContain('R20.2');
    s.play('daria use-at smoke-bomb a1');
    expect(s.square('a1').bases).toBe(2);
  });

  test('[R20.2] in an enemy step the base comes at once, the alert at the end of the step', () => {
    const s = scene({
      map: BLOCK,
      next: 'movement',
      direction: 'north',
      assassins: { bastiano: { at: 'a1', ap: 0, saved: 1 }, daria: { at: 'c1' } },
      squares: { a2: { crossbowman: 1 }, c2: { crossbowman: 1 } },
      dice: { detection: ['eye', 'alarm'] },
    });
    expect(s.question()).toBe('window');
    expect(s.whys('exposed')).toContain('R20.2');
    expect([s.who('bastiano').exposed, s.who('daria').exposed]).toEqual([true, false]);
    const order = s.events.map(({ type }) => type).filter((type) => /^(exposed|undetected|alert-raised)$/.test(type));
    expect(order).toEqual(['exposed', 'undetected', 'alert-raised']);
  });

  test('[R20.4] whoever is followed stays exposed', () => {
    const s = scene({
      map: STREET,
      alert: 'raised',
      assassins: { bastiano: { at: 'a1', state: 'exposed' }, daria: { at: 'c1' } },
      squares: { a1: { crossbowman: 2 } },
    });
    s.play('bastiano move b1');
    expect(s.who('bastiano').exposed).toBe(true);
    expect(s.whys('hunt-ended')).toContain('R20.4');
    expect(s.facts('became-incognito')).toEqual([]);
  });

  test('[R20.4] exposed one stays so even with no enemy left anywhere, turn after turn, until one moves', () => {
    const s = scene({
      ...NEXT,
      map: STREET,
      memory: { enemyPhase: 'none' },
      assassins: { bastiano: { at: 'a1', melee: 'common-sword' }, daria: { at: 'b1', state: 'exposed' } },
      squares: { a1: { crossbowman: 1 }, b1: { crossbowman: 1 } },
      dice: { assassin: ['hit', 'hit'], detection: ['blank'] },
    });
    s.play('daria move a1', 'bastiano attack common-sword a1', 'strike crossbowman');
    expect(s.square('a1').enemies + s.square('b1').enemies).toBe(0);
    expect(s.whys('hunt-ended')).toContain('R20.4');
    s.play('end-phase');
    expect(s.game.turn).toBe(2);
    expect([s.who('bastiano').exposed, s.who('daria').exposed]).toEqual([true, true]);
    s.play('daria move b1');
    expect(s.who('daria').exposed).toBe(false);
  });
});
