import { describe, expect, STREET, scene, test } from '#scenes';

describe('Alessandra: second glance', () => {
  const alessandra = { at: 'a1', ability: 'alessandra-0' } as const;

  test('[R39.2] [R24] when exactly one die detects her, she rolls it again, once a turn', () => {
    const s = scene({
      map: STREET,
      assassins: { alessandra, daria: { at: 'c1' } },
      squares: { b1: { crossbowman: 2 } },
      dice: { detection: ['blank', 'eye', 'alarm', 'blank', 'eye'] },
    });
    s.play('alessandra move b1');
    expect(s.options()).toEqual(['alessandra reroll alessandra-0 eye', 'alessandra decline alessandra-0']);
    s.play('alessandra reroll alessandra-0 eye');
    expect(s.who('alessandra').exposed).toBe(false);
    expect(s.whys('ability-used')).toContain('R39.2');
    expect(s.whys('die-rerolled')).toContain('R24');
    s.play('alessandra move a1', 'alessandra move b1');
    expect(s.who('alessandra').exposed).toBe(true);
    expect(s.facts('die-rerolled')).toHaveLength(1);
  });

  test('[R39.2] it is hers alone', () => {
    const s = scene({
      map: STREET,
      assassins: { alessandra: { ...alessandra, at: 'c1' }, daria: { at: 'a1' } },
      squares: { b1: { crossbowman: 1 } },
      dice: { detection: ['eye', 'eye', 'blank'] },
    });
    s.play('daria move b1');
    expect(s.who('daria').exposed).toBe(true);
    s.play('alessandra move b1', 'alessandra reroll alessandra-0 eye');
    expect(s.who('alessandra').exposed).toBe(false);
    expect(s.whys('ability-used')).toContain('R39.2');
  });

  test('[R39.2] a new turn makes it fresh', () => {
    const s = scene({
      map: STREET,
      memory: { enemyPhase: 'none' },
      decks: { event: { draw: ['still-air'] } },
      assassins: { alessandra, daria: { at: 'c1' } },
      squares: { b1: { crossbowman: 1 } },
      dice: { detection: ['eye', 'blank', 'eye', 'blank'] },
    });
    s.play('alessandra move b1', 'alessandra reroll alessandra-0 eye', 'alessandra move a1', 'end-phase');
    s.play('alessandra move b1', 'alessandra reroll alessandra-0 eye');
    expect(s.who('alessandra').exposed).toBe(false);
    expect(s.whys('ability-used')).toEqual(['R39.2', 'R39.2']);
  });
});

describe('Bastiano: shoulder', () => {
  const bastiano = { at: 'b1', ability: 'bastiano-0' } as const;

  test('[R30.8] [R39.2] once a turn for 0 AP, a guard of his square goes to a nearby one, and is tested for there', () => {
    const s = scene({
      map: STREET,
      assassins: { bastiano: { ...bastiano, ap: 0 }, daria: { at: 'c1' } },
      squares: { b1: { crossbowman: 1, brute: 1 } },
      dice: { detection: ['blank'] },
    });
    s.play('bastiano use bastiano-0');
    expect(s.options()).toEqual(['push crossbowman b1 c1', 'push brute b1 c1', 'push crossbowman b1 a1', 'push brute b1 a1']);
    s.play('push brute b1 c1');
    expect(s.square('c1').guards).toEqual({ brute: 1 });
    expect(s.facts('dice-rolled')).toMatchObject([{ by: 'daria', faces: ['blank'] }]);
    expect(s.whys('enemy-moved')).toContain('R30.8');
    expect(s.whys('ability-used')).toContain('R39.2');
    expect(s.optionsOf('bastiano use')).toEqual([]);
  });

  test('[R24] not where a red base holds them, nor against a wall or a roof without a ladder, nor a boss', () => {
    const refused = { refused: 'card-cannot-be-used', rule: 'R24' };
    const base = scene({
      map: STREET,
      assassins: { bastiano, daria: { at: 'c1' } },
      squares: { b1: { crossbowman: 1, bases: 1 } },
    });
    expect(base.refuses('bastiano use bastiano-0')).toMatchObject(refused);
    const walled = scene({
      map: '\n+-+-+-+\n|^ .|.|\n+-+-+-+\n',
      assassins: { bastiano, daria: { at: 'c1' } },
      squares: { b1: { crossbowman: 1 } },
    });
    expect(walled.refuses('bastiano use bastiano-0')).toMatchObject(refused);
    const boss = scene({ map: STREET, bosses: { castellan: { at: 'b1' } }, assassins: { bastiano, daria: { at: 'c1' } } });
    expect(boss.refuses('bastiano use bastiano-0')).toMatchObject(refused);
  });
});

describe('Claudio: steady hand', () => {
  const claudio = { at: 'a1', ability: 'claudio-0', blade: 'hidden-blade' } as const;

  test('[R16.2] [R39.2] once a turn he rolls one missed attack die again; the new face stands', () => {
    const s = scene({
      map: STREET,
      assassins: { claudio, daria: { at: 'c1' } },
      squares: { a1: { agile: 1, crossbowman: 1 } },
      dice: { assassin: ['miss', 'hit', 'hit', 'hit', 'hit'] },
    });
    s.play('claudio attack hidden-blade a1');
    expect(s.options()).toEqual(['claudio reroll claudio-0 miss', 'claudio decline claudio-0']);
    s.play('claudio reroll claudio-0 miss', 'strike agile');
    expect(s.square('a1')).toMatchObject({ enemies: 1, bodies: 1 });
    expect(s.who('claudio').exposed).toBe(false);
    expect(s.whys('die-rerolled')).toContain('R16.2');
    expect(s.whys('ability-used')).toContain('R39.2');
    s.play('claudio attack hidden-blade a1');
    expect(s.square('a1').enemies).toBe(0);
  });

  test('[R16.2] of two misses only one; the second time in a turn there is no asking', () => {
    const s = scene({
      map: STREET,
      assassins: { claudio, daria: { at: 'c1' } },
      squares: { a1: { crossbowman: 1 } },
      dice: { assassin: ['miss', 'miss', 'miss', 'miss', 'miss'], enemy: ['fail', 'fail'] },
    });
    s.play('claudio attack hidden-blade a1', 'claudio reroll claudio-0 miss');
    expect(s.who('claudio').exposed).toBe(true);
    s.play('claudio attack hidden-blade a1');
    expect(s.facts('die-rerolled')).toHaveLength(1);
    expect(s.whys('die-rerolled')).toContain('R16.2');
  });
});

describe('Darià: breath', () => {
  const daria = { at: 'c1', ability: 'daria-0' } as const;

  test('[R19.3] [R39.2] once a turn for 0 AP another assassin gets back an AP spent this turn', () => {
    const s = scene({
      map: STREET,
      assassins: { bastiano: { at: 'a1', ap: 2, spent: 1 }, claudio: { at: 'b1' }, daria: { ...daria, ap: 0, spent: 3 } },
    });
    expect(s.optionsOf('daria use-on')).toEqual(['daria use-on daria-0 bastiano']);
    s.play('daria use-on daria-0 bastiano');
    expect(s.who('bastiano')).toMatchObject({ ap: 3, spent: 0 });
    expect(s.whys('action-returned')).toContain('R19.3');
    expect(s.whys('ability-used')).toContain('R39.2');
    s.play('bastiano move b1');
    expect(s.optionsOf('daria use-on')).toEqual([]);
  });

  test('[R24] nothing spent, nothing given; nor to the critical or herself', () => {
    const s = scene({
      map: STREET,
      assassins: {
        bastiano: { at: 'a1' },
        claudio: { at: 'a1', state: 'critical', ap: 1, spent: 2 },
        daria: { ...daria, ap: 1, spent: 2 },
      },
    });
    for (const on of ['bastiano', 'claudio', 'daria'])
      expect(s.refuses(`daria use-on daria-0 ${on}`)).toMatchObject({ refused: 'card-cannot-be-used', rule: 'R24' });
  });
});
