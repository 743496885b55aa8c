import { describe, expect, STREET, scene, test } from '#scenes';

const swordsman = { at: 'b1', melee: 'common-sword' };

describe('R16 using a weapon: roll', () => {
  test('[R16.2] the weapon says how many dice; hit and special are one hit each, miss is none', () => {
    const s = scene({
      map: STREET,
      assassins: { bastiano: { at: 'a1', melee: 'rapier' }, daria: { at: 'c1' } },
      squares: { a1: { brute: 1, crossbowman: 1 } },
      dice: { assassin: ['hit', 'special', 'miss'], enemy: ['fail', 'fail', 'fail'] },
    });
    s.play('bastiano attack rapier a1', 'bastiano decline rapier');
    expect(s.facts('dice-rolled')).toMatchObject([
      { die: 'assassin', for: 'attack', by: 'bastiano', faces: ['hit', 'special', 'miss'], why: 'R16.2' },
    ]);
    expect(s.options()).toEqual(['strike crossbowman', 'spare']);
    s.play('strike crossbowman');
    expect(s.facts('hits-lost')).toMatchObject([{ hits: 1 }]);
    expect(s.facts('retaliation-begun')).toHaveLength(1);
  });

  test('[R16.2] a special of a weapon without an ability is a plain hit', () => {
    const s = scene({
      map: STREET,
      assassins: { bastiano: { at: 'a1', blade: 'hidden-blade' }, daria: { at: 'c1' } },
      squares: { a1: { agile: 1 } },
      dice: { assassin: ['special', 'special'] },
    });
    s.play('bastiano attack hidden-blade a1');
    expect(s.square('a1')).toMatchObject({ enemies: 0, bodies: 1 });
    expect(s.whys('dice-rolled')).toEqual(['R16.2']);
    expect(s.facts('effect-begun')).toEqual([]);
  });

  test('[R16.2] a reroll comes before any ability, and the new face stands', () => {
    const s = scene({
      map: STREET,
      assassins: { claudio: { ...swordsman, ability: 'claudio-0' }, daria: { at: 'a1' } },
      squares: { b1: { crossbowman: 2 } },
      dice: { assassin: ['special', 'miss', 'special'] },
    });
    s.play('claudio attack common-sword b1');
    expect(s.options()).toEqual(['claudio reroll claudio-0 miss', 'claudio decline claudio-0']);
    s.play('claudio reroll claudio-0 miss');
    expect(s.facts('die-rerolled')).toMatchObject([{ from: 'miss', to: 'special', why: 'R16.2' }]);
    expect(s.options()).toEqual(['claudio trigger common-sword', 'claudio decline common-sword']);
    s.play('claudio decline common-sword', 'strike crossbowman');
    expect(s.square('b1')).toMatchObject({ enemies: 0, bodies: 2 });
    expect(s.facts('retaliation-begun')).toEqual([]);
  });

  test('[R16.2] a miss rolled again as a miss provokes retaliation; the second one is not offered', () => {
    const s = scene({
      map: STREET,
      assassins: { claudio: { at: 'b1', blade: 'hidden-blade', ability: 'claudio-0' }, daria: { at: 'a1' } },
      squares: { b1: { crossbowman: 1 } },
      dice: { assassin: ['miss', 'miss', 'miss'], enemy: ['fail'] },
    });
    s.play('claudio attack hidden-blade b1', 'claudio reroll claudio-0 miss');
    expect(s.facts('die-rerolled')).toMatchObject([{ from: 'miss', to: 'miss', why: 'R16.2' }]);
    expect(s.who('claudio').exposed).toBe(true);
    expect(s.question()).toBe('assassin-phase');
  });

  test('[R16.2] a reroll may be declined, and then the roll stands', () => {
    const s = scene({
      map: STREET,
      assassins: { claudio: { at: 'b1', blade: 'hidden-blade', ability: 'claudio-0' }, daria: { at: 'a1' } },
      squares: { b1: { crossbowman: 1 } },
      dice: { assassin: ['hit', 'miss'] },
    });
    s.play('claudio attack hidden-blade b1', 'claudio decline claudio-0');
    expect(s.facts('die-rerolled')).toEqual([]);
    expect(s.square('b1').bodies).toBe(1);
    expect(s.who('claudio').usedThisTurn).toEqual([]);
    expect(s.whys('dice-rolled')).toEqual(['R16.2']);
  });

  test('[R16.2] in a coordinated attack a reroll waits until all dice are seen, and is for the own dice only', () => {
    const s = scene({
      map: STREET,
      assassins: {
        claudio: { at: 'b1', melee: 'common-sword', ability: 'claudio-0' },
        daria: { at: 'a1', ranged: 'throwing-knife' },
      },
      squares: { b1: { crossbowman: 1 } },
      dice: { assassin: ['miss', 'miss', 'miss', 'hit'] },
    });
    s.play('claudio lead common-sword b1');
    expect(s.facts('dice-rolled').map(({ by, faces }) => [by, faces])).toEqual([
      ['claudio', ['miss', 'miss']],
      ['daria', ['miss']],
    ]);
    expect(s.options()).toEqual(['claudio reroll claudio-0 miss', 'claudio decline claudio-0']);
    s.play('claudio reroll claudio-0 miss');
    expect(s.facts('die-rerolled')).toMatchObject([{ by: 'claudio', from: 'miss', to: 'hit', why: 'R16.2' }]);
    expect(s.square('b1').bodies).toBe(1);
  });
});

describe('R16 using a weapon: ability', () => {
  test('[R16.3] the common sword: a guard on the target square goes to a nearby square of the players choice', () => {
    const s = scene({
      map: STREET,
      assassins: { bastiano: swordsman, daria: { at: 'c1', in: 'spot' } },
      spots: { c1: 'cart' },
      squares: { b1: { crossbowman: 1, agile: 1 } },
      dice: { assassin: ['special', 'hit'] },
    });
    s.play('bastiano attack common-sword b1', 'bastiano trigger common-sword');
    expect(s.whys('effect-begun')).toContain('R16.3');
    expect(s.options().sort()).toEqual([
      'push agile b1 a1',
      'push agile b1 c1',
      'push crossbowman b1 a1',
      'push crossbowman b1 c1',
    ]);
    s.play('push agile b1 a1');
    expect(s.square('a1').guards).toEqual({ agile: 1 });
    expect(s.whys('enemy-moved')).toContain('R16.3');
    expect(s.square('b1')).toMatchObject({ enemies: 0, bodies: 1 });
  });

  test('[R16.3] a red base on the square does not hold the guard that the sword sends away', () => {
    const s = scene({
      map: STREET,
      assassins: { bastiano: { ...swordsman, state: 'exposed' }, daria: { at: 'c1' } },
      squares: { b1: { crossbowman: 2, bases: 1 }, a1: { bases: 1 } },
      alert: 'raised',
      dice: { assassin: ['special', 'hit'] },
    });
    s.play('bastiano attack common-sword b1', 'bastiano trigger common-sword', 'push crossbowman b1 a1');
    expect(s.square('a1').enemies).toBe(1);
    expect(s.whys('enemy-moved')).toContain('R16.3');
    expect(s.square('b1')).toMatchObject({ enemies: 0, bodies: 1 });
  });

  test('[R16.3] once in an attack: a second special is a plain hit', () => {
    const s = scene({
      map: STREET,
      assassins: { bastiano: swordsman, daria: { at: 'c1' } },
      squares: { b1: { crossbowman: 3 } },
      dice: { assassin: ['special', 'special'] },
    });
    s.play('bastiano attack common-sword b1', 'bastiano trigger common-sword', 'push crossbowman b1 a1');
    expect(s.options()).toEqual(['strike crossbowman', 'spare']);
    s.play('strike crossbowman');
    expect(s.square('a1').enemies).toBe(1);
    expect(s.square('b1')).toMatchObject({ enemies: 0, bodies: 2 });
    expect(s.whys('effect-begun').filter((why) => why === 'R16.3')).toHaveLength(1);
  });

  test('[R16.3] the ability adds to this attack: no AP, no new roll; and it may be declined', () => {
    const setting = {
      map: STREET,
      assassins: { bastiano: { at: 'b1', blade: 'poison-blade' }, daria: { at: 'c1' } },
      squares: { b1: { brute: 1 } },
      dice: { assassin: ['special', 'hit'] as const },
    };
    const s = scene(setting).play('bastiano attack poison-blade b1', 'bastiano trigger poison-blade');
    expect(s.whys('effect-begun')).toContain('R16.3');
    expect(s.facts('dice-rolled')).toHaveLength(1);
    expect(s.who('bastiano').ap).toBe(2);
    expect(s.square('b1')).toMatchObject({ enemies: 0, bodies: 1 });

    const declined = scene(setting).play('bastiano attack poison-blade b1', 'bastiano decline poison-blade');
    expect(declined.square('b1')).toMatchObject({ enemies: 1, bodies: 0 });
  });

  test('[R16.3] without a special nothing triggers, nor where no guard could go; a boss is no guard', () => {
    const walled = `
+-+-+
|.|.|
+-+-+
`;
    const plain = scene({
      map: STREET,
      assassins: { bastiano: swordsman, daria: { at: 'c1' } },
      squares: { b1: { crossbowman: 1 } },
      dice: { assassin: ['hit', 'hit'] },
    }).play('bastiano attack common-sword b1');
    expect(plain.facts('effect-begun')).toEqual([]);

    const shut = scene({
      map: walled,
      assassins: { bastiano: { at: 'a1', melee: 'common-sword' }, daria: { at: 'b1' } },
      squares: { a1: { crossbowman: 1 } },
      dice: { assassin: ['special', 'hit'] },
    }).play('bastiano attack common-sword a1');
    expect(shut.square('a1').bodies).toBe(1);

    const boss = scene({
      map: STREET,
      assassins: { bastiano: swordsman, daria: { at: 'c1' } },
      bosses: { castellan: { at: 'b1', hp: 3 } },
      dice: { assassin: ['special', 'hit'] },
    }).play('bastiano attack common-sword b1');
    expect(boss.question()).toBe('assassin-phase');
    expect(boss.facts('effect-begun')).toEqual([]);
  });

  test('[R16.3] abilities come before hits: the guard sent away is neither hit nor strikes back', () => {
    const s = scene({
      map: STREET,
      assassins: { bastiano: swordsman, daria: { at: 'a1', in: 'spot' } },
      spots: { a1: 'cart' },
      squares: { b1: { crossbowman: 1 } },
      dice: { assassin: ['special', 'miss'] },
    });
    s.play('bastiano attack common-sword b1', 'bastiano trigger common-sword', 'push crossbowman b1 c1');
    expect(s.square('c1')).toMatchObject({ enemies: 1, bodies: 0 });
    expect(s.facts('hits-lost')).toMatchObject([{ hits: 1 }]);
    expect(s.facts('retaliation-begun')).toEqual([]);
    expect(s.whys('enemy-moved')).toContain('R16.3');
  });

  test('[R16.3] the guard sent away tests who stands where it arrives, at once and with its own die', () => {
    const s = scene({
      map: STREET,
      assassins: { bastiano: swordsman, daria: { at: 'c1' } },
      squares: { b1: { crossbowman: 2, agile: 1 }, c1: { agile: 1, bodies: { crossbowman: 1 } } },
      dice: { assassin: ['special', 'hit'], detection: ['eye', 'blank'] },
    });
    s.play('bastiano attack common-sword b1', 'bastiano trigger common-sword', 'push crossbowman b1 c1');
    expect(s.question()).toBe('attack');
    expect(s.facts('dice-rolled').map(({ for: what, by, faces }) => [what, by, faces])).toEqual([
      ['attack', 'bastiano', ['special', 'hit']],
      ['test', 'daria', ['eye']],
      ['body', '', ['blank']],
    ]);
    expect(s.who('daria').exposed).toBe(true);
    expect(s.who('bastiano').exposed).toBe(false);
    expect(s.alert()).toBe('raised');
    s.play('strike agile');
    expect(s.square('b1')).toMatchObject({ guards: { crossbowman: 1 }, bodies: 1 });
    expect(s.whys('enemy-moved')).toContain('R16.3');
  });

  test('[R16.3] the guard sent away pushes a body out of a full square, and that body is tested too', () => {
    const s = scene({
      map: STREET,
      assassins: { bastiano: swordsman, daria: { at: 'a1' } },
      squares: { b1: { crossbowman: 1 }, c1: { agile: 2, bodies: { crossbowman: 2 } } },
      dice: { assassin: ['special', 'hit'], detection: ['blank', 'blank'] },
    });
    s.play('bastiano attack common-sword b1', 'bastiano trigger common-sword', 'push crossbowman b1 c1');
    expect(s.square('c1')).toMatchObject({ enemies: 3, bodies: 1 });
    expect(s.facts('dice-rolled').filter((roll) => roll.for === 'body')).toHaveLength(2);
    expect(s.whys('enemy-moved')).toContain('R16.3');
  });
});
