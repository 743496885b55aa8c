import { describe, expect, rolls, scene, test } from '#scenes';

const BLOCK = `
+-+-+-+
|. . .|
+ + + +
|. .|.|
+-+-+-+
`;

describe('R31 enemy combat', () => {
  test('[R31.3] the rulebook: 1 agile and 3 crossbowmen nearby: 5 dice, the odd one to Alessandra, who loses 2 HP; Claudio none', () => {
    const s = scene({
      map: BLOCK,
      assassins: {
        alessandra: { at: 'b1', state: 'exposed' },
        claudio: { at: 'b1', state: 'exposed' },
        daria: { at: 'c2', saved: 1 },
      },
      squares: { b1: { agile: 1 }, a1: { crossbowman: 1 }, c1: { crossbowman: 2 } },
      next: 'combat',
      dice: { enemy: ['hit', 'hit', 'fail', 'fail', 'fail'] },
    });
    expect(s.options()).toEqual(['die-to alessandra', 'die-to claudio']);
    s.play('die-to alessandra');
    expect(rolls(s)).toEqual(['alessandra 3', 'claudio 2']);
    expect(s.facts('wounded')).toMatchObject([{ by: 'alessandra', hp: 2 }]);
    expect(s.whys('wounded')).toContain('R31.3');
    expect(s.who('claudio').wounds).toBe(0);
  });

  test('[R31.1] [R31.4] all with an exposed character in reach attack once, and only they, with the dice of their cards', () => {
    const s = scene({
      map: BLOCK,
      assassins: { claudio: { at: 'b1', state: 'exposed' }, daria: { at: 'a2', saved: 1 } },
      squares: {
        b1: { agile: 1, brute: 1 },
        a1: { crossbowman: 1, agile: 1 },
        b2: { brute: 1 },
        c1: { crossbowman: 1 },
        c2: { crossbowman: 4 },
        a2: { crossbowman: 1 },
      },
      next: 'combat',
      dice: { enemy: Array.from({ length: 7 }, () => 'fail' as const) },
    });
    expect(s.facts('aimed').map(({ dice }) => dice)).toEqual([1, 5, 1]);
    expect(rolls(s)).toEqual(['claudio 7']);
    expect(s.whys('aimed')).toEqual(expect.arrayContaining(['R31.1', 'R31.4']));
  });

  test('[R31.1] nobody exposed: nobody attacks; the incognito, hidden and critical are no target', () => {
    const s = scene({
      map: BLOCK,
      spots: { a1: 'cart' },
      assassins: {
        alessandra: { at: 'a1', in: 'spot' },
        claudio: { at: 'b1', state: 'critical', hp: 0 },
        daria: { at: 'b1', saved: 1 },
        bastiano: { at: 'c1', state: 'exposed', hp: 3 },
      },
      squares: { b1: { agile: 2 }, a1: { brute: 1 }, c1: { crossbowman: 1 } },
      next: 'combat',
      dice: { enemy: ['hit'] },
    });
    expect(rolls(s)).toEqual(['bastiano 1']);
    expect(s.whys('aimed')).toContain('R31.1');
  });

  test('[R31.1] simultaneous: all dice are rolled before anyone is wounded', () => {
    const s = scene({
      map: BLOCK,
      assassins: {
        claudio: { at: 'a1', state: 'exposed', hp: 1 },
        bastiano: { at: 'c1', state: 'exposed' },
        daria: { at: 'b2', saved: 1 },
      },
      squares: { a1: { crossbowman: 1 }, c1: { crossbowman: 1 } },
      next: 'combat',
      dice: { enemy: ['hit', 'hit'] },
    });
    const types = s.events.map(({ type }) => type).filter((type) => type === 'dice-rolled' || type === 'wounded');
    expect(types).toEqual(['dice-rolled', 'dice-rolled', 'wounded', 'wounded']);
    expect(s.who('claudio').status).toBe('critical');
    expect(s.whys('aimed')).toContain('R31.1');
  });

  test('[R31.2] a group attacks its own square if exposed characters are there, whoever else is in reach', () => {
    const s = scene({
      map: BLOCK,
      assassins: {
        claudio: { at: 'a1', state: 'exposed' },
        bastiano: { at: 'b1', state: 'exposed' },
        daria: { at: 'c2', saved: 1 },
      },
      squares: { a1: { crossbowman: 2 } },
      next: 'combat',
      dice: { enemy: ['fail', 'fail'] },
    });
    expect(rolls(s)).toEqual(['claudio 2']);
    expect(s.whys('aimed')).toContain('R31.2');
  });

  test('[R31.2] ranged groups with several squares in reach: players choose one square for each group', () => {
    const s = scene({
      map: BLOCK,
      assassins: {
        claudio: { at: 'a1', state: 'exposed' },
        bastiano: { at: 'c1', state: 'exposed' },
        alessandra: { at: 'b2', state: 'exposed' },
        daria: { at: 'c2', saved: 1 },
      },
      squares: { b1: { crossbowman: 2, agile: 1 }, a2: { crossbowman: 1 } },
      next: 'combat',
      dice: { enemy: ['fail', 'hit', 'hit'] },
    });
    expect(s.options()).toEqual(['aim b1 c1', 'aim b1 b2', 'aim b1 a1']);
    expect(s.refuses('aim b1 b1')).toMatchObject({ rule: 'R31.1' });
    s.play('aim b1 b2');
    expect(s.options()).toEqual(['aim a2 a1', 'aim a2 b2']);
    s.play('aim a2 b2');
    // The agile has no ranged weapon.
    expect(rolls(s)).toEqual(['alessandra 3']);
    expect(s.who('alessandra').wounds).toBe(2);
    expect(s.whys('aimed')).toContain('R31.2');
  });

  test('[R31.2] one square in reach is no question; walls are respected, roofs and water are not', () => {
    const s = scene({
      map: '\n+-+-+-+\n|. ^|.|\n+ + + +\n|~ . .|\n+-+-+-+\n',
      assassins: { claudio: { at: 'b1', state: 'exposed' }, daria: { at: 'c2', saved: 1 } },
      squares: { a1: { crossbowman: 1 }, c1: { crossbowman: 1 }, b2: { crossbowman: 1 }, a2: { crossbowman: 1 } },
      next: 'combat',
      dice: { enemy: ['fail', 'fail'] },
    });
    expect(rolls(s)).toEqual(['claudio 2']);
    expect(s.facts('aimed')).toHaveLength(2);
    expect(s.whys('aimed')).toContain('R31.2');
  });

  test('[R31.3] the dice of all attackers of a square are pooled and split evenly; an even split is no question', () => {
    const s = scene({
      map: BLOCK,
      assassins: {
        claudio: { at: 'b1', state: 'exposed' },
        bastiano: { at: 'b1', state: 'exposed' },
        daria: { at: 'c2', saved: 1 },
      },
      squares: { b1: { agile: 1, brute: 1 }, a1: { crossbowman: 1 } },
      next: 'combat',
      dice: { enemy: ['hit', 'fail', 'fail', 'fail', 'hit', 'hit'] },
    });
    expect(rolls(s)).toEqual(['claudio 3', 'bastiano 3']);
    expect([s.who('claudio').wounds, s.who('bastiano').wounds]).toEqual([1, 2]);
    expect(s.facts('dice-rolled')).toHaveLength(2);
    expect(s.whys('dice-rolled')).toContain('R31.3');
  });

  test('[R31.3] two odd dice among three: players place them, nobody gets both, the rest is no question', () => {
    const s = scene({
      map: BLOCK,
      assassins: {
        alessandra: { at: 'b1', state: 'exposed' },
        bastiano: { at: 'b1', state: 'exposed' },
        claudio: { at: 'b1', state: 'exposed' },
        daria: { at: 'c2', saved: 1 },
      },
      squares: { b1: { agile: 1, brute: 1 } },
      next: 'combat',
      dice: { enemy: ['fail', 'fail', 'fail', 'fail', 'fail'] },
    });
    expect(s.options()).toEqual(['die-to alessandra', 'die-to bastiano', 'die-to claudio']);
    s.play('die-to claudio');
    expect(s.options()).toEqual(['die-to alessandra', 'die-to bastiano']);
    s.play('die-to alessandra');
    expect(rolls(s)).toEqual(['alessandra 2', 'bastiano 1', 'claudio 2']);
    expect(s.facts('die-assigned')).toHaveLength(2);
    expect(s.whys('die-assigned')).toContain('R31.3');
  });

  test('[R31.3] fewer dice than characters, and odd dice on two squares', () => {
    const s = scene({
      map: BLOCK,
      assassins: {
        alessandra: { at: 'a1', state: 'exposed' },
        bastiano: { at: 'a1', state: 'exposed' },
        claudio: { at: 'c1', state: 'exposed' },
        daria: { at: 'c1', state: 'exposed', saved: 1 },
      },
      squares: { a1: { crossbowman: 1 }, c1: { brute: 1 } },
      next: 'combat',
      dice: { enemy: ['hit', 'fail', 'fail', 'fail'] },
    });
    s.play('die-to bastiano');
    expect(s.options()).toEqual(['die-to claudio', 'die-to daria']);
    s.play('die-to daria');
    expect(rolls(s)).toEqual(['bastiano 1', 'claudio 1', 'daria 2']);
    expect(s.facts('wounded')).toHaveLength(1);
    expect(s.whys('wounded')).toContain('R31.3');
  });

  test('[R31.3] hits beyond 0 HP are lost', () => {
    const s = scene({
      map: BLOCK,
      assassins: { claudio: { at: 'b1', state: 'exposed', hp: 2 }, daria: { at: 'c2', saved: 1 } },
      squares: { b1: { brute: 1 } },
      next: 'combat',
      dice: { enemy: ['hit', 'hit', 'hit'] },
    });
    expect(s.facts('wounded')).toMatchObject([{ by: 'claudio', hp: 2 }]);
    expect(s.whys('wounded')).toContain('R31.3');
    expect(s.who('claudio')).toMatchObject({ status: 'critical', wounds: 3 });
  });

  test('[R31.4] a boss rolls the dice of its card for the party; other guards those of theirs', () => {
    const dice = (kind: 'crossbowman' | 'agile' | 'brute' | 'rider' | 'seeker') =>
      scene({
        map: BLOCK,
        assassins: { claudio: { at: 'b1', state: 'exposed' }, daria: { at: 'c2', saved: 1 } },
        bosses: { castellan: { at: 'b1' } },
        squares: { b1: { [kind]: 1 } },
        guards: { seeker: { dice: 5 } },
        next: 'combat',
        dice: {
          enemy: Array.from(
            { length: 3 + { crossbowman: 1, agile: 2, brute: 3, rider: 2, seeker: 5 }[kind] },
            () => 'fail' as const,
          ),
        },
      });
    expect(rolls(dice('crossbowman'))).toEqual(['claudio 4']);
    expect(rolls(dice('agile'))).toEqual(['claudio 5']);
    expect(rolls(dice('brute'))).toEqual(['claudio 6']);
    const seeker = dice('seeker');
    expect(rolls(seeker)).toEqual(['claudio 8']);
    expect(seeker.whys('aimed')).toContain('R31.4');
  });
});
