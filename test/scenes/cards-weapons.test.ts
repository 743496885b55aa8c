import { describe, expect, STREET, scene, test } from '#scenes';

const daria = { at: 'c1' } as const;

describe('weapons', () => {
  test('[R16.3] common sword: a special sends a guard of the square to a nearby one, past red bases', () => {
    const s = scene({
      map: STREET,
      assassins: { claudio: { at: 'a1', melee: 'common-sword' }, daria },
      squares: { a1: { crossbowman: 1, agile: 1, bases: 1 } },
      dice: { assassin: ['special', 'miss'] },
    });
    s.play('claudio attack common-sword a1');
    expect(s.options()).toEqual(['claudio trigger common-sword', 'claudio decline common-sword']);
    s.play('claudio trigger common-sword');
    expect(s.options()).toEqual(['push crossbowman a1 b1', 'push agile a1 b1']);
    s.play('push agile a1 b1');
    expect(s.square('b1').guards).toEqual({ agile: 1 });
    expect(s.square('a1')).toMatchObject({ enemies: 0, bodies: 1 });
    expect(s.who('claudio').exposed).toBe(true);
    expect(s.whys('enemy-moved')).toContain('R16.3');
  });

  test('[R16.3] common sword: the guard is tested for where it arrives, and neither hit nor striking back', () => {
    const s = scene({
      map: STREET,
      assassins: { claudio: { at: 'a1', melee: 'common-sword' }, daria: { at: 'b1' } },
      squares: { a1: { agile: 1 } },
      dice: { assassin: ['special', 'miss'], detection: ['eye'] },
    });
    s.play('claudio attack common-sword a1', 'claudio trigger common-sword');
    expect(s.facts('dice-rolled').map(({ by, die }) => [by, die])).toEqual([
      ['claudio', 'assassin'],
      ['daria', 'detection'],
    ]);
    expect(s.who('daria').exposed).toBe(true);
    expect(s.facts('retaliation-begun')).toEqual([]);
    expect(s.whys('enemy-moved')).toContain('R16.3');
  });

  test('[R16.5] common sword: exposes whoever uses it', () => {
    const s = scene({
      map: STREET,
      assassins: { claudio: { at: 'a1', melee: 'common-sword' }, daria },
      squares: { a1: { crossbowman: 2 } },
      dice: { assassin: ['hit', 'hit'] },
    });
    s.play('claudio attack common-sword a1', 'strike crossbowman');
    expect(s.square('a1').bodies).toBe(2);
    expect(s.who('claudio').exposed).toBe(true);
    expect(s.whys('exposed')).toContain('R16.5');
  });

  test('[R16.1] throwing knife: one die at a nearby square or the own, unseen', () => {
    const s = scene({
      map: STREET,
      assassins: { claudio: { at: 'a1', ranged: 'throwing-knife' }, daria },
      squares: { a1: { crossbowman: 1 }, b1: { crossbowman: 1 }, c1: { crossbowman: 1 } },
      dice: { assassin: ['hit'] },
    });
    expect(s.optionsOf('claudio attack')).toEqual(['claudio attack throwing-knife a1', 'claudio attack throwing-knife b1']);
    expect(s.refuses('claudio attack throwing-knife c1')).toMatchObject({ refused: 'out-of-range', rule: 'R16.1' });
    s.play('claudio attack throwing-knife b1');
    expect(s.square('b1').bodies).toBe(1);
    expect(s.who('claudio').exposed).toBe(false);
    expect(s.alert()).toBe('quiet');
  });

  test('[R16.1] hidden blade: two dice on the own square, unseen', () => {
    const s = scene({
      map: STREET,
      assassins: { claudio: { at: 'a1', blade: 'hidden-blade' }, daria },
      squares: { a1: { agile: 1 }, b1: { crossbowman: 1 } },
      dice: { assassin: ['hit', 'special'] },
    });
    expect(s.refuses('claudio attack hidden-blade b1')).toMatchObject({ rule: 'R16.1' });
    s.play('claudio attack hidden-blade a1');
    expect(s.square('a1')).toMatchObject({ enemies: 0, bodies: 1 });
    expect(s.who('claudio').exposed).toBe(false);
    expect(s.whys('attack-begun')).toContain('R16.1');
  });

  test('[R16.3] poison blade: a special adds one hit, one only', () => {
    const s = scene({
      map: STREET,
      assassins: { claudio: { at: 'a1', blade: 'poison-blade' }, daria },
      squares: { a1: { brute: 1 } },
      dice: { assassin: ['special', 'special'] },
    });
    s.play('claudio attack poison-blade a1', 'claudio trigger poison-blade');
    expect(s.square('a1')).toMatchObject({ enemies: 0, bodies: 1 });
    expect(s.facts('effect-begun')).toHaveLength(1);
    expect(s.who('claudio').exposed).toBe(false);
    expect(s.whys('effect-begun')).toContain('R16.3');
  });

  test('[R16.3] rapier: three dice and exposure; a special adds one hit', () => {
    const s = scene({
      map: STREET,
      assassins: { claudio: { at: 'a1', melee: 'rapier' }, daria },
      squares: { a1: { crossbowman: 4 } },
      dice: { assassin: ['hit', 'hit', 'special'] },
    });
    s.play('claudio attack rapier a1', 'claudio trigger rapier');
    s.play('strike crossbowman', 'strike crossbowman', 'strike crossbowman');
    expect(s.square('a1')).toMatchObject({ enemies: 0, bodies: 4 });
    expect(s.who('claudio').exposed).toBe(true);
    expect(s.whys('effect-begun')).toContain('R16.3');
  });

  test('[R11.1] crossbow: two dice at a nearby square, useless in the water', () => {
    const s = scene({
      map: '\n+-+-+-+\n|. . ~|\n+-+-+-+\n',
      assassins: { claudio: { at: 'a1', ranged: 'crossbow' }, daria: { at: 'c1', ranged: 'crossbow' } },
      squares: { b1: { agile: 1 } },
      dice: { assassin: ['hit', 'hit'] },
    });
    expect(s.refuses('daria attack crossbow b1')).toMatchObject({ refused: 'weapon-in-water', rule: 'R11.1' });
    s.play('claudio attack crossbow b1');
    expect(s.square('b1').bodies).toBe(1);
    expect(s.who('claudio').exposed).toBe(false);
  });
});
