import { describe, expect, LONG_STREET, scene, test } from '#scenes';

describe('R4 assassin phase', () => {
  test('[R4.1] the rulebook: Alessandra 1 AP, Bastiano 2, Alessandra 2, Claudio 3, Bastiano 1', () => {
    const s = scene({
      map: LONG_STREET,
      assassins: { alessandra: { at: 'a1' }, bastiano: { at: 'a1' }, claudio: { at: 'a1' }, daria: { at: 'd1' } },
    });
    s.play('alessandra move b1');
    s.play('bastiano move b1', 'bastiano move a1');
    s.play('alessandra move c1', 'alessandra move d1');
    s.play('claudio move b1', 'claudio move a1', 'claudio move b1');
    s.play('bastiano move b1');
    expect(s.facts('action-spent').map(({ by }) => by)).toEqual([
      'alessandra',
      'bastiano',
      'bastiano',
      'alessandra',
      'alessandra',
      'claudio',
      'claudio',
      'claudio',
      'bastiano',
    ]);
    expect(s.game.characters.map(({ ap }) => ap)).toEqual([0, 0, 0, 3]);
    expect(s.whys('phase-begun')).toContain('R4.1');
    expect(s.refuses('alessandra move c1')).toMatchObject({ refused: 'too-few-actions', rule: 'R4.1' });
  });

  test('[R4.1] the same action more than once, different ones in any order', () => {
    const s = scene({
      map: LONG_STREET,
      objectives: { ledger: { at: 'b1', ap: 3 } },
      assassins: { claudio: { at: 'a1' }, daria: { at: 'b1' } },
    });
    s.play('daria complete ledger', 'claudio move b1', 'daria complete ledger', 'claudio move a1');
    expect(s.game.objectives[0]).toMatchObject({ paid: 2, done: false });
    expect(s.whys('phase-begun')).toContain('R4.1');
    expect(s.optionsOf('claudio move')).toEqual(['claudio move b1']);
  });

  test('[R4.1] whoever has no AP left is barred, and the others are not', () => {
    const s = scene({ map: LONG_STREET, assassins: { claudio: { at: 'a1', ap: 1 }, daria: { at: 'b1' } } });
    s.play('claudio move b1');
    expect(s.refuses('claudio move a1')).toMatchObject({ rule: 'R4.1' });
    expect(s.optionsOf('claudio move')).toEqual([]);
    expect(s.optionsOf('daria move')).toEqual(['daria move c1', 'daria move a1']);
  });

  test('[R4.2] it ends when the players say so: grouped AP left are lost, those of the critical too; a saved AP stays', () => {
    const s = scene({
      map: LONG_STREET,
      assassins: {
        alessandra: { at: 'a1', ap: 2, saved: 1 },
        bastiano: { at: 'b1', ap: 0 },
        claudio: { at: 'c1', ap: 3, state: 'critical' },
      },
    });
    expect(s.question()).toBe('assassin-phase');
    s.play('end-phase');
    expect(s.question()).toBe('window');
    expect(s.facts('actions-lost')).toMatchObject([
      { by: 'alessandra', ap: 2, why: 'R4.2' },
      { by: 'claudio', ap: 3, why: 'R4.2' },
    ]);
    expect(s.who('alessandra')).toMatchObject({ ap: 0, saved: 1 });
    expect(s.who('claudio')).toMatchObject({ ap: 0 });
  });

  test('[R4.2] it does not end by itself while anyone could still act', () => {
    const s = scene({
      map: LONG_STREET,
      assassins: { claudio: { at: 'a1', ap: 1 }, daria: { at: 'b1', ap: 1 } },
      memory: { enemyPhase: 'none' },
      decks: { event: { draw: ['still-air'] } },
    });
    s.play('claudio move b1');
    expect(s.question()).toBe('assassin-phase');
    s.play('end-phase');
    expect(s.facts('actions-lost')).toMatchObject([{ by: 'daria', ap: 1, why: 'R4.2' }]);
  });

  test('[R4.3] a memory without enemy phase: no reinforcement, movement, combat or window', () => {
    const s = scene({
      map: LONG_STREET,
      entrances: { A: ['d1'] },
      assassins: { claudio: { at: 'b1', state: 'exposed', saved: 1 }, daria: { at: 'd1' } },
      squares: { b1: { crossbowman: 1 }, a1: { crossbowman: 1 } },
      memory: { enemyPhase: 'none' },
      direction: 'east',
      decks: { event: { draw: ['still-air'] }, reinforcement: { draw: ['patrol-2-1'] } },
    });
    s.play('end-phase');
    expect(s.facts('phase-skipped')).toMatchObject([{ phase: 'enemy', why: 'R4.3' }]);
    expect(s.facts('phase-begun').map(({ phase }) => phase)).toEqual(['assassin', 'end', 'event', 'assassin']);
    expect(s.facts('window-opened')).toEqual([]);
    expect(s.square('a1').enemies).toBe(1);
    expect(s.square('d1').enemies).toBe(0);
    expect(s.who('claudio').wounds).toBe(0);
  });

  test('[R4.3] a memory with it in part: movement and combat, without reinforcement', () => {
    const s = scene({
      map: LONG_STREET,
      entrances: { A: ['d1'] },
      assassins: { claudio: { at: 'b1', state: 'exposed' }, daria: { at: 'd1' } },
      squares: { a1: { crossbowman: 1 } },
      memory: { enemyPhase: 'no-reinforcement' },
      direction: 'north',
      dice: { enemy: ['hit'] },
      decks: { event: { draw: ['still-air'] }, reinforcement: { draw: ['patrol-2-1'] } },
    });
    s.play('end-phase');
    expect(s.facts('phase-begun').map(({ phase }) => phase)).toEqual(['assassin', 'enemy', 'end', 'event', 'assassin']);
    expect(s.whys('phase-begun')).toContain('R4.3');
    expect(s.facts('reinforced')).toEqual([]);
    expect(s.square('b1').enemies).toBe(1);
    expect(s.who('claudio').wounds).toBe(1);
  });

  test('[R4.3] a whole enemy phase has all three', () => {
    const s = scene({
      map: LONG_STREET,
      entrances: { A: ['d1'] },
      assassins: { claudio: { at: 'b1' }, daria: { at: 'b1' } },
      direction: 'west',
      dice: {},
      decks: { event: { draw: ['still-air'] }, reinforcement: { draw: ['patrol-2-1'] } },
    });
    s.play('end-phase');
    expect(s.facts('reinforced')).toMatchObject([{ card: 'patrol-2-1' }]);
    expect(s.square('c1').enemies).toBe(1);
    expect(s.whys('phase-begun')).not.toContain('R4.3');
  });
});
