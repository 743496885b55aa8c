import { describe, expect, scene, test, WIDE_BLOCK } from '#scenes';

describe('R32 hunters arriving', () => {
  test('[R32.3] tests for the incognito and for bodies, dice for the hunters only: those already there do not roll', () => {
    const s = scene({
      map: WIDE_BLOCK,
      assassins: { daria: { at: 'a1', state: 'exposed' }, bastiano: { at: 'b1' }, claudio: { at: 'b1' } },
      squares: { a1: { crossbowman: 3 }, b1: { agile: 1, bodies: { agile: 1 } } },
      dice: { detection: ['blank', 'blank', 'eye', 'alarm', 'blank', 'alarm'] },
    });
    s.play('daria move b1');
    expect(s.facts('dice-rolled').map((roll) => [roll.for, roll.by, roll.faces.length])).toEqual([
      ['test', 'bastiano', 2],
      ['test', 'claudio', 2],
      ['body', '', 2],
    ]);
    expect(s.whys('dice-rolled')).toContain('R32.3');
    expect(s.who('bastiano').exposed).toBe(false);
    expect(s.who('claudio').exposed).toBe(true);
    expect(s.square('b1')).toMatchObject({ enemies: 3, bodies: 1 });
  });

  test('[R32.3] in an action the alert is raised at once by who is found; alarms read it as it was', () => {
    const s = scene({
      map: WIDE_BLOCK,
      assassins: { daria: { at: 'a1', state: 'exposed' }, bastiano: { at: 'b1' }, claudio: { at: 'b1' } },
      squares: { a1: { crossbowman: 1 } },
      dice: { detection: ['eye', 'alarm'] },
    });
    s.play('daria move b1');
    expect(s.who('bastiano').exposed).toBe(true);
    expect(s.who('claudio').exposed).toBe(false);
    expect(s.alert()).toBe('raised');
    expect(s.whys('dice-rolled')).toContain('R32.3');
  });

  test('[R32.3] hunters push bodies out, players choosing which, and those are tested too', () => {
    const s = scene({
      map: WIDE_BLOCK,
      assassins: { daria: { at: 'a1', state: 'exposed' }, bastiano: { at: 'd2' } },
      squares: { a1: { crossbowman: 4 }, b1: { crossbowman: 1, bodies: { crossbowman: 2, agile: 1 } } },
      dice: { detection: ['blank', 'blank', 'blank', 'blank', 'eye', 'blank'] },
    });
    s.play('daria move b1');
    expect(s.options()).toEqual(['push-out crossbowman b1', 'push-out agile b1']);
    s.play('push-out agile b1');
    expect(s.question()).toBe('assassin-phase');
    expect(s.square('b1')).toMatchObject({ enemies: 3, bodies: 1 });
    expect(s.facts('dice-rolled').map(({ faces }) => faces.length)).toEqual([2, 2, 2]);
    expect(s.whys('dice-rolled')).toContain('R32.3');
    expect(s.facts('body-found')).toHaveLength(1);
  });

  test('[R32.3] enemies already there do not hunt until someone leaves', () => {
    const s = scene({
      map: WIDE_BLOCK,
      assassins: { daria: { at: 'a1', state: 'exposed' }, bastiano: { at: 'd2' } },
      squares: { a1: { crossbowman: 1 }, b1: { agile: 2 } },
    });
    s.play('daria move b1');
    expect(s.facts('enemy-moved')).toMatchObject([{ enemy: 'crossbowman' }]);
    expect(s.whys('enemy-moved')).toContain('R32.1');
    expect(s.whys('enemy-moved')).toContain('R32.3');
    expect(s.facts('dice-rolled')).toEqual([]);
    expect(s.facts('hunt-begun')).toHaveLength(1);
    s.play('daria move c1', 'hunt agile b1');
    expect(s.facts('hunt-begun')).toMatchObject([{ half: 1 }, { half: 2 }]);
  });

  test('[R32.4] nobody leaves a square where another red base remains, worn or loose', () => {
    const worn = scene({
      map: WIDE_BLOCK,
      assassins: { daria: { at: 'a1', state: 'exposed' }, bastiano: { at: 'a1', state: 'exposed' } },
      squares: { a1: { crossbowman: 3, agile: 1 } },
    }).play('daria move b1');
    expect(worn.facts('hunt-ended')).toMatchObject([{ followed: 0 }]);
    expect(worn.whys('hunt-ended')).toContain('R32.2');
    expect(worn.whys('hunt-ended')).toContain('R32.4');
    expect(worn.who('daria').exposed).toBe(false);
    const loose = scene({
      map: WIDE_BLOCK,
      assassins: { daria: { at: 'a1', state: 'exposed' }, bastiano: { at: 'd2' } },
      squares: { a1: { crossbowman: 3, bases: 1 } },
    }).play('daria move b1');
    expect(loose.square('a1').enemies).toBe(3);
    expect(loose.whys('hunt-ended')).toContain('R32.4');
  });

  test('[R32.4] gliding is a move that cannot be hunted: without a living enemy on arrival one is incognito', () => {
    const s = scene({
      map: '\n+-+-+-+\n|^ . ^|\n+-+-+-+\n',
      assassins: { daria: { at: 'a1', state: 'exposed', pack: ['parachute'] }, bastiano: { at: 'b1' } },
      squares: { a1: { agile: 2 }, c1: { crossbowman: 1 } },
    });
    s.play('daria use-at parachute c1');
    expect(s.facts('moved')).toMatchObject([{ by: 'daria' }]);
    expect(s.whys('moved')).toContain('R32.4');
    expect(s.facts('hunt-begun')).toEqual([]);
    expect(s.square('a1').enemies).toBe(2);
    expect(s.square('c1')).toMatchObject({ enemies: 0, bodies: 1, bases: 1 });
    expect(s.who('daria').exposed).toBe(false);
  });

  test('[R32.4] gliding onto living enemies: exposed still, incognito tested for all of them', () => {
    const table = (state: 'exposed' | 'incognito', detection: readonly 'blank'[]) =>
      scene({
        map: '\n+-+-+-+\n|^ . ^|\n+-+-+-+\n',
        assassins: { daria: { at: 'a1', state, pack: ['parachute'] }, bastiano: { at: 'b1' } },
        squares: { a1: { agile: 2 }, c1: { crossbowman: 3 } },
        dice: { detection },
      }).play('daria use-at parachute c1');
    const seen = table('exposed', []);
    expect(seen.who('daria').exposed).toBe(true);
    expect(seen.whys('moved')).toContain('R32.4');
    const unseen = table('incognito', ['blank', 'blank']);
    expect(unseen.facts('dice-rolled')).toMatchObject([{ by: 'daria', faces: ['blank', 'blank'] }]);
    expect(unseen.who('daria').exposed).toBe(false);
  });

  test('[R32.4] station, tower and chest cannot be used while exposed with an enemy on the square', () => {
    const s = scene({
      map: '\n+-+-+\n|t t|\n+ + +\n|t t|\n+-+-+\n',
      stations: ['a1'],
      chests: ['a1'],
      spots: { b2: 'haystack' },
      tower: { squares: ['a1', 'b1', 'a2', 'b2'], foot: 'b2', card: 'long-view' },
      assassins: { daria: { at: 'a1', state: 'exposed' }, bastiano: { at: 'a1' } },
      squares: { a1: { crossbowman: 1 } },
    });
    expect(s.refuses('daria leave')).toEqual({ refused: 'enemies-here', rule: 'R15.2' });
    expect(s.refuses('daria climb')).toEqual({ refused: 'enemies-here', rule: 'R9.1' });
    expect(s.refuses('daria open-chest')).toEqual({ refused: 'enemies-here', rule: 'R10' });
    expect(s.options()).toEqual(expect.arrayContaining(['bastiano leave', 'bastiano climb', 'bastiano open-chest']));
    s.play('daria move a2');
    expect(s.whys('enemy-moved')).toContain('R32.1');
  });

  test('[R22.2] who arrives incognito rolls for all enemies then there, hunters included', () => {
    const s = scene({
      map: WIDE_BLOCK,
      assassins: { daria: { at: 'a1', state: 'exposed' }, bastiano: { at: 'a1' } },
      squares: { a1: { crossbowman: 2 }, b1: { agile: 2 } },
      dice: { detection: ['blank', 'blank', 'blank'] },
    });
    s.play('daria move b1', 'bastiano move b1');
    expect(s.facts('dice-rolled')).toMatchObject([{ by: 'bastiano', faces: ['blank', 'blank', 'blank'] }]);
    expect(s.whys('dice-rolled')).toContain('R22.2');
  });
});
