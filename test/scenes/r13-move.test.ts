import { describe, expect, STREET, scene, test } from '#scenes';

/** b2 has a wall to its east; a3 is a roof, b3 a canal, c3 a room. */
const WALL = `
+-+-+-+
|. . .|
+ + + +
|. .|.|
+ + + +
|^ ~ #|
+-+-+-+
`;

describe('R13.1 move', () => {
  test('[R13.1] the rulebook: with a wall on the right Bastiano may go up, down, left', () => {
    const s = scene({ map: WALL, assassins: { bastiano: { at: 'b2' }, daria: { at: 'a1' } } });
    expect(s.optionsOf('bastiano move')).toEqual(['bastiano move b1', 'bastiano move b3', 'bastiano move a2']);
    expect(s.refuses('bastiano move c2')).toMatchObject({ refused: 'wall', rule: 'R13.1' });
  });

  test('[R13.1] 1 AP, and none without', () => {
    const s = scene({ map: WALL, assassins: { bastiano: { at: 'b2', ap: 1 }, daria: { at: 'a1' } } });
    s.play('bastiano move a2');
    expect(s.who('bastiano')).toMatchObject({ ap: 0, at: 32 });
    expect(s.whys('moved')).toEqual(['R13.1']);
    expect(s.refuses('bastiano move b2')).toMatchObject({ refused: 'too-few-actions' });
  });

  test('[R13.1] to squares of any type, climbing between street and roof freely', () => {
    const s = scene({ map: WALL, assassins: { bastiano: { at: 'a2' }, daria: { at: 'c2' } } });
    s.play('bastiano move a3', 'bastiano move b3', 'bastiano move b2', 'daria move c3');
    expect(s.facts('moved').map(({ to }) => to)).toEqual([64, 65, 33, 66]);
    expect(s.whys('moved')).toEqual(['R13.1', 'R13.1', 'R13.1', 'R13.1']);
  });

  test('[R13.1] and never diagonally (G2), two squares far, or off the map', () => {
    const s = scene({ map: WALL, assassins: { bastiano: { at: 'a1' }, daria: { at: 'c1' } } });
    expect(s.refuses('bastiano move b2')).toMatchObject({ refused: 'diagonal', rule: 'G2' });
    expect(s.refuses('bastiano move c1')).toMatchObject({ refused: 'not-nearby', rule: 'R13.1' });
    expect(s.refuses('daria move d1')).toMatchObject({ refused: 'not-nearby', rule: 'R13.1' });
  });

  test('[R13.1] a move ends on another square, though the own one is nearby', () => {
    const s = scene({ map: WALL, assassins: { bastiano: { at: 'a1' }, daria: { at: 'c1' } } });
    expect(s.refuses('bastiano move a1')).toMatchObject({ refused: 'not-nearby', rule: 'R13.1' });
  });

  test('[R13.1] not limited by the number of enemies', () => {
    const s = scene({
      map: STREET,
      assassins: { bastiano: { at: 'a1' }, daria: { at: 'c1' } },
      squares: { b1: { crossbowman: 4 } },
      dice: { detection: ['blank', 'blank', 'blank', 'blank'] },
    });
    s.play('bastiano move b1');
    expect(s.who('bastiano').at).toBe(1);
    expect(s.whys('moved')).toEqual(['R13.1']);
  });
});

describe('R13.2 arriving and leaving', () => {
  test('[R13.2] arriving incognito on enemies: a detection test, a die for each enemy there', () => {
    const s = scene({
      map: STREET,
      assassins: { bastiano: { at: 'a1' }, daria: { at: 'c1' } },
      squares: { b1: { crossbowman: 2, agile: 1 } },
      dice: { detection: ['blank', 'blank', 'eye'] },
    });
    s.play('bastiano move b1');
    expect(s.facts('dice-rolled')).toMatchObject([{ by: 'bastiano', for: 'test', faces: ['blank', 'blank', 'eye'] }]);
    expect(s.who('bastiano').exposed).toBe(true);
  });

  test('[R13.2] leaving incognito: nobody follows, nobody rolls', () => {
    const s = scene({
      map: STREET,
      assassins: { bastiano: { at: 'b1' }, daria: { at: 'c1' } },
      squares: { b1: { crossbowman: 4 } },
    });
    s.play('bastiano move a1');
    expect(s.facts('hunt-begun')).toEqual([]);
    expect(s.square('b1').enemies).toBe(4);
  });

  test('[R13.2] leaving exposed from a square with enemies starts a hunt', () => {
    const s = scene({
      map: STREET,
      assassins: { bastiano: { at: 'b1', state: 'exposed' }, daria: { at: 'c1' } },
      squares: { b1: { crossbowman: 2 } },
    });
    s.play('bastiano move a1');
    expect(s.facts('hunt-begun')).toMatchObject([{ by: 'bastiano', half: 1 }]);
    expect(s.whys('hunt-begun')).toContain('R13.2');
    expect(s.square('a1').enemies).toBe(1);
    expect(s.who('bastiano').exposed).toBe(true);
  });

  test('[R13.2] leaving exposed from a square without enemies starts none', () => {
    const s = scene({
      map: STREET,
      assassins: { bastiano: { at: 'b1', state: 'exposed' }, daria: { at: 'a1' } },
      squares: { a1: { crossbowman: 2 } },
    });
    s.play('bastiano move c1');
    expect(s.facts('hunt-begun')).toEqual([]);
    expect(s.whys('became-incognito')).toContain('R13.2');
  });

  test('[R13.2] arriving exposed where no enemy is, nobody having followed: incognito, the base loose there', () => {
    const s = scene({
      map: STREET,
      assassins: { bastiano: { at: 'b1', state: 'exposed' }, daria: { at: 'c1' } },
      squares: { b1: { crossbowman: 2, bases: 1 } },
    });
    s.play('bastiano move a1');
    expect(s.facts('hunt-ended')).toMatchObject([{ followed: 0 }]);
    expect(s.who('bastiano').exposed).toBe(false);
    expect(s.square('a1').bases).toBe(1);
    expect(s.whys('became-incognito')).toContain('R13.2');
  });

  test('[R13.2] arriving exposed on enemies: still exposed, and no test', () => {
    const s = scene({
      map: STREET,
      assassins: { bastiano: { at: 'b1', state: 'exposed' }, daria: { at: 'c1' } },
      squares: { a1: { crossbowman: 2 } },
    });
    s.play('bastiano move a1');
    expect(s.facts('dice-rolled')).toEqual([]);
    expect(s.who('bastiano').exposed).toBe(true);
    expect(s.square('a1').bases).toBe(0);
  });
});
