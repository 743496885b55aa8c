import { describe, expect, scene, test } from '#scenes';

const BLOCK = `
+-+-+-+
|. . .|
+ +-+ +
|. . .|
+-+-+-+
`;
const ASIDE = { claudio: { at: 'c2', saved: 1 }, daria: { at: 'c2' } };

describe('R30.7 who does not move', () => {
  test('[R30.7] at the rim, behind a wall, before a square of 4 enemies', () => {
    const s = scene({
      map: BLOCK,
      direction: 'north',
      assassins: ASIDE,
      squares: { c1: { agile: 1 }, b2: { agile: 1 }, a1: { crossbowman: 4 }, a2: { agile: 1 } },
      next: 'movement',
    });
    expect(s.facts('enemy-moved')).toEqual([]);
    expect(s.question()).toBe('window');
  });

  test('[R30.7] 4 bodies are no 4 enemies: they make room', () => {
    const s = scene({
      map: BLOCK,
      direction: 'north',
      assassins: ASIDE,
      squares: { a1: { bodies: { crossbowman: 4 } }, a2: { agile: 1 } },
      next: 'movement',
      dice: { detection: ['blank', 'blank', 'blank', 'blank'] },
    });
    expect(s.square('a1')).toMatchObject({ enemies: 1, bodies: 3 });
  });

  test.each([
    ['^', '.', 'up from the street'],
    ['.', '^', 'down to the street'],
    ['^', '~', 'up from the canal'],
    ['~', '^', 'down to the canal'],
    ['^', '#', 'up from a room'],
    ['#', '^', 'down to a room'],
  ])('[R30.7] %s north of %s: %s only by a ladder, but for the agile', (north, south) => {
    const march = (edge: string) =>
      scene({
        map: `\n+-+-+\n|${north} .|\n+${edge}+ +\n|${south} .|\n+-+-+\n`,
        direction: 'north',
        assassins: { claudio: { at: 'b1', saved: 1 }, daria: { at: 'b1' } },
        squares: { a2: { crossbowman: 1, agile: 1, seeker: 1 } },
        next: 'movement',
      });
    expect(march(' ').square('a1').guards).toEqual({ agile: 1 });
    expect(march('H').square('a1').guards).toEqual({ crossbowman: 1, agile: 1, seeker: 1 });
    expect(march('-').square('a1').guards).toEqual({});
  });

  test.each([
    ['^', '^'],
    ['.', '~'],
    ['~', '#'],
    ['#', '.'],
  ])('[R30.7] %s north of %s is no change of level', (north, south) => {
    const s = scene({
      map: `\n+-+-+\n|${north} .|\n+ + +\n|${south} .|\n+-+-+\n`,
      direction: 'north',
      assassins: { claudio: { at: 'b1', saved: 1 }, daria: { at: 'b1' } },
      squares: { a2: { crossbowman: 1 } },
      next: 'movement',
    });
    expect(s.square('a1').enemies).toBe(1);
  });

  test('[R30.7] on an objective-base space, and on a square with a red base, worn or loose', () => {
    const s = scene({
      map: BLOCK,
      direction: 'north',
      objectives: { writ: { at: 'a2', spaces: 1 } },
      assassins: { claudio: { at: 'c2', state: 'exposed', saved: 1 }, daria: { at: 'a1' } },
      squares: { a2: { brute: 1 }, b2: { bases: 1, crossbowman: 1 }, c2: { agile: 1 } },
      next: 'movement',
    });
    expect(s.facts('enemy-moved')).toEqual([]);
    expect(s.question()).toBe('window');
  });

  test('[R30.7] hunters who cannot move do not hunt', () => {
    const s = scene({
      map: '\n+-+-+\n|. ^|\n+-+-+\n',
      assassins: { claudio: { at: 'b1' }, daria: { at: 'a1', state: 'exposed' } },
      squares: { a1: { crossbowman: 1, brute: 1 } },
    });
    s.play('daria move b1');
    expect(s.facts('hunt-begun')).toMatchObject([{ half: 1 }]);
    expect(s.facts('hunt-ended')).toMatchObject([{ followed: 0 }]);
    expect(s.whys('hunt-ended')).toContain('R32.2');
    expect(s.whys('hunt-ended')).toContain('R30.7');
    expect(s.who('daria').exposed).toBe(false);
  });

  test('[R30.7] half is counted of all, also of those on base spaces, who stay', () => {
    const s = scene({
      map: BLOCK,
      objectives: { writ: { at: 'a1', spaces: 3 } },
      assassins: { claudio: { at: 'c2' }, daria: { at: 'a1', state: 'exposed' } },
      squares: { a1: { crossbowman: 4 } },
    });
    s.play('daria move b1');
    expect(s.facts('hunt-begun')).toMatchObject([{ half: 2 }]);
    expect(s.facts('hunt-ended')).toMatchObject([{ followed: 1 }]);
    expect(s.whys('hunt-ended')).toContain('R30.7');
    expect([s.square('a1').enemies, s.square('b1').enemies]).toEqual([3, 1]);
    expect(s.who('daria').exposed).toBe(true);
  });
});
