import { describe, expect, openGround, type Scene, type SceneAssassin, test, type UnmannedSetting } from '#venice-scenes';

/** Alessandra on b2 with the card, Darià on a1. */
const carrying = (card: string, position: UnmannedSetting = {}, own: SceneAssassin = {}): Scene =>
  openGround({ ...position, assassins: { alessandra: { at: 'b2', pack: [card], ...own }, daria: { at: 'a1' } } });

describe('what the practice pack lends to the pockets of Venice', () => {
  test('[R24] bandage: the owner gets back 1 HP for 0 AP', () => {
    const s = carrying('bandage', {}, { hp: 1, ap: 0 });
    s.play('alessandra use bandage');
    expect(s.who('alessandra')).toMatchObject({ wounds: 1, pack: [] });
    expect(s.whys('healed')).toContain('R24');
    expect(carrying('bandage').optionsOf('alessandra use')).toEqual([]);
  });

  test('[R13.2] grapnel: from a street to any roof for 0 AP, and tested there', () => {
    const s = carrying('grapnel', { squares: { a3: { crossbowman: 1 } }, dice: { detection: ['blank'] } }, { at: 'c1' });
    expect(s.optionsOf('alessandra use-at')).toEqual(['alessandra use-at grapnel a3']);
    s.play('alessandra use-at grapnel a3');
    expect(s.who('alessandra')).toMatchObject({ at: 64, ap: 3, pack: [] });
    expect(s.whys('dice-rolled')).toContain('R22.2');
    expect(s.whys('moved')).toContain('R13.2');
    expect(carrying('grapnel', {}, { at: 'b3' }).optionsOf('alessandra use-at')).toEqual([]);
  });

  test('[G4] ragpicker: the top of the discards is taken up, [R39.2] once a turn', () => {
    const s = carrying('ragpicker', { decks: { equipment: { discard: ['smoke-bomb', 'medicine'] } } });
    s.play('alessandra use ragpicker');
    if (s.question() !== 'assassin-phase') s.play(s.options()[0]!);
    expect(s.facts('card-recovered')).toHaveLength(1);
    expect(s.who('alessandra').pack).toHaveLength(2);
    expect(s.refuses('alessandra use ragpicker')).toMatchObject({ rule: 'R39.2' });
    expect(s.whys('card-recovered')).toContain('G4');
  });

  test('[G4] sleeping-draught: a guard nearby is gone, without a body', () => {
    const s = carrying('sleeping-draught', { squares: { b1: { agile: 1, crossbowman: 1 } } });
    s.play('alessandra use-at sleeping-draught b1');
    s.play(s.options().find((id) => id.includes('agile'))!);
    expect(s.square('b1')).toMatchObject({ guards: { crossbowman: 1 }, bodies: 0 });
    expect(s.whys('guard-removed')).toContain('G4');
  });

  test('[R14.1] wax-key: in a room objectives ask for one AP less, for the rest of the memory', () => {
    const s = carrying('wax-key', { objectives: { desk: { at: 'b3', ap: 3 } } }, { at: 'b3', ap: 2 });
    s.play('alessandra use wax-key', 'alessandra complete desk', 'alessandra complete desk');
    expect(s.facts('objective-completed')).toHaveLength(1);
    expect(s.game.lasting).toMatchObject([{ until: 'memory', on: 'alessandra' }]);
    expect(s.whys('objective-paid')).toContain('R14.1');
    expect(carrying('wax-key').optionsOf('alessandra use')).toEqual([]);
  });

  test('[R15.1] boat-hook: from the water and unwatched, away for good', () => {
    const s = carrying('boat-hook', {}, { at: 'c3' });
    s.play('alessandra use boat-hook');
    expect(s.who('alessandra').status).toBe('left');
    expect(s.whys('left')).toContain('R15.1');
    expect(carrying('boat-hook').optionsOf('alessandra use')).toEqual([]);
  });

  test('[R19.1] hartshorn: who is unhurt saves an action', () => {
    const s = carrying('hartshorn');
    s.play('alessandra use hartshorn');
    expect(s.who('alessandra')).toMatchObject({ saved: 1, ap: 2, pack: [] });
    expect(s.whys('action-laid-by')).toContain('R19.1');
    expect(carrying('hartshorn', {}, { hp: 1 }).optionsOf('alessandra use')).toEqual([]);
  });

  test('[R30.1] firecrackers: a loose red base anywhere draws those beside it', () => {
    const s = carrying('firecrackers', { squares: { c1: { crossbowman: 1 } } });
    s.play('alessandra use-at firecrackers c2');
    expect(s.square('c2').bases).toBe(1);
    s.play('end-phase');
    expect(s.square('c2').enemies).toBe(1);
    expect(s.whys('enemy-moved')).toContain('R30.1');
  });

  test('[G4] twin-cloaks: the owner and one nearby change places', () => {
    const s = openGround({ assassins: { alessandra: { at: 'b2', pack: ['twin-cloaks'] }, daria: { at: 'b1' } } });
    s.play('alessandra use-on twin-cloaks daria');
    expect([s.who('alessandra').at, s.who('daria').at]).toEqual([1, 33]);
    expect(s.whys('moved')).toContain('G4');
  });

  test('[R30.2] fishing-net: those on one square stay where they are, the others go', () => {
    const squares = { b1: { crossbowman: 2 }, c1: { crossbowman: 1 } };
    const s = carrying('fishing-net', { squares, direction: 'south' });
    s.play('alessandra use-at fishing-net b1', 'end-phase');
    expect([s.square('b1').enemies, s.square('c2').enemies]).toEqual([2, 1]);
    expect(s.whys('enemy-moved')).toContain('R30.2');
  });

  test('[R22.2] shroud: beside a body, one die fewer on that square', () => {
    const s = openGround({
      squares: { b2: { crossbowman: 1, bodies: { crossbowman: 1 } } },
      assassins: { alessandra: { at: 'b2', pack: ['shroud'] }, daria: { at: 'b1' } },
    });
    s.play('alessandra use shroud', 'daria move b2');
    expect(s.facts('dice-rolled')).toMatchObject([{ by: 'daria', faces: [] }]);
    expect(s.whys('dice-rolled')).toContain('R22.2');
    expect(carrying('shroud').optionsOf('alessandra use')).toEqual([]);
  });

  test('[R13.2] ferry-token: from the water to any station', () => {
    const s = carrying('ferry-token', {}, { at: 'c3' });
    s.play('alessandra use-at ferry-token a1');
    expect(s.who('alessandra')).toMatchObject({ at: 0, ap: 2, pack: [] });
    expect(s.whys('moved')).toContain('R13.2');
    expect(carrying('ferry-token').optionsOf('alessandra use-at')).toEqual([]);
  });

  test('[R32.1] pepper: among enemies, nobody follows the owner', () => {
    const s = carrying('pepper', { squares: { b2: { crossbowman: 4 } } }, { state: 'exposed' });
    s.play('alessandra use pepper', 'alessandra move c2');
    expect(s.square('b2').enemies).toBe(4);
    expect(s.facts('hunt-begun')).toMatchObject([{ half: 0 }]);
    expect(s.whys('hunt-begun')).toContain('R32.1');
    expect(carrying('pepper').optionsOf('alessandra use')).toEqual([]);
  });

  test('[R16.2] whetstone: before anything else this turn, one die more', () => {
    const own = { melee: 'stiletto' };
    const s = carrying('whetstone', { squares: { b2: { agile: 1 } }, dice: { assassin: ['hit', 'hit'] } }, own);
    s.play('alessandra use whetstone', 'alessandra attack stiletto b2');
    expect(s.square('b2').bodies).toBe(1);
    expect(s.whys('dice-rolled')).toContain('R16.2');
    expect(carrying('whetstone', {}, { spent: 1 }).optionsOf('alessandra use')).toEqual([]);
  });

  test('[D2] lamp-oil: it lies where it was laid, and pushes on a guard who comes there', () => {
    const s = carrying('lamp-oil', { squares: { c1: { crossbowman: 1 } }, direction: 'south' });
    s.play('alessandra use-at lamp-oil c2', 'end-phase');
    expect(s.facts('trap-laid')).toMatchObject([{ card: 'lamp-oil', by: 'alessandra' }]);
    s.play(s.options()[0]!);
    expect(s.facts('trap-sprung')).toHaveLength(1);
    expect(s.square('c2').enemies).toBe(0);
    expect(s.whys('trap-sprung')).toContain('D2');
  });

  test('[G4] almanac: in a hiding spot the event is at an end', () => {
    const s = carrying('almanac', { spots: { b2: 'haystack' }, event: 'fog' }, { in: 'spot' });
    s.play('alessandra use almanac');
    expect(s.facts('event-ended')).toHaveLength(1);
    expect(s.game.piles.event.discard).toContain('fog');
    expect(s.whys('event-ended')).toContain('G4');
    expect(carrying('almanac').optionsOf('alessandra use')).toEqual([]);
  });

  test('[R13.2] bird-call: another comes to one who is alone', () => {
    const s = carrying('bird-call');
    s.play('alessandra use-on bird-call daria');
    expect(s.who('daria').at).toBe(s.who('alessandra').at);
    expect(s.whys('moved')).toContain('R13.2');
  });
});

describe('investigations lent to Venice', () => {
  const searched = (card: string, own: SceneAssassin = {}): Scene =>
    openGround({
      squares: { b2: { bodies: { crossbowman: 1 } } },
      decks: { equipment: { draw: [card] } },
      assassins: { alessandra: { at: 'b2', ...own }, daria: { at: 'a1' } },
    }).play('alessandra hide-bodies', 'search');

  test('[R17.2] torn-seam: the searcher gives up a card of their choice', () => {
    const s = searched('torn-seam', { pack: ['medicine', 'smoke-bomb'] });
    expect(s.question()).toBe('drop-card');
    s.play(s.options().find((id) => id.includes('medicine'))!);
    expect(s.question()).toBe('assassin-phase');
    expect(s.who('alessandra').pack).toEqual(['smoke-bomb']);
    expect(s.whys('effect-begun')).toContain('R17.2');
  });

  test('[R23.2] dropped-lid: the searcher is exposed without a test', () => {
    const s = searched('dropped-lid');
    expect(s.who('alessandra').exposed).toBe(true);
    expect(s.facts('dice-rolled')).toEqual([]);
    expect(s.alert()).toBe('raised');
    expect(s.whys('alert-raised')).toContain('R23.2');
  });
});
