import type { ReinforcementCard } from '@bauta/engine';
import { describe, expect, scene, test } from '#scenes';

const NONE = { A: [0, 0], B: [0, 0], C: [0, 0], D: [0, 0] } as const;
const patrol = (
  quiet: Partial<ReinforcementCard['quiet']>,
  raised: Partial<ReinforcementCard['raised']> = {},
): ReinforcementCard => ({
  kind: 'reinforcement',
  id: 'patrol-2-1',
  assassins: 2,
  map: 0,
  quiet: { ...NONE, ...quiet },
  raised: { ...NONE, ...raised },
});

const BLOCK = `
+-+-+-+-+
|. . . .|
+ +-+ + +
|. . . .|
+-+-+-+-+
`;

/** Two who are in nobody's way, one of them able to act in the window that follows. */
const ASIDE = { daria: { at: 'd2', saved: 1 }, claudio: { at: 'd2' } };
const DRAWN = { reinforcement: { draw: ['patrol-2-1'] } };

describe('R29 reinforcement', () => {
  test.each([
    [2, { alessandra: { at: 'd2' }, bastiano: { at: 'd2' } }],
    [3, { alessandra: { at: 'd2' }, bastiano: { at: 'd2' }, claudio: { at: 'd2' } }],
    [4, { alessandra: { at: 'd2' }, bastiano: { at: 'd2' }, claudio: { at: 'd2' }, daria: { at: 'd2' } }],
  ])('[R29.1] %i assassins: the 8 cards for that number, one of them drawn', (size, assassins) => {
    const s = scene({ map: BLOCK, assassins });
    const deck = s.game.piles.reinforcement.draw;
    expect(deck).toHaveLength(8);
    expect(deck.every((card) => card.startsWith(`patrol-${size}-`))).toBe(true);
    s.play('alessandra save', 'end-phase', 'pass');
    expect(s.facts('card-drawn').filter((drawn) => drawn.deck === 'reinforcement')).toHaveLength(1);
    expect(s.game.piles.reinforcement.draw).toHaveLength(7);
    expect(s.whys('card-drawn')).toContain('R29.1');
  });

  test('[R29.1] the number at the start of the memory counts, however many are left', () => {
    const s = scene({
      map: BLOCK,
      assassins: { ...ASIDE, bastiano: { state: 'eliminated' }, alessandra: { state: 'left' } },
      next: 'reinforcement',
    });
    expect(s.facts('reinforced').map(({ card }) => card.slice(0, 8))).toEqual(['patrol-4']);
    expect(s.whys('card-drawn')).toContain('R29.1');
  });

  test('[R29.2] the rulebook: alert quiet: 1 elite per A, 1 crossbowman per B, 1 per C, none at D', () => {
    const s = scene({
      map: BLOCK,
      elite: 'brute',
      entrances: { A: ['a1', 'c1'], B: ['b1'], C: ['a2'], D: ['b2'] },
      cards: [patrol({ A: [0, 1], B: [1, 0], C: [1, 0] }, { D: [4, 0] })],
      assassins: ASIDE,
      decks: DRAWN,
      next: 'reinforcement',
    });
    expect(['a1', 'c1', 'b1', 'a2', 'b2'].map((at) => s.square(at).guards)).toEqual([
      { brute: 1 },
      { brute: 1 },
      { crossbowman: 1 },
      { crossbowman: 1 },
      {},
    ]);
    expect(s.game.reserve).toEqual([28, 10, 8, 10, 10]);
    expect(s.whys('guard-placed')).toContain('R29.2');
  });

  test('[R29.2] the raised column; a letter that is not on the map is ignored', () => {
    const s = scene({
      map: BLOCK,
      alert: 'raised',
      entrances: { D: ['a1'] },
      cards: [patrol({ D: [1, 0] }, { B: [3, 3], D: [1, 2] })],
      assassins: ASIDE,
      decks: DRAWN,
      next: 'reinforcement',
    });
    expect(s.square('a1').guards).toEqual({ crossbowman: 1, agile: 2 });
    expect(s.facts('guard-placed')).toHaveLength(2);
    expect(s.whys('reinforced')).toContain('R29.2');
  });

  test('[R29.2] a square takes each letter once; letters add up; all are placed, then tested together', () => {
    const s = scene({
      map: BLOCK,
      entrances: { A: ['a1', 'a1'], B: ['a1', 'b1'] },
      cards: [patrol({ A: [1, 0], B: [0, 1] })],
      assassins: { daria: { at: 'a1', saved: 1 }, claudio: { at: 'b1' } },
      decks: DRAWN,
      next: 'reinforcement',
      dice: { detection: ['eye', 'blank', 'alarm'] },
    });
    expect(s.square('a1').guards).toEqual({ crossbowman: 1, agile: 1 });
    expect(s.square('b1').guards).toEqual({ agile: 1 });
    expect(s.facts('dice-rolled').map(({ by, faces }) => [by, faces.length])).toEqual([
      ['daria', 2],
      ['claudio', 1],
    ]);
    expect(s.who('claudio').exposed).toBe(false);
    const types = s.events.map(({ type }) => type);
    expect(types.lastIndexOf('guard-placed')).toBeLessThan(types.indexOf('dice-rolled'));
    expect(s.whys('guard-placed')).toContain('R29.2');
  });

  test('[R29.2] a full square ignores what does not fit: players choose the kinds, and are not asked where one is left', () => {
    const s = scene({
      map: BLOCK,
      entrances: { A: ['a1', 'c1'] },
      cards: [patrol({ A: [2, 1] })],
      assassins: ASIDE,
      squares: { a1: { crossbowman: 2 }, c1: { crossbowman: 4 } },
      decks: DRAWN,
      next: 'reinforcement',
    });
    expect(s.options()).toEqual(['place crossbowman a1', 'place agile a1']);
    expect(s.refuses('place brute a1')).toMatchObject({ rule: 'R29.2' });
    s.play('place agile a1');
    expect(s.question()).toBe('window');
    expect(s.square('a1').guards).toEqual({ crossbowman: 3, agile: 1 });
    expect(s.square('c1').guards).toEqual({ crossbowman: 4 });
    expect(s.whys('guard-placed')).toContain('R29.2');
  });

  test('[R29.2] one kind alone that does not fit is no question', () => {
    const s = scene({
      map: BLOCK,
      entrances: { A: ['a1'] },
      cards: [patrol({ A: [3, 0] })],
      assassins: ASIDE,
      squares: { a1: { agile: 2 } },
      decks: DRAWN,
      next: 'reinforcement',
    });
    expect(s.question()).toBe('window');
    expect(s.square('a1').guards).toEqual({ crossbowman: 2, agile: 2 });
    expect(s.whys('guard-placed')).toContain('R29.2');
  });

  test('[R29.3] a figure missing for what would fit: the memory fails', () => {
    const s = scene({
      map: BLOCK,
      entrances: { A: ['a1'] },
      cards: [patrol({ A: [0, 1] })],
      assassins: ASIDE,
      squares: { b1: { agile: 4 }, b2: { agile: 4 }, c1: { agile: 2 } },
      decks: DRAWN,
      next: 'reinforcement',
    });
    expect(s.game.result).toEqual({ success: false, reason: 'reserve-empty' });
    expect(s.whys('memory-failed')).toContain('R29.3');
    expect(s.facts('guard-placed')).toEqual([]);
  });

  test('[R29.3] what does not fit is not missing', () => {
    const s = scene({
      map: BLOCK,
      entrances: { A: ['a1', 'b1'] },
      cards: [patrol({ A: [0, 1] })],
      assassins: ASIDE,
      squares: { a1: { crossbowman: 4 }, b1: { agile: 4 }, b2: { agile: 4 }, c1: { agile: 2 } },
      decks: DRAWN,
      next: 'reinforcement',
    });
    expect(s.game.result).toBeNull();
    expect(s.game.reserve[1]).toBe(0);
    expect(s.whys('card-discarded')).toContain('R29.3');
  });

  test('[R29.3] the players may fill the room with the kind that is left', () => {
    const short = {
      map: BLOCK,
      entrances: { A: ['a1'] },
      cards: [patrol({ A: [1, 1] })],
      assassins: ASIDE,
      squares: { a1: { crossbowman: 3 }, b1: { agile: 4 }, b2: { agile: 4 }, c1: { agile: 2 } },
      decks: DRAWN,
      next: 'reinforcement',
    } as const;
    const kept = scene(short).play('place crossbowman a1');
    expect(kept.game.result).toBeNull();
    expect(kept.square('a1').guards).toEqual({ crossbowman: 4 });
    const lost = scene(short).play('place agile a1');
    expect(lost.whys('memory-failed')).toContain('R29.3');
  });

  test('[R29.3] bodies pushed out return to the reserve first, and serve at once', () => {
    const s = scene({
      map: BLOCK,
      entrances: { A: ['a1'], B: ['d1'] },
      cards: [patrol({ A: [1, 0], B: [0, 1] })],
      assassins: ASIDE,
      squares: { a1: { bodies: { agile: 4 } }, b1: { agile: 4 }, c1: { agile: 2 } },
      decks: DRAWN,
      next: 'reinforcement',
      dice: { detection: ['blank', 'blank', 'blank', 'blank'] },
    });
    expect(s.game.result).toBeNull();
    expect(s.square('a1')).toMatchObject({ bodies: 3, guards: { crossbowman: 1 } });
    expect(s.square('d1').guards).toEqual({ agile: 1 });
    expect(s.game.reserve[1]).toBe(0);
    expect(s.whys('card-discarded')).toContain('R29.3');
  });

  test('[R29.3] an empty deck is rebuilt from its discards', () => {
    const s = scene({
      map: BLOCK,
      entrances: { C: ['a1'] },
      assassins: ASIDE,
      decks: { reinforcement: { discard: ['patrol-2-1', 'patrol-2-2', 'patrol-2-3'] } },
      shuffles: [['patrol-2-3', 'patrol-2-1', 'patrol-2-2']],
      next: 'reinforcement',
    });
    expect(s.facts('deck-shuffled')).toHaveLength(1);
    expect(s.whys('deck-shuffled')).toContain('R29.3');
    expect(s.facts('reinforced').map(({ card }) => card)).toEqual(['patrol-2-3']);
    expect(s.square('a1').guards).toEqual({ crossbowman: 1 });
    expect(s.game.piles.reinforcement).toEqual({ draw: ['patrol-2-2', 'patrol-2-1'], discard: ['patrol-2-3'] });
  });
});
