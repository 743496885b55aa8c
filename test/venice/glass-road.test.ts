import { describe, expect, type Scene, sq, test, type VeniceSetting, veniceScene } from '#venice-scenes';

const CALM = { event: { draw: ['still-air', 'quiet-hour'] }, reinforcement: { draw: ['patrol-2-1', 'patrol-2-1'] } };
const TWO = { alessandra: { at: 'c3' }, bastiano: { at: 'b3' } };
const inTheFrost = (position: VeniceSetting): Scene => veniceScene('glass-road', { decks: CALM, ...position });
/** The turn begins with that event. */
const withEvent = (event: string, position: VeniceSetting): Scene =>
  veniceScene('glass-road', { next: 'event', ...position, decks: { event: { draw: [event, 'still-air'] } } });

const ground = (s: Scene, name: string): string => s.game.grounds[0]!.byCell[sq(name)]!.type;

describe('1.2 Glass Road: the ice', () => {
  const caught = {
    alessandra: { at: 'c3', melee: 'common-sword', ranged: 'throwing-knife', pack: ['forged-pass'] },
    bastiano: { at: 'a3' },
  };

  test('[R11.1, G4] thin ice: it breaks when the alert is raised, and the quays can be climbed by the steps only', () => {
    const s = inTheFrost({
      assassins: caught,
      squares: { c3: { crossbowman: 1 }, d3: { crossbowman: 1 } },
      dice: { assassin: ['hit', 'hit'] },
    });
    expect(ground(s, 'c3')).toBe('street');
    s.play('alessandra attack common-sword c3');
    expect(['a3', 'b3', 'c3', 'd3', 'e3', 'f3', 'g3'].map((name) => ground(s, name))).toEqual([
      'street',
      ...Array(5).fill('canal'),
      'street',
    ]);
    expect(s.whys('ground-changed')).toContain('G4');
    expect(s.refuses('alessandra move c2')).toMatchObject({ refused: 'wall' });
    expect(s.refuses('alessandra attack throwing-knife d3')).toMatchObject({ rule: 'R11.1' });
    s.play('alessandra move b3', 'alessandra move b2');
    expect(s.who('alessandra').at).toBe(sq('b2'));
  });

  test('[R23.1] raised a second time, it is still water', () => {
    const s = inTheFrost({
      assassins: { ...caught, bastiano: { at: 'e4', melee: 'common-sword' } },
      squares: { c3: { crossbowman: 1 }, e4: { crossbowman: 1 } },
      dice: { assassin: ['hit', 'hit', 'hit', 'hit'] },
    });
    s.play('alessandra attack common-sword c3', 'alessandra use forged-pass', 'bastiano attack common-sword e4');
    expect(s.facts('alert-raised')).toHaveLength(2);
    expect(ground(s, 'c3')).toBe('canal');
    expect(s.whys('alert-raised')).toContain('R23.1');
  });
});

/** Master Vio stands there, free to follow. */
const withVio = (at: string, position: VeniceSetting): Scene =>
  inTheFrost({
    allies: { 'glass-maker': { at, ap: 0 } },
    objectives: { 'glass-maker': { kind: 'escort', target: 'glass-maker', paid: 3 } },
    ...position,
  });

describe('1.2 Glass Road: Master Vio', () => {
  test('[R44.1] three AP in the shed, and he follows', () => {
    const s = inTheFrost({ assassins: { alessandra: { at: 'a1', ap: 4 }, bastiano: { at: 'b3' } } });
    s.play('alessandra complete glass-maker', 'alessandra complete glass-maker', 'alessandra complete glass-maker');
    expect(s.facts('ally-freed')).toMatchObject([{ by: 'glass-maker' }]);
    s.play('alessandra move a2', 'alessandra bring glass-maker');
    expect(s.who('glass-maker').at).toBe(s.who('alessandra').at);
    expect(s.whys('moved')).toContain('R44.1');
  });

  test('[R5.2] he goes by a station, and the last assassin after him', () => {
    const s = withVio('g3', { assassins: { alessandra: { at: 'g3' }, bastiano: { at: 'g1' } } });
    s.play('bastiano leave', 'alessandra leave', 'alessandra bring glass-maker');
    expect(s.facts('objective-completed')).toMatchObject([{ objective: 'glass-maker' }]);
    expect(s.game.result).toEqual({ success: true });
    expect(s.whys('memory-succeeded')).toContain('R5.2');
  });

  test('[R44.1] he goes up to a roof by a ladder only', () => {
    const s = withVio('d1', { assassins: { alessandra: { at: 'd1' }, bastiano: { at: 'b3' } } });
    s.play('alessandra move c1');
    expect(s.who('glass-maker').at).not.toBe(s.who('alessandra').at);
    const up = withVio('b4', { assassins: { alessandra: { at: 'b4' }, bastiano: { at: 'b3' } } });
    up.play('alessandra move c4', 'alessandra bring glass-maker');
    expect(up.who('glass-maker').at).toBe(up.who('alessandra').at);
    expect(up.whys('moved')).toContain('R44.1');
  });

  test('[R20.3] he drops his beads once, and nobody follows', () => {
    const s = withVio('d3', {
      assassins: { alessandra: { at: 'd3', state: 'exposed' }, bastiano: { at: 'b3' } },
      squares: { d3: { crossbowman: 2 } },
    });
    s.play('glass-maker use glass-beads', 'alessandra move e3', 'alessandra bring glass-maker');
    expect([s.square('d3').enemies, s.who('alessandra').exposed]).toEqual([2, false]);
    expect(s.whys('became-incognito')).toContain('R20.3');
    expect(s.optionsOf('glass-maker use')).toEqual([]);
  });
});

describe('1.2 Glass Road: brutes', () => {
  const swords = {
    alessandra: { at: 'd3', melee: 'common-sword' },
    bastiano: { at: 'd3', melee: 'common-sword' },
  };

  test('[R16.4] two hits do nothing to one', () => {
    const s = inTheFrost({ assassins: swords, squares: { d3: { brute: 1 } }, dice: { assassin: ['hit', 'hit'] } });
    s.play('alessandra attack common-sword d3');
    expect(s.square('d3')).toMatchObject({ enemies: 1, bodies: 0 });
  });

  test('[R16.7] three in one attack of two assassins bring it down', () => {
    const s = inTheFrost({
      assassins: swords,
      squares: { d3: { brute: 1 } },
      dice: { assassin: ['hit', 'miss', 'hit', 'hit'] },
    });
    s.play('alessandra lead common-sword d3');
    expect(s.square('d3')).toMatchObject({ enemies: 0, bodies: 1 });
    expect(s.whys('attack-begun')).toContain('R16.7');
  });
});

describe('1.2 Glass Road: missed at last', () => {
  const stations = (s: Scene) => ['g1', 'g3'].map((at) => s.square(at).enemies);

  test('[R23.1, G4] nobody misses him by the calendar; when the alert is raised a crossbowman comes to each station', () => {
    const later = inTheFrost({ turn: 4, assassins: TWO });
    later.play('end-phase');
    expect([later.game.turn, ...stations(later)]).toEqual([5, 0, 0]);
    const s = inTheFrost({ assassins: TWO, squares: { c2: { crossbowman: 1 } }, dice: { detection: ['eye'] } });
    s.play('alessandra move c2');
    expect(stations(s)).toEqual([1, 1]);
    expect(s.whys('guard-placed')).toContain('R29.3');
    expect(s.whys('alert-raised')).toContain('R23.1');
  });

  test('[R28.3] missed-at-last: and whenever a body is found', () => {
    const s = inTheFrost({
      alert: 'raised',
      direction: 'east',
      assassins: TWO,
      squares: { c2: { bodies: { crossbowman: 1 } }, b2: { crossbowman: 1 } },
      dice: { detection: ['eye'] },
    });
    s.play('end-phase');
    expect(s.facts('body-found')).toHaveLength(1);
    expect(stations(s)).toEqual([1, 1]);
    expect(s.whys('body-found')).toContain('R28.3');
  });

  test('[R14.3, R23.1] calm: the lamp on the roof says that all is well, and the ice stays broken', () => {
    const s = inTheFrost({
      assassins: { alessandra: { at: 'c1' }, bastiano: { at: 'c3' } },
      squares: { c2: { crossbowman: 1 } },
      dice: { detection: ['eye'] },
    });
    s.play('bastiano move c2', 'alessandra complete calm');
    expect(s.alert()).toBe('quiet');
    expect(ground(s, 'c3')).toBe('canal');
    expect(s.whys('alert-quieted')).toContain('R23.1');
  });
});

test('[R9.3] white roofs: nobody moves this turn, and no loose base is left', () => {
  const s = inTheFrost({
    assassins: { alessandra: { at: 'top' }, bastiano: { at: 'a3' } },
    squares: { d4: { crossbowman: 1 }, a2: { bases: 1 } },
  });
  s.play('alessandra synchronise');
  expect(s.square('a2').bases).toBe(0);
  s.play('end-phase', 'pass', 'pass', 'pass', 'pass');
  expect(s.game.turn).toBe(2);
  expect(s.square('d4').enemies).toBe(1);
});

test('[R22.2] hoarfrost: one die more in every test, and [G4] no loose base draws anybody', () => {
  const s = withEvent('hoarfrost', {
    assassins: TWO,
    squares: { c2: { crossbowman: 1 }, a2: { bases: 1 } },
    dice: { detection: ['blank', 'blank'] },
  });
  expect(s.square('a2').bases).toBe(1);
  s.play('alessandra move c2');
  expect(s.facts('dice-rolled')).toMatchObject([{ faces: ['blank', 'blank'] }]);
  expect(s.whys('dice-rolled')).toContain('R22.2');
  s.play('end-phase');
  expect(s.whys('red-base-removed')).toEqual(['G4']);
});

test('[R22.2, G4] snowfall: one die fewer, and no climbing without a ladder', () => {
  const s = withEvent('snowfall', {
    assassins: { alessandra: { at: 'd1' }, bastiano: { at: 'b3' } },
    squares: { b2: { crossbowman: 1 } },
  });
  expect(s.refuses('alessandra move c1')).toMatchObject({ refused: 'forbidden-by-card', rule: 'G4' });
  s.play('bastiano move b2');
  expect(s.facts('dice-rolled')).toMatchObject([{ faces: [] }]);
  expect(s.whys('dice-rolled')).toContain('R22.2');
});

test('[G4] frozen ropes: one AP more, and the stations are closed', () => {
  const s = withEvent('frozen-ropes', { assassins: { alessandra: { at: 'g3' }, bastiano: { at: 'b3' } } });
  expect([s.who('alessandra').ap, s.who('bastiano').ap]).toEqual([4, 4]);
  expect(s.refuses('alessandra leave')).toMatchObject({ refused: 'forbidden-by-card' });
});
