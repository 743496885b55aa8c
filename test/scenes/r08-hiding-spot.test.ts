import { describe, expect, STREET, scene, test } from '#scenes';

const spots = { b1: 'haystack' } as const;

describe('R8.1 entering a hiding spot', () => {
  test('[R8.1] an incognito character enters for 0 AP, beside enemies too and without a test', () => {
    const s = scene({
      map: STREET,
      spots,
      assassins: { claudio: { at: 'b1' }, daria: { at: 'a1' } },
      squares: { b1: { crossbowman: 2 } },
    });
    s.play('claudio enter-spot');
    expect(s.who('claudio')).toMatchObject({ inSpot: true, ap: 3, exposed: false });
    expect(s.facts('dice-rolled')).toEqual([]);
    expect(s.whys('spot-entered')).toEqual(['R8.1']);
  });

  test('[R8.1] one character, and one only', () => {
    const s = scene({ map: STREET, spots, assassins: { claudio: { at: 'b1' }, daria: { at: 'b1', in: 'spot' } } });
    expect(s.refuses('claudio enter-spot')).toMatchObject({ refused: 'hiding-spot-taken', rule: 'R8.1' });
    s.play('daria leave-spot', 'claudio enter-spot');
    expect(s.who('claudio').inSpot).toBe(true);
    expect(s.refuses('daria enter-spot')).toMatchObject({ refused: 'hiding-spot-taken' });
  });

  test('[R8.1] only a spot on the own square', () => {
    const s = scene({ map: STREET, spots, assassins: { claudio: { at: 'a1' }, daria: { at: 'b1' } } });
    expect(s.refuses('claudio enter-spot')).toMatchObject({ refused: 'no-hiding-spot-here', rule: 'R8.1' });
    expect(s.options()).toContain('daria enter-spot');
  });

  test('[R8.1] exposed with an enemy on the square: refused', () => {
    const s = scene({
      map: STREET,
      spots,
      assassins: { claudio: { at: 'b1', state: 'exposed' }, daria: { at: 'a1' } },
      squares: { b1: { crossbowman: 1 } },
    });
    expect(s.refuses('claudio enter-spot')).toMatchObject({ refused: 'enemies-here', rule: 'R8.1' });
  });

  test('[R8.1] exposed with no enemy on the square: incognito, and the red base stays on the square', () => {
    const s = scene({
      map: STREET,
      spots,
      assassins: { claudio: { at: 'b1', state: 'exposed', ap: 0 }, daria: { at: 'a1' } },
      squares: { c1: { crossbowman: 4 } },
    });
    s.play('claudio enter-spot');
    expect(s.who('claudio')).toMatchObject({ inSpot: true, exposed: false, ap: 0 });
    expect(s.square('b1').bases).toBe(1);
    expect(s.whys('became-incognito')).toContain('R8.1');
  });
});

describe('R8.2 unseen inside', () => {
  test('[R8.2] enemies entering the square test those outside, never the one inside', () => {
    const s = scene({
      map: STREET,
      spots,
      next: 'movement',
      direction: 'east',
      assassins: { claudio: { at: 'b1', ap: 0, in: 'spot', saved: 1 }, daria: { at: 'b1', ap: 0 } },
      squares: { a1: { crossbowman: 2 } },
      dice: { detection: ['eye', 'blank'] },
    });
    expect(s.question()).toBe('window');
    expect(s.square('b1').enemies).toBe(2);
    expect(s.facts('dice-rolled').map((roll) => [roll.by, roll.faces])).toEqual([['daria', ['eye', 'blank']]]);
    expect(s.who('daria').exposed).toBe(true);
    expect(s.who('claudio')).toMatchObject({ inSpot: true, exposed: false });
    expect(s.facts('undetected')).toMatchObject([{ by: 'claudio', why: 'R8.2' }]);
  });

  test('[R8.2] nothing is rolled when only the one inside is there', () => {
    const s = scene({
      map: STREET,
      spots,
      next: 'movement',
      direction: 'east',
      alert: 'raised',
      assassins: { claudio: { at: 'b1', ap: 0, in: 'spot', saved: 1 }, daria: { at: 'c1', ap: 0 } },
      squares: { a1: { crossbowman: 4 } },
    });
    expect(s.facts('dice-rolled')).toEqual([]);
    expect(s.facts('undetected')).toMatchObject([{ by: 'claudio', why: 'R8.2' }]);
  });
});

describe('R8.4 exposed inside', () => {
  const missing = {
    map: STREET,
    spots,
    assassins: { claudio: { at: 'b1', in: 'spot', blade: 'hidden-blade' }, daria: { at: 'a1' } },
    squares: { b1: { crossbowman: 2 } },
    dice: { assassin: ['miss', 'miss'], enemy: ['fail', 'fail'] },
  } as const;

  test('[R8.4] who becomes exposed inside is first put on the square', () => {
    const s = scene(missing).play('claudio attack hidden-blade b1');
    expect(s.who('claudio')).toMatchObject({ inSpot: false, exposed: true });
    const order = s.last.map(({ type }) => type);
    expect(order.indexOf('spot-left')).toBeGreaterThan(-1);
    expect(order.indexOf('spot-left')).toBeLessThan(order.indexOf('exposed'));
    expect(s.whys('spot-left')).toEqual(['R8.4']);
  });

  test('[R8.4] so the spot is free for another, and the base is on the square', () => {
    const s = scene({ ...missing, assassins: { ...missing.assassins, daria: { at: 'b1' } } });
    s.play('claudio attack hidden-blade b1');
    expect(s.whys('spot-left')).toEqual(['R8.4']);
    expect(s.who('claudio').exposed).toBe(true);
    s.play('daria enter-spot');
    expect(s.who('daria').inSpot).toBe(true);
  });
});

describe('R8.5 in and out', () => {
  test('[R8.5] the spot just left is not entered again before an AP is spent', () => {
    const s = scene({ map: STREET, spots, assassins: { claudio: { at: 'b1', in: 'spot' }, daria: { at: 'a1' } } });
    s.play('claudio leave-spot');
    expect(s.refuses('claudio enter-spot')).toMatchObject({ refused: 'hiding-spot-just-left', rule: 'R8.5' });
    s.play('daria move b1', 'claudio enter-spot');
    expect(s.who('claudio').inSpot).toBe(true);
  });

  test('[R8.5] another may enter it at once', () => {
    const s = scene({ map: STREET, spots, assassins: { claudio: { at: 'b1', in: 'spot' }, daria: { at: 'b1' } } });
    s.play('claudio leave-spot');
    expect(s.refuses('claudio enter-spot')).toMatchObject({ rule: 'R8.5' });
    expect(s.options()).toContain('daria enter-spot');
  });

  test('[R8.5] saving an AP spends none', () => {
    const s = scene({ map: STREET, spots, assassins: { claudio: { at: 'b1', in: 'spot' }, daria: { at: 'a1' } } });
    s.play('claudio leave-spot', 'daria save');
    expect(s.refuses('claudio enter-spot')).toMatchObject({ rule: 'R8.5' });
  });

  test('[R8.5] a step that was played opens it again', () => {
    const s = scene({
      map: STREET,
      spots,
      next: 'window-2',
      assassins: { claudio: { at: 'b1', ap: 0, in: 'spot' }, daria: { at: 'a1', ap: 0, saved: 1 } },
    });
    s.play('claudio leave-spot');
    expect(s.refuses('claudio enter-spot')).toMatchObject({ rule: 'R8.5' });
    s.play('pass');
    expect(s.question()).toBe('window');
    s.play('claudio enter-spot');
    expect(s.who('claudio').inSpot).toBe(true);
  });
});
