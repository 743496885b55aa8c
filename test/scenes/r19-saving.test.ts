import { describe, expect, type Scene, STREET, scene, test } from '#scenes';

const TOWN = `
+-+-+-+
|. t t|
+ + + +
|. t t|
+-+-+-+
`;
const TOWER = { squares: ['b1', 'c1', 'b2', 'c2'], foot: 'c2', card: 'long-view' };

/** A turn in which no enemy step does anything, and the event that begins the next one. */
const QUIET = { decks: { event: { draw: ['quiet-hour', 'still-air'] }, reinforcement: { draw: ['patrol-2-1', 'patrol-2-2'] } } };

const windows = (s: Scene) => s.facts('window-opened').map(({ window }) => window);

describe('R19 saving an action', () => {
  test('[R19.1] one of the three goes to the saved slot, and no second one', () => {
    const s = scene({ map: STREET, assassins: { bastiano: { at: 'a1' }, daria: { at: 'c1' } } });
    s.play('bastiano save');
    expect(s.who('bastiano')).toMatchObject({ ap: 2, saved: 1, spent: 0 });
    expect(s.whys('action-saved')).toEqual(['R19.1']);
    expect(s.options()).not.toContain('bastiano save');
    expect(s.refuses('bastiano save')).toMatchObject({ refused: 'already-saved', rule: 'R19.1' });
  });

  test('[R19.1] only from memory 0.3 on', () => {
    const s = scene({
      map: STREET,
      assassins: { bastiano: { at: 'a1' }, daria: { at: 'c1' } },
      memory: { saving: false },
    });
    expect(s.options()).not.toContain('bastiano save');
    expect(s.refuses('bastiano save')).toMatchObject({ refused: 'saving-not-yet', rule: 'R19.1' });
  });

  test('[R19.1] a saved AP alone cannot be saved again, nor can none', () => {
    const s = scene({ map: STREET, assassins: { bastiano: { at: 'a1', ap: 0 }, daria: { at: 'c1' } } });
    expect(s.refuses('bastiano save')).toMatchObject({ refused: 'too-few-actions', rule: 'R19.1' });
  });

  test('[R19.1] anywhere: in a spot, on a tower, in the water, exposed beside enemies; but not in critical condition', () => {
    const s = scene({
      map: `
+-+-+-+
|~ t t|
+ + + +
|. t t|
+-+-+-+
`,
      tower: TOWER,
      spots: { c2: 'haystack' },
      assassins: {
        alessandra: { at: 'top' },
        bastiano: { at: 'c2', in: 'spot' },
        claudio: { at: 'a1', state: 'exposed' },
        daria: { at: 'a2', state: 'critical' },
      },
      squares: { a1: { crossbowman: 1 } },
    });
    s.play('alessandra save', 'bastiano save', 'claudio save');
    expect(s.whys('action-saved')).toEqual(['R19.1', 'R19.1', 'R19.1']);
    expect(s.refuses('daria save')).toMatchObject({ rule: 'R26.1' });
  });

  test('[R19.1] it stays from turn to turn until it is used', () => {
    const s = scene({
      ...QUIET,
      map: STREET,
      assassins: { bastiano: { at: 'a1' }, daria: { at: 'c1' } },
    });
    s.play('bastiano save', 'end-phase', 'pass', 'pass', 'pass', 'pass');
    expect(s.game.turn).toBe(2);
    expect(s.who('bastiano')).toMatchObject({ ap: 3, saved: 1 });
    s.play('bastiano move b1', 'bastiano move c1', 'bastiano move b1', 'bastiano move a1');
    expect(s.who('bastiano')).toMatchObject({ ap: 0, saved: 0, spent: 4 });
    expect(s.whys('action-saved')).toEqual(['R19.1']);
  });
});

describe('R19 windows', () => {
  test('[R19.2] a saved AP may be used before or after any of the three enemy steps: four windows', () => {
    const s = scene({
      ...QUIET,
      map: STREET,
      assassins: { bastiano: { at: 'a1', saved: 1 }, daria: { at: 'c1' } },
    });
    s.play('end-phase', 'pass', 'pass', 'pass', 'pass');
    expect(windows(s)).toEqual([1, 2, 3, 4]);
    expect(s.game.turn).toBe(2);
    expect(s.whys('window-opened')).toEqual(['R19.2', 'R19.2', 'R19.2', 'R19.2']);
    const order = s.events.map((event) => event.type).filter((type) => type === 'window-opened' || type === 'reinforced');
    expect(order).toEqual(['window-opened', 'reinforced', 'window-opened', 'window-opened', 'window-opened']);
  });

  test('[R19.2] the saved AP used, the window goes on for others, and later ones are not asked', () => {
    const s = scene({
      ...QUIET,
      map: STREET,
      assassins: { bastiano: { at: 'a1', saved: 1 }, daria: { at: 'c1', saved: 1 }, claudio: { at: 'c1' } },
      decks: { ...QUIET.decks, reinforcement: { draw: ['patrol-3-1'] } },
    });
    s.play('end-phase', 'daria move b1');
    expect(s.question()).toBe('window');
    expect(s.optionsOf('daria move')).toEqual([]);
    expect(s.optionsOf('claudio move')).toEqual([]);
    s.play('bastiano move b1');
    expect(s.game.turn).toBe(2);
    expect(s.who('bastiano').saved).toBe(0);
    expect(s.whys('window-opened')).toContain('R19.2');
  });

  test('[R19.2] no window is asked where nothing could be done, nor merely to rearrange cards', () => {
    const s = scene({
      ...QUIET,
      map: STREET,
      assassins: {
        bastiano: { at: 'a1', pack: ['common-sword', 'smoke-bomb', 'medicine'] },
        claudio: { at: 'b1', ability: 'daria-0' },
        daria: { at: 'c1', state: 'critical', saved: 1 },
      },
      decks: { ...QUIET.decks, reinforcement: { draw: ['patrol-3-1'] } },
    });
    // The ability has nobody to act on, and who is critical can do nothing.
    s.play('end-phase');
    expect(s.game.turn).toBe(2);
    expect(s.optionsOf('bastiano equip')).toEqual(['bastiano equip common-sword melee']);
  });

  test('[R19.2] a hiding spot, entered or left for 0 AP, makes a window', () => {
    const s = scene({
      ...QUIET,
      map: STREET,
      spots: { a1: 'cart', c1: 'cart' },
      assassins: { bastiano: { at: 'a1' }, daria: { at: 'c1', in: 'spot' } },
    });
    s.play('end-phase');
    expect(s.options().sort()).toEqual(['bastiano enter-spot', 'daria leave-spot', 'pass']);
    s.play('bastiano enter-spot', 'daria leave-spot', 'pass');
    expect(s.options().sort()).toEqual(['bastiano leave-spot', 'daria enter-spot', 'pass']);
    s.play('pass', 'pass', 'pass');
    expect(windows(s)).toEqual([1, 2, 3, 4]);
    expect(s.whys('window-opened')).toContain('R19.2');
  });

  test('[R19.2] a leap of faith makes a window; in it cards may be rearranged too', () => {
    const s = scene({
      ...QUIET,
      map: TOWN,
      tower: TOWER,
      spots: { c2: 'haystack' },
      assassins: { bastiano: { at: 'top', pack: ['common-sword'] }, daria: { at: 'a1' } },
    });
    s.play('end-phase');
    expect(s.options().sort()).toEqual([
      'bastiano discard common-sword',
      'bastiano equip common-sword melee',
      'bastiano leap',
      'pass',
    ]);
    s.play('bastiano equip common-sword melee', 'bastiano leap');
    expect(s.who('bastiano').inSpot).toBe(true);
    s.play('pass', 'pass', 'pass', 'pass');
    expect(windows(s)).toEqual([1, 2, 3, 4]);
    expect(s.whys('window-opened')).toContain('R19.2');
  });

  test('[R19.2] an ability for 0 AP makes a window as long as it is fresh and has something to act on', () => {
    const s = scene({
      ...QUIET,
      map: STREET,
      direction: 'west',
      assassins: { bastiano: { at: 'b1', ability: 'bastiano-0' }, daria: { at: 'c1', ability: 'daria-0' } },
      squares: { b1: { crossbowman: 1 } },
    });
    s.play('end-phase');
    expect(s.options()).toEqual(['bastiano use bastiano-0', 'pass']);
    s.play('bastiano use bastiano-0', 'push crossbowman b1 a1');
    // Darià's ability is fresh too, but nobody has spent an AP.
    expect(s.game.turn).toBe(2);
    expect(s.whys('window-opened')).toContain('R19.2');
  });

  test('[R19.2] never during an enemy step: a question of combat is no moment to act', () => {
    const s = scene({
      map: STREET,
      next: 'combat',
      assassins: { bastiano: { at: 'a1', state: 'exposed', saved: 1 }, daria: { at: 'c1', state: 'exposed', saved: 1 } },
      squares: { b1: { crossbowman: 1 } },
      dice: { enemy: ['fail'] },
    });
    expect(s.options().sort()).toEqual(['aim b1 a1', 'aim b1 c1']);
    expect(s.refuses('bastiano move b1')).toMatchObject({ refused: 'not-an-answer' });
    s.play('aim b1 a1');
    expect(s.question()).toBe('window');
    expect(s.whys('window-opened')).toEqual(['R19.2']);
  });

  test('[R19.2] the rulebook: 2 of 4 exposed after enemy movement; a smoke bomb for a saved AP, and nobody is attacked', () => {
    const s = scene({
      ...QUIET,
      map: STREET,
      next: 'movement',
      direction: 'east',
      alert: 'raised',
      assassins: {
        alessandra: { at: 'c1', state: 'exposed', ap: 0 },
        bastiano: { at: 'b1', ap: 0, saved: 1, pack: ['smoke-bomb'] },
        claudio: { at: 'c1', state: 'exposed', ap: 0 },
        daria: { at: 'a1', ap: 0 },
      },
      squares: { b1: { crossbowman: 2 } },
    });
    expect(s.square('c1').enemies).toBe(2);
    s.play('bastiano use-at smoke-bomb c1');
    expect(s.game.characters.map((assassin) => assassin.exposed)).toEqual([false, false, false, false]);
    expect(s.facts('aimed')).toEqual([]);
    expect(s.facts('wounded')).toEqual([]);
    expect(s.game.turn).toBe(2);
    expect(s.whys('window-opened')).toContain('R19.2');
  });
});
