import { describe, expect, STREET, scene, test } from '#scenes';

const thrower = { at: 'a1', ranged: 'throwing-knife' };

describe('R16 using a weapon: retaliation', () => {
  test('[R16.6] the rulebook: Darià misses a nearby crossbowman and agile: exposed, alert, the crossbowman alone strikes back', () => {
    const s = scene({
      map: STREET,
      assassins: { daria: thrower, claudio: { at: 'a1' } },
      squares: { b1: { crossbowman: 1, agile: 1 } },
      dice: { assassin: ['miss'], enemy: ['hit'] },
    });
    s.play('daria attack throwing-knife b1');
    expect(s.who('daria').exposed).toBe(true);
    expect(s.whys('exposed')).toContain('R16.6');
    expect(s.alert()).toBe('raised');
    expect(s.facts('dice-rolled').filter((roll) => roll.die === 'enemy')).toMatchObject([
      { for: 'retaliation', by: 'daria', faces: ['hit'], why: 'R16.6' },
    ]);
    expect(s.facts('wounded')).toMatchObject([{ by: 'daria', hp: 1 }]);
    expect(s.who('claudio')).toMatchObject({ exposed: false, wounds: 0 });
  });

  test('[R16.6] exposed and the alert raised even if nobody can reach', () => {
    const s = scene({
      map: STREET,
      assassins: { daria: thrower, claudio: { at: 'a1' } },
      squares: { b1: { agile: 2 } },
      dice: { assassin: ['miss'] },
    });
    s.play('daria attack throwing-knife b1');
    expect(s.who('daria')).toMatchObject({ exposed: true, wounds: 0 });
    expect(s.alert()).toBe('raised');
    expect(s.whys('retaliation-begun')).toEqual(['R16.6']);
    expect(s.facts('dice-rolled').filter((roll) => roll.die === 'enemy')).toEqual([]);
  });

  test('[R16.6] on the own square all strike back once, with the dice of their cards, however many misses', () => {
    const s = scene({
      map: STREET,
      assassins: { daria: { at: 'a1', blade: 'hidden-blade', armour: 'breastplate' }, claudio: { at: 'c1' } },
      squares: { a1: { crossbowman: 2, agile: 1 } },
      dice: { assassin: ['miss', 'miss'], enemy: ['hit', 'fail', 'hit', 'fail'] },
    });
    s.play('daria attack hidden-blade a1');
    expect(s.facts('dice-rolled').filter((roll) => roll.die === 'enemy')).toMatchObject([
      { for: 'retaliation', by: 'daria', faces: ['hit', 'fail', 'hit', 'fail'], why: 'R16.6' },
    ]);
    expect(s.who('daria').wounds).toBe(2);
    expect(s.question()).toBe('assassin-phase');
  });

  test('[R16.6] only those left alive on the target square strike back', () => {
    const s = scene({
      map: STREET,
      assassins: { daria: { at: 'b1', blade: 'hidden-blade' }, claudio: { at: 'c1' } },
      squares: { a1: { crossbowman: 1 }, b1: { crossbowman: 2 }, c1: { crossbowman: 1 } },
      dice: { assassin: ['hit', 'miss'], enemy: ['fail'] },
    });
    s.play('daria attack hidden-blade b1');
    expect(s.square('b1')).toMatchObject({ enemies: 1, bodies: 1 });
    expect(s.facts('dice-rolled').filter((roll) => roll.die === 'enemy')).toMatchObject([{ faces: ['fail'], why: 'R16.6' }]);
    expect(s.who('daria').exposed).toBe(true);
  });

  test('[R16.6] a miss with nobody left alive, or no miss at all, provokes nothing', () => {
    const s = scene({
      map: STREET,
      assassins: { daria: { at: 'b1', blade: 'hidden-blade' }, claudio: { at: 'c1', ranged: 'throwing-knife' } },
      squares: { b1: { crossbowman: 1, bodies: { agile: 1 } }, c1: { crossbowman: 2 } },
      dice: { assassin: ['hit', 'miss', 'hit', 'miss'], enemy: ['fail'] },
    });
    s.play('daria attack hidden-blade b1');
    expect(s.square('b1').enemies).toBe(0);
    s.play('claudio attack throwing-knife c1');
    expect(s.square('c1').enemies).toBe(1);
    expect(s.facts('exposed')).toEqual([]);
    expect(s.alert()).toBe('quiet');
    expect(s.facts('retaliation-begun')).toEqual([]);
    s.play('claudio attack throwing-knife c1');
    expect(s.whys('exposed')).toContain('R16.6');
  });

  test('[R16.6] an exposed attacker stays exposed, and a quiet alert is raised all the same', () => {
    const s = scene({
      map: STREET,
      assassins: { daria: { ...thrower, state: 'exposed' }, claudio: { at: 'a1' } },
      squares: { b1: { agile: 1 } },
      dice: { assassin: ['miss'] },
    });
    s.play('daria attack throwing-knife b1');
    expect(s.facts('exposed')).toEqual([]);
    expect(s.alert()).toBe('raised');
    expect(s.whys('alert-raised')).toContain('R16.6');
  });
});
