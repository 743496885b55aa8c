import { DEEP_BLOCK, describe, expect, scene, test } from '#scenes';

const table = {
  map: DEEP_BLOCK,
  direction: '?',
  assassins: { claudio: { at: 'a1', saved: 1 }, daria: { at: 'a1' } },
  squares: { b2: { crossbowman: 1 } },
  next: 'movement',
} as const;

describe('R30.3 nobody knows where they go', () => {
  test('[R30.3] cards of the deck are looked at until one shows a direction, and stay where they are', () => {
    const s = scene({
      ...table,
      decks: { event: { draw: ['shadow', 'feast-day', 'fog', 'forced-march'], discard: ['dark-night'] } },
      looks: ['forced-march', 'feast-day', 'fog'],
    });
    expect(s.facts('card-looked-at').map(({ card }) => card)).toEqual(['forced-march', 'feast-day', 'fog']);
    expect(s.facts('direction-set')).toMatchObject([{ direction: 'east' }]);
    expect(s.whys('direction-set')).toContain('R30.3');
    expect(s.square('c2').enemies).toBe(1);
    expect(s.game.piles.event).toEqual({ draw: ['forced-march', 'fog', 'feast-day', 'shadow'], discard: ['dark-night'] });
  });

  test('[R30.3] none in the deck: the discards are used', () => {
    const s = scene({
      ...table,
      decks: { event: { draw: ['feast-day', 'flooded-lanes'], discard: ['forced-march', 'dark-night'] } },
      looks: ['dark-night'],
    });
    expect(s.facts('direction-set')).toMatchObject([{ direction: 'west' }]);
    expect(s.whys('direction-set')).toContain('R30.3');
    expect(s.square('a2').enemies).toBe(1);
    expect(s.game.piles.event).toEqual({ draw: ['flooded-lanes', 'feast-day'], discard: ['forced-march', 'dark-night'] });
  });

  test.each([
    ['no card at all', {}],
    ['only such cards', { draw: ['feast-day'], discard: ['flooded-lanes', 'forced-march'] }],
  ])('[R30.3] %s: players choose', (_what, event) => {
    const s = scene({ ...table, decks: { event } });
    expect(s.question()).toBe('seek-direction');
    expect(s.options()).toEqual(['set-direction north', 'set-direction east', 'set-direction south', 'set-direction west']);
    expect(s.refuses('move-enemy crossbowman b2 b1')).toMatchObject({ rule: 'R30.3' });
    s.play('set-direction south');
    expect(s.facts('card-looked-at')).toEqual([]);
    expect(s.facts('direction-set')).toHaveLength(1);
    expect(s.whys('direction-set')).toContain('R30.3');
    expect(s.square('b3').enemies).toBe(1);
  });

  test('[R30.3] bases draw before the direction is known', () => {
    const s = scene({ ...table, squares: { b2: { crossbowman: 1 }, b1: { bases: 1 } }, decks: { event: {} } });
    expect(s.question()).toBe('seek-direction');
    expect(s.square('b1').enemies).toBe(1);
    s.play('set-direction south');
    expect(s.square('b1').enemies).toBe(1);
    expect(s.facts('direction-set')).toHaveLength(1);
    expect(s.whys('direction-set')).toContain('R30.3');
  });

  test('[R30.3] each map seeks its own', () => {
    const s = scene({
      ...table,
      mapB: DEEP_BLOCK,
      squares: { b2: { crossbowman: 1 }, 'b:b2': { agile: 1 } },
      decks: { event: { draw: ['fog', 'stale-wine'] } },
      looks: ['stale-wine', 'fog'],
    });
    expect(s.facts('direction-set').map(({ map, direction }) => [map, direction])).toEqual([
      [0, 'south'],
      [1, 'east'],
    ]);
    expect([s.square('b3').enemies, s.square('b:c2').enemies]).toEqual([1, 1]);
    expect(s.facts('direction-set')).toHaveLength(2);
    expect(s.whys('direction-set')).toContain('R30.3');
  });
});
