import type { TowerCard } from '@bauta/engine';
import { describe, expect, LONG_STREET, scene, TOWER_BLOCK, test } from '#scenes';

/** Two lanes running north, with a wall between them. */
const LANES = `
+-+-+
|.|.|
+ + +
|.|.|
+-+-+
`;

/** Two assassins beside a guard, one eye to roll, and the event of the turn. */
const drawing = (event: string) =>
  scene({
    map: LONG_STREET,
    assassins: { claudio: { at: 'a1' }, daria: { at: 'a1' } },
    squares: { b1: { crossbowman: 1 } },
    next: 'event',
    dice: { detection: ['eye'] },
    decks: { event: { draw: [event] } },
  });

describe('R3.5 ignoring a test', () => {
  test('[R3.5] "ignore the first" is compulsory: no question and no dice; the second is rolled', () => {
    const s = drawing('shadow');
    s.play('claudio move b1');
    expect(s.question()).toBe('assassin-phase');
    expect(s.facts('dice-rolled')).toEqual([]);
    expect(s.facts('test-ignored')).toMatchObject([{ card: 'shadow' }]);
    expect(s.whys('test-ignored')).toContain('R3.5');
    s.play('daria move b1');
    expect(s.facts('test-ignored')).toHaveLength(1);
    expect(s.who('claudio').exposed).toBe(false);
    expect(s.who('daria').exposed).toBe(true);
  });

  test('[R3.5] "ignore one" is used before dice are rolled, if the players want', () => {
    const s = drawing('dark-night');
    s.play('claudio move b1');
    expect(s.options()).toEqual(['ignore-test b1', 'roll-test']);
    expect(s.facts('dice-rolled')).toEqual([]);
    s.play('roll-test');
    expect(s.who('claudio').exposed).toBe(true);
    expect(s.facts('test-ignored')).toEqual([]);
    s.play('daria move b1', 'ignore-test b1');
    expect(s.whys('test-ignored')).toContain('R3.5');
    expect(s.who('daria').exposed).toBe(false);
  });

  test('[R3.5] "first" among simultaneous tests: the players pick the square, and cannot pick none', () => {
    const s = scene({
      map: LANES,
      assassins: { claudio: { at: 'a1' }, daria: { at: 'b1', saved: 1 } },
      squares: { a2: { crossbowman: 1 }, b2: { crossbowman: 2 } },
      next: 'event',
      dice: { detection: ['eye'] },
      decks: { event: { draw: ['shadow'] }, reinforcement: { draw: ['patrol-2-1'] } },
    });
    s.play('end-phase', 'pass', 'pass');
    expect(s.options()).toEqual(['ignore-test a1', 'ignore-test b1']);
    expect(s.refuses('roll-test')).toMatchObject({ refused: 'not-an-answer' });
    s.play('ignore-test b1');
    expect(s.facts('dice-rolled').map(({ by }) => by)).toEqual(['claudio']);
    expect(s.whys('test-ignored')).toContain('R3.5');
    expect(s.who('daria').exposed).toBe(false);
  });

  test('[R3.5] tests for bodies count, and bodies pushed out go all the same', () => {
    const s = scene({
      map: LANES,
      assassins: { claudio: { at: 'b2' }, daria: { at: 'b2', saved: 1 } },
      squares: { a2: { crossbowman: 2 }, a1: { agile: 1, bodies: { crossbowman: 3 } } },
      next: 'event',
      decks: { event: { draw: ['shadow'] }, reinforcement: { draw: ['patrol-2-1'] } },
    });
    const { reserve } = s.game;
    s.play('end-phase', 'pass', 'pass');
    expect(s.whys('test-ignored')).toContain('R3.5');
    expect(s.facts('dice-rolled')).toEqual([]);
    expect(s.square('a1')).toMatchObject({ enemies: 3, bodies: 1 });
    expect(s.game.reserve[0]).toBe(reserve[0]! + 2);
    expect(s.alert()).toBe('quiet');
  });

  test('[R3.5] the rulebook: 3 enemies enter on 2 assassins and 1 body, the first test ignored: nothing is rolled', () => {
    const s = scene({
      map: LANES,
      assassins: { claudio: { at: 'a1' }, daria: { at: 'a1', saved: 1 } },
      squares: { a2: { crossbowman: 3 }, a1: { bodies: { crossbowman: 1 } } },
      next: 'event',
      decks: { event: { draw: ['shadow'] }, reinforcement: { draw: ['patrol-2-1'] } },
    });
    s.play('end-phase', 'pass', 'pass');
    expect(s.square('a1')).toMatchObject({ enemies: 3, bodies: 1 });
    expect(s.facts('dice-rolled')).toEqual([]);
    expect(s.whys('test-ignored')).toContain('R3.5');
  });
});

describe('R3.6 a card is resolved like one enemy step', () => {
  test('[R3.6] moves, then tests, then the alert; nobody acts meanwhile', () => {
    const s = scene({
      map: LONG_STREET,
      assassins: { claudio: { at: 'b1', state: 'exposed' }, daria: { at: 'b1' } },
      squares: { a1: { crossbowman: 1 }, c1: { crossbowman: 1 } },
      next: 'event',
      dice: { detection: ['blank', 'eye'] },
      decks: { event: { draw: ['hue-and-cry'] } },
    });
    const told = ['enemy-moved', 'dice-rolled', 'exposed', 'alert-raised', 'phase-begun'];
    expect(s.events.map(({ type }) => type).filter((type) => told.includes(type))).toEqual([
      'phase-begun',
      'enemy-moved',
      'enemy-moved',
      'dice-rolled',
      'exposed',
      'alert-raised',
      'phase-begun',
    ]);
    expect(s.facts('effect-begun')).toMatchObject([{ card: 'hue-and-cry' }]);
    expect(s.whys('effect-begun')).toContain('R3.6');
  });

  test('[R3.6] an event: an alarm in the second test does nothing, though an eye in the first raises the alert', () => {
    const s = scene({
      map: LONG_STREET,
      assassins: { claudio: { at: 'a1' }, daria: { at: 'c1' } },
      squares: { a1: { crossbowman: 1 }, c1: { crossbowman: 1 } },
      next: 'event',
      dice: { detection: ['eye', 'alarm'] },
      decks: { event: { draw: ['lantern-round'] } },
    });
    expect(s.who('claudio').exposed).toBe(true);
    expect(s.who('daria').exposed).toBe(false);
    expect(s.alert()).toBe('raised');
    expect(s.whys('effect-begun')).toContain('R3.6');
  });

  test('[R3.6] a tower card: guards come, all tests read the alert as it began, then it is raised', () => {
    const bells: TowerCard = {
      kind: 'tower',
      id: 'bells',
      effects: [
        {
          when: 'synchronised',
          if: [],
          cost: 0,
          per: '',
          may: false,
          who: 'nobody',
          do: [{ do: 'place-guards', guard: 'crossbowman', count: 1, where: 'stations' }],
        },
      ],
    };
    const s = scene({
      map: TOWER_BLOCK,
      tower: { squares: ['a1', 'b1', 'a2', 'b2'], foot: 'a1', card: 'bells' },
      spots: { a1: 'haystack' },
      stations: ['c1', 'c2'],
      cards: [bells],
      assassins: { claudio: { at: 'a1' }, daria: { at: 'c1' }, bastiano: { at: 'c2' } },
      dice: { detection: ['eye', 'alarm'] },
    });
    s.play('claudio climb', 'claudio synchronise');
    expect(s.facts('guard-placed')).toHaveLength(2);
    expect(s.who('daria').exposed).toBe(true);
    expect(s.who('bastiano').exposed).toBe(false);
    expect(s.alert()).toBe('raised');
    expect(s.whys('effect-begun')).toContain('R3.6');
  });

  test('[R3.6] an investigation: guards come, then the tests of all there, then the alert', () => {
    const s = scene({
      map: LONG_STREET,
      assassins: { claudio: { at: 'a1' }, daria: { at: 'd1' } },
      squares: { a1: { bodies: { crossbowman: 1 } } },
      dice: { detection: ['alarm', 'blank', 'eye', 'blank'] },
      decks: { equipment: { draw: ['ambush'] } },
    });
    s.play('claudio hide-bodies', 'search');
    expect(s.facts('dice-rolled').map((roll) => [roll.for, roll.faces.length])).toEqual([
      ['test', 2],
      ['body', 2],
    ]);
    expect(s.who('claudio').exposed).toBe(false);
    expect(s.alert()).toBe('raised');
    expect(s.whys('effect-begun')).toContain('R3.6');
  });
});
