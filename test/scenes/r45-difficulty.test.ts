import { type Difficulty, outcome } from '@bauta/engine';
import {
  contentWith,
  describe,
  expect,
  LONG_STREET,
  practiceSetup,
  type Scene,
  scene,
  setUpRefusal,
  setUpScene,
  test,
} from '#scenes';

describe('R45 difficulty', () => {
  test('[R45] normal or easy, before a memory', () => {
    expect(setUpScene(practiceSetup('practice-2', { difficulty: 'easy' })).game.difficulty).toBe('easy');
    expect(setUpScene(practiceSetup('practice-2')).game.difficulty).toBe('normal');
  });

  test('[R45] not before memory 0.2: where it does not exist yet it can neither be set up nor chosen', () => {
    expect(
      setUpRefusal(practiceSetup('practice-1', { difficulty: 'easy' }), contentWith('practice-1', { easy: false })),
    ).toMatchObject({ refused: 'no-easy-here', rule: 'R45' });
    const s = scene({
      map: LONG_STREET,
      assassins: { claudio: { at: 'a1' }, daria: { at: 'b1' } },
      memory: { easy: false },
    });
    expect(s.refuses('set-difficulty easy')).toMatchObject({ refused: 'no-easy-here', rule: 'R45' });
  });

  test('[R45] changeable during a memory, between actions and in windows, there and back', () => {
    const s = scene({
      map: LONG_STREET,
      assassins: { claudio: { at: 'a1', saved: 1 }, daria: { at: 'b1' } },
    });
    s.play('set-difficulty easy');
    expect(s.facts('difficulty-set')).toMatchObject([{ difficulty: 'easy', why: 'R45' }]);
    expect(s.game.difficulty).toBe('easy');
    expect(s.refuses('set-difficulty easy')).toMatchObject({ refused: 'same-difficulty', rule: 'R45' });
    s.play('end-phase', 'set-difficulty normal');
    expect(s.question()).toBe('window');
    expect(s.game.difficulty).toBe('normal');
  });

  test('[R45] not in the middle of an action', () => {
    const s = scene({
      map: LONG_STREET,
      assassins: { claudio: { at: 'a1', state: 'exposed' }, daria: { at: 'd1' } },
      squares: { a1: { crossbowman: 1, agile: 1 } },
    });
    s.play('claudio move b1');
    expect(s.refuses('set-difficulty easy')).toMatchObject({ refused: 'between-actions-only', rule: 'R45' });
    s.play('hunt agile a1');
  });

  test('[R45] it is no option beside the actions: nobody is asked', () => {
    const s = scene({ map: LONG_STREET, assassins: { claudio: { at: 'a1' }, daria: { at: 'b1' } } });
    expect(s.optionsOf('set-difficulty')).toEqual([]);
    s.play('set-difficulty easy');
    expect(s.whys('difficulty-set')).toEqual(['R45']);
    expect(s.optionsOf('claudio move')).toEqual(['claudio move b1']);
  });
});

describe('R45 retaliation on easy', () => {
  /** Claudio strikes and misses once, with these enemies left. */
  const missing = (difficulty: Difficulty, squares: { crossbowman?: number; agile?: number }, enemy: ('hit' | 'fail')[]): Scene =>
    scene({
      map: LONG_STREET,
      assassins: { claudio: { at: 'a1', blade: 'hidden-blade' }, daria: { at: 'd1' } },
      squares: { a1: squares },
      difficulty,
      dice: { assassin: ['miss', 'miss'], enemy },
    }).play('claudio attack hidden-blade a1');

  test('[R45] crossbowmen neither strike back nor expose the attacker', () => {
    const easy = missing('easy', { crossbowman: 2 }, []);
    expect(easy.facts('retaliation-begun')).toEqual([]);
    expect(easy.who('claudio')).toMatchObject({ exposed: false, wounds: 0 });
    expect(easy.alert()).toBe('quiet');
    const normal = missing('normal', { crossbowman: 2 }, ['hit', 'hit']);
    expect(normal.who('claudio')).toMatchObject({ exposed: true, wounds: 2 });
    expect(normal.alert()).toBe('raised');
  });

  test('[R45] others retaliate as usual, the crossbowmen beside them do not', () => {
    const easy = missing('easy', { crossbowman: 2, agile: 1 }, ['hit', 'fail']);
    expect(easy.whys('retaliation-begun')).toContain('R45');
    expect(easy.who('claudio')).toMatchObject({ exposed: true, wounds: 1 });
    const normal = missing('normal', { crossbowman: 2, agile: 1 }, ['hit', 'fail', 'fail', 'fail']);
    expect(normal.whys('retaliation-begun')).not.toContain('R45');
  });

  test('[R45] only the retaliation rule: the same crossbowmen attack in enemy combat', () => {
    const s = scene({
      map: LONG_STREET,
      assassins: { claudio: { at: 'a1', state: 'exposed' }, daria: { at: 'd1', saved: 1 } },
      squares: { a1: { crossbowman: 2 } },
      difficulty: 'easy',
      next: 'combat',
      dice: { enemy: ['hit', 'hit'] },
    });
    expect(s.who('claudio').wounds).toBe(2);
  });

  test('[R45] the difficulty of the moment counts', () => {
    const s = scene({
      map: LONG_STREET,
      assassins: { claudio: { at: 'a1', blade: 'hidden-blade' }, daria: { at: 'd1' } },
      squares: { a1: { crossbowman: 1 } },
      dice: { assassin: ['miss', 'miss', 'miss', 'miss'], enemy: ['hit'] },
    });
    s.play('set-difficulty easy', 'claudio attack hidden-blade a1');
    expect(s.who('claudio').exposed).toBe(false);
    s.play('set-difficulty normal', 'claudio attack hidden-blade a1');
    expect(s.who('claudio')).toMatchObject({ exposed: true, wounds: 1 });
    expect(s.whys('difficulty-set')).toEqual(['R45', 'R45']);
  });
});

describe('R45 the sync', () => {
  const leaving = (difficulty: Difficulty): Scene =>
    scene({
      map: LONG_STREET,
      stations: ['a1'],
      objectives: { ledger: { at: 'b1', done: true } },
      assassins: { claudio: { at: 'a1' }, daria: { state: 'left' } },
      memory: { sync: [{ tally: 'alerts', atLeast: 0, atMost: 0 }] },
      difficulty,
    });

  test('[R45] a sync won on easy is grey, also if only a part was easy', () => {
    expect(outcome(leaving('normal').play('claudio leave').game)!.sync).toBe('red');
    expect(outcome(leaving('easy').play('claudio leave').game)!.sync).toBe('grey');
    const s = leaving('normal').play('set-difficulty easy', 'set-difficulty normal', 'claudio leave');
    expect(outcome(s.game)!.sync).toBe('grey');
    expect(s.whys('difficulty-set')).toEqual(['R45', 'R45']);
  });
});
