import { describe, expect, STREET, scene, test } from '#scenes';

describe('R48.1 boarding and leaving a machine', () => {
  test('[R48.1] an incognito assassin boards an unoccupied machine for 0 AP, beside enemies too', () => {
    const s = scene({
      map: STREET,
      machines: { tank: { at: 'b1' } },
      assassins: { claudio: { at: 'b1', ap: 0 }, daria: { at: 'a1' } },
      squares: { b1: { crossbowman: 2 } },
    });
    s.play('claudio board tank');
    expect(s.who('claudio')).toMatchObject({ aboard: 'tank', exposed: false, ap: 0 });
    expect(s.facts('dice-rolled')).toEqual([]);
    expect(s.whys('machine-boarded')).toContain('R48.1');
  });

  test('[R48.1] exposed with enemies there: the worn base stays loose and draws them, the assassin is incognito', () => {
    const s = scene({
      map: STREET,
      machines: { tank: { at: 'b1' } },
      assassins: { claudio: { at: 'b1', state: 'exposed' }, daria: { at: 'a1' } },
      squares: { b1: { crossbowman: 1 } },
    });
    s.play('claudio board tank');
    expect(s.who('claudio')).toMatchObject({ aboard: 'tank', exposed: false, ap: 3 });
    expect(s.square('b1').bases).toBe(1);
    expect(s.whys('became-incognito')).toContain('R48.1');
  });

  test('[R48.1] it holds one character, and stands on the own square', () => {
    const s = scene({
      map: STREET,
      machines: { tank: { at: 'b1' } },
      assassins: { claudio: { at: 'b1' }, daria: { at: 'b1', aboard: 'tank' }, bastiano: { at: 'c1' } },
    });
    expect(s.refuses('claudio board tank')).toMatchObject({ refused: 'machine-occupied', rule: 'R48.1' });
    expect(s.refuses('bastiano board tank')).toMatchObject({ refused: 'no-machine-here', rule: 'R48.1' });
    expect(s.refuses('claudio board cart')).toMatchObject({ refused: 'no-machine-here', rule: 'R48.1' });
    expect(s.refuses('claudio leave-machine')).toMatchObject({ refused: 'not-aboard', rule: 'R48.1' });
  });

  test('[R48.1] not one that a guard holds', () => {
    const s = scene({
      map: STREET,
      machines: { tank: { at: 'b1', guard: 'crossbowman' } },
      assassins: { claudio: { at: 'b1' }, daria: { at: 'a1' } },
      squares: { b1: { crossbowman: 1 } },
    });
    expect(s.refuses('claudio board tank')).toMatchObject({ refused: 'machine-occupied', rule: 'R48.1' });
    expect(s.optionsOf('claudio board')).toEqual([]);
  });

  test('[R48.1] not from inside a hiding spot', () => {
    const s = scene({
      map: STREET,
      spots: { b1: 'haystack' },
      machines: { tank: { at: 'b1' } },
      assassins: { claudio: { at: 'b1', in: 'spot' }, daria: { at: 'a1' } },
    });
    expect(s.refuses('claudio board tank')).toMatchObject({ refused: 'in-hiding-spot', rule: 'R8.3' });
    s.play('claudio leave-spot', 'claudio board tank');
    expect(s.whys('machine-boarded')).toContain('R48.1');
  });

  test('[R48.1] leaving costs 1 AP, with a test if enemies are there', () => {
    const s = scene({
      map: STREET,
      machines: { tank: { at: 'b1' } },
      assassins: { claudio: { at: 'b1', aboard: 'tank', ap: 1 }, daria: { at: 'a1' } },
      squares: { b1: { crossbowman: 2 } },
      dice: { detection: ['blank', 'eye'] },
    });
    s.play('claudio leave-machine');
    expect(s.who('claudio')).toMatchObject({ aboard: '', ap: 0, exposed: true });
    expect(s.whys('machine-left')).toEqual(['R48.1']);
    expect(s.facts('dice-rolled')).toMatchObject([{ for: 'test', by: 'claudio', why: ['R22.2', 'R22.1'] }]);
  });

  test('[R48.1] without an AP nobody leaves; the next to board is free to once it is empty', () => {
    const s = scene({
      map: STREET,
      machines: { tank: { at: 'b1' } },
      assassins: { claudio: { at: 'b1', aboard: 'tank', ap: 0 }, daria: { at: 'b1' } },
    });
    expect(s.refuses('claudio leave-machine')).toMatchObject({ refused: 'too-few-actions' });
    expect(s.optionsOf('claudio')).toEqual([]);
    const again = scene({
      map: STREET,
      machines: { tank: { at: 'b1' } },
      assassins: { claudio: { at: 'b1', aboard: 'tank' }, daria: { at: 'b1' } },
    });
    again.play('claudio leave-machine', 'daria board tank');
    expect(again.who('daria').aboard).toBe('tank');
    expect(again.who('claudio').ap).toBe(2);
  });

  test('[R19.2] a window is asked where a machine could be boarded, and not of one aboard without a saved AP', () => {
    const s = scene({
      map: STREET,
      next: 'window-2',
      machines: { tank: { at: 'b1' } },
      assassins: { claudio: { at: 'b1', ap: 0 }, daria: { at: 'a1', ap: 0 } },
    });
    expect(s.question()).toBe('window');
    expect(s.options()).toEqual(['claudio board tank', 'pass']);
    s.play('claudio board tank');
    expect(s.facts('window-opened')).toHaveLength(1);
    expect(s.question()).toBe('assassin-phase');
    const inside = scene({
      map: STREET,
      next: 'window-2',
      spots: { b1: 'haystack' },
      machines: { tank: { at: 'b1' } },
      assassins: { claudio: { at: 'b1', aboard: 'tank', ap: 0 }, daria: { at: 'a1', ap: 0 } },
    });
    expect(inside.facts('window-opened')).toEqual([]);
  });
});

describe('R48.2 aboard', () => {
  const ABOARD = { at: 'b1', aboard: 'tank', melee: 'common-sword', blade: 'hidden-blade', pack: ['medicine'], hp: 2 };

  test("[R48.2] only the machine's own actions: no move, weapon, card, trade, saving or arranging", () => {
    const s = scene({
      map: STREET,
      stations: ['b1'],
      machines: { tank: { at: 'b1' } },
      assassins: { bastiano: { ...ABOARD, ability: 'bastiano-0' }, daria: { at: 'b1' } },
      squares: { b1: { crossbowman: 1, bodies: { crossbowman: 1 } } },
    });
    expect(s.optionsOf('bastiano')).toEqual([
      'bastiano use-at tank-drive c1',
      'bastiano use-at tank-drive a1',
      'bastiano use-at tank-guns b1',
      'bastiano leave-machine',
    ]);
    for (const id of ['move a1', 'save', 'attack hidden-blade b1', 'hide-bodies', 'leave', 'trade', 'discard medicine'])
      expect(s.refuses(`bastiano ${id}`)).toMatchObject({ refused: 'aboard-machine', rule: 'R48.2' });
    expect(s.refuses('bastiano use-on medicine bastiano')).toMatchObject({ refused: 'not-a-machine-action', rule: 'R48.2' });
    expect(s.refuses('bastiano use bastiano-0')).toMatchObject({ refused: 'not-a-machine-action', rule: 'R48.2' });
  });

  test("[R48.2] nor others' abilities and cards: no AP back, no healing, no trade, no moving along", () => {
    const s = scene({
      map: STREET,
      machines: { tank: { at: 'b1' } },
      assassins: {
        bastiano: { ...ABOARD, ap: 2, spent: 1 },
        daria: { at: 'b1', ability: 'daria-0', pack: ['medicine', 'shared-cloak'] },
      },
    });
    expect(s.optionsOf('daria use-on')).toEqual([]);
    expect(s.optionsOf('daria trade')).toEqual([]);
    s.play('daria use-at shared-cloak c1');
    expect(s.who('bastiano').at).not.toBe(s.who('daria').at);
    s.play('bastiano use-at tank-drive c1', 'bastiano leave-machine', 'daria use-on medicine bastiano');
    expect(s.whys('effect-begun')).toContain('R48.2');
  });

  test("[R48.2] with one's own AP, the saved one too", () => {
    const s = scene({
      map: STREET,
      next: 'window-2',
      direction: 'north',
      machines: { tank: { at: 'b1' } },
      assassins: { bastiano: { at: 'b1', aboard: 'tank', ap: 0, saved: 1 }, daria: { at: 'a1', ap: 0 } },
    });
    expect(s.options()).toEqual([
      'bastiano use-at tank-drive c1',
      'bastiano use-at tank-drive a1',
      'bastiano leave-machine',
      'pass',
    ]);
    s.play('bastiano use-at tank-drive c1');
    expect(s.facts('action-spent')).toMatchObject([{ by: 'bastiano', ap: 0, saved: 1, why: 'R48.2' }]);
  });

  test('[R48.2] enemies who come onto the square test nobody aboard', () => {
    const s = scene({
      map: STREET,
      next: 'movement',
      direction: 'east',
      machines: { tank: { at: 'b1' } },
      assassins: { bastiano: { at: 'b1', aboard: 'tank', saved: 1, ap: 0 }, daria: { at: 'c1' } },
      squares: { a1: { crossbowman: 2 } },
    });
    expect(s.facts('dice-rolled')).toEqual([]);
    expect(s.facts('undetected')).toMatchObject([{ by: 'bastiano', why: 'R48.2' }]);
    expect(s.who('bastiano').exposed).toBe(false);
  });

  test('[R48.2] nor does an event that tests everyone', () => {
    const s = scene({
      map: STREET,
      next: 'event',
      machines: { tank: { at: 'b1' } },
      assassins: { bastiano: { at: 'b1', aboard: 'tank' }, daria: { at: 'c1' } },
      squares: { b1: { crossbowman: 2 } },
      decks: { event: { draw: ['lantern-round'] } },
    });
    expect(s.facts('dice-rolled')).toEqual([]);
    s.play('bastiano use-at tank-drive a1');
    expect(s.whys('machine-moved')).toContain('R48.2');
  });

  test('[R5.2] whoever is aboard is still on the map', () => {
    const s = scene({
      map: STREET,
      stations: ['a1'],
      machines: { tank: { at: 'b1' } },
      objectives: { proof: { at: 'c1', done: true } },
      assassins: { claudio: { at: 'b1', aboard: 'tank' }, daria: { at: 'a1' } },
    });
    s.play('daria leave');
    expect(s.game.result).toBeNull();
    s.play('claudio leave-machine', 'claudio move a1', 'claudio leave');
    expect(s.game.result).toEqual({ success: true });
    expect(s.whys('memory-succeeded')).toContain('R5.2');
  });

  test('[R26.4] one aboard may be given up, and the machine is empty again', () => {
    const s = scene({
      map: STREET,
      machines: { tank: { at: 'b1' } },
      assassins: { claudio: { at: 'b1', aboard: 'tank' }, daria: { at: 'b1' } },
    });
    s.play('claudio give-up');
    expect(s.whys('assassin-eliminated')).toEqual(['R26.4']);
    s.play('daria board tank');
    expect(s.who('daria').aboard).toBe('tank');
  });
});
