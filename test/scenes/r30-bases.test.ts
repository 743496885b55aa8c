import { DEEP_BLOCK, describe, expect, scene, test } from '#scenes';

const ASIDE = { claudio: { at: 'c3', saved: 1 }, daria: { at: 'c3' } };
const base = (spaces: number) => ({ writ: { at: 'b2', spaces, ap: 1 } });

describe('R30.5 spaces of an objective base', () => {
  test('[R30.5] guards on the square take the free spaces at once; all fit: no question', () => {
    const s = scene({
      map: DEEP_BLOCK,
      objectives: base(3),
      assassins: ASIDE,
      squares: { b2: { crossbowman: 2, agile: 1 } },
      next: 'movement',
    });
    expect(s.facts('space-taken').map(({ guard }) => guard)).toEqual(['crossbowman', 'crossbowman', 'agile']);
    expect(s.facts('space-taken')).toHaveLength(3);
    expect(s.whys('space-taken')).toContain('R30.5');
    expect(s.square('b2').enemies).toBe(3);
  });

  test('[R30.5] after a placement: players choose who, figure by figure, and not once they are alike', () => {
    const s = scene({
      map: DEEP_BLOCK,
      alert: 'raised',
      direction: 'north',
      entrances: { D: ['b2'], A: ['b2'] },
      objectives: base(2),
      assassins: ASIDE,
      squares: { b2: { crossbowman: 1 } },
      decks: { reinforcement: { draw: ['patrol-2-7'] } },
      next: 'reinforcement',
    });
    expect(s.square('b2').guards).toEqual({ crossbowman: 2, agile: 1 });
    expect(s.options()).toEqual(['hold-space crossbowman b2', 'hold-space agile b2']);
    expect(s.refuses('hold-space rider b2')).toMatchObject({ rule: 'R30.5' });
    expect(s.refuses('pass')).toMatchObject({ rule: 'R30.5' });
    s.play('hold-space agile b2');
    expect(s.question()).toBe('window');
    expect(s.facts('space-taken').map(({ guard }) => guard)).toEqual(['crossbowman', 'agile']);
    s.play('pass');
    expect(s.square('b2').guards).toEqual({ crossbowman: 1, agile: 1 });
    expect(s.square('b1').guards).toEqual({ crossbowman: 1 });
    expect(s.whys('space-taken')).toContain('R30.5');
  });

  test('[R30.5] after a move: those who march in are asked about when all have come', () => {
    const s = scene({
      map: DEEP_BLOCK,
      direction: 'north',
      objectives: base(2),
      assassins: ASIDE,
      squares: { b3: { crossbowman: 2, agile: 1, brute: 1 } },
      next: 'movement',
    });
    expect(s.square('b2').enemies).toBe(4);
    expect(s.options()).toEqual(['hold-space crossbowman b2', 'hold-space agile b2', 'hold-space brute b2']);
    s.play('hold-space brute b2', 'hold-space crossbowman b2');
    expect(s.question()).toBe('window');
    expect(s.facts('space-taken').map(({ guard }) => guard)).toEqual(['brute', 'crossbowman']);
    expect(s.whys('space-taken')).toContain('R30.5');
  });

  test('[R30.5] who has a space stays there in the next movement', () => {
    const s = scene({
      map: DEEP_BLOCK,
      direction: 'north',
      memory: { enemyPhase: 'no-reinforcement' },
      objectives: base(3),
      assassins: ASIDE,
      squares: { b3: { crossbowman: 4 } },
      decks: { event: { draw: ['shadow'] } },
      next: 'movement',
    });
    expect(s.square('b2').enemies).toBe(4);
    s.play('pass', 'pass', 'end-phase', 'pass');
    expect([s.square('b1').enemies, s.square('b2').enemies]).toEqual([1, 3]);
    expect(s.facts('space-taken')).toHaveLength(3);
    expect(s.whys('space-taken')).toContain('R30.5');
  });

  test('[R30.5] after a hunt: the hunters who come take spaces, and hunt no further', () => {
    const s = scene({
      map: DEEP_BLOCK,
      objectives: base(3),
      assassins: { claudio: { at: 'c3' }, daria: { at: 'b3', state: 'exposed' } },
      squares: { b3: { crossbowman: 3 } },
    });
    s.play('daria move b2');
    expect(s.square('b2').enemies).toBe(2);
    expect(s.facts('space-taken')).toHaveLength(2);
    expect(s.whys('space-taken')).toContain('R30.5');
    s.play('daria move b1');
    expect(s.square('b2').enemies).toBe(2);
    expect(s.who('daria').exposed).toBe(false);
  });

  test('[R30.5] after an attack: guards on spaces are hit like others, and the next of them takes the space', () => {
    const s = scene({
      map: DEEP_BLOCK,
      objectives: base(1),
      assassins: { claudio: { at: 'c3' }, daria: { at: 'b2', ranged: 'throwing-knife' } },
      squares: { b2: { crossbowman: 2 } },
      dice: { assassin: ['hit', 'hit'] },
    });
    expect(s.facts('space-taken')).toHaveLength(1);
    s.play('daria attack throwing-knife b2');
    expect(s.facts('space-taken')).toHaveLength(2);
    s.play('daria attack throwing-knife b2');
    expect(s.square('b2')).toMatchObject({ enemies: 0, bodies: 2 });
    expect(s.facts('space-taken')).toHaveLength(2);
    expect(s.whys('space-taken')).toContain('R30.5');
  });

  test('[R30.5] after an attack players choose who takes the space that fell free', () => {
    const s = scene({
      map: DEEP_BLOCK,
      objectives: base(1),
      assassins: { claudio: { at: 'c3' }, daria: { at: 'b2', blade: 'hidden-blade' } },
      squares: { b2: { crossbowman: 2, brute: 1 } },
      dice: { assassin: ['hit', 'hit'] },
    });
    s.play('hold-space crossbowman b2', 'daria attack hidden-blade b2', 'strike crossbowman', 'spare');
    expect(s.question()).toBe('fill-base');
    expect(s.options()).toEqual(['hold-space crossbowman b2', 'hold-space brute b2']);
    s.play('hold-space brute b2');
    expect(s.facts('space-taken').map(({ guard }) => guard)).toEqual(['crossbowman', 'brute']);
    expect(s.whys('space-taken')).toContain('R30.5');
  });

  test('[R30.5] bodies and bosses hold no space', () => {
    const s = scene({
      map: DEEP_BLOCK,
      direction: 'north',
      objectives: base(1),
      assassins: ASIDE,
      bosses: { castellan: { at: 'b2' } },
      squares: { b2: { bodies: { crossbowman: 2 } }, b3: { agile: 1 } },
      next: 'movement',
      dice: { detection: ['blank', 'blank'] },
    });
    expect(s.facts('enemy-moved').map(({ enemy }) => enemy)).toEqual(['castellan', 'agile']);
    expect(s.facts('space-taken')).toMatchObject([{ guard: 'agile' }]);
    expect(s.whys('space-taken')).toContain('R30.5');
    expect(s.square('b1').enemies).toBe(1);
  });

  test('[R30.5] with the objective completed its base is gone: the guards march again', () => {
    const s = scene({
      map: DEEP_BLOCK,
      direction: 'north',
      memory: { enemyPhase: 'no-reinforcement' },
      objectives: { ...base(3), other: { at: 'a1' } },
      assassins: { claudio: { at: 'c3', saved: 1 }, daria: { at: 'b2' } },
      squares: { b2: { crossbowman: 2 } },
    });
    expect(s.facts('space-taken')).toHaveLength(2);
    expect(s.whys('space-taken')).toContain('R30.5');
    s.play('daria complete writ', 'end-phase', 'pass');
    expect(s.square('b1').enemies).toBe(2);
  });

  test('[R30.5] who comes over a body the players choose takes the space as well', () => {
    const s = scene({
      map: DEEP_BLOCK,
      direction: 'west',
      objectives: base(1),
      assassins: ASIDE,
      squares: { b2: { bodies: { crossbowman: 2, agile: 2 } }, c2: { crossbowman: 1, brute: 1 } },
      next: 'movement',
      dice: { detection: Array.from({ length: 8 }, () => 'blank' as const) },
    });
    s.play('push-out agile b2', 'push-out crossbowman b2');
    expect(s.options()).toEqual(['hold-space crossbowman b2', 'hold-space brute b2']);
    s.play('hold-space brute b2');
    expect(s.facts('space-taken')).toMatchObject([{ guard: 'brute' }]);
    expect(s.whys('space-taken')).toContain('R30.5');
  });

  test('[R30.5] two bases may ask one after the other', () => {
    const s = scene({
      map: DEEP_BLOCK,
      direction: 'north',
      objectives: { ...base(1), ledger: { at: 'a2', spaces: 1 } },
      assassins: ASIDE,
      squares: { a3: { crossbowman: 1, agile: 1 }, b3: { crossbowman: 1, brute: 1 } },
      next: 'movement',
    });
    expect(s.options()).toEqual(['hold-space crossbowman a2', 'hold-space agile a2']);
    s.play('hold-space agile a2');
    expect(s.options()).toEqual(['hold-space crossbowman b2', 'hold-space brute b2']);
    s.play('hold-space crossbowman b2');
    expect(s.question()).toBe('window');
    expect(s.facts('space-taken')).toHaveLength(2);
    expect(s.whys('space-taken')).toContain('R30.5');
  });
});
