import { memoryRules, outcome, view } from '@bauta/engine';
import { describe, expect, scene, test } from '#scenes';

/** The tower tile is b1, c1, b2, c2; the haystack at its foot is on b2. */
const TOWER = `
+-+-+-+-+
|. t t ^|
+ + + + +
|. t t .|
+-+-+-+-+
`;
const tower = { squares: ['b1', 'c1', 'b2', 'c2'], foot: 'b2', card: 'vesper-bell' } as const;
const map = { map: TOWER, tower, spots: { b2: 'haystack' } } as const;
const TOP = 1023;

describe('R9.1 climbing', () => {
  test.each(['b1', 'c1', 'b2', 'c2'])('[R9.1] from %s of the tower tile, 1 AP climbs to the top', (at) => {
    const s = scene({ ...map, assassins: { claudio: { at }, daria: { at: 'a1' } } });
    s.play('claudio climb');
    expect(s.who('claudio')).toMatchObject({ at: TOP, ap: 2 });
    expect(s.whys('action-spent')).toEqual(['R9.1']);
  });

  test('[R9.1] from no other square', () => {
    const s = scene({ ...map, assassins: { claudio: { at: 'a1' }, daria: { at: 'd1' } } });
    expect(s.refuses('claudio climb')).toMatchObject({ refused: 'no-tower-here', rule: 'R9.1' });
    expect(s.refuses('daria climb')).toMatchObject({ refused: 'no-tower-here', rule: 'R9.1' });
  });

  test('[R9.1] not while another assassin is there', () => {
    const s = scene({ ...map, assassins: { claudio: { at: 'b1' }, daria: { at: 'top' } } });
    expect(s.refuses('claudio climb')).toMatchObject({ refused: 'tower-top-taken', rule: 'R9.1' });
    s.play('daria leap', 'claudio climb');
    expect(s.who('claudio').at).toBe(TOP);
  });

  test('[R9.1] incognito: always, beside enemies too', () => {
    const s = scene({ ...map, assassins: { claudio: { at: 'b1' }, daria: { at: 'a1' } }, squares: { b1: { crossbowman: 4 } } });
    s.play('claudio climb');
    expect(s.facts('dice-rolled')).toEqual([]);
    expect(s.whys('moved')).toContain('R9.1');
  });

  test('[R9.1] exposed with an enemy on the square: refused', () => {
    const s = scene({
      ...map,
      assassins: { claudio: { at: 'b1', state: 'exposed' }, daria: { at: 'a1' } },
      squares: { b1: { crossbowman: 1 } },
    });
    expect(s.refuses('claudio climb')).toMatchObject({ refused: 'enemies-here', rule: 'R9.1' });
  });

  test('[R9.1] exposed with none: incognito, and the red base stays on the square climbed from', () => {
    const s = scene({
      ...map,
      assassins: { claudio: { at: 'c1', state: 'exposed' }, daria: { at: 'a1' } },
      squares: { b1: { crossbowman: 1 } },
    });
    s.play('claudio climb');
    expect(s.who('claudio')).toMatchObject({ at: TOP, exposed: false });
    expect(s.square('c1').bases).toBe(1);
    expect(s.whys('became-incognito')).toContain('R9.1');
  });
});

describe('R9.2 on the top', () => {
  const board = {
    melee: 'common-sword',
    ranged: 'throwing-knife',
    blade: 'hidden-blade',
    pack: ['smoke-bomb', 'medicine', 'parachute', 'quicklime'],
  };

  test('[R9.2] one cannot attack', () => {
    const s = scene({
      ...map,
      assassins: { claudio: { at: 'top', ...board }, daria: { at: 'a1' } },
      squares: { b2: { crossbowman: 1 } },
    });
    expect(s.optionsOf('claudio attack')).toEqual([]);
    for (const card of ['common-sword', 'throwing-knife', 'hidden-blade'])
      expect(s.refuses(`claudio attack ${card} b2`)).toMatchObject({ refused: 'on-tower', rule: 'R9.2' });
  });

  test('[R9.2] no square is nearby: no move, trade, chest, objective, station, and no card on another square', () => {
    const s = scene({
      ...map,
      stations: ['b2'],
      chests: ['b2'],
      objectives: { letter: { at: 'b2' } },
      assassins: { claudio: { at: 'top', ...board }, daria: { at: 'b2', state: 'exposed', hp: 1 } },
      squares: { b1: { bodies: { crossbowman: 1 } } },
    });
    const barred = ['move b1', 'trade', 'open-chest', 'complete letter', 'leave', 'travel b2', 'enter-spot', 'climb'];
    expect(barred.map((id) => s.refuses(`claudio ${id}`).rule)).toEqual(barred.map(() => 'R9.2'));
    expect(s.options().filter((id) => /claudio use.* (smoke-bomb|medicine|quicklime)/.test(id))).toEqual([]);
  });

  test('[R9.2] cards on oneself, saving, and gliding equipment work', () => {
    const s = scene({ ...map, assassins: { claudio: { at: 'top', ...board, hp: 1 }, daria: { at: 'a1' } } });
    expect(s.refuses('claudio move b1')).toMatchObject({ rule: 'R9.2' });
    expect(s.optionsOf('claudio use-at')).toEqual(['claudio use-at parachute d1']);
    s.play('claudio use-on medicine claudio', 'claudio save');
    expect(s.who('claudio')).toMatchObject({ wounds: 0, saved: 1, at: TOP });
    s.play('claudio use-at parachute d1');
    expect(s.who('claudio')).toMatchObject({ at: 3, ap: 0, saved: 0 });
  });

  test('[R9.2] neither attacked nor detected, whatever goes on below', () => {
    const s = scene({
      ...map,
      next: 'movement',
      direction: 'east',
      alert: 'raised',
      assassins: { claudio: { at: 'top', ap: 0, saved: 1 }, daria: { at: 'd2', ap: 0 } },
      squares: { a1: { crossbowman: 4 }, a2: { crossbowman: 4 } },
    });
    expect(s.question()).toBe('window');
    expect(s.square('b1').enemies + s.square('b2').enemies).toBe(8);
    s.play('pass');
    expect(s.facts('dice-rolled')).toEqual([]);
    expect(s.facts('aimed')).toEqual([]);
    expect(s.who('claudio')).toMatchObject({ exposed: false, wounds: 0 });
    expect(s.refuses('claudio trade')).toMatchObject({ rule: 'R9.2' });
  });

  test('[R9.2] the top is no roof: a card for a roof lands on none there', () => {
    const s = scene({ ...map, assassins: { claudio: { at: 'b1' }, daria: { at: 'd1', pack: ['parachute'] } } });
    s.play('claudio climb');
    expect(s.whys('moved')).toContain('R9.2');
    expect(s.optionsOf('daria use-at')).toEqual([]);
  });
});

describe('R9.3 synchronising', () => {
  test('[R9.3] 1 AP at the top reveals and applies the tower card, once per map', () => {
    const s = scene({ ...map, alert: 'raised', assassins: { claudio: { at: 'top' }, daria: { at: 'b1' } } });
    expect(view(s.game).maps[0]!.tower).toBe('?');
    s.play('claudio synchronise');
    expect(s.who('claudio').ap).toBe(2);
    expect(view(s.game).maps[0]!.tower).toBe('vesper-bell');
    expect(s.alert()).toBe('quiet');
    expect(s.whys('tower-synchronised')).toEqual(['R9.3']);
    expect(s.refuses('claudio synchronise')).toMatchObject({ refused: 'already-synchronised', rule: 'R9.3' });
    s.play('claudio leap', 'daria climb');
    expect(s.refuses('daria synchronise')).toMatchObject({ refused: 'already-synchronised', rule: 'R9.3' });
  });

  test('[R9.3] only at the top, and only with an AP', () => {
    const s = scene({ ...map, assassins: { claudio: { at: 'top', ap: 0 }, daria: { at: 'b1' } } });
    expect(s.refuses('daria synchronise')).toMatchObject({ refused: 'not-on-tower', rule: 'R9.3' });
    expect(s.refuses('claudio synchronise')).toMatchObject({ refused: 'too-few-actions' });
  });

  test('[R9.3] not done before the map is left: the card goes back unseen', () => {
    const done = { letter: { at: 'd2', done: true } };
    const leaving = { ...map, stations: ['a1'], objectives: done, assassins: { claudio: { at: 'a1' }, daria: { at: 'a1' } } };
    const s = scene(leaving);
    expect(s.refuses('claudio synchronise')).toMatchObject({ rule: 'R9.3' });
    s.play('claudio leave', 'daria leave');
    expect(outcome(s.game)).toMatchObject({ result: { success: true }, seen: [] });
    expect(view(s.game).maps[0]!.tower).toBe('?');
  });

  test('[R9.3] synchronised: the card was seen', () => {
    const s = scene({
      ...map,
      stations: ['b2'],
      objectives: { letter: { at: 'd2', done: true } },
      assassins: { claudio: { at: 'top' }, daria: { at: 'b2' } },
    });
    s.play('claudio synchronise', 'claudio leap', 'claudio leave-spot', 'claudio leave', 'daria leave');
    expect(s.whys('tower-synchronised')).toEqual(['R9.3']);
    expect(outcome(s.game)).toMatchObject({ seen: ['vesper-bell'] });
    expect(memoryRules.question(s.game)).toBe(null);
  });
});
