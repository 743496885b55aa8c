import { DEEP_BLOCK, describe, expect, scene, test } from '#scenes';

const ASIDE = { claudio: { at: 'c3', saved: 1 }, daria: { at: 'c3' } };

describe('R30 enemy movement', () => {
  test.each([
    ['north', 'b1'],
    ['east', 'c2'],
    ['south', 'b3'],
    ['west', 'a2'],
  ] as const)('[R30.2] %s: every enemy moves one square that way', (direction, to) => {
    const s = scene({
      map: DEEP_BLOCK,
      direction,
      assassins: { claudio: { at: 'a1', saved: 1 }, daria: { at: 'a1' } },
      bosses: { castellan: { at: 'b2' } },
      squares: { b2: { crossbowman: 1, brute: 1, seeker: 1 } },
      next: 'movement',
    });
    expect(s.square(to).enemies).toBe(4);
    expect(s.square('b2').enemies).toBe(0);
    expect(s.facts('enemy-moved')).toHaveLength(4);
    expect(s.whys('enemy-moved')).toContain('R30.2');
  });

  test('[R30.2] reinforcements of the same turn move too; who was drawn by a base does not move again', () => {
    const s = scene({
      map: DEEP_BLOCK,
      direction: 'east',
      entrances: { A: ['a1'] },
      assassins: ASIDE,
      squares: { a2: { crossbowman: 1 }, b2: { bases: 1 } },
      decks: { reinforcement: { draw: ['patrol-2-1'] } },
      next: 'reinforcement',
    });
    s.play('pass');
    expect(s.square('b1').enemies).toBe(1);
    expect(s.square('b2').enemies).toBe(1);
    expect(s.facts('enemy-moved')).toHaveLength(2);
    expect(s.whys('enemy-moved')).toContain('R30.2');
  });

  test('[R30.2] hunters of the same turn move too', () => {
    const s = scene({
      map: '\n+-+-+-+\n|. . ^|\n+-+-+-+\n',
      direction: 'west',
      memory: { enemyPhase: 'no-reinforcement' },
      assassins: { claudio: { at: 'c1', saved: 1 }, daria: { at: 'a1', state: 'exposed' } },
      squares: { a1: { crossbowman: 1 } },
    });
    s.play('daria move b1', 'daria move c1', 'end-phase', 'pass');
    expect(s.facts('enemy-moved').map(({ why }) => [why].flat()[0])).toEqual(['R32.1', 'R30.2']);
    expect(s.square('a1').enemies).toBe(1);
  });

  test('[R30.4] the furthest row first: full squares in a file do not block each other', () => {
    const s = scene({
      map: DEEP_BLOCK,
      direction: 'north',
      assassins: ASIDE,
      squares: { a2: { crossbowman: 4 }, a3: { agile: 4 } },
      next: 'movement',
    });
    expect(s.square('a1').guards).toEqual({ crossbowman: 4 });
    expect(s.square('a2').guards).toEqual({ agile: 4 });
    expect(s.square('a3').enemies).toBe(0);
    expect(s.whys('enemy-moved')).toContain('R30.4');
  });

  test('[R30.4] when not all of a square can go, players choose who goes', () => {
    const s = scene({
      map: DEEP_BLOCK,
      direction: 'south',
      assassins: ASIDE,
      squares: { b3: { crossbowman: 2 }, b2: { crossbowman: 2, agile: 1, brute: 1 } },
      next: 'movement',
    });
    expect(s.options()).toEqual(['move-enemy crossbowman b2 b3', 'move-enemy agile b2 b3', 'move-enemy brute b2 b3']);
    expect(s.refuses('move-enemy seeker b2 b3')).toMatchObject({ refused: 'not-an-answer' });
    s.play('move-enemy brute b2 b3');
    expect(s.options()).toEqual(['move-enemy crossbowman b2 b3', 'move-enemy agile b2 b3']);
    s.play('move-enemy agile b2 b3');
    expect(s.square('b3').guards).toEqual({ crossbowman: 2, agile: 1, brute: 1 });
    expect(s.square('b2').guards).toEqual({ crossbowman: 2 });
    expect(s.whys('enemy-moved')).toContain('R30.4');
  });

  test('[R30.4] where all can go, or those who can are alike, nobody is asked', () => {
    const s = scene({
      map: DEEP_BLOCK,
      direction: 'north',
      assassins: ASIDE,
      squares: { a2: { crossbowman: 2, agile: 2 }, b1: { crossbowman: 2 }, b2: { crossbowman: 4 } },
      next: 'movement',
    });
    expect(s.question()).toBe('window');
    expect(s.square('a1').guards).toEqual({ crossbowman: 2, agile: 2 });
    expect([s.square('b1').enemies, s.square('b2').enemies]).toEqual([4, 2]);
    expect(s.whys('enemy-moved')).toContain('R30.4');
  });

  test('[R30.4] [R30.5] [R30.6] the rulebook: 3 of B go to A over its body, D stays behind its wall, 1 of E goes to C', () => {
    const s = scene({
      // A C .
      // B E D
      map: '\n+-+-+-+\n|. . .|\n+ + +-+\n|. . .|\n+-+-+-+\n',
      direction: 'north',
      objectives: { writ: { at: 'b2', spaces: 3 } },
      assassins: { claudio: { at: 'c1', saved: 1 }, daria: { at: 'c1' } },
      squares: {
        a1: { crossbowman: 1, bodies: { crossbowman: 1 } },
        a2: { crossbowman: 4 },
        b2: { crossbowman: 4 },
        c2: { crossbowman: 1 },
      },
      next: 'movement',
      dice: { detection: ['blank', 'alarm', 'blank'] },
    });
    expect(s.square('a1')).toMatchObject({ enemies: 4, bodies: 0 });
    expect(s.square('a2').enemies).toBe(1);
    expect(s.square('c2').enemies).toBe(1);
    expect([s.square('b1').enemies, s.square('b2').enemies]).toEqual([1, 3]);
    expect(s.facts('dice-rolled').map((roll) => [roll.for, roll.faces.length])).toEqual([['body', 3]]);
    expect(s.game.reserve[0]).toBe(30 - 10);
    expect(s.whys('enemy-moved')).toContain('R30.4');
    expect(s.facts('space-taken')).toHaveLength(3);
    expect(s.whys('space-taken')).toContain('R30.5');
    expect(s.whys('dice-rolled')).toContain('R30.6');
  });

  test('[R30.6] tests come after all movement, drawn and marching', () => {
    const s = scene({
      map: DEEP_BLOCK,
      direction: 'north',
      assassins: { claudio: { at: 'a1', saved: 1 }, daria: { at: 'b1' } },
      squares: { a2: { crossbowman: 1 }, b1: { bases: 1 }, b2: { crossbowman: 1 }, c3: { agile: 1 } },
      next: 'movement',
      dice: { detection: ['eye', 'blank'] },
    });
    const types = s.events.map(({ type }) => type);
    expect(s.facts('enemy-moved')).toHaveLength(3);
    expect(types.lastIndexOf('enemy-moved')).toBeLessThan(types.indexOf('dice-rolled'));
    expect(s.facts('dice-rolled').map(({ by }) => by)).toEqual(['claudio', 'daria']);
    expect(s.whys('dice-rolled')).toContain('R30.6');
    expect(types.lastIndexOf('dice-rolled')).toBeLessThan(types.indexOf('alert-raised'));
  });

  test('[R30.6] a base won in a test of this step draws nobody before the next', () => {
    const s = scene({
      map: DEEP_BLOCK,
      direction: 'north',
      assassins: { claudio: { at: 'a1', saved: 1 }, daria: { at: 'c3' } },
      squares: { a2: { crossbowman: 1 }, b1: { agile: 1 } },
      next: 'movement',
      dice: { detection: ['eye'] },
    });
    expect(s.who('claudio').exposed).toBe(true);
    expect(s.square('b1').enemies).toBe(1);
    expect(s.whys('dice-rolled')).toContain('R30.6');
  });
});
