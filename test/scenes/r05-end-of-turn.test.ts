import { describe, expect, LONG_STREET, scene, test } from '#scenes';

const ENDING = [
  'assassin-eliminated',
  'memory-failed',
  'event-ended',
  'card-discarded',
  'lasting-ended',
  'payment-lost',
  'red-base-removed',
  'turn-begun',
];

describe('R5.1 end of turn', () => {
  test('[R5.1] in order: the critical whose time is up, the event card, unfinished payments, loose red bases, new turn', () => {
    const s = scene({
      map: LONG_STREET,
      objectives: { ledger: { at: 'a1', ap: 2, paid: 1 } },
      assassins: { claudio: { at: 'a1' }, daria: { at: 'b1', state: 'critical', fellIn: 1 } },
      squares: { c1: { bases: 2 } },
      next: 'end',
      turn: 2,
      event: 'quiet-hour',
      decks: { event: { draw: ['still-air'] } },
    });
    const order = s.events.map(({ type }) => type).filter((type) => ENDING.includes(type));
    expect(order).toEqual([
      'assassin-eliminated',
      'event-ended',
      'card-discarded',
      'payment-lost',
      'red-base-removed',
      'red-base-removed',
      'turn-begun',
    ]);
    for (const type of ['event-ended', 'card-discarded', 'payment-lost', 'red-base-removed'] as const)
      expect(s.whys(type)).toContain('R5.1');
    expect(s.game.piles.event.discard).toEqual(['quiet-hour']);
    expect(s.game.objectives[0]).toMatchObject({ paid: 0, done: false });
    expect(s.square('c1').bases).toBe(0);
    expect(s.game.turn).toBe(3);
  });

  test('[R5.1] the critical go first: with the last of them the memory ends before the card is discarded', () => {
    const s = scene({
      map: LONG_STREET,
      assassins: { claudio: { state: 'eliminated' }, daria: { at: 'b1', state: 'critical', fellIn: 1 } },
      squares: { c1: { bases: 1 } },
      next: 'end',
      turn: 2,
      event: 'quiet-hour',
    });
    expect(s.events.map(({ type }) => type).filter((type) => ENDING.includes(type))).toEqual([
      'assassin-eliminated',
      'memory-failed',
    ]);
    expect(s.square('c1').bases).toBe(1);
  });

  test('[R5.1] whoever fell in this turn still has the next', () => {
    const s = scene({
      map: LONG_STREET,
      assassins: { claudio: { at: 'a1' }, daria: { at: 'b1', state: 'critical', fellIn: 2 } },
      next: 'end',
      turn: 2,
      event: 'quiet-hour',
      decks: { event: { draw: ['still-air'] } },
    });
    expect(s.who('daria').status).toBe('critical');
    expect(s.whys('event-ended')).toEqual(['R5.1']);
  });

  test('[R5.1] completed objectives and worn bases stay, and so does what is paid in eliminations', () => {
    const s = scene({
      map: LONG_STREET,
      objectives: {
        ledger: { at: 'a1', ap: 2, paid: 2, done: true },
        patrol: { kind: 'eliminate', target: 'crossbowman', count: 2, paid: 1 },
      },
      assassins: { claudio: { at: 'a1', state: 'exposed' }, daria: { at: 'b1' } },
      next: 'end',
      event: 'quiet-hour',
      decks: { event: { draw: ['still-air'] } },
    });
    expect(s.whys('card-discarded')).toEqual(['R5.1']);
    expect(s.facts('payment-lost')).toEqual([]);
    expect(s.game.objectives).toMatchObject([
      { paid: 2, done: true },
      { paid: 1, done: false },
    ]);
    expect(s.who('claudio').exposed).toBe(true);
  });

  test('[R5.1] one event card per map is discarded', () => {
    const s = scene({
      map: LONG_STREET,
      mapB: LONG_STREET,
      assassins: { claudio: { at: 'a1' }, daria: { at: 'b:b1' } },
      next: 'end',
      event: 'quiet-hour',
      decks: { event: { draw: ['still-air', 'fog'] } },
    });
    expect(s.facts('card-discarded').map(({ card, why }) => [card, why])).toEqual([
      ['quiet-hour', 'R5.1'],
      ['quiet-hour', 'R5.1'],
    ]);
    expect(s.facts('event-revealed').map(({ map, card }) => [map, card])).toEqual([
      [0, 'still-air'],
      [1, 'fog'],
    ]);
  });
});
