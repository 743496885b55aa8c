import { describe, expect, LONG_STREET, type SceneSetting, scene, test } from '#scenes';

const other = { at: 'd1' };
const coat = { at: 'b1', pack: ['watch-coat'] };
const dressed = { at: 'b1', pack: ['watch-coat'], uniform: 'watch-coat', melee: 'common-sword', blade: 'hidden-blade' };

describe('D1 putting it on', () => {
  test('[D1] a figure of the kind is taken from the reserve; the wearer is no enemy and takes no place', () => {
    const s = scene({ map: LONG_STREET, assassins: { daria: coat, claudio: other }, squares: { b1: { crossbowman: 4 } } });
    const { reserve } = s.game;
    s.play('daria use watch-coat');
    expect(s.facts('disguise-put-on')).toMatchObject([{ by: 'daria', card: 'watch-coat', guard: 'crossbowman', why: 'D1' }]);
    expect(s.game.reserve[0]).toBe(reserve[0]! - 1);
    expect(s.who('daria')).toMatchObject({ disguise: 0, uniform: 'watch-coat', ap: 2 });
    expect(s.square('b1').enemies).toBe(4);
    expect(s.refuses('daria use watch-coat')).toMatchObject({ refused: 'no-uniform-left', rule: 'D1' });
  });

  /** All thirty crossbowmen stand or lie somewhere. */
  const none = Object.fromEntries(
    'abcdefgh'.split('').map((column, index) => [`${column}1`, { crossbowman: index === 7 ? 2 : 4 }]),
  );
  const LONG = `
+-+-+-+-+-+-+-+-+-+
|. . . . . . . . .|
+-+-+-+-+-+-+-+-+-+
`;

  test('[D1] none left, it cannot be put on', () => {
    const s = scene({ map: LONG, assassins: { daria: { ...coat, at: 'i1' }, claudio: { at: 'i1' } }, squares: none });
    expect(s.game.reserve[0]).toBe(0);
    expect(s.optionsOf('daria use')).toEqual([]);
    expect(s.refuses('daria use watch-coat')).toMatchObject({ refused: 'no-uniform-left', rule: 'D1' });
  });

  test('[D1] [R29.3] [R6.1] what is lent is missing: guards that must come and cannot fail the memory', () => {
    const setting: SceneSetting = {
      map: LONG,
      entrances: { A: ['i1'] },
      assassins: { daria: { ...dressed, at: 'a1' }, claudio: { at: 'a1' } },
      squares: { ...none, h1: { crossbowman: 1 } },
      next: 'reinforcement',
      decks: { reinforcement: { draw: ['patrol-2-1'] }, event: { draw: ['quiet-hour'] } },
    };
    expect(scene(setting).game.result).toEqual({ success: false, reason: 'reserve-empty' });
    expect(scene({ ...setting, assassins: { daria: { at: 'a1' }, claudio: { at: 'a1' } } }).game.result).toBeNull();
  });

  test('[D1] a position in which the figure is missing, or nobody could wear it, is impossible', () => {
    const short = { map: LONG, assassins: { daria: { ...dressed, at: 'i1' }, claudio: { at: 'i1' } }, squares: none };
    expect(() => scene(short)).toThrow('reserve-empty (R7.5)');
    const fallen = { map: LONG_STREET, assassins: { daria: { ...dressed, state: 'critical' as const }, claudio: other } };
    expect(() => scene(fallen)).toThrow('not-disguised (D1)');
    const bare = { map: LONG_STREET, assassins: { daria: { at: 'b1', uniform: 'medicine' }, claudio: other } };
    expect(() => scene(bare)).toThrow('not-disguised (D1)');
  });
});

describe('D1 passing for a guard', () => {
  test('[D1] no test on coming to enemies, nor when they come', () => {
    const s = scene({ map: LONG_STREET, assassins: { daria: dressed, claudio: other }, squares: { c1: { crossbowman: 2 } } });
    s.play('daria move c1');
    expect(s.facts('undetected')).toMatchObject([{ by: 'daria', why: 'D1' }]);
    expect(s.facts('dice-rolled')).toEqual([]);
    const marched = scene({
      map: LONG_STREET,
      assassins: { daria: dressed, claudio: other },
      squares: { c1: { crossbowman: 2 } },
      direction: 'west',
      next: 'movement',
    });
    expect(marched.square('b1').enemies).toBe(2);
    expect(marched.facts('undetected')).toMatchObject([{ by: 'daria', why: 'D1' }]);
  });

  test('[D1] others on the square are tested all the same', () => {
    const s = scene({
      map: LONG_STREET,
      assassins: { daria: dressed, claudio: { at: 'b1' } },
      squares: { c1: { crossbowman: 1 } },
      direction: 'west',
      next: 'movement',
      dice: { detection: ['blank'] },
    });
    expect(s.facts('dice-rolled')).toMatchObject([{ by: 'claudio' }]);
  });

  test('[D1] a test by a card passes the wearer over too', () => {
    const s = scene({
      map: LONG_STREET,
      assassins: { daria: dressed, claudio: other },
      squares: { b1: { crossbowman: 1 } },
      next: 'event',
      decks: { event: { draw: ['lantern-round'] } },
    });
    expect(s.facts('dice-rolled')).toEqual([]);
  });
});

describe('D1 what ends it', () => {
  const attacked = { assassin: ['hit', 'hit'] as const };

  test('[D1] an attack, whether it exposes or not: the figure goes back', () => {
    const s = scene({
      map: LONG_STREET,
      assassins: { daria: dressed, claudio: other },
      squares: { b1: { crossbowman: 1 } },
      dice: { assassin: [...attacked.assassin] },
    });
    const lent = s.game.reserve[0]!;
    s.play('daria attack hidden-blade b1');
    expect(s.facts('disguise-dropped')).toMatchObject([{ by: 'daria', guard: 'crossbowman', why: 'D1' }]);
    expect(s.game.reserve[0]).toBe(lent + 1);
    expect(s.who('daria')).toMatchObject({ disguise: -1, uniform: '', exposed: false });
  });

  test('[D1] joining an attack, and leading one', () => {
    const s = scene({
      map: LONG_STREET,
      assassins: { daria: dressed, claudio: { ...dressed, melee: '', ranged: 'throwing-knife' } },
      squares: { b1: { brute: 1 } },
      dice: { assassin: ['hit', 'hit', 'hit'] },
    });
    s.play('daria lead common-sword b1');
    expect(s.facts('disguise-dropped').map(({ by }) => by)).toEqual(['daria', 'claudio']);
  });

  test('[D1] being exposed', () => {
    const s = scene({
      map: LONG_STREET,
      assassins: { daria: { ...dressed, ability: 'sneeze' }, claudio: other },
      cards: [
        {
          kind: 'ability',
          id: 'sneeze',
          effects: [
            { when: 'action', if: [], cost: 1, per: '', may: false, who: 'nobody', do: [{ do: 'expose', whom: 'owner' }] },
          ],
          while: [],
        },
      ],
    });
    s.play('daria use sneeze');
    expect(s.who('daria')).toMatchObject({ exposed: true, disguise: -1 });
    expect(s.facts('disguise-dropped')).toMatchObject([{ by: 'daria', why: 'D1' }]);
  });

  test('[D1] 1 AP takes it off anywhere, without a test', () => {
    const s = scene({ map: LONG_STREET, assassins: { daria: dressed, claudio: other }, squares: { b1: { crossbowman: 2 } } });
    expect(s.refuses('claudio undress')).toMatchObject({ refused: 'not-disguised', rule: 'D1' });
    s.play('daria undress');
    expect(s.who('daria')).toMatchObject({ disguise: -1, ap: 2, exposed: false });
    expect(s.facts('dice-rolled')).toEqual([]);
    s.play('daria use watch-coat');
    expect(s.who('daria').disguise).toBe(0);
  });

  test('[D1] another card names other ends: work on an objective, the end of the turn', () => {
    const sash = { at: 'b1', pack: ['officers-sash'], uniform: 'officers-sash' };
    const setting: SceneSetting = {
      map: LONG_STREET,
      elite: 'brute',
      assassins: { daria: sash, claudio: other },
      objectives: { writ: { at: 'b1', ap: 2 } },
      decks: { event: { draw: ['quiet-hour'] }, reinforcement: { draw: ['patrol-2-1'] } },
    };
    const working = scene(setting);
    expect(working.game.reserve[2]).toBe(9);
    working.play('daria complete writ');
    expect(working.facts('disguise-dropped')).toMatchObject([{ guard: 'brute', why: 'D1' }]);
    const ended = scene(setting).play('end-phase');
    expect(ended.facts('disguise-dropped')).toHaveLength(1);
    const coated = scene({ ...setting, assassins: { daria: dressed, claudio: other } }).play('daria complete writ', 'end-phase');
    expect(coated.facts('disguise-dropped')).toEqual([]);
  });

  test('[D1] whoever falls, leaves or is eliminated gives the figure back', () => {
    const fallen = scene({
      map: LONG_STREET,
      assassins: { daria: { ...dressed, state: 'exposed', hp: 1, uniform: 'watch-coat' }, claudio: other },
      squares: { b1: { crossbowman: 1 } },
      next: 'combat',
      dice: { enemy: ['hit'] },
      decks: { event: { draw: ['quiet-hour'] } },
    });
    expect(fallen.who('daria')).toMatchObject({ status: 'critical', disguise: -1 });
    expect(fallen.game.reserve[0]).toBe(29);
    const left = scene({ map: LONG_STREET, stations: ['b1'], assassins: { daria: dressed, claudio: other } }).play('daria leave');
    expect(left.game.reserve[0]).toBe(30);
    const gone = scene({ map: LONG_STREET, assassins: { daria: dressed, claudio: other } }).play('daria give-up');
    expect(gone.game.reserve[0]).toBe(30);
  });
});
