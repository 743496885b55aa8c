import type { MapData } from '@bauta/engine';
import {
  contentWith,
  contentWithMap,
  describe,
  expect,
  LONG_STREET,
  practiceSetup,
  scene,
  setUpRefusal,
  setUpScene,
  sq,
  test,
} from '#scenes';

const guard = (at: string): MapData['guards'][number] => ({ at: sq(at), guard: 'crossbowman', count: [2, 2, 2] });

describe('R7.4 entering', () => {
  test('[R7.4] each enters for 0 AP on a station of their choice', () => {
    const s = setUpScene(practiceSetup('practice-1'));
    expect(s.options()).toEqual(['alessandra enter a3', 'alessandra enter d1']);
    s.play('alessandra enter d1');
    expect(s.options()).toEqual(['bastiano enter a3', 'bastiano enter d1']);
    s.play('bastiano enter a3');
    expect(s.facts('moved').map(({ by, to, why }) => [by, to, why])).toEqual([
      ['alessandra', sq('d1'), 'R7.4'],
      ['bastiano', sq('a3'), 'R7.4'],
    ]);
    expect(s.facts('action-spent')).toEqual([]);
    expect(s.who('alessandra').ap).toBeGreaterThanOrEqual(3);
  });

  test('[R7.4] several may share one', () => {
    const s = setUpScene(practiceSetup('practice-1'));
    s.play('alessandra enter a3', 'bastiano enter a3');
    expect(s.game.characters.map(({ at }) => at)).toEqual([sq('a3'), sq('a3')]);
    expect(s.whys('moved')).toEqual(['R7.4', 'R7.4']);
  });

  test('[R7.4] a square without a station is no way in, nor is another action', () => {
    const s = setUpScene(practiceSetup('practice-1'));
    expect(s.refuses('alessandra enter c3')).toMatchObject({ rule: 'R7.4' });
    expect(s.refuses('alessandra move a3')).toMatchObject({ rule: 'R7.4' });
  });

  test('[R7.4] R22 applies: a station with two guards tests with two dice, and the players choose who goes first', () => {
    const content = contentWithMap('practice-1', { guards: [guard('d1')] });
    const s = setUpScene(practiceSetup('practice-1'), content);
    expect(s.options()).toEqual(['alessandra enter a3', 'alessandra enter d1', 'bastiano enter a3', 'bastiano enter d1']);
    s.play('bastiano enter d1');
    expect(s.facts('dice-rolled')).toMatchObject([{ die: 'detection', by: 'bastiano', at: sq('d1') }]);
    expect(s.facts('dice-rolled')[0]!.faces).toHaveLength(2);
    expect(s.whys('moved')).toEqual(['R7.4']);
  });

  test('[R7.4] unless the memory says where they start: then nobody is asked', () => {
    const s = setUpScene(practiceSetup('practice-1'), contentWith('practice-1', { start: [sq('a2'), sq('c2')] }));
    expect(s.question()).toBe('assassin-phase');
    expect(s.facts('moved').map(({ to, why }) => [to, why])).toEqual([
      [sq('a2'), 'R7.4'],
      [sq('c2'), 'R7.4'],
    ]);
  });

  test('[R7.4] all enter during set-up, before the first event', () => {
    const s = setUpScene(practiceSetup('practice-1', { assassins: 3 }));
    s.play('alessandra enter a3', 'bastiano enter a3');
    expect(s.facts('turn-begun')).toEqual([]);
    s.play('claudio enter d1');
    const order = s.events.map(({ type }) => type).filter((type) => type === 'moved' || type === 'event-revealed');
    expect(order).toEqual(['moved', 'moved', 'moved', 'event-revealed']);
    expect(s.game.characters.every(({ status }) => status === 'active')).toBe(true);
    expect(s.whys('moved')).toContain('R7.4');
  });

  test('[R7.4] a memory with neither station nor start has no way in', () => {
    expect(setUpRefusal(practiceSetup('practice-1'), contentWithMap('practice-1', { stations: [] }))).toMatchObject({
      refused: 'no-way-in',
      rule: 'R7.4',
    });
  });
});

describe('R7.5 the reserve', () => {
  test('[R7.5] 30 crossbowmen and 10 of each elite kind, less those on the map', () => {
    const s = setUpScene(practiceSetup('practice-3'));
    expect(s.whys('reserve-counted')).toEqual(['R7.5']);
    expect(s.facts('guard-placed').map(({ guard, count }) => [guard, count])).toEqual([
      ['crossbowman', 1],
      ['brute', 1],
      ['crossbowman', 1],
      ['crossbowman', 1],
      ['crossbowman', 1],
      ['crossbowman', 1],
      ['crossbowman', 1],
    ]);
    expect(s.game.reserve).toEqual([24, 10, 9, 10, 10]);
  });

  test('[R7.5] a body is not in it before it is hidden', () => {
    const s = scene({
      map: LONG_STREET,
      assassins: { claudio: { at: 'a1', blade: 'hidden-blade' }, daria: { at: 'd1' } },
      squares: { a1: { crossbowman: 1 } },
      dice: { assassin: ['hit', 'hit'] },
      decks: { equipment: { draw: [], discard: [] } },
    });
    expect(s.game.reserve[0]).toBe(29);
    s.play('claudio attack hidden-blade a1');
    expect(s.square('a1').bodies).toBe(1);
    expect(s.game.reserve[0]).toBe(29);
    s.play('claudio hide-bodies');
    expect(s.game.reserve[0]).toBe(30);
  });

  test('[R7.5] 12 agile cannot stand on a map: there are 10', () => {
    const crowd = Object.fromEntries(['a1', 'b1', 'c1'].map((at) => [at, { agile: 4 }]));
    expect(() => scene({ map: LONG_STREET, assassins: { claudio: { at: 'd1' }, daria: { at: 'd1' } }, squares: crowd })).toThrow(
      'reserve-empty (R7.5)',
    );
  });

  test('[R7.5] red bases and dice never run out', () => {
    const s = scene({
      map: LONG_STREET,
      assassins: {
        alessandra: { at: 'b1', state: 'exposed' },
        bastiano: { at: 'b1', state: 'exposed' },
        claudio: { at: 'a1' },
        daria: { at: 'd1' },
      },
      squares: { b1: { seeker: 4 }, c1: { bases: 20 } },
      dice: { detection: ['eye', 'eye', 'eye', 'eye', 'eye', 'eye', 'eye', 'eye'] },
    });
    s.play('claudio move b1');
    expect(s.facts('dice-rolled').map(({ faces }) => faces.length)).toEqual([8]);
    expect(s.facts('exposed')).toMatchObject([{ by: 'claudio', loose: false }]);
    expect(s.square('c1').bases).toBe(20);
  });
});
