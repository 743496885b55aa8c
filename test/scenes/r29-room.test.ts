import { BLOCK, describe, expect, scene, test } from '#scenes';

const ASIDE = { daria: { at: 'c1', saved: 1 }, claudio: { at: 'c1' } };
const blanks = (count: number) => Array.from({ length: count }, () => 'blank' as const);

describe('R29.4 room on a square', () => {
  test('[R29.4] the rulebook: 4 agile must enter 1 crossbowman and 3 bodies: 3 bodies out, 3 enter, the fourth stays, 9 dice', () => {
    const s = scene({
      map: BLOCK,
      assassins: ASIDE,
      squares: { a1: { crossbowman: 1, bodies: { crossbowman: 3 } }, a2: { agile: 4 } },
      next: 'movement',
      dice: { detection: blanks(9) },
    });
    expect(s.square('a1')).toMatchObject({ bodies: 0, guards: { crossbowman: 1, agile: 3 } });
    expect(s.square('a2').guards).toEqual({ agile: 1 });
    expect(s.facts('dice-rolled').map((roll) => [roll.for, roll.faces.length])).toEqual([
      ['body', 3],
      ['body', 3],
      ['body', 3],
    ]);
    expect(s.facts('body-pushed-out')).toHaveLength(3);
    expect(s.whys('body-pushed-out')).toContain('R29.4');
    expect(s.game.reserve[0]).toBe(29);
  });

  test('[R29.4] just as many bodies as needed; those that stay and those that go are tested alike', () => {
    const s = scene({
      map: BLOCK,
      assassins: ASIDE,
      squares: { a1: { bodies: { agile: 3 } }, a2: { crossbowman: 2 } },
      next: 'movement',
      dice: { detection: ['blank', 'eye', ...blanks(4)] },
    });
    expect(s.square('a1')).toMatchObject({ enemies: 2, bodies: 2 });
    expect(s.facts('body-pushed-out')).toHaveLength(1);
    expect(s.facts('dice-rolled').map(({ faces }) => faces.length)).toEqual([2, 2, 2]);
    expect(s.facts('body-found')).toHaveLength(1);
    expect(s.facts('body-pushed-out')).toHaveLength(1);
    expect(s.whys('body-pushed-out')).toContain('R29.4');
  });

  test('[R29.4] players choose which bodies make room for those who move in, one at a time', () => {
    const s = scene({
      map: BLOCK,
      assassins: ASIDE,
      squares: { a1: { bodies: { crossbowman: 2, agile: 1, brute: 1 } }, a2: { crossbowman: 2 } },
      next: 'movement',
      dice: { detection: blanks(8) },
    });
    expect(s.options()).toEqual(['push-out crossbowman a1', 'push-out agile a1', 'push-out brute a1']);
    expect(s.refuses('push-out rider a1')).toMatchObject({ rule: 'R29.4' });
    expect(s.square('a1').enemies).toBe(0);
    s.play('push-out brute a1');
    expect(s.square('a1')).toMatchObject({ enemies: 1, bodies: 3 });
    s.play('push-out crossbowman a1');
    expect(s.square('a1')).toMatchObject({ enemies: 2, bodies: 2 });
    expect(s.game.reserve).toEqual([27, 9, 10, 10, 10]);
    expect(s.facts('body-pushed-out')).toHaveLength(2);
    expect(s.whys('body-pushed-out')).toContain('R29.4');
  });

  test('[R29.4] players choose which bodies make room for reinforcements', () => {
    const s = scene({
      map: BLOCK,
      alert: 'raised',
      entrances: { D: ['a1'] },
      assassins: ASIDE,
      squares: { a1: { crossbowman: 1, bodies: { crossbowman: 2, agile: 1 } } },
      decks: { reinforcement: { draw: ['patrol-2-7'] } },
      next: 'reinforcement',
      dice: { detection: blanks(6) },
    });
    expect(s.options()).toEqual(['push-out crossbowman a1', 'push-out agile a1']);
    s.play('push-out agile a1');
    // Of the crossbowmen's bodies one is as good as the other: no question.
    expect(s.question()).toBe('window');
    expect(s.square('a1')).toMatchObject({ bodies: 1, guards: { crossbowman: 2, agile: 1 } });
    expect(s.facts('body-pushed-out')).toHaveLength(2);
    expect(s.whys('body-pushed-out')).toContain('R29.4');
  });

  test('[R29.4] a body keeps its place: an attack never overflows, and a full square takes nobody', () => {
    const s = scene({
      map: BLOCK,
      memory: { enemyPhase: 'no-reinforcement' },
      assassins: { daria: { at: 'a1', blade: 'hidden-blade', saved: 1 }, claudio: { at: 'c1' } },
      squares: { a1: { crossbowman: 2, agile: 2 } },
      dice: { assassin: ['hit', 'hit'] },
    });
    s.play('daria attack hidden-blade a1', 'strike crossbowman', 'strike crossbowman');
    expect(s.square('a1')).toMatchObject({ enemies: 2, bodies: 2 });
    expect(() => scene({ map: BLOCK, assassins: ASIDE, squares: { a1: { crossbowman: 3, bodies: { agile: 2 } } } })).toThrow(
      'square-too-full (R29.4)',
    );
  });

  test('[R29.4] the limit binds enemies and bodies only: four enemies leave room for every assassin', () => {
    const s = scene({
      map: BLOCK,
      assassins: { alessandra: { at: 'b1' }, bastiano: { at: 'b1' }, claudio: { at: 'b1' }, daria: { at: 'a1', ap: 0 } },
      squares: { a1: { crossbowman: 3, bodies: { agile: 1 } }, a2: { crossbowman: 1 } },
      dice: { detection: blanks(9 + 5) },
      memory: { enemyPhase: 'no-reinforcement' },
    });
    s.play('alessandra move a1', 'bastiano move a1', 'claudio move a1');
    expect(s.game.characters.map(({ at }) => at)).toEqual([0, 0, 0, 0]);
    s.play('alessandra save', 'end-phase', 'pass');
    expect(s.square('a1')).toMatchObject({ enemies: 4, bodies: 0 });
    expect(s.facts('body-pushed-out')).toHaveLength(1);
    expect(s.whys('body-pushed-out')).toContain('R29.4');
  });

  test('[R29.4] a body of a boss is pushed out like any other, and leaves the game', () => {
    const s = scene({
      map: BLOCK,
      assassins: ASIDE,
      bosses: { castellan: { at: 'a1', state: 'body', hp: 0 } },
      squares: { a1: { crossbowman: 2, bodies: { crossbowman: 1 } }, a2: { crossbowman: 2 } },
      next: 'movement',
      dice: { detection: blanks(4) },
    });
    expect(s.options()).toEqual(['push-out crossbowman a1', 'push-out castellan a1']);
    s.play('push-out castellan a1');
    expect(s.square('a1')).toMatchObject({ enemies: 4, bodies: 0 });
    expect(s.game.bosses[0]).toMatchObject({ state: 'gone' });
    expect(s.whys('body-pushed-out')).toContain('R29.4');
  });
});
