import { describe, expect, STREET, scene, test, WIDE_TOWER_BLOCK } from '#scenes';

const NEXT = { decks: { event: { draw: ['quiet-hour'] }, reinforcement: { draw: ['patrol-2-1'] } } };

describe('R20 back to incognito', () => {
  test('[R20.3] by moving to a square without enemies when nobody follows: the base stays loose on the arrival square', () => {
    const s = scene({
      map: STREET,
      assassins: { bastiano: { at: 'a1', state: 'exposed' }, daria: { at: 'c1' } },
    });
    s.play('bastiano move b1');
    expect(s.who('bastiano').exposed).toBe(false);
    expect(s.whys('became-incognito')).toContain('R20.3');
    expect([s.square('a1').bases, s.square('b1').bases]).toEqual([0, 1]);
  });

  test('[R20.3] not by moving onto enemies: no test, and still exposed', () => {
    const s = scene({
      map: STREET,
      assassins: { bastiano: { at: 'a1', state: 'exposed' }, daria: { at: 'b1' } },
      squares: { b1: { crossbowman: 1 } },
    });
    s.play('bastiano move b1');
    expect(s.who('bastiano').exposed).toBe(true);
    expect(s.facts('dice-rolled')).toEqual([]);
    s.play('bastiano move c1');
    // The enemy of b1 follows.
    expect(s.who('bastiano').exposed).toBe(true);
    expect(s.facts('became-incognito')).toEqual([]);
  });

  test('[R20.3] by a card, with enemies all around: the base stays loose on that square', () => {
    const s = scene({
      map: STREET,
      alert: 'raised',
      assassins: { bastiano: { at: 'a1', state: 'exposed' }, daria: { at: 'b1', pack: ['smoke-bomb'] } },
      squares: { a1: { crossbowman: 2 } },
    });
    s.play('daria use-at smoke-bomb a1');
    expect(s.who('bastiano').exposed).toBe(false);
    expect(s.whys('became-incognito')).toContain('R20.3');
    expect(s.square('a1')).toMatchObject({ enemies: 2, bases: 1 });
    expect(s.alert()).toBe('raised');
  });

  test('[R20.3] by hiding spot, tower and station, each leaving the base behind', () => {
    const s = scene({
      map: WIDE_TOWER_BLOCK,
      tower: { squares: ['b1', 'c1', 'b2', 'c2'], foot: 'c2', card: 'long-view' },
      spots: { a1: 'cart', c2: 'haystack' },
      stations: ['d1', 'd2'],
      assassins: {
        alessandra: { at: 'a1', state: 'exposed' },
        bastiano: { at: 'b1', state: 'exposed' },
        daria: { at: 'd1', state: 'exposed' },
      },
    });
    s.play('alessandra enter-spot', 'bastiano climb', 'daria travel d2');
    expect(s.facts('became-incognito').map(({ by }) => by)).toEqual(['alessandra', 'bastiano', 'daria']);
    expect(s.whys('became-incognito').filter((why) => why === 'R20.3')).toHaveLength(3);
    expect([s.square('a1').bases, s.square('b1').bases, s.square('d1').bases, s.square('d2').bases]).toEqual([1, 1, 1, 0]);
  });

  test('[R20.5] loose red bases go at the end of the turn; worn ones stay', () => {
    const s = scene({
      ...NEXT,
      map: STREET,
      memory: { enemyPhase: 'none' },
      assassins: { bastiano: { at: 'a1', state: 'exposed' }, daria: { at: 'c1' } },
      squares: { a1: { bases: 1 }, b1: { bases: 2 } },
    });
    s.play('end-phase');
    expect(s.game.turn).toBe(2);
    expect(s.facts('red-base-removed')).toHaveLength(3);
    expect(s.whys('red-base-removed')).toContain('R20.5');
    expect([s.square('a1').bases, s.square('b1').bases]).toEqual([0, 0]);
    expect(s.who('bastiano').exposed).toBe(true);
  });
});
