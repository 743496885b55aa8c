import { apply, isRefusal, memoryRules, optionId, outcome, parseOption } from '@bauta/engine';
import { describe, expect, LONG_STREET, practiceSetup, type Scene, scene, setUpRefusal, test } from '#scenes';

const ROOFS = `
+-+-+
|^ .|
+H+ +
|. .|
+-+-+
`;
const caller = { at: 'b1', pack: ['hired-arm'] };
const other = { at: 'd1' };

describe('R40.6 calling an ally', () => {
  test('[R40.6] an ally at hand comes to the square of who calls it, and acts at once with its own AP', () => {
    const s = scene({ map: LONG_STREET, assassins: { daria: caller, claudio: other }, allies: { mercenary: {} } });
    expect(s.who('mercenary')).toMatchObject({ status: 'outside', ap: 0 });
    s.play('daria use hired-arm');
    expect(s.facts('moved')).toMatchObject([{ by: 'mercenary', why: 'R40.6' }]);
    expect(s.who('mercenary')).toMatchObject({ status: 'active', ap: 2, exposed: false });
    expect(s.optionsOf('mercenary')).toEqual(['mercenary move c1', 'mercenary move a1']);
    s.play('mercenary move c1');
    expect(s.who('mercenary')).toMatchObject({ ap: 1 });
  });

  test('[R40.6] only one who is at hand, as often as there are cards for it', () => {
    const setting = { map: LONG_STREET, assassins: { daria: { at: 'b1', pack: ['hired-arm', 'hired-arm'] }, claudio: other } };
    expect(scene(setting).refuses('daria use hired-arm')).toMatchObject({ refused: 'ally-not-at-hand', rule: 'R40.6' });
    const one = scene({ ...setting, allies: { mercenary: {} } }).play('daria use hired-arm');
    expect(one.refuses('daria use hired-arm')).toMatchObject({ refused: 'ally-not-at-hand', rule: 'R40.6' });
    const two = scene({ ...setting, allies: { mercenary: {}, 'mercenary-2': {} } });
    two.play('daria use hired-arm', 'daria use hired-arm');
    expect(two.optionsOf('mercenary-2')).toContain('mercenary-2 move c1');
    expect(two.who('daria').pack).toEqual([]);
  });

  test('[R40.6] [R22.1] it is tested like anyone who comes to enemies', () => {
    const s = scene({
      map: LONG_STREET,
      assassins: { daria: caller, claudio: other },
      allies: { mercenary: {} },
      squares: { b1: { crossbowman: 1 } },
      dice: { detection: ['eye'] },
    });
    s.play('daria use hired-arm');
    expect(s.who('mercenary').exposed).toBe(true);
    expect(s.who('daria').exposed).toBe(false);
    expect(s.alert()).toBe('raised');
  });

  test('[R40.6] by the station the card names: the players choose which', () => {
    const s = scene({
      map: LONG_STREET,
      stations: ['a1', 'd1'],
      assassins: { daria: { at: 'b1', pack: ['silk-favour'] }, claudio: other },
      allies: { courtesan: {} },
    });
    s.play('daria use silk-favour');
    expect(s.question()).toBe('call-ally');
    expect(s.options()).toEqual(['courtesan enter a1', 'courtesan enter d1']);
    s.play('courtesan enter d1');
    expect(s.who('courtesan').at).toBe(3);
  });

  test('[R40.6] Ezio comes by a skill, once a memory, for the rest of the turn', () => {
    const s = scene({
      map: LONG_STREET,
      assassins: { daria: { at: 'b1', skills: ['old-friend'] }, claudio: other },
      allies: { ezio: {} },
      next: 'assassin',
      decks: { event: { draw: ['quiet-hour'] }, reinforcement: { draw: ['patrol-2-1'] } },
    });
    s.play('daria use old-friend');
    expect(s.optionsOf('ezio')).toContain('ezio move a1');
    s.play('ezio move a1', 'end-phase');
    expect(s.facts('ally-sent-home')).toMatchObject([{ by: 'ezio', why: 'R40.6' }]);
    expect(s.who('ezio')).toMatchObject({ status: 'outside', at: -1, ap: 0 });
    expect(s.refuses('daria use old-friend')).toMatchObject({ refused: 'ability-used-already', rule: 'R39.2' });
    expect(s.refuses('ezio move b1')).toMatchObject({ refused: 'not-on-map', rule: 'R40.6' });
  });

  test('[R40.6] a set-up that names an ally nobody knows is refused', () => {
    expect(setUpRefusal({ ...practiceSetup('practice-1'), allies: ['doge'] })).toMatchObject({
      refused: 'no-such-ally',
      rule: 'R40.6',
      detail: 'doge',
    });
  });
});

describe('R40.6 what an ally does', () => {
  test('[R40.6] AP of its own each turn; what events give to assassins does not touch it', () => {
    const s = scene({
      map: LONG_STREET,
      assassins: { daria: { at: 'b1' }, claudio: other },
      allies: { mercenary: { at: 'c1', ap: 0 } },
      next: 'event',
      decks: { event: { draw: ['early-bells'] } },
    });
    expect(s.who('daria').ap).toBe(4);
    expect(s.who('mercenary').ap).toBe(2);
    expect(s.facts('action-given')).toContainEqual(expect.objectContaining({ by: 'mercenary', ap: 2, why: 'R40.6' }));
  });

  test('[R40.6] only what its card says: no objective, chest, tower, trade, saving or equipping', () => {
    const s = scene({
      map: LONG_STREET,
      assassins: { daria: { at: 'b1', pack: ['medicine'] }, claudio: other },
      allies: { mercenary: { at: 'b1' } },
      objectives: { writ: { at: 'b1', ap: 2 } },
      chests: ['b1'],
      squares: { b1: { bodies: { crossbowman: 1 } } },
    });
    expect(s.optionsOf('mercenary')).toEqual(['mercenary move c1', 'mercenary move a1']);
    for (const barred of ['complete writ', 'open-chest', 'trade', 'save', 'hide-bodies', 'climb', 'unequip halberd'])
      expect(s.refuses(`mercenary ${barred}`)).toMatchObject({ refused: 'not-on-its-card', rule: 'R40.6' });
    expect(s.refuses('daria trade')).toMatchObject({ refused: 'nobody-to-trade-with', rule: 'R13.3' });
    expect(s.refuses('mercenary give-up')).toMatchObject({ refused: 'no-such-assassin', rule: 'R26.4' });
  });

  test('[R40.6] [R16.7] it attacks with its own weapon, and joins assassins for 1 AP', () => {
    const setting = {
      map: LONG_STREET,
      assassins: { daria: { at: 'b1', melee: 'common-sword' }, claudio: other },
      allies: { mercenary: { at: 'b1' } },
      squares: { b1: { brute: 1 } },
    };
    const alone = scene({ ...setting, dice: { assassin: ['hit', 'miss'], enemy: ['hit', 'fail', 'fail'] } });
    alone.play('mercenary attack halberd b1');
    expect(alone.who('mercenary')).toMatchObject({ exposed: true, wounds: 1, ap: 1 });
    const both = scene({ ...setting, dice: { assassin: ['hit', 'hit', 'hit', 'hit'] } });
    both.play('daria lead common-sword b1');
    expect(both.facts('attack-joined')).toMatchObject([{ by: 'mercenary', card: 'halberd', why: 'R16.7' }]);
    expect(both.who('mercenary').ap).toBe(1);
    expect(both.square('b1')).toMatchObject({ enemies: 0, bodies: 1 });
  });

  test('[R40.6] Ezio works on objectives and hides bodies, but searches none: he has no board', () => {
    const s = scene({
      map: LONG_STREET,
      assassins: { daria: { at: 'a1' }, claudio: other },
      allies: { ezio: { at: 'b1' } },
      objectives: { writ: { at: 'b1', ap: 1, optional: true }, never: { kind: 'eliminate', target: 'nobody' } },
      squares: { b1: { bodies: { crossbowman: 2 } } },
    });
    s.play('ezio complete writ', 'ezio hide-bodies');
    expect(s.facts('objective-completed')).toHaveLength(1);
    expect(s.square('b1').bodies).toBe(0);
    expect(s.facts('search-ended')).toMatchObject([{ by: 'ezio', found: 0 }]);
  });

  test('[R44.3] without a ladder it does not change between roof and street, unless its card says so', () => {
    const setting = { map: ROOFS, assassins: { daria: { at: 'b2' }, claudio: { at: 'b2' } } };
    const s = scene({ ...setting, allies: { mercenary: { at: 'a1' } } });
    expect(s.optionsOf('mercenary move')).toEqual(['mercenary move a2']);
    expect(s.refuses('mercenary move b1')).toMatchObject({ refused: 'needs-ladder', rule: 'R44.3' });
    expect(s.refuses('mercenary move b2')).toMatchObject({ rule: 'G2' });
    const thief = scene({ ...setting, allies: { thief: { at: 'a1' } } });
    expect(thief.optionsOf('thief move')).toEqual(['thief move b1', 'thief move a2']);
  });

  test('[R40.6] [R8.1] a hiding spot takes any character, and one only', () => {
    const s = scene({
      map: LONG_STREET,
      spots: { b1: 'cart' },
      assassins: { daria: { at: 'b1' }, claudio: other },
      allies: { mercenary: { at: 'b1' } },
    });
    s.play('mercenary enter-spot');
    expect(s.who('mercenary').inSpot).toBe(true);
    expect(s.refuses('daria enter-spot')).toMatchObject({ refused: 'hiding-spot-taken', rule: 'R8.1' });
    expect(s.refuses('mercenary attack halberd b1')).toMatchObject({ rule: 'R8.3' });
  });

  test('[R40.6] the courtesan calls guards to her and is hardly ever noticed; the thief finds cards for others', () => {
    const s = scene({
      map: LONG_STREET,
      assassins: { daria: { at: 'd1' }, claudio: other },
      allies: { courtesan: { at: 'b1' } },
      squares: { a1: { crossbowman: 2 } },
    });
    s.play('courtesan use courtesan-0');
    expect(s.square('b1').enemies).toBe(2);
    expect(s.who('courtesan').exposed).toBe(false);
    const thief = scene({
      map: LONG_STREET,
      assassins: { daria: { at: 'b1' }, claudio: other },
      allies: { thief: { at: 'b1' } },
      decks: { equipment: { draw: ['medicine'] } },
    });
    expect(thief.optionsOf('thief use-on')).toEqual(['thief use-on thief-0 daria']);
    thief.play('thief use-on thief-0 daria', 'daria keep medicine pack');
    expect(thief.who('daria').pack).toEqual(['medicine']);
  });
});

describe('R40.6 what becomes of an ally', () => {
  const dying = (turn: number): Scene =>
    scene({
      map: LONG_STREET,
      assassins: { daria: { at: 'b1', pack: ['medicine'] }, claudio: other },
      allies: { mercenary: { at: 'b1', state: 'critical', fellIn: 1 } },
      turn,
      decks: { event: { draw: ['quiet-hour', 'still-air'] }, reinforcement: { draw: ['patrol-2-1'] } },
    });

  test('[R26.3] it falls critical and is eliminated like an assassin, which ends nothing', () => {
    const s = dying(2).play('end-phase');
    expect(s.facts('ally-lost')).toMatchObject([{ by: 'mercenary', why: 'R26.3' }]);
    expect(s.game.result).toBeNull();
    expect(s.who('mercenary')).toMatchObject({ status: 'eliminated', at: -1 });
    expect(s.refuses('mercenary move a1')).toMatchObject({ refused: 'not-on-map', rule: 'R26.3' });
  });

  test('[R26.2] it is healed like an assassin', () => {
    const s = dying(2).play('daria use-on medicine mercenary');
    expect(s.who('mercenary')).toMatchObject({ status: 'active', wounds: 1 });
    expect(s.whys('healed')).toEqual(['R26.2']);
  });

  test('[R31.3] enemies attack it as they do an assassin: dice are shared among all exposed', () => {
    const s = scene({
      map: LONG_STREET,
      assassins: { daria: { at: 'b1', state: 'exposed' }, claudio: other },
      allies: { mercenary: { at: 'b1', state: 'exposed' } },
      squares: { b1: { crossbowman: 2 } },
      next: 'combat',
      dice: { enemy: ['hit', 'hit'] },
      decks: { event: { draw: ['quiet-hour'] } },
    });
    expect(s.who('daria').wounds).toBe(1);
    expect(s.who('mercenary').wounds).toBe(1);
  });

  test('[R40.6] sent home by a card, it leaves its red base behind and can be called again', () => {
    const s = scene({
      map: LONG_STREET,
      assassins: { daria: { at: 'a1', pack: ['farewell', 'hired-arm'] }, claudio: other },
      allies: { mercenary: { at: 'c1', state: 'exposed', hp: 1 } },
    });
    s.play('daria use farewell');
    expect(s.square('c1').bases).toBe(1);
    expect(s.who('mercenary')).toMatchObject({ status: 'outside', exposed: false });
    s.play('daria use hired-arm');
    expect(s.who('mercenary')).toMatchObject({ status: 'active', wounds: 2 });
  });

  test('[R5.2] a memory ends when no assassin is left on a map, whatever allies are; the outcome tells their fate', () => {
    const s = scene({
      map: LONG_STREET,
      stations: ['b1'],
      assassins: { daria: { at: 'b1' }, claudio: { state: 'left' } },
      allies: { mercenary: { at: 'c1' }, thief: { at: 'b1' }, ezio: {}, courtesan: { state: 'eliminated' } },
      objectives: { writ: { at: 'a1', done: true } },
    });
    s.play('thief leave');
    expect(s.whys('left')).toEqual(['R15.1', 'R15.3']);
    expect(s.game.result).toBeNull();
    s.play('daria leave');
    expect(s.game.result).toEqual({ success: true });
    expect(outcome(s.game)?.allies).toEqual([
      { id: 'mercenary', ally: 'mercenary', status: 'on-map' },
      { id: 'thief', ally: 'thief', status: 'left' },
      { id: 'ezio', ally: 'ezio', status: 'at-hand' },
      { id: 'courtesan', ally: 'courtesan', status: 'eliminated' },
    ]);
    expect(outcome(s.game)?.assassins).toHaveLength(2);
  });

  test('[R6.1] all assassins eliminated: the memory fails, allies or not; an ally reaches nothing for them', () => {
    const s = scene({
      map: LONG_STREET,
      assassins: { daria: { at: 'b1' }, claudio: { state: 'eliminated' } },
      allies: { mercenary: { at: 'c1' } },
      objectives: { far: { kind: 'reach', at: 'd1' } },
    });
    s.play('mercenary move d1');
    expect(s.facts('objective-completed')).toEqual([]);
    s.play('daria give-up');
    expect(s.game.result).toEqual({ success: false, reason: 'all-eliminated' });
  });
});

test('[R40.6] whatever an ally is offered can be done', () => {
  const s = scene({
    map: LONG_STREET,
    stations: ['b1'],
    spots: { b1: 'cart' },
    assassins: { daria: { at: 'b1', pack: ['medicine'] }, claudio: other },
    allies: { ezio: { at: 'b1' }, mercenary: { at: 'b1' }, thief: { at: 'b1' }, courtesan: { at: 'b1' } },
    squares: { b1: { bodies: { crossbowman: 1 } } },
    decks: { equipment: { draw: ['medicine'] } },
  });
  for (const id of (memoryRules.question(s.game)?.options ?? []).map(optionId))
    expect(isRefusal(apply(s.game, parseOption(id)!)), id).toBe(false);
});
