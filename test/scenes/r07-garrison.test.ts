import { contentWith, describe, expect, LONG_STREET, practiceSetup, scene, setUpScene, test } from '#scenes';

/** Two who are in nobody's way, one of them able to act in the window that follows. */
const ASIDE = { claudio: { at: 'd1', saved: 1 }, daria: { at: 'd1' } };
const REINFORCED = {
  map: LONG_STREET,
  entrances: { A: ['a1'] },
  assassins: ASIDE,
  next: 'reinforcement',
  decks: { reinforcement: { draw: ['patrol-2-1'] } },
} as const;
const garrison = (count: number) => ({ garrison: { crossbowman: [count, 9, 9] } }) as const;

describe('R7.5 a garrison', () => {
  test.each([
    [2, 12],
    [3, 14],
    [4, 16],
  ])('[R7.5] with %i assassins so many crossbowmen are in play, and the elites are all there', (assassins, crossbowmen) => {
    const content = contentWith('practice-3', { garrison: { crossbowman: [12, 14, 16] } });
    const { game } = setUpScene(practiceSetup('practice-3', { assassins }), content);
    const placed = game.maps[0]!.guards.reduce((sum, count, index) => (index % 5 === 0 ? sum + count : sum), 0);
    expect(game.reserve[0]! + placed).toBe(crossbowmen);
    expect(game.reserve.slice(3)).toEqual([10, 10]);
  });

  test('[R7.5] `elite` is the kind of the memory, and a kind named is that kind', () => {
    const counts = [4, 4, 4] as const;
    const reserve = (named: 'elite' | 'rider') =>
      setUpScene(practiceSetup('practice-3'), contentWith('practice-3', { garrison: { [named]: counts } })).game.reserve;
    expect(reserve('elite')).toEqual([24, 10, 3, 10, 10]);
    expect(reserve('rider')).toEqual([24, 10, 9, 4, 10]);
  });

  test('[R6.1] one who must come when the garrison is spent ends the memory', () => {
    const spent = scene({ ...REINFORCED, memory: garrison(3), squares: { b1: { crossbowman: 3 } } });
    expect(spent.game.result).toEqual({ success: false, reason: 'reserve-empty' });
    expect(spent.whys('memory-failed')).toContain('R29.3');
    const left = scene({ ...REINFORCED, memory: garrison(4), squares: { b1: { crossbowman: 3 } } });
    expect(left.game.result).toBeNull();
    expect(left.game.reserve[0]).toBe(0);
  });

  test('[R7.5] a position with more figures than the garrison has is refused', () => {
    expect(() => scene({ ...REINFORCED, memory: garrison(2), squares: { b1: { crossbowman: 3 } } })).toThrow(
      'reserve-empty (R7.5)',
    );
  });

  test('[R17.1] a body hidden goes back to the garrison', () => {
    const s = scene({
      map: LONG_STREET,
      memory: garrison(5),
      assassins: { claudio: { at: 'a1' }, daria: { at: 'd1' } },
      squares: { a1: { bodies: { crossbowman: 2 } } },
      decks: { equipment: { draw: [], discard: [] } },
    });
    expect(s.game.reserve[0]).toBe(3);
    s.play('claudio hide-bodies');
    expect(s.game.reserve[0]).toBe(5);
  });
});
