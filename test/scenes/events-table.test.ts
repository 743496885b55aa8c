import type { ReinforcementCard } from '@bauta/engine';
import { BLOCK, describe, expect, type Scene, type SceneSetting, scene, test } from '#scenes';

const drawn = (card: string, setting: Partial<SceneSetting> & Pick<SceneSetting, 'assassins'>): Scene =>
  scene({ map: BLOCK, decks: { event: { draw: [card, 'still-air'] } }, next: 'event', ...setting });
const ASIDE = { claudio: { at: 'c2', saved: 1 }, daria: { at: 'c2' } };

const NONE = { A: [0, 0], B: [0, 0], C: [0, 0], D: [0, 0] } as const;
const patrol = (id: string, A: readonly [number, number]): ReinforcementCard => ({
  kind: 'reinforcement',
  id,
  assassins: 2,
  map: 0,
  quiet: { ...NONE, A },
  raised: NONE,
});

describe('events about the table', () => {
  test('[R3.2] early-bells: every assassin on the map gets one AP, the critical too, this turn only', () => {
    const s = drawn('early-bells', {
      memory: { enemyPhase: 'none' },
      assassins: {
        alessandra: { state: 'eliminated' },
        bastiano: { at: 'a1', state: 'critical', hp: 0 },
        claudio: { at: 'b1', ap: 0 },
        daria: { at: 'c1', ap: 2, saved: 1 },
      },
    });
    expect(s.game.characters.map(({ ap }) => ap)).toEqual([0, 4, 4, 4]);
    expect(s.who('daria').saved).toBe(1);
    expect(s.whys('action-given')).toContain('R3.2');
    s.play('end-phase');
    expect(s.who('claudio').ap).toBe(3);
  });

  test('[R3.2] changing-guard: one more reinforcement card, both placed and tested as one', () => {
    const s = drawn('changing-guard', {
      entrances: { A: ['a1'], B: ['a1', 'b1'] },
      assassins: { claudio: { at: 'a1' }, daria: { at: 'c2', saved: 1 } },
      decks: { event: { draw: ['changing-guard'] }, reinforcement: { draw: ['patrol-2-1', 'patrol-2-2', 'patrol-2-3'] } },
      dice: { detection: ['blank', 'blank'] },
    });
    s.play('end-phase', 'pass');
    expect(s.facts('reinforced').map(({ card }) => card)).toEqual(['patrol-2-1', 'patrol-2-2']);
    expect([s.square('a1').enemies, s.square('b1').enemies]).toEqual([2, 1]);
    expect(s.facts('dice-rolled')).toMatchObject([{ by: 'claudio', faces: ['blank', 'blank'] }]);
    expect(s.whys('event-revealed')).toContain('R3.2');
  });

  test('[R3.2] [R29.2] changing-guard: what both cards bring adds up, and players choose what fits', () => {
    const s = drawn('changing-guard', {
      entrances: { A: ['a1'] },
      cards: [patrol('patrol-2-1', [2, 0]), patrol('patrol-2-2', [0, 2])],
      assassins: ASIDE,
      squares: { a1: { brute: 2 } },
      decks: { event: { draw: ['changing-guard'] }, reinforcement: { draw: ['patrol-2-1', 'patrol-2-2'] } },
    });
    s.play('end-phase', 'pass');
    expect(s.options()).toEqual(['place crossbowman a1', 'place agile a1']);
    s.play('place agile a1', 'place agile a1');
    expect(s.square('a1').guards).toEqual({ brute: 2, agile: 2 });
    expect(s.whys('guard-placed')).toContain('R29.2');
    expect(s.whys('event-revealed')).toContain('R3.2');
  });

  test('[R3.2] [R29.3] changing-guard: the deck is rebuilt between the two cards, the first among them', () => {
    const s = drawn('changing-guard', {
      entrances: { A: ['a1'], C: ['b1'] },
      assassins: ASIDE,
      decks: {
        event: { draw: ['changing-guard'] },
        reinforcement: { draw: ['patrol-2-1'], discard: ['patrol-2-2', 'patrol-2-3'] },
      },
      shuffles: [['patrol-2-3', 'patrol-2-1', 'patrol-2-2']],
    });
    s.play('end-phase', 'pass');
    expect([s.square('a1').enemies, s.square('b1').enemies]).toEqual([1, 1]);
    expect(s.game.piles.reinforcement).toEqual({ draw: ['patrol-2-2', 'patrol-2-1'], discard: ['patrol-2-3'] });
    expect(s.whys('deck-shuffled')).toContain('R29.3');
    expect(s.whys('event-revealed')).toContain('R3.2');
  });

  test('[R3.2] feast-day: no reinforcement card this turn; its direction is sought', () => {
    const s = drawn('feast-day', {
      entrances: { A: ['a1'], B: ['a1'], C: ['a1'], D: ['a1'] },
      assassins: ASIDE,
      squares: { b1: { crossbowman: 1 } },
      decks: { event: { draw: ['feast-day', 'quiet-hour'] } },
      looks: ['quiet-hour'],
    });
    s.play('end-phase', 'pass');
    expect(s.facts('reinforced')).toEqual([]);
    expect(s.square('a1').enemies).toBe(0);
    expect(s.whys('event-revealed')).toContain('R3.2');
    s.play('pass');
    expect(s.square('a1').enemies).toBe(1);
    // Next turn the guard is relieved as ever.
    s.play('pass', 'pass', 'end-phase', 'pass');
    expect(s.facts('reinforced')).toHaveLength(1);
  });

  test('[R3.2] false-rumour: a raised alert falls quiet, a quiet one stays', () => {
    const raised = drawn('false-rumour', { alert: 'raised', assassins: ASIDE });
    expect(raised.alert()).toBe('quiet');
    expect(raised.whys('alert-quieted')).toContain('R23.1');
    expect(raised.whys('event-revealed')).toContain('R3.2');
    const quiet = drawn('false-rumour', { assassins: ASIDE });
    expect(quiet.facts('alert-quieted')).toEqual([]);
    expect(quiet.alert()).toBe('quiet');
  });

  test('[R3.2] high-water: every body leaves the map for the reserve, untested', () => {
    const s = drawn('high-water', {
      assassins: ASIDE,
      squares: { a1: { crossbowman: 1, bodies: { crossbowman: 2, agile: 1 } }, c2: { bodies: { brute: 1 } } },
    });
    expect([s.square('a1').bodies, s.square('c2').bodies]).toEqual([0, 0]);
    expect(s.square('a1').enemies).toBe(1);
    expect(s.game.reserve).toEqual([29, 10, 10, 10, 10]);
    expect(s.facts('dice-rolled')).toEqual([]);
    expect(s.whys('event-revealed')).toContain('R3.2');
  });

  test('[R3.2] [R3.4] the deck is rebuilt from its discards when the last event has been drawn', () => {
    const s = drawn('quiet-hour', {
      memory: { enemyPhase: 'none' },
      assassins: ASIDE,
      decks: { event: { draw: ['quiet-hour'], discard: ['fog', 'shadow'] } },
      shuffles: [['shadow', 'quiet-hour', 'fog']],
    });
    s.play('end-phase');
    expect(s.facts('event-revealed').map(({ card }) => card)).toEqual(['quiet-hour', 'shadow']);
    expect(s.whys('deck-shuffled')).toContain('R3.4');
    expect(s.whys('event-revealed')).toContain('R3.2');
  });
});
