import { describe, expect, openGround, type Scene, type SceneAssassin, test, type UnmannedSetting } from '#venice-scenes';

/** Alessandra on b2 with what she has, Darià on a1. */
const withOwn = (own: SceneAssassin, position: UnmannedSetting = {}): Scene =>
  openGround({ ...position, assassins: { alessandra: { at: 'b2', ...own }, daria: { at: 'a1' } } });
const carrying = (card: string, position: UnmannedSetting = {}, own: SceneAssassin = {}): Scene =>
  withOwn({ pack: [card], ...own }, position);

describe('found in pockets', () => {
  test("[R22.2] beggar's bowl: on a street, two dice fewer", () => {
    const s = carrying('beggars-bowl', { squares: { b1: { crossbowman: 2 } } });
    s.play('alessandra use beggars-bowl', 'alessandra move b1');
    expect(s.facts('dice-rolled')).toMatchObject([{ faces: [] }]);
    expect(s.whys('dice-rolled')).toContain('R22.2');
    expect(carrying('beggars-bowl', {}, { at: 'a3' }).optionsOf('alessandra use')).toEqual([]);
  });

  test('[R30.8] pebble: a guard nearby goes on, unless a red base holds it', () => {
    const s = carrying('pebble', { squares: { b1: { crossbowman: 1 }, c2: { crossbowman: 1, bases: 1 } } });
    expect(s.optionsOf('alessandra use-at pebble')).toEqual(['alessandra use-at pebble b1']);
    s.play('alessandra use-at pebble b1', 'push crossbowman b1 c1');
    expect([s.square('b1').enemies, s.square('c1').enemies, s.who('alessandra').ap]).toEqual([0, 1, 3]);
    expect(s.whys('enemy-moved')).toContain('R30.8');
  });

  test('[R19.3] sugared almonds: another gets back an AP', () => {
    const s = openGround({
      assassins: { alessandra: { at: 'b2', pack: ['sugared-almonds'] }, daria: { at: 'a1', ap: 0, spent: 3 } },
    });
    s.play('alessandra use-on sugared-almonds daria');
    expect(s.who('daria').ap).toBe(1);
    expect(s.whys('action-returned')).toContain('R19.3');
    expect(s.who('alessandra').pack).toEqual([]);
  });

  test('[R32.5] oar: from the water all go as one, for 0 AP', () => {
    const s = openGround({ assassins: { alessandra: { at: 'c3', pack: ['oar'], ap: 0 }, daria: { at: 'c3' } } });
    s.play('alessandra use-at oar c2');
    expect(s.who('daria').at).toBe(s.who('alessandra').at);
    expect(s.whys('moved')).toContain('R32.5');
    expect(carrying('oar').optionsOf('alessandra use-at')).toEqual([]);
  });

  test('[R30.8] fife: enemies come to a square beside the player', () => {
    const s = carrying('fife', { squares: { c1: { crossbowman: 2 } } });
    s.play('alessandra use-at fife c2');
    expect([s.square('c1').enemies, s.square('c2').enemies]).toEqual([0, 2]);
    expect(s.whys('enemy-moved')).toContain('R30.8');
  });
});

describe('rewards', () => {
  test('[R14.1] key ring: pays 1 AP in a room, once a memory', () => {
    const objectives = { desk: { at: 'b3', ap: 2 } };
    const s = carrying('key-ring', { objectives }, { at: 'b3', ap: 1 });
    s.play('alessandra use key-ring', 'alessandra complete desk');
    expect(s.facts('objective-completed')).toHaveLength(1);
    expect(s.whys('objective-paid')).toContain('R14.1');
    expect(s.who('alessandra').pack).toEqual(['key-ring']);
  });

  test('[R20.3] stage blood: whoever loses HP is incognito again', () => {
    const s = withOwn(
      { pack: ['stage-blood'], melee: 'stiletto' },
      { squares: { b2: { agile: 1 } }, dice: { assassin: ['miss'], enemy: ['hit', 'fail'] } },
    );
    s.play('alessandra attack stiletto b2', 'alessandra use stage-blood');
    expect(s.who('alessandra')).toMatchObject({ exposed: false, wounds: 1, pack: [] });
    expect(s.whys('became-incognito')).toContain('R20.3');
  });

  test("[G4] courier's satchel: the top of the discards is taken up", () => {
    const s = carrying('courier-satchel', { decks: { equipment: { discard: ['medicine'] } } });
    s.play('alessandra use courier-satchel');
    if (s.question() !== 'assassin-phase') s.play(s.options()[0]!);
    expect(s.who('alessandra').pack).toEqual(['courier-satchel', 'medicine']);
    expect(s.whys('card-recovered')).toContain('G4');
  });

  test('[R3.5] Murano lens: from a roof, one test is ignored', () => {
    const s = carrying('murano-lens', { squares: { a2: { crossbowman: 2 } } }, { at: 'a3' });
    s.play('alessandra use murano-lens', 'alessandra move a2');
    s.play(s.options().find((id) => id.startsWith('ignore-test'))!);
    expect(s.whys('test-ignored')).toContain('R3.5');
    expect(carrying('murano-lens').optionsOf('alessandra use')).toEqual([]);
  });

  test('[R16.1] long blade: one die, a nearby square, unseen', () => {
    const s = withOwn({ blade: 'long-blade' }, { squares: { b1: { crossbowman: 1 } }, dice: { assassin: ['hit'] } });
    s.play('alessandra attack long-blade b1');
    expect(s.square('b1').bodies).toBe(1);
    expect(s.who('alessandra').exposed).toBe(false);
    expect(s.whys('attack-begun')).toContain('R16.1');
  });

  test("[R32.1] boatman's coat: one enemy fewer follows", () => {
    const s = withOwn({ armour: 'boatmans-coat', state: 'exposed' }, { squares: { b2: { crossbowman: 4 } } });
    s.play('alessandra move c2');
    expect([s.square('b2').enemies, s.square('c2').enemies]).toEqual([3, 1]);
    expect(s.whys('hunt-begun')).toContain('R32.1');
    expect(withOwn({ armour: 'boatmans-coat', hp: 4 }).who('alessandra').wounds).toBe(0);
  });

  test('[R22.2] oilcloth: in the water, one die fewer', () => {
    const s = carrying('oilcloth', { squares: { c2: { crossbowman: 1 } } }, { at: 'c3' });
    s.play('alessandra use oilcloth', 'alessandra move c2');
    expect(s.facts('dice-rolled')).toMatchObject([{ faces: [] }]);
    expect(s.whys('dice-rolled')).toContain('R22.2');
    expect(s.who('alessandra').pack).toEqual(['oilcloth']);
  });

  test('[R23.1] petard: two guards fall and the alert is raised', () => {
    const s = carrying('petard', { squares: { b1: { agile: 3 } } });
    s.play('alessandra use-at petard b1');
    expect(s.square('b1')).toMatchObject({ enemies: 1, bodies: 2 });
    expect(s.alert()).toBe('raised');
    expect(s.whys('alert-raised')).toContain('R23.1');
  });

  test('[R16.3] boarding axe: a special adds two hits', () => {
    const s = withOwn({ melee: 'boarding-axe' }, { squares: { b2: { brute: 1 } }, dice: { assassin: ['special', 'miss'] } });
    s.play('alessandra attack boarding-axe b2', 'alessandra trigger boarding-axe');
    if (s.optionsOf('strike').length > 0) s.play('strike brute');
    expect(s.square('b2')).toMatchObject({ enemies: 0, bodies: 1 });
    expect(s.who('alessandra').exposed).toBe(true);
    expect(s.whys('effect-begun')).toContain('R16.3');
  });

  test("[R13.2] boatswain's whistle: another comes over, as by a move", () => {
    const s = carrying('boatswains-whistle', { squares: { b2: { crossbowman: 1 } }, dice: { detection: ['blank'] } });
    s.play('alessandra use-on boatswains-whistle daria');
    expect(s.who('daria').at).toBe(s.who('alessandra').at);
    expect(s.whys('moved')).toContain('R13.2');
  });

  test('[R16.2] powder horn: two dice more, and the alert', () => {
    const s = withOwn(
      { melee: 'stiletto', pack: ['powder-horn'] },
      { squares: { b2: { crossbowman: 1 } }, dice: { assassin: ['hit', 'hit', 'miss'] } },
    );
    s.play('alessandra use powder-horn', 'alessandra attack stiletto b2');
    expect(s.facts('dice-rolled')[0]!.faces).toHaveLength(3);
    expect(s.alert()).toBe('raised');
    expect(s.whys('dice-rolled')).toContain('R16.2');
  });

  test('[G4] dowry chain: two guards go home', () => {
    const s = carrying('dowry-chain', { squares: { b1: { agile: 3 } } });
    s.play('alessandra use-at dowry-chain b1');
    expect(s.square('b1')).toMatchObject({ enemies: 1, bodies: 0 });
    expect(s.whys('guard-removed')).toContain('G4');
  });
});

describe('chests', () => {
  test('[R16.5] parrying dagger: raises the alert and exposes nobody', () => {
    const s = withOwn({ melee: 'parrying-dagger' }, { squares: { b2: { agile: 1 } }, dice: { assassin: ['hit', 'hit'] } });
    s.play('alessandra attack parrying-dagger b2');
    expect([s.alert(), s.who('alessandra').exposed]).toEqual(['raised', false]);
    expect(s.whys('alert-raised')).toContain('R16.5');
  });

  test('[R16.3] sling: a special sends a guard on', () => {
    const s = withOwn({ ranged: 'sling' }, { squares: { b1: { crossbowman: 2 } }, dice: { assassin: ['special'] } });
    s.play('alessandra attack sling b1', 'alessandra trigger sling', 'push crossbowman b1 c1');
    if (s.optionsOf('strike').length > 0) s.play('strike crossbowman');
    expect(s.square('c1').enemies).toBe(1);
    expect(s.square('b1')).toMatchObject({ enemies: 0, bodies: 1 });
    expect(s.whys('enemy-moved')).toContain('R16.3');
  });

  test('[G4] falcon: a guard on another roof goes home', () => {
    const s = carrying('falcon', { squares: { a3: { crossbowman: 2 } } });
    s.play('alessandra use-at falcon a3');
    expect(s.square('a3')).toMatchObject({ enemies: 1, bodies: 0 });
    expect(s.whys('guard-removed')).toContain('G4');
    expect(s.refuses('alessandra use-at falcon a3')).toMatchObject({ rule: 'R39.2' });
  });

  test('[R23.1] seal ring: the alert falls quiet, and the ring is kept', () => {
    const s = carrying('seal-ring', { alert: 'raised' });
    s.play('alessandra use seal-ring');
    expect(s.alert()).toBe('quiet');
    expect(s.who('alessandra').pack).toEqual(['seal-ring']);
    expect(s.whys('alert-quieted')).toContain('R23.1');
  });
});

describe('investigations', () => {
  const searched = (card: string, position: UnmannedSetting = {}): Scene => {
    const s = withOwn(
      {},
      {
        squares: { b2: { bodies: { crossbowman: 2 } } },
        decks: { equipment: { draw: [card, 'medicine'] } },
        ...position,
      },
    );
    return s.play('alessandra hide-bodies', 'search');
  };

  test('[R17.2] still breathing: the guards on the square stand up', () => {
    const s = searched('still-breathing');
    expect(s.square('b2')).toMatchObject({ enemies: 2, bodies: 0 });
    expect(s.whys('body-woken')).toContain('G4');
    expect(s.whys('search-ended')).toContain('R17.2');
  });

  test('[R22.2] marked coin: one die more for the rest of the memory', () => {
    const s = searched('marked-coin', {
      squares: { b2: { bodies: { crossbowman: 1 } }, b1: { crossbowman: 1 } },
      dice: { detection: ['blank', 'blank'] },
    });
    s.play('alessandra move b1');
    expect(s.facts('dice-rolled')).toMatchObject([{ faces: ['blank', 'blank'] }]);
    expect(s.whys('dice-rolled')).toContain('R22.2');
    expect(s.game.lasting).toMatchObject([{ until: 'memory', on: 'alessandra' }]);
  });

  test('[R29.1] duty roster: no reinforcement card is drawn this turn', () => {
    const s = searched('duty-roster');
    expect(s.game.lasting).toMatchObject([{ quantity: 'reinforcements', add: -1, until: 'turn' }]);
    s.play('end-phase');
    expect(s.facts('reinforced')).toEqual([]);
  });
});

describe('events', () => {
  const drawn = (event: string, position: UnmannedSetting = {}, own: SceneAssassin = {}): Scene =>
    withOwn(own, { next: 'event', decks: { event: { draw: [event, 'still-air'] } }, ...position });

  test('[R3.2] search warrants: an AP more, and a test beside enemies', () => {
    const s = drawn('search-warrants', { squares: { b2: { crossbowman: 1 } }, dice: { detection: ['blank'] } });
    expect([s.who('alessandra').ap, s.who('daria').ap]).toEqual([4, 4]);
    expect(s.facts('dice-rolled')).toMatchObject([{ by: 'alessandra' }]);
    expect(s.whys('event-revealed')).toContain('R3.2');
  });

  test.each([
    ['pay-day', ['reinforcements', 'enemy-dice'], [-1, 1]],
    ['relics-carried', ['attack-dice', 'enemy-dice'], [-1, -1]],
    ['wet-powder', ['no-ranged', 'enemy-dice'], [1, -1]],
  ])('[R3.3] %s lasts for the turn', (event, quantities, add) => {
    const s = drawn(event, {}, { ranged: 'throwing-knife' });
    expect(s.game.lasting.map(({ quantity }) => quantity)).toEqual(quantities);
    expect(s.game.lasting.map((each) => each.add)).toEqual(add);
    expect(s.whys('lasting-begun')).toContain('R3.3');
  });

  test('[R16.2] relics carried past: an attack rolls one die fewer', () => {
    const s = drawn(
      'relics-carried',
      { squares: { b2: { crossbowman: 1 } }, dice: { assassin: ['hit'] } },
      { blade: 'hidden-blade' },
    );
    s.play('alessandra attack hidden-blade b2');
    expect(s.facts('dice-rolled')).toMatchObject([{ faces: ['hit'] }]);
    expect(s.whys('dice-rolled')).toContain('R16.2');
  });

  test('[G4] wet powder: no ranged weapon', () => {
    const s = drawn('wet-powder', { squares: { b1: { crossbowman: 1 } } }, { ranged: 'throwing-knife' });
    expect(s.refuses('alessandra attack throwing-knife b1')).toMatchObject({ rule: 'G4' });
  });

  test('[G4] snuffed lamps: nobody climbs a tower, and a test has one die fewer', () => {
    const s = drawn('snuffed-lamps', {
      tower: { squares: ['b1', 'c1', 'b2', 'c2'], foot: 'c1', card: 'long-view' },
      squares: { c1: { crossbowman: 1 } },
    });
    expect(s.refuses('alessandra climb')).toMatchObject({ rule: 'G4' });
    s.play('alessandra move c2', 'alessandra move c1');
    expect(s.facts('dice-rolled')).toMatchObject([{ faces: [] }]);
  });

  test('[G4] black ice: no climbing, and nobody follows', () => {
    const s = drawn('black-ice', { squares: { b2: { crossbowman: 4 } } }, { state: 'exposed' });
    s.play('alessandra move a2');
    expect(s.square('b2').enemies).toBe(4);
    expect(s.refuses('alessandra move a3')).toMatchObject({ rule: 'G4' });
  });

  test("[R16.6] fishmongers' quarrel: they run to a red base, and strike back with one die fewer", () => {
    const s = drawn(
      'fishmongers-quarrel',
      {
        squares: { c1: { agile: 1 }, c2: { bases: 1 } },
        dice: { assassin: ['miss'], enemy: ['fail'], detection: ['blank'] },
      },
      { at: 'c2', melee: 'stiletto' },
    );
    expect(s.square('c2').enemies).toBe(1);
    s.play('alessandra attack stiletto c2');
    expect(s.facts('dice-rolled').at(-1)).toMatchObject({ faces: ['fail'] });
    expect(s.whys('retaliation-begun')).toContain('R16.6');
  });

  test('[R32.1] news of a victory: the alert falls quiet, and one more follows', () => {
    const s = drawn('news-of-a-victory', { alert: 'raised', squares: { b2: { crossbowman: 2 } } }, { state: 'exposed' });
    expect(s.alert()).toBe('quiet');
    s.play('alessandra move c2');
    expect(s.square('c2').enemies).toBe(2);
    expect(s.whys('hunt-begun')).toContain('R32.1');
  });
});
