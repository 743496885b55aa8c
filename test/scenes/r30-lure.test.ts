import { describe, expect, scene, test } from '#scenes';

const CROSS = `
+-+-+-+
|. . .|
+ + + +
|. .|.|
+ + + +
|. . .|
+-+-+-+
`;
const ROW = `
+-+-+-+-+-+
|. . . . .|
+-+-+-+-+-+
`;
const ASIDE = { claudio: { at: 'a3', saved: 1 }, daria: { at: 'a3' } };

describe('R30.1 red bases draw enemies', () => {
  test('[R30.1] every enemy nearby moves into a square with a loose base, before the march and instead of it', () => {
    const s = scene({
      map: CROSS,
      direction: 'south',
      assassins: ASIDE,
      squares: { b2: { bases: 1 }, b1: { crossbowman: 1 }, b3: { agile: 1 }, a2: { crossbowman: 1 } },
      next: 'movement',
    });
    expect(s.square('b2').guards).toEqual({ crossbowman: 2, agile: 1 });
    expect(s.facts('enemy-moved')).toHaveLength(3);
    expect(s.whys('enemy-moved')).toContain('R30.1');
  });

  test('[R30.1] a worn base draws as well; behind a wall and diagonally nobody is drawn: they march', () => {
    const s = scene({
      map: CROSS,
      direction: 'north',
      assassins: { claudio: { at: 'b2', state: 'exposed', saved: 1 }, daria: { at: 'a3' } },
      squares: { c2: { crossbowman: 1 }, c3: { crossbowman: 1 }, a2: { crossbowman: 1 } },
      next: 'movement',
    });
    expect(s.square('b2').enemies).toBe(1);
    expect(s.square('c1').enemies).toBe(1);
    expect(s.square('c2').enemies).toBe(1);
    expect(s.facts('enemy-moved').map(({ why }) => [why].flat()[0])).toEqual(['R30.1', 'R30.2', 'R30.2']);
  });

  test('[R30.1] with too little room players choose who stays out; who stays out marches', () => {
    const s = scene({
      map: CROSS,
      direction: 'north',
      assassins: ASIDE,
      squares: { b2: { bases: 1, crossbowman: 3 }, a2: { crossbowman: 2 }, b3: { agile: 1 } },
      next: 'movement',
    });
    expect(s.question()).toBe('gather');
    expect(s.options()).toEqual(['move-enemy agile b3 b2', 'move-enemy crossbowman a2 b2']);
    expect(s.refuses('move-enemy crossbowman a2 a1')).toMatchObject({ rule: 'R30.1' });
    s.play('move-enemy agile b3 b2');
    expect(s.square('b2').guards).toEqual({ crossbowman: 3, agile: 1 });
    expect(s.square('a1').guards).toEqual({ crossbowman: 2 });
    expect(s.whys('enemy-moved')).toContain('R30.1');
  });

  test('[R30.1] too little room for one kind from one square is no question', () => {
    const s = scene({
      map: ROW,
      direction: 'west',
      assassins: { claudio: { at: 'e1', saved: 1 }, daria: { at: 'e1' } },
      squares: { c1: { bases: 1, agile: 2 }, b1: { crossbowman: 4 } },
      next: 'movement',
    });
    expect(s.question()).toBe('window');
    expect(s.square('c1').guards).toEqual({ crossbowman: 2, agile: 2 });
    expect(s.square('a1').guards).toEqual({ crossbowman: 2 });
    expect(s.whys('enemy-moved')).toContain('R30.1');
  });

  test('[R30.1] between two bases players choose, one enemy at a time', () => {
    const s = scene({
      map: ROW,
      direction: 'east',
      assassins: { claudio: { at: 'a1', saved: 1 }, daria: { at: 'a1' } },
      squares: { b1: { bases: 1 }, d1: { bases: 2 }, c1: { crossbowman: 2 } },
      next: 'movement',
    });
    expect(s.options()).toEqual(['move-enemy crossbowman c1 b1', 'move-enemy crossbowman c1 d1']);
    s.play('move-enemy crossbowman c1 d1');
    expect(s.options()).toEqual(['move-enemy crossbowman c1 b1', 'move-enemy crossbowman c1 d1']);
    s.play('move-enemy crossbowman c1 b1');
    expect([s.square('b1').enemies, s.square('c1').enemies, s.square('d1').enemies]).toEqual([1, 0, 1]);
    expect(s.facts('enemy-moved')).toHaveLength(2);
    expect(s.whys('enemy-moved')).toContain('R30.1');
  });

  test('[R30.1] of two bases the one with room is entered, unasked', () => {
    const s = scene({
      map: ROW,
      direction: 'east',
      assassins: { claudio: { at: 'a1', saved: 1 }, daria: { at: 'a1' } },
      squares: { b1: { bases: 1, crossbowman: 4 }, d1: { bases: 1 }, c1: { agile: 2 } },
      next: 'movement',
    });
    expect(s.question()).toBe('window');
    expect(s.square('d1').guards).toEqual({ agile: 2 });
    expect(s.facts('enemy-moved')).toHaveLength(2);
    expect(s.whys('enemy-moved')).toContain('R30.1');
  });

  test('[R30.1] who has a choice of squares may keep another out, in the order the players like', () => {
    const setting = {
      map: ROW,
      direction: 'north',
      assassins: { claudio: { at: 'a1', saved: 1 }, daria: { at: 'a1' } },
      squares: { b1: { bases: 1 }, c1: { crossbowman: 1 }, d1: { bases: 1, agile: 3 }, e1: { brute: 1 } },
      next: 'movement',
    } as const;
    const all = ['move-enemy crossbowman c1 b1', 'move-enemy brute e1 d1', 'move-enemy crossbowman c1 d1'];
    const kept = scene(setting);
    expect(kept.options()).toEqual(all);
    kept.play('move-enemy crossbowman c1 d1');
    expect([kept.square('d1').enemies, kept.square('e1').enemies]).toEqual([4, 1]);
    // The other way round nothing is left to ask: both go.
    const both = scene(setting).play('move-enemy crossbowman c1 b1');
    expect([both.square('b1').enemies, both.square('d1').enemies, both.square('e1').enemies]).toEqual([1, 4, 0]);
    expect(both.facts('enemy-moved')).toHaveLength(2);
    expect(both.whys('enemy-moved')).toContain('R30.1');
  });

  test('[R30.1] nobody leaves a square with a base of its own, and those on base spaces stay', () => {
    const s = scene({
      map: ROW,
      direction: 'north',
      objectives: { writ: { at: 'd1', spaces: 1 } },
      assassins: { claudio: { at: 'a1', saved: 1 }, daria: { at: 'a1' } },
      squares: { b1: { bases: 1, crossbowman: 1 }, c1: { bases: 1 }, d1: { crossbowman: 1, agile: 1 } },
      next: 'movement',
    });
    expect(s.options()).toEqual(['hold-space crossbowman d1', 'hold-space agile d1']);
    s.play('hold-space crossbowman d1');
    expect(s.square('b1').guards).toEqual({ crossbowman: 1 });
    expect(s.square('c1').guards).toEqual({ agile: 1 });
    expect(s.square('d1').guards).toEqual({ crossbowman: 1 });
    expect(s.facts('enemy-moved')).toHaveLength(1);
    expect(s.whys('enemy-moved')).toContain('R30.1');
  });

  test('[R30.1] a base on a roof draws the agile and whoever has a ladder', () => {
    const s = scene({
      map: '\n+-+-+-+\n|.|^H.|\n+ + + +\n|. . .|\n+-+-+-+\n',
      direction: 'east',
      assassins: { claudio: { at: 'a1', saved: 1 }, daria: { at: 'a1' } },
      squares: { b1: { bases: 1 }, c1: { crossbowman: 1 }, b2: { crossbowman: 1, agile: 1 } },
      next: 'movement',
    });
    expect(s.square('b1').guards).toEqual({ crossbowman: 1, agile: 1 });
    expect(s.square('c2').guards).toEqual({ crossbowman: 1 });
    expect(s.whys('enemy-moved')).toContain('R30.1');
  });

  test('[R30.1] a boss is drawn too; bodies in the way are pushed out and players choose which', () => {
    const s = scene({
      map: ROW,
      direction: 'north',
      assassins: { claudio: { at: 'a1', saved: 1 }, daria: { at: 'a1' } },
      bosses: { castellan: { at: 'd1' } },
      squares: { c1: { bases: 1, crossbowman: 1, bodies: { crossbowman: 1, agile: 2 } } },
      next: 'movement',
      dice: { detection: ['blank', 'alarm', 'blank'] },
    });
    expect(s.options()).toEqual(['push-out crossbowman c1', 'push-out agile c1']);
    s.play('push-out agile c1');
    expect(s.square('c1')).toMatchObject({ enemies: 2, bodies: 2 });
    expect(s.facts('enemy-moved')).toMatchObject([{ enemy: 'castellan' }]);
    expect(s.whys('enemy-moved')).toContain('R30.1');
  });
});
