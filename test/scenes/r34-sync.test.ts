import { outcome, type SyncTest, syncFacts } from '@bauta/engine';
import { describe, expect, LONG_STREET, type SceneSetting, STREET, scene, test } from '#scenes';

const none = (tally: 'tests' | 'travels' | 'attacks'): SyncTest => ({ tally, atLeast: 0, atMost: 0 });
const COUNTED: readonly SyncTest[] = [none('tests'), none('travels'), none('attacks')];

const counting = (change: Partial<SceneSetting>) =>
  scene({ map: LONG_STREET, assassins: {}, memory: { sync: COUNTED }, ...change });

describe('R34.1 what is counted only where the sync asks', () => {
  test('[R34.1] a memory whose sync does not ask counts neither tests nor travels nor attacks', () => {
    const s = scene({
      map: LONG_STREET,
      assassins: { claudio: { at: 'a1', blade: 'hidden-blade' }, daria: { at: 'd1' } },
      squares: { a1: { crossbowman: 1 } },
      dice: { assassin: ['hit', 'hit'] },
    });
    s.play('claudio attack hidden-blade a1');
    expect(Object.keys(s.game.tallies)).not.toContain('attacks');
    expect(Object.keys(s.game.tallies)).toHaveLength(8);
  });

  test('[R22.2] a test for each character whose dice are rolled', () => {
    const s = counting({
      assassins: { claudio: { at: 'a1' }, daria: { at: 'a1' } },
      squares: { b1: { crossbowman: 1 } },
      dice: { detection: ['blank', 'blank'] },
    });
    s.play('claudio move b1', 'daria move b1');
    expect(s.game.tallies).toMatchObject({ tests: 2, travels: 0, attacks: 0 });
  });

  test('[R3.5] a test ignored is not rolled; a roll for a body is no test of a character', () => {
    const s = counting({
      assassins: { claudio: { at: 'a1' }, daria: { at: 'd1' } },
      squares: { b1: { crossbowman: 1 }, c1: { bodies: { crossbowman: 1 } } },
      lasting: [{ quantity: 'ignore-first-test', add: 1, map: 0, until: 'turn', on: '', at: -1, source: 'shadow' }],
      dice: { detection: ['blank'] },
      direction: 'east',
      next: 'assassin',
    });
    s.play('claudio move b1', 'end-phase');
    expect(s.facts('test-ignored')).toHaveLength(1);
    expect(s.facts('dice-rolled').map((rolled) => rolled.for)).toEqual(['body']);
    expect(s.game.tallies.tests).toBe(0);
  });

  test('[R15.1] from station to station, not a move, not leaving for good', () => {
    const s = counting({
      stations: ['a1', 'd1'],
      assassins: { claudio: { at: 'a1' }, daria: { at: 'b1' }, bastiano: { at: 'a1' } },
    });
    s.play('daria move c1', 'bastiano leave');
    expect(s.game.tallies.travels).toBe(0);
    s.play('claudio travel d1');
    expect(s.game.tallies.travels).toBe(1);
  });

  test('[R16.7] a coordinated attack is one attack', () => {
    const s = counting({
      assassins: { claudio: { at: 'a1', melee: 'common-sword' }, daria: { at: 'a1', melee: 'common-sword' } },
      squares: { a1: { crossbowman: 1 } },
      dice: { assassin: ['hit', 'hit', 'hit', 'hit'] },
    });
    s.play('claudio lead common-sword a1');
    expect(s.facts('attack-joined')).toHaveLength(1);
    expect(s.game.tallies.attacks).toBe(1);
  });
});

describe('R34.1 counters and objectives', () => {
  const leaving = (sync: readonly SyncTest[], change: { sheets?: number; done?: boolean } = {}) =>
    scene({
      map: STREET,
      stations: ['a1'],
      objectives: {
        ledger: { at: 'b1', done: true },
        gate: { at: 'c1', optional: true, done: change.done ?? false },
      },
      counters: { sheets: change.sheets ?? 0 },
      assassins: { claudio: { at: 'a1' }, daria: { state: 'left' } },
      memory: { sync, counters: [{ id: 'sheets', start: 0, least: 0, most: 9 }] },
    }).play('claudio leave').game;
  const won = (...args: Parameters<typeof leaving>) => outcome(leaving(...args))!.sync;

  test('[R34.1] a counter is within its bounds as the memory ends', () => {
    const some: SyncTest = { counter: 'sheets', atLeast: 2, atMost: 4 };
    expect([1, 2, 4, 5].map((sheets) => won([some], { sheets }))).toEqual(['none', 'red', 'red', 'none']);
  });

  test('[R34.1] an optional objective is asked for, or forbidden', () => {
    expect([true, false].map((done) => won([{ objective: 'gate', done: true }], { done }))).toEqual(['red', 'none']);
    expect([true, false].map((done) => won([{ objective: 'gate', done: false }], { done }))).toEqual(['none', 'red']);
  });

  test('[R34.1] all of it must hold', () => {
    const both: SyncTest[] = [
      { counter: 'sheets', atLeast: 1, atMost: 999 },
      { objective: 'gate', done: true },
    ];
    expect(won(both, { sheets: 1, done: true })).toBe('red');
    expect(won(both, { sheets: 1 })).toBe('none');
    expect(won(both, { done: true })).toBe('none');
  });

  test('[R34.1] what is told of it: kept, open, or lost for this try', () => {
    const facts = (sync: SyncTest[], change?: Parameters<typeof leaving>[1]) =>
      syncFacts(leaving(sync, change)).map(({ of, value, bound, limit, state }) => [of, value, bound, limit, state]);
    expect(facts([{ counter: 'sheets', atLeast: 2, atMost: 4 }], { sheets: 5 })).toEqual([
      ['sheets', 5, 'at-least', 2, 'kept'],
      ['sheets', 5, 'at-most', 4, 'open'],
    ]);
    expect(facts([{ objective: 'gate', done: false }], { done: true })).toEqual([['gate', 1, 'undone', 0, 'lost']]);
    expect(facts([{ objective: 'gate', done: true }])).toEqual([['gate', 0, 'done', 1, 'open']]);
    expect(facts([{ tally: 'turns', atLeast: 0, atMost: 0 }])).toEqual([['turns', 0, 'at-most', 0, 'kept']]);
  });

  test('[R34.1] a tally over its bound never comes back; one under it still may', () => {
    const s = scene({
      map: STREET,
      assassins: { claudio: { at: 'a1' }, daria: { at: 'a1' } },
      memory: {
        sync: [
          { tally: 'tests', atLeast: 0, atMost: 1 },
          { tally: 'chests', atLeast: 1, atMost: 999 },
        ],
      },
      squares: { b1: { crossbowman: 1 } },
      dice: { detection: ['blank', 'blank'] },
    });
    const states = () => syncFacts(s.game).map(({ state }) => state);
    s.play('claudio move b1');
    expect(states()).toEqual(['kept', 'open']);
    s.play('daria move b1');
    expect(states()).toEqual(['lost', 'open']);
  });
});
