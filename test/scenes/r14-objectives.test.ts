import { outcome } from '@bauta/engine';
import { describe, expect, LONG_STREET, scene, test } from '#scenes';

describe('R14.1 paying for an objective', () => {
  test('[R14.1] on its square the number on the token is spent in total, and several may share it', () => {
    const s = scene({
      map: LONG_STREET,
      objectives: { ledger: { at: 'a1', ap: 3 }, deed: { at: 'd1' } },
      assassins: { claudio: { at: 'a1' }, daria: { at: 'a1' } },
    });
    s.play('claudio complete ledger', 'daria complete ledger');
    expect(s.game.objectives[0]).toMatchObject({ paid: 2, done: false });
    s.play('claudio complete ledger');
    expect(s.facts('objective-paid').map(({ by, ap, why }) => [by, ap, why])).toEqual([
      ['claudio', 1, 'R14.1'],
      ['daria', 1, 'R14.1'],
      ['claudio', 1, 'R14.1'],
    ]);
    expect(s.who('claudio').ap).toBe(1);
    expect(s.who('daria').ap).toBe(2);
    expect(s.facts('objective-completed')).toMatchObject([{ objective: 'ledger' }]);
  });

  test('[R14.1] elsewhere nothing can be paid', () => {
    const s = scene({
      map: LONG_STREET,
      objectives: { ledger: { at: 'a1', ap: 2 } },
      assassins: { claudio: { at: 'b1' }, daria: { at: 'a1' } },
    });
    expect(s.optionsOf('claudio complete')).toEqual([]);
    expect(s.refuses('claudio complete ledger')).toMatchObject({ refused: 'no-objective-here', rule: 'R14.1' });
    expect(s.optionsOf('daria complete')).toEqual(['daria complete ledger']);
  });

  test('[R14.1] incognito always, enemies or not; exposed only with no enemy on the square', () => {
    const watched = (state: 'exposed' | 'incognito', crossbowman: number) =>
      scene({
        map: LONG_STREET,
        objectives: { ledger: { at: 'a1', ap: 2 } },
        assassins: { claudio: { at: 'a1', state }, daria: { at: 'd1' } },
        squares: { a1: { crossbowman } },
      });
    expect(watched('incognito', 2).play('claudio complete ledger').whys('objective-paid')).toEqual(['R14.1']);
    expect(watched('exposed', 0).play('claudio complete ledger').whys('objective-paid')).toEqual(['R14.1']);
    const barred = watched('exposed', 2);
    expect(barred.optionsOf('claudio complete')).toEqual([]);
    expect(barred.refuses('claudio complete ledger')).toMatchObject({ refused: 'enemies-here', rule: 'R14.1' });
  });

  test('[R14.1] each AP is checked when paid: exposed after the first, the second waits until no enemy is there', () => {
    const s = scene({
      map: LONG_STREET,
      objectives: { ledger: { at: 'a1', ap: 2 }, deed: { at: 'd1' } },
      assassins: { claudio: { at: 'a1', saved: 1, melee: 'common-sword' }, daria: { at: 'd1' } },
      squares: { a1: { agile: 2 } },
      dice: { assassin: ['hit', 'hit', 'hit', 'hit'] },
    });
    s.play('claudio complete ledger', 'claudio attack common-sword a1', 'strike agile');
    expect(s.who('claudio').exposed).toBe(true);
    expect(s.refuses('claudio complete ledger')).toMatchObject({ refused: 'enemies-here', rule: 'R14.1' });
    s.play('claudio attack common-sword a1', 'claudio complete ledger');
    expect(s.game.objectives[0]).toMatchObject({ paid: 2, done: true });
    expect(s.whys('objective-paid')).toEqual(['R14.1', 'R14.1']);
  });

  test('[R14.1] what is paid stays until the end of the turn, whoever comes or goes', () => {
    const s = scene({
      map: LONG_STREET,
      objectives: { ledger: { at: 'a1', ap: 2 }, deed: { at: 'd1' } },
      assassins: { claudio: { at: 'a1' }, daria: { at: 'b1' } },
    });
    s.play('claudio complete ledger', 'claudio move b1', 'claudio move c1');
    expect(s.game.objectives[0]).toMatchObject({ paid: 1, done: false });
    s.play('daria move a1', 'daria complete ledger');
    expect(s.game.objectives[0]).toMatchObject({ paid: 2, done: true });
    expect(s.whys('objective-paid')).toEqual(['R14.1', 'R14.1']);
  });

  test('[R14.1] windows belong to the turn: a saved AP pays the rest', () => {
    const s = scene({
      map: LONG_STREET,
      objectives: { ledger: { at: 'a1', ap: 2 }, deed: { at: 'd1' } },
      assassins: { claudio: { at: 'a1', ap: 1, saved: 1 }, daria: { at: 'a1', ap: 0, saved: 1 } },
    });
    s.play('claudio complete ledger', 'end-phase');
    expect(s.question()).toBe('window');
    s.play('pass', 'pass');
    expect(s.facts('window-opened').at(-1)).toMatchObject({ window: 3 });
    s.play('daria complete ledger');
    expect(s.facts('objective-completed')).toMatchObject([{ objective: 'ledger' }]);
    expect(s.whys('objective-paid')).toEqual(['R14.1', 'R14.1']);
  });

  test('[R14.1] within one turn: the next turn begins with nothing paid', () => {
    const s = scene({
      map: LONG_STREET,
      objectives: { ledger: { at: 'a1', ap: 2 }, deed: { at: 'd1' } },
      assassins: { claudio: { at: 'a1', ap: 1 }, daria: { at: 'b1', ap: 1 } },
      memory: { enemyPhase: 'none' },
      decks: { event: { draw: ['still-air'] } },
    });
    s.play('claudio complete ledger', 'end-phase');
    expect(s.facts('payment-lost')).toMatchObject([{ objective: 'ledger' }]);
    s.play('claudio complete ledger');
    expect(s.game.objectives[0]).toMatchObject({ paid: 1, done: false });
    expect(s.whys('objective-paid')).toEqual(['R14.1', 'R14.1']);
  });
});

describe('R14.2 completed', () => {
  test('[R14.2] the token is turned and kept for its XP', () => {
    const s = scene({
      map: LONG_STREET,
      stations: ['a1'],
      objectives: { ledger: { at: 'a1', ap: 1, xp: 7 } },
      assassins: { claudio: { at: 'a1' }, daria: { state: 'left' } },
    });
    s.play('claudio complete ledger');
    expect(s.whys('objective-completed')).toContain('R14.2');
    expect(s.refuses('claudio complete ledger')).toMatchObject({ refused: 'no-objective-here' });
    s.play('claudio leave');
    expect(outcome(s.game)!.xp.objectives).toBe(7);
  });

  test('[R14.2] the objective base leaves: the guards on its spaces march again', () => {
    const march = (played: readonly string[]) =>
      scene({
        map: LONG_STREET,
        objectives: { ledger: { at: 'b1', ap: 1, spaces: 3 }, deed: { at: 'd1' } },
        assassins: { claudio: { at: 'b1', saved: 1 }, daria: { at: 'd1' } },
        squares: { b1: { crossbowman: 2 } },
        direction: 'west',
        decks: { reinforcement: { draw: ['patrol-2-1'] } },
      }).play(...played, 'end-phase', 'pass', 'pass');
    expect(march([]).square('b1').enemies).toBe(2);
    const s = march(['claudio complete ledger']);
    expect(s.whys('objective-completed')).toContain('R14.2');
    expect(s.square('b1').enemies).toBe(0);
    expect(s.square('a1').enemies).toBe(2);
  });

  test('[R14.2] nobody takes its spaces any more', () => {
    const s = scene({
      map: LONG_STREET,
      objectives: { ledger: { at: 'b1', ap: 1, spaces: 3 }, deed: { at: 'd1' } },
      assassins: { claudio: { at: 'b1', saved: 1 }, daria: { at: 'd1' } },
      squares: { c1: { crossbowman: 1 } },
      direction: 'west',
      dice: { detection: ['blank'] },
      decks: { reinforcement: { draw: ['patrol-2-1'] } },
    });
    s.play('claudio complete ledger', 'end-phase', 'pass', 'pass');
    expect(s.whys('objective-completed')).toContain('R14.2');
    expect(s.square('b1').enemies).toBe(1);
    expect(s.facts('space-taken')).toEqual([]);
  });
});

describe('R14.3 other kinds', () => {
  test('[R14.3] eliminate: so many of one kind, however they fall', () => {
    const s = scene({
      map: LONG_STREET,
      objectives: { patrol: { kind: 'eliminate', target: 'crossbowman', count: 2 }, deed: { at: 'd1' } },
      assassins: { claudio: { at: 'a1', blade: 'hidden-blade' }, daria: { at: 'd1' } },
      squares: { a1: { crossbowman: 2, agile: 1 } },
      dice: { assassin: ['hit', 'hit', 'hit', 'hit'] },
    });
    s.play('claudio attack hidden-blade a1', 'strike agile');
    expect(s.facts('objective-paid')).toEqual([]);
    s.play('claudio attack hidden-blade a1', 'strike crossbowman');
    expect(s.whys('objective-paid')).toEqual(['R14.3', 'R14.3']);
    expect(s.whys('objective-completed')).toContain('R14.3');
    expect(s.game.objectives[0]).toMatchObject({ paid: 2, done: true });
  });

  test('[R14.3] reach: so many stand there at once, for no AP of its own', () => {
    const s = scene({
      map: LONG_STREET,
      objectives: { signal: { kind: 'reach', at: 'b1', count: 2 }, deed: { at: 'd1' } },
      assassins: { claudio: { at: 'a1' }, daria: { at: 'c1' } },
    });
    s.play('claudio move b1');
    expect(s.game.objectives[0]!.done).toBe(false);
    s.play('claudio move a1', 'daria move b1');
    expect(s.game.objectives[0]!.done).toBe(false);
    s.play('claudio move b1');
    expect(s.facts('objective-completed')).toMatchObject([{ objective: 'signal' }]);
    expect(s.whys('objective-completed')).toContain('R14.3');
    expect(s.facts('action-spent')).toHaveLength(4);
  });

  test('[R14.3] an optional one is no condition of success and gives its own XP', () => {
    const s = scene({
      map: LONG_STREET,
      stations: ['a1'],
      objectives: {
        signal: { kind: 'reach', at: 'a1', optional: true, xp: 3 },
        letters: { at: 'd1', optional: true, xp: 5 },
        ledger: { at: 'c1', done: true },
      },
      assassins: { claudio: { at: 'b1' }, daria: { state: 'left' } },
    });
    s.play('claudio move a1', 'claudio leave');
    expect(s.whys('objective-completed')).toContain('R14.3');
    expect(s.game.result).toEqual({ success: true });
    expect(outcome(s.game)!.xp).toMatchObject({ objectives: 2, optional: 3 });
  });
});
