import { describe, expect, type Scene, STREET, scene, test } from '#scenes';

const TOWN = `
+-+-+-+
|. t t|
+ + + +
|. t t|
+-+-+-+
`;
const TOWER = { squares: ['b1', 'c1', 'b2', 'c2'], foot: 'c2', card: 'long-view' };
const NEXT = { decks: { event: { draw: ['quiet-hour'] }, reinforcement: { draw: ['patrol-2-1'] } } };

const tests = (s: Scene) => s.facts('dice-rolled').map(({ by, faces }) => [by, faces]);

describe('R22 detection test: when', () => {
  test('[R22.1] a move onto enemies, at once: before anything else can be done or comes true', () => {
    const s = scene({
      map: STREET,
      assassins: { claudio: { at: 'a1' }, daria: { at: 'c1' } },
      objectives: { look: { kind: 'reach', at: 'b1' }, never: { kind: 'eliminate', target: 'nobody' } },
      squares: { b1: { crossbowman: 1 } },
      dice: { detection: ['eye'] },
    });
    s.play('claudio move b1');
    expect(s.whys('dice-rolled')).toContain('R22.1');
    const order = s.events.map(({ type }) => type).filter((type) => /^(dice-rolled|exposed|objective-completed)$/.test(type));
    expect(order).toEqual(['dice-rolled', 'exposed', 'objective-completed']);
  });

  test('[R22.1] by station, and by leaving a hiding spot', () => {
    const s = scene({
      map: STREET,
      stations: ['a1', 'b1'],
      spots: { c1: 'cart' },
      assassins: { claudio: { at: 'a1' }, daria: { at: 'c1', in: 'spot' } },
      squares: { b1: { crossbowman: 1 }, c1: { crossbowman: 2 } },
      dice: { detection: ['blank', 'blank', 'eye'] },
    });
    s.play('claudio travel b1', 'daria leave-spot');
    expect(tests(s)).toEqual([
      ['claudio', ['blank']],
      ['daria', ['blank', 'eye']],
    ]);
    expect(s.whys('dice-rolled').filter((why) => why === 'R22.1')).toHaveLength(2);
    expect(s.who('daria')).toMatchObject({ exposed: true, inSpot: false });
  });

  test('[R22.1] by a leap, and by gliding', () => {
    const s = scene({
      map: `
+-+-+-+-+
|. t t ^|
+ + + + +
|. t t .|
+-+-+-+-+
`,
      tower: TOWER,
      spots: { c2: 'haystack' },
      assassins: { claudio: { at: 'top', pack: ['parachute'] }, daria: { at: 'd2' } },
      squares: { c2: { crossbowman: 1 }, d1: { crossbowman: 3 } },
      dice: { detection: ['blank', 'blank', 'blank'] },
    });
    s.play('claudio use-at parachute d1');
    expect(tests(s)).toEqual([['claudio', ['blank', 'blank']]]);
    expect(s.whys('dice-rolled')).toContain('R22.1');

    const leap = scene({
      map: TOWN,
      tower: TOWER,
      spots: { c2: 'haystack' },
      assassins: { claudio: { at: 'top' }, daria: { at: 'a2' } },
      squares: { c2: { crossbowman: 1 } },
      dice: { detection: ['blank'] },
    });
    leap.play('claudio leap');
    expect(tests(leap)).toEqual([['claudio', ['blank']]]);
    expect(leap.whys('dice-rolled')).toContain('R22.1');
    s.play('daria move c2');
  });

  test('[R22.1] no test without enemies on the square, nor for one who is exposed already', () => {
    const s = scene({
      map: STREET,
      assassins: { claudio: { at: 'a1' }, daria: { at: 'c1', state: 'exposed' } },
      squares: { a1: { crossbowman: 1, bodies: { crossbowman: 1 } }, b1: { bodies: { agile: 1 } } },
      dice: { detection: ['blank'] },
    });
    s.play('claudio move b1', 'daria move b1');
    expect(s.facts('dice-rolled')).toEqual([]);
    s.play('claudio move a1');
    expect(s.whys('dice-rolled')).toContain('R22.1');
  });

  test('[R22.1] [R28.2] when enemies move to a square with incognito characters or bodies, or appear on it', () => {
    const moved = scene({
      map: STREET,
      next: 'movement',
      direction: 'west',
      assassins: { claudio: { at: 'a1', saved: 1 }, daria: { at: 'b1' } },
      squares: { b1: { crossbowman: 1 } },
      dice: { detection: ['blank'] },
    });
    expect(tests(moved)).toEqual([['claudio', ['blank']]]);
    expect(moved.whys('dice-rolled')).toContain('R28.2');

    const appeared = scene({
      map: STREET,
      next: 'reinforcement',
      entrances: { A: ['a1', 'c1'] },
      assassins: { claudio: { at: 'a1', saved: 1 }, daria: { at: 'b1' } },
      squares: { c1: { bodies: { agile: 1 } } },
      decks: { reinforcement: { draw: ['patrol-2-1'] } },
      dice: { detection: ['blank', 'blank'] },
    });
    expect(tests(appeared)).toEqual([
      ['claudio', ['blank']],
      ['', ['blank']],
    ]);
    expect(appeared.whys('dice-rolled').filter((why) => why === 'R28.2')).toHaveLength(2);
  });
});

describe('R22 detection test: dice', () => {
  test('[R22.1] [R22.2] the rulebook: Claudio moves onto 2 enemies, 2 dice, blank; next turn nobody moved: no test', () => {
    const s = scene({
      ...NEXT,
      map: STREET,
      memory: { enemyPhase: 'none' },
      assassins: { claudio: { at: 'a1' }, daria: { at: 'c1' } },
      squares: { b1: { crossbowman: 2 } },
      dice: { detection: ['blank', 'blank'] },
    });
    s.play('claudio move b1');
    expect(tests(s)).toEqual([['claudio', ['blank', 'blank']]]);
    expect(s.whys('dice-rolled')).toEqual(['R22.2', 'R22.1']);
    expect(s.who('claudio').exposed).toBe(false);
    s.play('end-phase');
    expect(s.game.turn).toBe(2);
    expect(s.facts('dice-rolled')).toHaveLength(1);
  });

  test('[R22.2] the character came: one die per enemy on the square, bodies and other squares not counted', () => {
    const s = scene({
      map: STREET,
      assassins: { claudio: { at: 'a1' }, daria: { at: 'b1' } },
      squares: { b1: { crossbowman: 1, agile: 2, bodies: { crossbowman: 1 } }, c1: { crossbowman: 2 } },
      dice: { detection: ['blank', 'blank', 'blank'] },
    });
    s.play('claudio move b1');
    expect(tests(s)).toEqual([['claudio', ['blank', 'blank', 'blank']]]);
    expect(s.whys('dice-rolled')).toContain('R22.2');
    expect(s.facts('undetected')).toMatchObject([{ by: 'claudio' }]);
  });

  test('[R22.2] enemies came: one die per enemy that entered, for each character by themselves', () => {
    const s = scene({
      map: STREET,
      next: 'movement',
      direction: 'west',
      assassins: { claudio: { at: 'a1', saved: 1 }, daria: { at: 'a1' } },
      squares: { a1: { crossbowman: 1 }, b1: { crossbowman: 2 } },
      dice: { detection: ['blank', 'eye', 'blank', 'blank'] },
    });
    expect(tests(s)).toEqual([
      ['claudio', ['blank', 'eye']],
      ['daria', ['blank', 'blank']],
    ]);
    expect(s.whys('dice-rolled')).toContain('R22.2');
    expect([s.who('claudio').exposed, s.who('daria').exposed]).toEqual([true, false]);
  });

  test('[R22.3] all blank: still incognito; one eye is enough: exposed and the alert raised', () => {
    const s = scene({
      map: STREET,
      assassins: { claudio: { at: 'a1' }, daria: { at: 'c1' } },
      squares: { b1: { crossbowman: 2 } },
      dice: { detection: ['blank', 'blank', 'blank', 'eye'] },
    });
    s.play('claudio move b1');
    expect(s.facts('undetected')).toMatchObject([{ by: 'claudio', why: 'R22.3' }]);
    s.play('daria move b1');
    expect(s.who('daria').exposed).toBe(true);
    expect(s.whys('exposed')).toContain('R22.3');
    expect(s.alert()).toBe('raised');
    expect(s.who('claudio').exposed).toBe(false);
  });

  test('[R22.3] an alarm face does nothing while the alert is quiet', () => {
    const s = scene({
      map: STREET,
      assassins: { claudio: { at: 'a1' }, daria: { at: 'c1' } },
      squares: { b1: { crossbowman: 1 } },
      dice: { detection: ['alarm'] },
    });
    s.play('claudio move b1');
    expect(s.who('claudio').exposed).toBe(false);
    expect(s.whys('undetected')).toEqual(['R22.3']);
    expect(s.alert()).toBe('quiet');
  });

  test('[R22.3] an alarm face exposes while the alert is raised', () => {
    const s = scene({
      map: STREET,
      alert: 'raised',
      assassins: { claudio: { at: 'a1' }, daria: { at: 'c1' } },
      squares: { b1: { crossbowman: 1 } },
      dice: { detection: ['alarm'] },
    });
    s.play('claudio move b1');
    expect(s.who('claudio').exposed).toBe(true);
    expect(s.whys('exposed')).toContain('R22.3');
  });

  test('[R22.3] everyone in one test reads the alert as it was when the test began', () => {
    const s = scene({
      map: STREET,
      assassins: { alessandra: { at: 'a1', state: 'exposed' }, claudio: { at: 'b1' }, daria: { at: 'b1' } },
      squares: { a1: { crossbowman: 2 } },
      dice: { detection: ['eye', 'alarm'] },
    });
    s.play('alessandra move b1');
    expect(tests(s)).toEqual([
      ['claudio', ['eye']],
      ['daria', ['alarm']],
    ]);
    expect([s.who('claudio').exposed, s.who('daria').exposed]).toEqual([true, false]);
    expect(s.whys('undetected')).toEqual(['R22.3']);
    expect(s.alert()).toBe('raised');
  });
});
