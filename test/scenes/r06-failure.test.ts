import { DEEP_BLOCK, describe, expect, LONG_STREET, scene, test } from '#scenes';

/** 28 crossbowmen stand on seven squares; a1 and b1 are free. */
const CROWD = Object.fromEntries(['c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3'].map((at) => [at, { crossbowman: 4 }]));

describe('R6 failure', () => {
  test('[R6.1] it fails at once when all assassins are eliminated', () => {
    const s = scene({
      map: LONG_STREET,
      assassins: { claudio: { at: 'a1' }, daria: { at: 'b1' } },
    });
    s.play('claudio give-up');
    expect(s.game.result).toBeNull();
    s.play('daria give-up');
    expect(s.game.result).toEqual({ success: false, reason: 'all-eliminated' });
    expect(s.whys('memory-failed')).toContain('R6.1');
    expect(s.facts('phase-begun').map(({ phase }) => phase)).toEqual(['assassin']);
  });

  test('[R6.1] all critical is not all eliminated: they have until the end of the next turn', () => {
    const s = scene({
      map: LONG_STREET,
      assassins: {
        claudio: { at: 'a1', state: 'critical', fellIn: 1 },
        daria: { at: 'b1', state: 'critical', fellIn: 1 },
      },
      memory: { enemyPhase: 'none' },
      next: 'end',
      turn: 1,
      decks: { event: { draw: ['still-air'] } },
    });
    expect(s.game.turn).toBe(2);
    expect(s.facts('assassin-eliminated').map(({ by }) => by)).toEqual(['claudio', 'daria']);
    expect(s.whys('memory-failed')).toContain('R6.1');
  });

  test('[R6.1] it fails at once when guards must be placed and the reserve has not the figures', () => {
    const s = scene({
      map: DEEP_BLOCK,
      entrances: { A: ['a1'] },
      assassins: { claudio: { at: 'a1' }, daria: { at: 'b1' } },
      squares: { ...CROWD, b1: { crossbowman: 2 } },
      next: 'reinforcement',
      decks: { reinforcement: { draw: ['patrol-2-1'] } },
    });
    expect(s.game.result).toEqual({ success: false, reason: 'reserve-empty' });
    expect(s.whys('memory-failed')).toContain('R6.1');
    expect(s.facts('guard-placed')).toEqual([]);
  });

  test('[R6.1] the last figure of the reserve can still be placed', () => {
    const s = scene({
      map: DEEP_BLOCK,
      entrances: { A: ['a1'] },
      assassins: { claudio: { at: 'b1', saved: 1 }, daria: { at: 'b1' } },
      squares: { ...CROWD, b1: { crossbowman: 1 } },
      next: 'reinforcement',
      decks: { reinforcement: { draw: ['patrol-2-1'] } },
    });
    expect(s.game.result).toBeNull();
    expect(s.game.reserve[0]).toBe(0);
    expect(s.square('a1').enemies).toBe(1);
  });

  test('[R6.1] guards placed by a card count too', () => {
    const s = scene({
      map: DEEP_BLOCK,
      objectives: { ledger: { at: 'a1', ap: 2 } },
      assassins: { claudio: { at: 'b1' }, daria: { at: 'b1' } },
      squares: { ...CROWD, b1: { crossbowman: 2 } },
      next: 'event',
      decks: { event: { draw: ['double-watch'] } },
    });
    expect(s.game.result).toEqual({ success: false, reason: 'reserve-empty' });
    expect(s.whys('memory-failed')).toContain('R6.1');
  });

  test('[R6.2] it fails when nobody is left on a map and a mandatory objective is open', () => {
    const s = scene({
      map: LONG_STREET,
      stations: ['a1'],
      objectives: { ledger: { at: 'b1' } },
      assassins: { claudio: { at: 'a1' }, daria: { state: 'eliminated' } },
    });
    s.play('claudio leave');
    expect(s.game.result).toEqual({ success: false, reason: 'nobody-left' });
    expect(s.whys('memory-failed')).toContain('R6.2');
  });

  test('[R6.2] an open optional objective does not fail it', () => {
    const s = scene({
      map: LONG_STREET,
      stations: ['a1'],
      objectives: { ledger: { at: 'b1', done: true }, letters: { at: 'c1', optional: true } },
      assassins: { claudio: { at: 'a1' }, daria: { state: 'eliminated' } },
    });
    s.play('claudio leave');
    expect(s.whys('memory-failed')).not.toContain('R6.2');
    expect(s.game.result).toEqual({ success: true });
  });

  test('[R6.2] the players may concede between actions', () => {
    const s = scene({ map: LONG_STREET, assassins: { claudio: { at: 'a1' }, daria: { at: 'b1' } } });
    s.play('claudio move b1', 'concede');
    expect(s.game.result).toEqual({ success: false, reason: 'conceded' });
    expect(s.whys('memory-failed')).toContain('R6.2');
    expect(s.whys('memory-failed')).not.toContain('R6.1');
  });

  test('[R6.2] in a window too', () => {
    const s = scene({
      map: LONG_STREET,
      assassins: { claudio: { at: 'a1', saved: 1 }, daria: { at: 'b1' } },
      next: 'window-1',
    });
    expect(s.question()).toBe('window');
    s.play('concede');
    expect(s.whys('memory-failed')).toContain('R6.2');
  });

  test('[R6.2] not in the middle of an action', () => {
    const s = scene({
      map: LONG_STREET,
      assassins: { claudio: { at: 'a1', state: 'exposed' }, daria: { at: 'd1' } },
      squares: { a1: { crossbowman: 1, agile: 1 } },
    });
    s.play('claudio move b1');
    expect(s.question()).toBe('hunt');
    expect(s.refuses('concede')).toMatchObject({ refused: 'between-actions-only', rule: 'R6.2' });
    s.play('hunt agile a1', 'concede');
    expect(s.whys('memory-failed')).toContain('R6.2');
  });
});
