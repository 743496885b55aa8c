import { describe, expect, LONG_STREET, type Scene, scene, test } from '#scenes';

const sword = { at: 'b1', melee: 'common-sword' };
const knife = { at: 'a1', ranged: 'throwing-knife' };

describe('R16 coordinated attack: who takes part', () => {
  test('[R16.7] melee and ranged together: each pays 1 AP and rolls their own dice, hits are pooled', () => {
    const s = scene({
      map: LONG_STREET,
      assassins: { bastiano: sword, daria: { ...knife, ap: 0, saved: 1 } },
      squares: { b1: { brute: 1 } },
      dice: { assassin: ['hit', 'hit', 'hit'] },
    });
    s.play('bastiano lead common-sword b1');
    expect(s.whys('attack-begun')).toEqual(['R16.1', 'R16.7']);
    expect(s.facts('attack-joined')).toMatchObject([{ by: 'daria', card: 'throwing-knife', why: 'R16.7' }]);
    expect(s.facts('dice-rolled').map(({ by, faces }) => [by, faces.length])).toEqual([
      ['bastiano', 2],
      ['daria', 1],
    ]);
    expect(s.who('bastiano').ap).toBe(2);
    expect(s.who('daria')).toMatchObject({ ap: 0, saved: 0 });
    expect(s.square('b1')).toMatchObject({ enemies: 0, bodies: 1 });
  });

  test('[R16.7] the players say who joins: at least one, and then as many as they like', () => {
    const setting = {
      map: LONG_STREET,
      assassins: { bastiano: sword, claudio: { at: 'b1', melee: 'rapier', ranged: 'crossbow' }, daria: knife },
      squares: { b1: { crossbowman: 1 } },
    };
    const s = scene({ ...setting, dice: { assassin: ['hit', 'hit', 'hit'] } }).play('bastiano lead common-sword b1');
    expect(s.options()).toEqual(['claudio join rapier', 'claudio join crossbow', 'daria join throwing-knife']);
    expect(s.refuses('roll')).toMatchObject({ refused: 'not-an-answer', rule: 'R16.7' });
    s.play('daria join throwing-knife');
    expect(s.options()).toEqual(['claudio join rapier', 'claudio join crossbow', 'roll']);
    s.play('roll');
    expect(s.who('claudio').ap).toBe(3);

    const all = scene({ ...setting, dice: { assassin: ['hit', 'hit', 'hit', 'hit', 'hit'] } });
    all.play('bastiano lead common-sword b1', 'daria join throwing-knife', 'claudio join crossbow');
    expect(all.facts('dice-rolled').map(({ by, faces }) => [by, faces.length])).toEqual([
      ['bastiano', 2],
      ['daria', 1],
      ['claudio', 2],
    ]);
  });

  test('[R16.7] the target is in range of each; without AP nobody joins', () => {
    const s = scene({
      map: LONG_STREET,
      assassins: {
        bastiano: sword,
        alessandra: { at: 'a1', melee: 'common-sword' },
        claudio: { at: 'd1', ranged: 'crossbow' },
        daria: { ...knife, ap: 0 },
      },
      squares: { b1: { crossbowman: 1 } },
    });
    expect(s.optionsOf('bastiano lead')).toEqual([]);
    expect(s.optionsOf('bastiano attack')).toEqual(['bastiano attack common-sword b1']);
    expect(s.refuses('bastiano lead common-sword b1')).toMatchObject({ refused: 'nobody-can-join', rule: 'R16.7' });
  });

  test('[R16.7] hidden blades neither lead nor join', () => {
    const s = scene({
      map: LONG_STREET,
      assassins: { bastiano: sword, claudio: { at: 'b1', blade: 'hidden-blade' } },
      squares: { b1: { crossbowman: 1 } },
    });
    expect(s.refuses('claudio lead hidden-blade b1')).toMatchObject({ refused: 'hidden-blade-does-not-join', rule: 'R16.7' });
    expect(s.refuses('bastiano lead common-sword b1')).toMatchObject({ refused: 'nobody-can-join', rule: 'R16.7' });
  });

  test('[R16.7] each weapon may trigger its ability once, in any order', () => {
    const s = scene({
      map: LONG_STREET,
      assassins: { bastiano: sword, claudio: { at: 'b1', melee: 'rapier' } },
      squares: { b1: { brute: 2, crossbowman: 1 } },
      dice: { assassin: ['special', 'special', 'special', 'special', 'hit'] },
    });
    s.play('bastiano lead common-sword b1');
    expect(s.options()).toEqual([
      'bastiano trigger common-sword',
      'bastiano decline common-sword',
      'claudio trigger rapier',
      'claudio decline rapier',
    ]);
    s.play('claudio trigger rapier');
    expect(s.options()).toEqual(['bastiano trigger common-sword', 'bastiano decline common-sword']);
    s.play('bastiano trigger common-sword', 'push crossbowman b1 c1');
    expect(s.square('b1')).toMatchObject({ enemies: 1, bodies: 1 });
    s.play('strike brute');
    expect(s.square('b1')).toMatchObject({ enemies: 0, bodies: 2 });
    expect(s.whys('attack-joined')).toEqual(['R16.7']);
  });
});

const enemyDice = (s: Scene) =>
  s.facts('dice-rolled').flatMap(({ die, by, faces }) => (die === 'enemy' ? [[by, faces.length]] : []));

describe('R16 coordinated attack: retaliation', () => {
  test('[R16.7] only participants suffer it, and of those only the exposed', () => {
    const s = scene({
      map: LONG_STREET,
      assassins: {
        bastiano: { at: 'b1', ranged: 'throwing-knife' },
        claudio: { at: 'b1', state: 'exposed' },
        daria: { at: 'b1', ranged: 'throwing-knife' },
      },
      squares: { b1: { agile: 1 } },
      dice: { assassin: ['miss', 'hit'], enemy: ['hit', 'hit'] },
    });
    s.play('bastiano lead throwing-knife b1');
    expect(s.who('bastiano')).toMatchObject({ exposed: true, wounds: 2 });
    expect(s.who('daria')).toMatchObject({ exposed: false, wounds: 0 });
    expect(s.who('claudio')).toMatchObject({ exposed: true, wounds: 0 });
    expect(enemyDice(s)).toEqual([['bastiano', 2]]);
    expect(s.whys('attack-joined')).toContain('R16.7');
  });

  test('[R16.7] a miss exposes nobody when no enemy is left', () => {
    const s = scene({
      map: LONG_STREET,
      assassins: { bastiano: { at: 'b1', ranged: 'throwing-knife' }, daria: knife },
      squares: { b1: { crossbowman: 1 } },
      dice: { assassin: ['hit', 'miss'] },
    });
    s.play('bastiano lead throwing-knife b1');
    expect(s.facts('exposed')).toEqual([]);
    expect(s.facts('retaliation-begun')).toEqual([]);
    expect(s.whys('attack-joined')).toEqual(['R16.7']);
  });

  test('[R16.7] whose weapon exposes shares the dice without a miss of their own', () => {
    const s = scene({
      map: LONG_STREET,
      assassins: { bastiano: sword, daria: { ...knife, at: 'b1' } },
      squares: { b1: { brute: 1 } },
      dice: { assassin: ['hit', 'hit', 'miss'], enemy: ['fail', 'fail', 'fail'] },
    });
    s.play('bastiano lead common-sword b1');
    expect(s.options()).toEqual(['die-to bastiano', 'die-to daria']);
    s.play('die-to daria');
    expect(enemyDice(s)).toEqual([
      ['bastiano', 1],
      ['daria', 2],
    ]);
    expect(s.whys('die-assigned')).toContain('R16.7');
  });

  test('[R16.7] melee dice first, then ranged, each to the reachable participant with the fewest', () => {
    const s = scene({
      map: LONG_STREET,
      assassins: { bastiano: { ...sword, state: 'exposed' }, daria: { ...knife, state: 'exposed' } },
      squares: { b1: { agile: 1, crossbowman: 2 } },
      dice: { assassin: ['miss', 'miss', 'miss'], enemy: ['fail', 'fail', 'fail', 'fail'] },
    });
    s.play('bastiano lead common-sword b1');
    expect(enemyDice(s)).toEqual([
      ['bastiano', 2],
      ['daria', 2],
    ]);
    expect(new Set(s.whys('die-assigned'))).toEqual(new Set(['R16.7']));
    expect(s.question()).toBe('assassin-phase');
  });

  test('[R16.7] melee enemies reach nobody on another square: their dice are not rolled', () => {
    const s = scene({
      map: LONG_STREET,
      assassins: { bastiano: { at: 'c1', ranged: 'throwing-knife' }, daria: knife },
      squares: { b1: { agile: 2 } },
      dice: { assassin: ['miss', 'miss'] },
    });
    s.play('bastiano lead throwing-knife b1');
    expect(enemyDice(s)).toEqual([]);
    expect([s.who('bastiano').exposed, s.who('daria').exposed]).toEqual([true, true]);
    expect(s.whys('attack-joined')).toEqual(['R16.7']);
  });

  test('[R16.7] the players break a tie, and are asked only where it matters', () => {
    const setting = {
      map: LONG_STREET,
      assassins: { bastiano: sword, claudio: sword, daria: { ...knife, state: 'exposed' as const } },
      squares: { b1: { agile: 1, crossbowman: 2 } },
    };
    const dice = {
      assassin: ['miss', 'miss', 'miss', 'miss', 'miss'] as const,
      enemy: ['fail', 'fail', 'fail', 'fail'] as const,
    };
    const s = scene({ ...setting, dice }).play(
      'bastiano lead common-sword b1',
      'claudio join common-sword',
      'daria join throwing-knife',
    );
    // Two melee dice for two on the square, one shot for Darià: only the last die is open.
    expect(s.options()).toEqual(['die-to bastiano', 'die-to claudio', 'die-to daria']);
    s.play('die-to claudio');
    expect(enemyDice(s)).toEqual([
      ['bastiano', 1],
      ['claudio', 2],
      ['daria', 1],
    ]);
    expect(s.whys('die-assigned')).toContain('R16.7');
  });

  test('[R16.7] one shot at two on different squares: the players say whom it meets', () => {
    const s = scene({
      map: LONG_STREET,
      assassins: { bastiano: { at: 'c1', ranged: 'throwing-knife' }, daria: knife },
      squares: { b1: { crossbowman: 1 } },
      dice: { assassin: ['miss', 'miss'], enemy: ['hit'] },
    });
    s.play('bastiano lead throwing-knife b1');
    expect(s.options()).toEqual(['die-to bastiano', 'die-to daria']);
    s.play('die-to daria');
    expect([s.who('bastiano').wounds, s.who('daria').wounds]).toEqual([0, 1]);
    expect(s.whys('die-assigned')).toEqual(['R16.7']);
  });

  test('[R16.7] participants take their dice together: nobody falls before all are rolled', () => {
    const s = scene({
      map: LONG_STREET,
      assassins: { bastiano: { ...sword, hp: 1 }, claudio: { ...sword, hp: 1 }, daria: { at: 'd1' } },
      squares: { b1: { agile: 1 } },
      dice: { assassin: ['miss', 'miss', 'miss', 'miss'], enemy: ['hit', 'hit'] },
    });
    s.play('bastiano lead common-sword b1');
    expect([s.who('bastiano').status, s.who('claudio').status]).toEqual(['critical', 'critical']);
    expect(s.whys('die-assigned')).toContain('R16.7');
  });
});
