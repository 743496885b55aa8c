import { describe, expect, scene, test, WIDE_BLOCK } from '#scenes';

describe('R32 hunt', () => {
  test('[R32.1] [R32.3] [R32.4] the rulebook: Darià leaves 2 crossbowmen and 1 elite, is hunted, and loses them at Bastiano', () => {
    const s = scene({
      map: WIDE_BLOCK,
      stations: ['c1'],
      assassins: { daria: { at: 'a1', state: 'exposed' }, bastiano: { at: 'b1' } },
      squares: { a1: { crossbowman: 2, agile: 1 } },
      dice: { detection: ['eye', 'blank'] },
    });
    s.play('daria move b1');
    expect(s.facts('hunt-begun')).toMatchObject([{ half: 2 }]);
    expect(s.whys('hunt-begun')).toContain('R32.1');
    expect(s.options()).toEqual(['hunt crossbowman a1', 'hunt agile a1']);
    expect(s.refuses('daria move c1')).toMatchObject({ rule: 'R32.1' });
    s.play('hunt crossbowman a1', 'hunt crossbowman a1');
    expect(s.square('b1').guards).toEqual({ crossbowman: 2 });
    expect(s.square('a1').guards).toEqual({ agile: 1 });
    expect(s.facts('dice-rolled')).toMatchObject([{ by: 'bastiano', faces: ['eye', 'blank'] }]);
    expect(s.whys('dice-rolled')).toContain('R32.3');
    expect(s.who('bastiano').exposed).toBe(true);
    s.play('daria move c1');
    expect(s.facts('hunt-ended').at(-1)).toMatchObject({ followed: 0 });
    expect(s.whys('hunt-ended')).toContain('R32.4');
    expect(s.square('b1').enemies).toBe(2);
    expect(s.who('daria').exposed).toBe(false);
    expect(s.square('c1').bases).toBe(1);
    s.play('daria leave');
    expect(s.who('daria').status).toBe('left');
  });

  test.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
  ])('[R32.1] of %i enemies %i follow, rounded up; alike: no question', (enemies, half) => {
    const s = scene({
      map: WIDE_BLOCK,
      assassins: { daria: { at: 'a1', state: 'exposed' }, bastiano: { at: 'd2' } },
      squares: { a1: { crossbowman: enemies } },
    });
    s.play('daria move a2');
    expect(s.facts('hunt-begun')).toMatchObject([{ half }]);
    expect(s.whys('hunt-begun')).toContain('R32.1');
    expect(s.square('a2').enemies).toBe(half);
    expect(s.square('a1').enemies).toBe(enemies - half);
  });

  test('[R32.1] half of all, chosen among those able to move, until none can: the agile alone follow onto a roof', () => {
    const s = scene({
      map: '\n+-+-+\n|. ^|\n+-+-+\n',
      assassins: { daria: { at: 'a1', state: 'exposed' }, bastiano: { at: 'b1' } },
      squares: { a1: { crossbowman: 2, brute: 1, agile: 1 } },
      dice: { detection: ['blank'] },
    });
    s.play('daria move b1');
    expect(s.facts('hunt-begun')).toMatchObject([{ half: 2 }]);
    expect(s.square('b1').guards).toEqual({ agile: 1 });
    expect(s.facts('hunt-ended')).toMatchObject([{ followed: 1 }]);
    expect(s.facts('hunt-begun')).toHaveLength(1);
    expect(s.whys('hunt-begun')).toContain('R32.1');
  });

  test('[R32.1] one at a time until the square is full: a third of four enemies fits no more', () => {
    const s = scene({
      map: WIDE_BLOCK,
      assassins: { daria: { at: 'a1', state: 'exposed' }, bastiano: { at: 'd2' } },
      squares: { a1: { crossbowman: 2, agile: 2 }, b1: { crossbowman: 2, brute: 1 } },
    });
    s.play('daria move b1');
    expect(s.options()).toEqual(['hunt crossbowman a1', 'hunt agile a1']);
    s.play('hunt agile a1');
    expect(s.square('b1').enemies).toBe(4);
    expect(s.facts('hunt-ended')).toMatchObject([{ followed: 1 }]);
    expect(s.whys('hunt-ended')).toContain('R32.2');
    expect(s.whys('hunt-ended')).toContain('R30.7');
    expect(s.whys('hunt-begun')).toContain('R32.1');
  });

  test('[R32.1] a boss counts in the half and may hunt', () => {
    const s = scene({
      map: WIDE_BLOCK,
      assassins: { daria: { at: 'a1', state: 'exposed' }, bastiano: { at: 'd2' } },
      bosses: { castellan: { at: 'a1' } },
      squares: { a1: { crossbowman: 2 } },
    });
    s.play('daria move b1');
    expect(s.options()).toEqual(['hunt crossbowman a1', 'hunt castellan a1']);
    s.play('hunt castellan a1');
    expect(s.square('b1')).toMatchObject({ enemies: 2, guards: { crossbowman: 1 } });
    expect(s.whys('enemy-moved')).toContain('R32.1');
  });

  test('[R32.1] each departure is a new hunt, of whoever is there; leaving incognito is none', () => {
    const s = scene({
      map: WIDE_BLOCK,
      assassins: { daria: { at: 'a1', state: 'exposed' }, bastiano: { at: 'a1' } },
      squares: { a1: { crossbowman: 2 }, b1: { agile: 1 } },
    });
    s.play('bastiano move a2');
    expect(s.facts('hunt-begun')).toEqual([]);
    s.play('daria move b1');
    expect(s.square('b1').guards).toEqual({ crossbowman: 1, agile: 1 });
    s.play('daria move c1');
    // Half of two: the earlier hunter has no special status.
    expect(s.options()).toEqual(['hunt crossbowman b1', 'hunt agile b1']);
    s.play('hunt agile b1');
    expect(s.square('c1').guards).toEqual({ agile: 1 });
    expect(s.facts('hunt-begun').map(({ half }) => half)).toEqual([1, 1]);
    expect(s.facts('hunt-begun')).toHaveLength(2);
    expect(s.whys('hunt-begun')).toContain('R32.1');
  });

  test('[R32.2] hunted, one cannot become incognito by the move', () => {
    const s = scene({
      map: WIDE_BLOCK,
      assassins: { daria: { at: 'a1', state: 'exposed', pack: ['smoke-bomb'] }, bastiano: { at: 'd2' } },
      squares: { a1: { crossbowman: 1 } },
    });
    s.play('daria move b1');
    expect(s.facts('hunt-ended')).toMatchObject([{ followed: 1 }]);
    expect(s.whys('hunt-ended')).toContain('R32.2');
    expect(s.who('daria').exposed).toBe(true);
    // No lasting state: a card works afterwards.
    s.play('daria use-at smoke-bomb b1');
    expect(s.who('daria').exposed).toBe(false);
    expect(s.square('b1')).toMatchObject({ enemies: 1, bases: 1 });
  });

  test('[R32.2] nobody can follow and no enemy is there: incognito at once, the base on the arrival square', () => {
    const s = scene({
      map: '\n+-+-+\n|. ^|\n+-+-+\n',
      assassins: { daria: { at: 'a1', state: 'exposed' }, bastiano: { at: 'b1' } },
      squares: { a1: { crossbowman: 2 } },
    });
    s.play('daria move b1');
    expect(s.facts('hunt-ended')).toMatchObject([{ followed: 0 }]);
    expect(s.whys('hunt-ended')).toContain('R32.2');
    expect(s.facts('became-incognito')).toMatchObject([{ by: 'daria' }]);
    expect(s.square('b1').bases).toBe(1);
  });

  test('[R32.2] nobody can follow, but enemies are there: exposed still', () => {
    const s = scene({
      map: WIDE_BLOCK,
      assassins: { daria: { at: 'a1', state: 'exposed' }, bastiano: { at: 'd2' } },
      squares: { a1: { crossbowman: 2 }, b1: { crossbowman: 4 } },
    });
    s.play('daria move b1');
    expect(s.facts('hunt-ended')).toMatchObject([{ followed: 0 }]);
    expect(s.whys('hunt-ended')).toContain('R32.2');
    expect(s.who('daria').exposed).toBe(true);
  });
});
