import { describe, expect, LONG_STREET, type SceneSetting, scene, TOWER_BLOCK, test, WIDE_TOWER_BLOCK } from '#scenes';

const yard = (change: Partial<SceneSetting>): SceneSetting => ({
  map: LONG_STREET,
  restricted: ['b1'],
  assassins: { bastiano: { at: 'a1' }, daria: { at: 'd1' } },
  ...change,
});

describe('R49 a character comes', () => {
  test('[R49] where enemies are: exposed without a test, and the alert is raised', () => {
    const s = scene(yard({ squares: { b1: { crossbowman: 1 } } }));
    s.play('bastiano move b1');
    expect(s.facts('dice-rolled')).toEqual([]);
    expect(s.facts('exposed')).toMatchObject([{ by: 'bastiano', why: ['R49', 'R20.2'] }]);
    expect(s.alert()).toBe('raised');
  });

  test('[R49] where none is: nothing', () => {
    const s = scene(
      yard({ squares: { b1: { bodies: { crossbowman: 1 } }, c1: { crossbowman: 1 } }, dice: { detection: ['blank'] } }),
    );
    s.play('bastiano move b1');
    expect(s.who('bastiano').exposed).toBe(false);
    s.play('bastiano move c1', 'bastiano move b1');
    expect(s.whys('exposed')).toEqual([]);
    expect(s.whys('undetected')).toEqual(['R22.3']);
    expect(s.refuses('bastiano trade')).toBeDefined();
  });

  test('[R49] nothing that helps in tests helps: neither an ignored test, nor fewer dice, nor a reroll', () => {
    const s = scene(
      yard({
        assassins: { bastiano: { at: 'a1', pack: ['borgia-cape'] }, daria: { at: 'd1' } },
        lasting: [
          { source: 'shadow', map: 0, quantity: 'ignore-first-test', add: 1, on: '', at: -1, until: 'turn' },
          { source: 'fog', map: 0, quantity: 'detection-dice', add: -1, on: '', at: -1, until: 'turn' },
        ],
        squares: { b1: { crossbowman: 1 } },
      }),
    );
    s.play('bastiano move b1');
    expect(s.who('bastiano').exposed).toBe(true);
    expect(s.facts('test-ignored')).toEqual([]);
    expect(s.game.lasting).toHaveLength(2);
    expect(s.whys('exposed')).toContain('R49');
  });

  test('[R49] by parachute', () => {
    const s = scene(
      yard({
        map: `
+-+-+-+-+
|^|^ . .|
+-+-+-+-+
`,
        assassins: { bastiano: { at: 'a1', pack: ['parachute'] }, daria: { at: 'd1' } },
        squares: { b1: { crossbowman: 2 } },
      }),
    );
    s.play('bastiano use-at parachute b1');
    expect(s.whys('exposed')).toContain('R49');
    expect(s.facts('dice-rolled')).toEqual([]);
  });

  test('[R49] by station', () => {
    const s = scene(yard({ stations: ['a1', 'b1'], squares: { b1: { crossbowman: 1 } } }));
    s.play('bastiano travel b1');
    expect(s.who('bastiano')).toMatchObject({ exposed: true, at: 1 });
    expect(s.whys('exposed')).toContain('R49');
  });

  test('[R49] by a leap of faith: exposed, and outside the spot', () => {
    const s = scene(
      yard({
        map: TOWER_BLOCK,
        tower: { squares: ['a1', 'b1', 'a2', 'b2'], foot: 'a1', card: 'vesper-bell' },
        spots: { a1: 'haystack' },
        restricted: ['a1'],
        assassins: { bastiano: { at: 'top' }, daria: { at: 'c1' } },
        squares: { a1: { crossbowman: 1 } },
      }),
    );
    s.play('bastiano leap');
    expect(s.who('bastiano')).toMatchObject({ exposed: true, inSpot: false, at: 0 });
    expect(s.whys('exposed')).toContain('R49');
  });

  test('[R49] on leaving a hiding spot', () => {
    const s = scene(
      yard({
        spots: { b1: 'cart' },
        assassins: { bastiano: { at: 'b1', in: 'spot' }, daria: { at: 'd1' } },
        squares: { b1: { crossbowman: 1 } },
      }),
    );
    s.play('bastiano leave-spot');
    expect(s.whys('exposed')).toContain('R49');
    expect(s.facts('dice-rolled')).toEqual([]);
  });

  test('[R49] on entering the map', () => {
    const s = scene(
      yard({
        next: 'enter-map',
        restricted: ['a1'],
        assassins: { bastiano: { state: 'outside' }, daria: { state: 'outside' } },
        squares: { a1: { crossbowman: 1 } },
        decks: { event: { draw: ['quiet-hour'] } },
      }),
    );
    expect(s.facts('exposed').map(({ by }) => by)).toEqual(['bastiano', 'daria']);
    expect(s.whys('exposed')).toContain('R49');
  });

  test('[R49] together: each of them', () => {
    const s = scene(
      yard({
        assassins: { bastiano: { at: 'a1', pack: ['shared-cloak'] }, daria: { at: 'a1' } },
        squares: { b1: { crossbowman: 1 } },
      }),
    );
    s.play('bastiano use-at shared-cloak b1');
    expect(s.facts('exposed').map(({ by }) => by)).toEqual(['bastiano', 'daria']);
    expect(s.whys('exposed')).toContain('R49');
  });

  test('[R49] with hunters behind: those who moved along are seen by them on arrival (R32.5)', () => {
    const s = scene(
      yard({
        assassins: {
          bastiano: { at: 'a1', state: 'exposed', pack: ['shared-cloak'] },
          daria: { at: 'a1' },
          claudio: { at: 'b1' },
        },
        squares: { a1: { crossbowman: 1 } },
      }),
    );
    s.play('bastiano use-at shared-cloak b1');
    expect(s.square('b1').enemies).toBe(1);
    expect(s.facts('exposed').map(({ by }) => by)).toEqual(['claudio', 'daria']);
    expect(s.facts('dice-rolled')).toEqual([]);
    expect(s.whys('exposed')).toContain('R49');
  });

  test('[R49] nobody is exposed by enemies who roll no dice', () => {
    const s = scene(yard({ guards: { crossbowman: { eyes: 0 } }, squares: { b1: { crossbowman: 2 } } }));
    s.play('bastiano move b1');
    expect(s.who('bastiano').exposed).toBe(false);
    expect(s.facts('dice-rolled')).toMatchObject([{ faces: [] }]);
    expect(s.whys('undetected')).toEqual(['R22.3']);
    expect(s.refuses('bastiano trade')).toBeDefined();
  });
});

describe('R49 enemies come', () => {
  const march = (change: Partial<SceneSetting>) =>
    scene(
      yard({
        next: 'movement',
        direction: 'east',
        decks: { event: { draw: ['quiet-hour'] } },
        assassins: { bastiano: { at: 'b1' }, daria: { at: 'd1' } },
        squares: { a1: { crossbowman: 1 } },
        dice: { enemy: ['fail'] },
        ...change,
      }),
    );

  test('[R49] the characters there are exposed without a test, and the alert is raised at the end of the step', () => {
    const s = march({});
    expect(s.facts('dice-rolled').filter(({ die }) => die === 'detection')).toEqual([]);
    expect(s.facts('exposed')).toMatchObject([{ by: 'bastiano', why: ['R49', 'R20.2'] }]);
    expect(s.facts('alert-raised')).toMatchObject([{ why: ['R28.4', 'R23.1', 'R23.2'] }]);
  });

  test('[R49] in a hiding spot too: first put outside', () => {
    const s = march({ spots: { b1: 'cart' }, assassins: { bastiano: { at: 'b1', in: 'spot' }, daria: { at: 'd1' } } });
    if (s.question() === 'window') s.play('pass');
    expect(s.who('bastiano')).toMatchObject({ exposed: true, inSpot: false });
    const types = s.events.map(({ type }) => type);
    expect(types.indexOf('spot-left')).toBe(types.indexOf('exposed') - 1);
    expect(s.whys('spot-left')).toEqual(['R8.4']);
    expect(s.whys('exposed')).toContain('R49');
  });

  test('[R49] the bodies are found, pushed-out ones too', () => {
    const s = march({
      assassins: { bastiano: { at: 'd1' }, daria: { at: 'd1' } },
      squares: { a1: { crossbowman: 2 }, b1: { bodies: { crossbowman: 3 } } },
      dice: {},
    });
    expect(s.facts('body-pushed-out')).toHaveLength(1);
    expect(s.facts('body-found').map(({ why }) => why)).toEqual(['R49', 'R49', 'R49']);
    expect(s.game.tallies['bodies-found']).toBe(3);
    expect(s.alert()).toBe('raised');
  });

  test('[R49] on other squares of the same step tests are rolled as ever, against the alert as it was', () => {
    const s = march({
      map: `
+-+-+-+-+
|. . . .|
+-+-+-+-+
|. . . .|
+-+-+-+-+
`,
      assassins: { bastiano: { at: 'b1' }, daria: { at: 'b2' } },
      squares: { a1: { crossbowman: 1 }, a2: { crossbowman: 1 } },
      dice: { detection: ['alarm'], enemy: ['fail'] },
    });
    expect(s.who('bastiano').exposed).toBe(true);
    expect(s.who('daria').exposed).toBe(false);
    expect(s.whys('exposed')).toContain('R49');
    expect(s.alert()).toBe('raised');
  });

  test('[R49] tower tops are unaffected, and nobody critical is found', () => {
    const s = march({
      map: WIDE_TOWER_BLOCK,
      tower: { squares: ['b1', 'c1', 'b2', 'c2'], foot: 'b1', card: 'vesper-bell' },
      spots: { b1: 'haystack' },
      assassins: { bastiano: { at: 'top' }, daria: { at: 'b1', state: 'critical' }, claudio: { at: 'd2' } },
      squares: { a1: { crossbowman: 1, bodies: {} } },
      dice: {},
    });
    expect(s.facts('exposed')).toEqual([]);
    expect(s.alert()).toBe('quiet');
    expect(s.square('b1').enemies).toBe(1);
  });

  test('[R49] reinforcements too', () => {
    const s = scene(
      yard({
        next: 'reinforcement',
        entrances: { A: ['b1'] },
        direction: 'north',
        assassins: { bastiano: { at: 'b1' }, daria: { at: 'd1' } },
        decks: { event: { draw: ['quiet-hour'] }, reinforcement: { draw: ['patrol-2-1'] } },
        dice: { enemy: ['fail'] },
      }),
    );
    expect(s.whys('exposed')).toContain('R49');
  });

  test('[R49] hunters: whoever stood there hidden is found at once', () => {
    const s = scene(
      yard({
        spots: { b1: 'cart' },
        assassins: { bastiano: { at: 'a1', state: 'exposed' }, daria: { at: 'b1', in: 'spot' }, claudio: { at: 'd1' } },
        squares: { a1: { crossbowman: 2 } },
      }),
    );
    s.play('bastiano move b1');
    expect(s.facts('exposed')).toMatchObject([{ by: 'daria', why: ['R49', 'R20.2'] }]);
    expect(s.alert()).toBe('raised');
    expect(s.facts('dice-rolled')).toEqual([]);
  });
});
