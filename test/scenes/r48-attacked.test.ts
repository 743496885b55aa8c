import { describe, expect, LONG_STREET, type Scene, scene, test } from '#scenes';

const tank = (s: Scene) => s.game.machines.find(({ id }) => id === 'tank')!;

describe('R48.4 enemies attack machines', () => {
  test('[R48.4] a manned machine is a target without a red base, and takes all dice', () => {
    const s = scene({
      map: LONG_STREET,
      next: 'combat',
      machines: { tank: { at: 'b1', hp: 2 } },
      assassins: { claudio: { at: 'b1', aboard: 'tank', saved: 1 }, daria: { at: 'b1' } },
      squares: { b1: { agile: 1 }, a1: { crossbowman: 1 } },
      dice: { enemy: ['hit', 'fail', 'hit'] },
    });
    expect(s.facts('dice-rolled')).toMatchObject([{ by: 'tank', faces: ['hit', 'fail', 'hit'], why: ['R31.3', 'R48.4'] }]);
    expect(s.facts('machine-damaged')).toMatchObject([{ machine: 'tank', hits: 2, hp: 1 }]);
    expect(tank(s)).toMatchObject({ hp: 1, state: 'standing' });
    expect(s.who('claudio')).toMatchObject({ wounds: 0, aboard: 'tank' });
  });

  test('[R48.4] it draws and pins nobody', () => {
    const s = scene({
      map: LONG_STREET,
      next: 'movement',
      direction: 'east',
      machines: { tank: { at: 'b1' } },
      assassins: { claudio: { at: 'b1', aboard: 'tank', saved: 1 }, daria: { at: 'd1' } },
      squares: { a1: { bodies: { agile: 1 } }, b1: { agile: 1 } },
      dice: { enemy: [] },
    });
    expect(s.square('b1').enemies).toBe(0);
    expect(s.square('c1').enemies).toBe(1);
    const shot = scene({
      map: LONG_STREET,
      next: 'combat',
      machines: { tank: { at: 'b1', hp: 2 } },
      assassins: { claudio: { at: 'b1', aboard: 'tank', saved: 1 }, daria: { at: 'd1' } },
      squares: { c1: { crossbowman: 1 } },
      dice: { enemy: ['hit'] },
    });
    expect(shot.whys('dice-rolled')).toContain('R48.4');
  });

  test('[R48.4] exposed assassins and a manned machine share the dice evenly, the players placing the odd one', () => {
    const s = scene({
      map: LONG_STREET,
      next: 'combat',
      machines: { tank: { at: 'b1', hp: 2 } },
      assassins: {
        claudio: { at: 'b1', aboard: 'tank' },
        daria: { at: 'b1', state: 'exposed' },
        bastiano: { at: 'd1', saved: 1 },
      },
      squares: { b1: { agile: 1, crossbowman: 1 } },
      dice: { enemy: ['hit', 'hit', 'fail'] },
    });
    expect(s.options()).toEqual(['die-to daria', 'die-to tank']);
    s.play('die-to tank');
    expect(s.facts('dice-rolled')).toMatchObject([
      { by: 'daria', faces: ['hit'], why: 'R31.3' },
      { by: 'tank', faces: ['hit', 'fail'], why: ['R31.3', 'R48.4'] },
    ]);
    expect(s.who('daria').wounds).toBe(1);
    expect(tank(s).hp).toBe(2);
  });

  test('[R48.4] an unmanned machine shares with exposed assassins, and alone is no target', () => {
    const s = scene({
      map: LONG_STREET,
      next: 'combat',
      machines: { tank: { at: 'b1', hp: 1 } },
      assassins: { claudio: { at: 'b1', state: 'exposed', saved: 1 }, daria: { at: 'd1' } },
      squares: { b1: { agile: 1 } },
      dice: { enemy: ['fail', 'hit'] },
    });
    expect(s.facts('dice-rolled')).toMatchObject([
      { by: 'claudio', faces: ['fail'] },
      { by: 'tank', faces: ['hit'] },
    ]);
    expect(tank(s).state).toBe('gone');
    expect(s.whys('machine-destroyed')).toEqual(['R48.3']);
    const alone = scene({
      map: LONG_STREET,
      next: 'combat',
      machines: { tank: { at: 'b1', hp: 1 } },
      assassins: { claudio: { at: 'b1', saved: 1 }, daria: { at: 'd1' } },
      squares: { b1: { agile: 1 } },
    });
    expect(alone.facts('aimed')).toEqual([]);
  });

  test('[R48.4] a machine with a guard aboard is never attacked by enemies', () => {
    const s = scene({
      map: LONG_STREET,
      next: 'combat',
      machines: { 'flying-machine': { at: 'b1', guard: 'crossbowman' }, tank: { at: 'b1', hp: 2 } },
      assassins: { claudio: { at: 'b1', state: 'exposed', saved: 1 }, daria: { at: 'd1' } },
      squares: { b1: { crossbowman: 2 } },
      dice: { enemy: ['fail', 'fail'] },
    });
    expect(s.facts('dice-rolled').map(({ by }) => by)).toEqual(['claudio', 'tank']);
    expect(s.whys('dice-rolled')).toContain('R48.4');
  });
});

describe('R48.3 health of a machine', () => {
  test('[R48.3] it loses HP like a boss: with 2 HP, 2 hits take one and 1 more the other', () => {
    const s = scene({
      map: LONG_STREET,
      next: 'combat',
      machines: { tank: { at: 'b1', hp: 2 } },
      assassins: { claudio: { at: 'b1', aboard: 'tank', saved: 1 }, daria: { at: 'd1' } },
      squares: { b1: { agile: 2 } },
      dice: { enemy: ['hit', 'hit', 'hit', 'hit'], detection: ['blank', 'blank'] },
    });
    expect(s.facts('machine-damaged').map(({ hits }) => hits)).toEqual([2, 1]);
    expect(s.whys('machine-damaged')).toContain('R48.3');
    expect(s.facts('machine-destroyed')).toMatchObject([{ machine: 'tank', why: 'R48.3' }]);
    expect(s.facts('dice-rolled').at(-1)).toMatchObject({ for: 'test', by: 'claudio', faces: ['blank', 'blank'] });
    expect(s.who('claudio')).toMatchObject({ aboard: '', exposed: false, wounds: 0 });
    expect(tank(s)).toMatchObject({ state: 'gone', at: -1 });
  });

  test('[R48.3] destroyed: the occupant is tested where they stand, and an eye exposes', () => {
    const s = scene({
      map: LONG_STREET,
      next: 'combat',
      machines: { tank: { at: 'b1', hp: 1 } },
      assassins: { claudio: { at: 'b1', aboard: 'tank', saved: 1 }, daria: { at: 'd1' } },
      squares: { b1: { crossbowman: 1 } },
      dice: { enemy: ['hit'], detection: ['eye'] },
    });
    expect(s.whys('machine-destroyed')).toEqual(['R48.3']);
    expect(s.who('claudio')).toMatchObject({ aboard: '', exposed: true });
    expect(s.alert()).toBe('raised');
  });

  test('[R48.3] destroyed from a nearby square: nobody there, no test, and the rest of the hits are lost', () => {
    const s = scene({
      map: LONG_STREET,
      next: 'combat',
      machines: { tank: { at: 'b1', hp: 1 } },
      assassins: { claudio: { at: 'b1', aboard: 'tank', saved: 1 }, daria: { at: 'd1' } },
      squares: { a1: { crossbowman: 2 } },
      dice: { enemy: ['hit', 'hit'] },
    });
    expect(s.whys('machine-destroyed')).toEqual(['R48.3']);
    expect(s.who('claudio')).toMatchObject({ exposed: false, wounds: 0 });
  });

  test.each([
    [2, 2],
    [3, 3],
    [4, 3],
  ])('[R48.3] HP are those on the card for %i assassins', (assassins, hp) => {
    const names = ['claudio', 'daria', 'bastiano', 'alessandra'].slice(0, assassins);
    const s = scene({
      map: LONG_STREET,
      next: 'event',
      stations: ['c1'],
      machines: { tank: { state: 'waiting' } },
      cards: [
        {
          kind: 'event',
          id: 'roll-out',
          direction: 'north',
          effects: [
            {
              when: 'drawn',
              if: [],
              cost: 0,
              per: '',
              may: false,
              who: 'nobody',
              do: [{ do: 'place-machine', machine: 'tank', where: 'stations' }],
            },
          ],
        },
      ],
      assassins: Object.fromEntries(names.map((id) => [id, { at: 'a1' }])),
      decks: { event: { draw: ['roll-out'] } },
    });
    expect(tank(s)).toMatchObject({ state: 'standing', hp });
    expect(s.whys('machine-placed')).toContain('R48.3');
  });
});
