import { determinise, parseSquare, type ReinforcementCard, view } from '@bauta/engine';
import { BLOCK, describe, expect, practiceSetup, type SceneSetting, scene, setUpScene, test } from '#scenes';

const ROOFS = `
+-+-+-+
|^ ^ ^|
+ + + +
|. . .|
+-+-+-+
`;

/** Claudio is on the first map, Daria on the second, and one of them may act in a window. */
const APART = { claudio: { at: 'c2', saved: 1 }, daria: { at: 'b:c2' } };
const two = (setting: Partial<SceneSetting> = {}) => scene({ map: BLOCK, mapB: BLOCK, assassins: APART, ...setting });

describe('R50.1 each map for itself', () => {
  test('[R50.1] one event card for each map a turn, AP filled once', () => {
    const s = two({ next: 'event', decks: { event: { draw: ['fog', 'stale-wine', 'still-air'] } } });
    expect(s.facts('event-revealed').map(({ map, card, direction }) => [map, card, direction])).toEqual([
      [0, 'fog', 'east'],
      [1, 'stale-wine', 'south'],
    ]);
    expect(s.whys('event-revealed')).toContain('R50.1');
    expect(s.facts('actions-refilled').map(({ by }) => by)).toEqual(['claudio', 'daria']);
    expect(s.game.lasting.map(({ source, map }) => [source, map])).toEqual([
      ['fog', 0],
      ['stale-wine', 1],
    ]);
  });

  test('[R50.1] an event acts on its own map alone', () => {
    const s = two({ next: 'event', decks: { event: { draw: ['early-bells', 'still-air'] } } });
    expect([s.who('claudio').ap, s.who('daria').ap]).toEqual([4, 3]);
    const body = { bodies: { crossbowman: 1 } };
    const washed = two({
      next: 'event',
      squares: { a1: body, 'b:a1': body },
      decks: { event: { draw: ['still-air', 'high-water'] } },
    });
    expect([washed.square('a1').bodies, washed.square('b:a1').bodies]).toEqual([1, 0]);
    expect(washed.whys('event-revealed')).toContain('R50.1');
  });

  test('[R50.1] both event cards are discarded at the end of the turn', () => {
    const s = two({
      event: 'fog',
      b: { event: 'stale-wine' },
      next: 'end',
      decks: { event: { draw: ['still-air', 'quiet-hour'] } },
    });
    expect(s.game.piles.event.discard).toEqual(['fog', 'stale-wine']);
    expect(s.game.maps.map(({ event }) => event)).toEqual(['still-air', 'quiet-hour']);
    expect(s.whys('event-revealed')).toContain('R50.1');
  });

  test('[R50.1] the alert of one map leaves the other quiet, and an alarm is read on its own map', () => {
    const at = { crossbowman: 1 };
    const s = two({
      stations: ['b2', 'b:a1'],
      assassins: { claudio: { at: 'b1' }, daria: { at: 'b:b1' } },
      squares: { b2: at, 'b:b2': at, 'b:a1': at },
      b: { alert: 'raised' },
      dice: { detection: ['alarm', 'alarm', 'alarm'] },
    });
    s.play('claudio move b2');
    expect(s.who('claudio').exposed).toBe(false);
    s.play('daria move b:b2');
    expect(s.who('daria').exposed).toBe(true);
    s.play('claudio travel b:a1');
    expect(s.who('claudio').exposed).toBe(true);
    expect(s.whys('moved')).toContain('R50.1');
    expect([s.alert(0), s.alert(1)]).toEqual(['quiet', 'raised']);
  });

  test('[R50.1] each map has its own direction', () => {
    const s = two({
      next: 'movement',
      direction: 'east',
      b: { direction: 'west' },
      decks: { event: { draw: ['still-air', 'quiet-hour'] } },
      squares: { a1: { crossbowman: 1 }, 'b:c1': { agile: 1 } },
    });
    expect([s.square('b1').enemies, s.square('b:b1').enemies]).toEqual([1, 1]);
    s.play('pass', 'pass');
    expect(s.whys('event-revealed')).toContain('R50.1');
  });

  test('[R50.1] by station from one map to the other and back', () => {
    const s = two({ stations: ['a1', 'c2', 'b:a1'] });
    expect(s.optionsOf('claudio travel')).toEqual(['claudio travel a1', 'claudio travel b:a1']);
    s.play('claudio travel b:a1');
    expect(s.who('claudio').at).toBe(parseSquare('b:a1'));
    expect(s.facts('moved')[0]!.why).toContain('R50.1');
    s.play('claudio travel c2');
    expect(s.who('claudio')).toMatchObject({ at: parseSquare('c2'), ap: 1 });
    s.play('claudio travel a1');
    expect(s.facts('moved')[2]!.why).not.toContain('R50.1');
  });

  test('[R50.1] one reserve for both maps', () => {
    const s = two({
      stations: ['c2', 'b:a1'],
      squares: { a1: { crossbowman: 2 }, 'b:b1': { crossbowman: 3, bodies: { crossbowman: 1 } } },
    });
    expect(s.game.reserve[0]).toBe(30 - 6);
    s.play('claudio travel b:a1');
    expect(s.facts('moved')[0]!.why).toContain('R50.1');
  });

  test('[R50.1] a card acts on the map of its owner: roofs of one map, assassins of one map', () => {
    const s = scene({
      map: ROOFS,
      mapB: ROOFS,
      stations: ['a1', 'b:a1'],
      assassins: {
        claudio: { at: 'a1', pack: ['parachute'] },
        daria: { at: 'b:b1', ability: 'daria-0' },
        bastiano: { at: 'b:b2', ap: 2, spent: 1 },
      },
    });
    expect(s.optionsOf('claudio use-at')).toEqual(['claudio use-at parachute b1', 'claudio use-at parachute c1']);
    s.play('claudio travel b:a1');
    expect(s.facts('moved')[0]!.why).toContain('R50.1');
    expect(s.optionsOf('claudio use-at')).toEqual(['claudio use-at parachute b:b1', 'claudio use-at parachute b:c1']);
    expect(s.optionsOf('daria use-on')).toEqual(['daria use-on daria-0 claudio', 'daria use-on daria-0 bastiano']);
    s.play('claudio travel a1');
    expect(s.optionsOf('daria use-on')).toEqual(['daria use-on daria-0 bastiano']);
    expect(s.refuses('daria use-on daria-0 claudio').refused).toBe('card-cannot-be-used');
  });

  test('[R50.1] a card that closes the stations of one map lets nobody in from the other', () => {
    const closed = { source: 'curfew', on: '', at: -1, quantity: 'no-stations', add: 1, until: 'turn' } as const;
    const s = two({ stations: ['a1', 'c2', 'b:c2'], lasting: [{ ...closed, map: 1 }] });
    expect(s.optionsOf('claudio travel')).toEqual(['claudio travel a1']);
    expect(s.refuses('claudio travel b:c2')).toEqual({ refused: 'forbidden-by-card', rule: 'R50.1' });
    expect(s.optionsOf('daria travel')).toEqual([]);
  });

  test('[R50.1] the windows and the enemy phase come once for both maps', () => {
    const s = two({ assassins: { claudio: { at: 'c2', saved: 1 }, daria: { at: 'b:c2', saved: 1 } } });
    s.play('end-phase', 'pass', 'pass', 'pass', 'pass');
    expect(s.facts('window-opened').map(({ window }) => window)).toEqual([1, 2, 3, 4]);
    expect(s.facts('phase-begun').filter(({ phase }) => phase === 'enemy')).toHaveLength(1);
    expect(s.whys('event-revealed')).toContain('R50.1');
  });
});

describe('R50.2 the set-up', () => {
  test('[R50.2] the back of the top card lies open from the start, and assassins may enter either map', () => {
    const s = setUpScene(practiceSetup('practice-4'));
    const top = s.game.content.cards[s.game.piles.reinforcement.draw.at(-1)!] as ReinforcementCard;
    expect(s.facts('back-shown')).toMatchObject([{ map: top.map, why: 'R50.2' }]);
    expect(s.optionsOf('alessandra enter')).toEqual(['alessandra enter a1', 'alessandra enter e3', 'alessandra enter b:a2']);
  });

  test('[R50.2] dealt anew the deck has the same back on top', () => {
    const s = setUpScene(practiceSetup('practice-4'));
    expect(s.whys('back-shown')).toContain('R50.2');
    const tops = Array.from({ length: 20 }, (_, seed) => determinise(view(s.game), `${seed}`).piles.reinforcement.draw.at(-1)!);
    const backs = new Set(tops.map((id) => (s.game.content.cards[id] as ReinforcementCard).map));
    expect([...backs]).toEqual([s.game.back]);
    expect(new Set(tops).size).toBeGreaterThan(1);
  });
});

const NONE = { A: [0, 0], B: [0, 0], C: [0, 0], D: [0, 0] } as const;
const patrol = (id: string, map: number, raised: readonly [number, number] = [0, 0]): ReinforcementCard => ({
  kind: 'reinforcement',
  id,
  assassins: 2,
  map,
  quiet: { ...NONE, A: [1, 0] },
  raised: { ...NONE, A: raised },
});
const TO_A = 'patrol-2-1';
const TO_B = 'patrol-2-2';
const CARDS = [patrol(TO_A, 0, [0, 1]), patrol(TO_B, 1, [0, 2])];
const DOORS = { A: ['a1', 'b:a1'] };
const reinforced = (draw: readonly string[], setting: Partial<SceneSetting> = {}) =>
  two({ cards: CARDS, entrances: DOORS, next: 'reinforcement', decks: { reinforcement: { draw } }, ...setting });

describe('R50.2 the back of the top card', () => {
  test('[R50.2] the triangle points to B: only B is reinforced', () => {
    const s = reinforced([TO_B, TO_A]);
    expect([s.square('a1').enemies, s.square('b:a1').enemies]).toEqual([0, 1]);
    expect(s.facts('reinforced')).toMatchObject([{ card: TO_B, map: 1 }]);
    expect(s.whys('reinforced')).toContain('R50.2');
  });

  test('[R50.2] the alert of that map gives the column', () => {
    const a = reinforced([TO_A, TO_B], { b: { alert: 'raised' } });
    expect(a.square('a1').guards).toEqual({ crossbowman: 1 });
    const b = reinforced([TO_B, TO_A], { b: { alert: 'raised' } });
    expect(b.square('b:a1').guards).toEqual({ agile: 2 });
    expect(b.whys('reinforced')).toContain('R50.2');
  });

  test('[R50.2] the map of the next card is shown as soon as one is drawn, to the whole table', () => {
    const s = reinforced([TO_A, TO_B, TO_A], { next: 'assassin' });
    expect([s.game.back, view(s.game).back]).toEqual([0, 0]);
    s.play('end-phase', 'pass');
    expect(s.facts('back-shown')).toMatchObject([{ map: 1, why: 'R50.2' }]);
    expect([s.game.back, view(s.game).back]).toEqual([1, 1]);
    expect(view(s.game).piles.reinforcement.draw).toEqual(['?', '?']);
  });

  test('[R50.2] with the last card the deck is rebuilt at once, so that a back is always to be seen', () => {
    const s = reinforced([TO_A], {
      decks: { reinforcement: { draw: [TO_A], discard: [TO_B] } },
      shuffles: [[TO_B, TO_A]],
    });
    expect(s.whys('deck-shuffled')).toContain('R29.3');
    expect(s.facts('back-shown')).toMatchObject([{ map: 1, why: 'R50.2' }]);
    expect(s.game.piles.reinforcement).toEqual({ draw: [TO_A, TO_B], discard: [] });
  });

  test('[R50.2] with one map the deck is rebuilt only when a card is wanted, and shows nothing', () => {
    const s = scene({
      map: BLOCK,
      cards: CARDS,
      entrances: { A: ['a1'] },
      assassins: { claudio: { at: 'c2', saved: 1 }, daria: { at: 'c2' } },
      next: 'reinforcement',
      decks: { reinforcement: { draw: [TO_B] } },
    });
    expect(s.square('a1').enemies).toBe(1);
    expect(s.facts('back-shown')).toEqual([]);
    expect(s.game.piles.reinforcement).toEqual({ draw: [], discard: [TO_B] });
    expect(s.whys('reinforced')).not.toContain('R50.2');
  });

  test('[R50.2] an event that brings one more card acts where the top card goes; the next goes by its own back', () => {
    const more = { source: 'changing-guard', on: '', at: -1, quantity: 'reinforcements', add: 1, until: 'turn' } as const;
    const here = reinforced([TO_A, TO_B, TO_A], { lasting: [{ ...more, map: 0 }] });
    expect([here.square('a1').enemies, here.square('b:a1').enemies]).toEqual([1, 1]);
    expect(here.facts('reinforced').map(({ map }) => map)).toEqual([0, 1]);
    expect(here.whys('reinforced')).toContain('R50.2');
    const there = reinforced([TO_A, TO_B, TO_A], { lasting: [{ ...more, map: 1 }] });
    expect([there.square('a1').enemies, there.square('b:a1').enemies]).toEqual([1, 0]);
  });

  test('[R50.2] an event that holds reinforcements back does so on its own map; the back stays', () => {
    const none = { source: 'feast-day', on: '', at: -1, quantity: 'reinforcements', add: -1, until: 'turn' } as const;
    const here = reinforced([TO_B, TO_A], { lasting: [{ ...none, map: 1 }] });
    expect(here.facts('reinforced')).toEqual([]);
    expect(here.game.back).toBe(1);
    const there = reinforced([TO_B, TO_A], { lasting: [{ ...none, map: 0 }] });
    expect(there.square('b:a1').enemies).toBe(1);
    expect(there.whys('reinforced')).toContain('R50.2');
  });

  test('[R50.2] enemies move and fight on both maps, also where no assassin is', () => {
    const s = reinforced([TO_A, TO_A], {
      next: 'assassin',
      assassins: { claudio: { at: 'c1', saved: 1 }, daria: { at: 'c1', state: 'exposed' } },
      squares: { c2: { crossbowman: 1 }, 'b:b2': { crossbowman: 1 }, 'b:b1': { bodies: { agile: 1 } }, 'b:a2': { agile: 1 } },
      dice: { enemy: ['fail'], detection: ['blank', 'eye'] },
    });
    s.play('end-phase', 'pass', 'pass', 'pass');
    expect(s.square('b:b1').enemies).toBe(1);
    expect(s.square('b:a1').enemies).toBe(1);
    expect(s.facts('aimed')).toHaveLength(1);
    expect(s.whys('reinforced')).toContain('R50.2');
  });
});
