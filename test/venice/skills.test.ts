import { describe, expect, openGround, type Scene, test, type UnmannedSetting, venice } from '#venice-scenes';

/** One who has learnt the skill on b2, another on a1. */
const skilled = (by: string, skill: string, position: UnmannedSetting = {}, own: object = {}): Scene =>
  openGround({
    ...position,
    assassins: { [by]: { at: 'b2', skills: [skill], ...own }, [by === 'daria' ? 'claudio' : 'daria']: { at: 'a1' } },
  });

const able = (by: string, ability: string, position: UnmannedSetting = {}, own: object = {}): Scene =>
  openGround({
    ...position,
    assassins: { [by]: { at: 'b2', ability, ...own }, [by === 'daria' ? 'claudio' : 'daria']: { at: 'a1' } },
  });

describe('abilities grow', () => {
  test('[R39.1] every assassin has one for each level and three skills to choose from at two of them', () => {
    for (const { id, abilities, skills } of Object.values(venice.assassins)) {
      expect(abilities).toEqual([0, 1, 2].map((level) => `${id}-${level}`));
      expect(skills.map((each) => each.length)).toEqual([3, 3]);
    }
    const s = able('alessandra', 'alessandra-2', { squares: { b1: { crossbowman: 1 } } });
    s.play('alessandra move b1');
    expect(s.facts('dice-rolled')).toMatchObject([{ faces: [] }]);
  });

  test.each(['alessandra-1', 'alessandra-2'])('[R22.3] %s rerolls the one die that detects her, in every test', (ability) => {
    const more = ability === 'alessandra-2' ? 1 : 0;
    const s = able('alessandra', ability, {
      squares: { b1: { crossbowman: 1 + more }, c1: { crossbowman: 1 + more } },
      dice: { detection: ['eye', 'blank', 'eye', 'blank'] },
    });
    s.play('alessandra move b1', `alessandra reroll ${ability} eye`, 'alessandra move c1', `alessandra reroll ${ability} eye`);
    expect(s.who('alessandra').exposed).toBe(false);
    expect(s.whys('undetected')).toContain('R22.3');
  });

  test('[R16.3] bastiano-1 sends a guard away, red bases or not', () => {
    const s = able('bastiano', 'bastiano-1', { squares: { b2: { crossbowman: 2, bases: 1 } } });
    s.play('bastiano use bastiano-1', 'push crossbowman b2 b1');
    expect(s.square('b1').enemies).toBe(1);
    expect(s.refuses('bastiano use bastiano-1')).toMatchObject({ rule: 'R39.2' });
    expect(s.whys('enemy-moved')).toContain('R16.3');
  });

  test('[R16.3] bastiano-2 reaches a nearby square', () => {
    const s = able('bastiano', 'bastiano-2', { squares: { b1: { crossbowman: 2 } } });
    s.play('bastiano use-at bastiano-2 b1', 'push crossbowman b1 c1');
    expect([s.square('b1').enemies, s.square('c1').enemies]).toEqual([1, 1]);
    expect(s.whys('enemy-moved')).toContain('R16.3');
    expect(s.refuses('bastiano use-at bastiano-2 b1')).toMatchObject({ rule: 'R39.2' });
  });

  test.each(['claudio-1', 'claudio-2'])('[R16.2] %s rerolls a miss in every attack', (ability) => {
    const more = ability === 'claudio-2' ? (['hit'] as const) : [];
    const s = able(
      'claudio',
      ability,
      { squares: { b2: { brute: 2 } }, dice: { assassin: ['miss', ...more, 'hit', 'miss', ...more, 'hit'] } },
      { melee: 'stiletto' },
    );
    for (const _ of [1, 2]) {
      s.play('claudio attack stiletto b2', `claudio reroll ${ability} miss`);
      if (s.optionsOf('spare').length > 0) s.play('spare');
    }
    expect(s.facts('die-rerolled')).toHaveLength(2);
    expect(s.whys('die-rerolled')).toContain('R16.2');
  });

  test.each([
    ['daria-1', 1],
    ['daria-2', 2],
  ])('[R19.3] %s gives back %i AP, and a die less in tests', (ability, ap) => {
    const s = openGround({
      assassins: { daria: { at: 'b2', ability }, claudio: { at: 'a1', ap: 0, spent: 3 } },
      squares: { b1: { crossbowman: 1 } },
    });
    s.play(`daria use-on ${ability} claudio`);
    expect(s.who('claudio').ap).toBe(ap);
    expect(s.whys('action-returned')).toContain('R19.3');
    s.play('claudio move b1');
    expect(s.facts('dice-rolled')).toMatchObject([{ by: 'claudio', faces: [] }]);
    expect(s.refuses(`daria use-on ${ability} claudio`)).toMatchObject({ rule: 'R39.2' });
  });
});

describe('Alessandra is not seen', () => {
  test('[R3.5] soft step: one test of the turn is ignored', () => {
    const s = skilled('alessandra', 'soft-step', { squares: { b1: { crossbowman: 2 } } });
    s.play('alessandra use soft-step', 'alessandra move b1');
    s.play(s.options().find((id) => id.startsWith('ignore-test'))!);
    expect(s.whys('test-ignored')).toContain('R3.5');
    expect(s.who('alessandra').exposed).toBe(false);
  });

  test("[R20.3] widow's veil: whoever is exposed on her square is incognito", () => {
    const s = skilled('alessandra', 'widows-veil', { squares: { b2: { crossbowman: 2 } } }, { state: 'exposed' });
    s.play('alessandra use widows-veil');
    expect(s.who('alessandra').exposed).toBe(false);
    expect(s.whys('became-incognito')).toContain('R20.3');
    expect(s.square('b2').bases).toBe(1);
  });

  test('[R20.3] side door: nobody follows her', () => {
    const s = skilled('alessandra', 'side-door', { squares: { b2: { crossbowman: 4 } } }, { state: 'exposed' });
    s.play('alessandra use side-door', 'alessandra move c2');
    expect(s.square('b2').enemies).toBe(4);
    expect(s.whys('became-incognito')).toContain('R20.3');
  });

  test('[R23.1] quiet word: the alert falls quiet', () => {
    const s = skilled('alessandra', 'quiet-word', { alert: 'raised' });
    s.play('alessandra use quiet-word');
    expect(s.alert()).toBe('quiet');
    expect(s.whys('alert-quieted')).toContain('R23.1');
  });

  test('[D1] borrowed livery: she is not tested', () => {
    const s = skilled('alessandra', 'borrowed-livery', { squares: { b1: { crossbowman: 3 } } });
    s.play('alessandra use borrowed-livery', 'alessandra move b1');
    expect(s.facts('dice-rolled')).toEqual([]);
    expect(s.whys('disguise-put-on')).toContain('D1');
  });

  test('[R20.3] nobody there: exposed, she is incognito again; only with a headquarters of level II', () => {
    const position = { squares: { b1: { crossbowman: 1 } }, dice: { detection: ['eye'] as const } };
    const s = skilled('alessandra', 'nobody-there', { ...position, hqLevel: 2 });
    s.play('alessandra move b1', 'alessandra use nobody-there');
    expect(s.who('alessandra').exposed).toBe(false);
    expect(s.whys('became-incognito')).toContain('R20.3');
    const without = skilled('alessandra', 'nobody-there', { ...position, hqLevel: 1 });
    without.play('alessandra move b1');
    expect(without.who('alessandra').exposed).toBe(true);
    expect(without.question()).toBe('assassin-phase');
  });
});

describe('Bastiano moves guards and bodies', () => {
  test('[G4] under the tarpaulin: the bodies nearby are gone', () => {
    const s = skilled('bastiano', 'under-the-tarpaulin', { squares: { b1: { bodies: { crossbowman: 3 } } } });
    s.play('bastiano use-at under-the-tarpaulin b1');
    expect(s.square('b1').bodies).toBe(0);
    expect(s.who('bastiano').ap).toBe(3);
    expect(s.whys('body-hidden')).toContain('G4');
  });

  test('[R3.3] barred door: the guards of a square do not march', () => {
    const s = skilled('bastiano', 'barred-door', {
      direction: 'east',
      squares: { b1: { crossbowman: 1 } },
    });
    s.play('bastiano use-at barred-door b1', 'end-phase');
    while (s.game.phase === 'enemy' && s.options().includes('pass')) s.play('pass');
    expect(s.square('b1').enemies).toBe(1);
    expect(s.whys('lasting-begun')).toContain('R3.3');
  });

  test("[G4] fool's errand: a guard goes back to the reserve", () => {
    const s = skilled('bastiano', 'fools-errand', { squares: { b1: { crossbowman: 2 } } });
    s.play('bastiano use-at fools-errand b1');
    expect(s.square('b1')).toMatchObject({ enemies: 1, bodies: 0 });
    expect(s.who('bastiano').ap).toBe(2);
    expect(s.whys('guard-removed')).toContain('G4');
  });

  test('[R16.3] clear the room: three guards go, each where the players say', () => {
    const s = skilled('bastiano', 'clear-the-room', { squares: { b1: { crossbowman: 4, bases: 1 } } });
    s.play('bastiano use-at clear-the-room b1', ...[1, 2, 3].map(() => 'push crossbowman b1 c1'));
    expect([s.square('b1').enemies, s.square('c1').enemies]).toEqual([1, 3]);
    expect(s.whys('enemy-moved')).toContain('R16.3');
  });

  test('[G4] wrong orders: the enemies march the other way', () => {
    const s = skilled('bastiano', 'wrong-orders', { direction: 'east' });
    s.play('bastiano use wrong-orders');
    expect(s.game.maps[0]!.direction).toBe('west');
    expect(s.whys('direction-set')).toContain('G4');
  });

  test('[R30.8] thrown stone: enemies run to a red base', () => {
    const s = skilled('bastiano', 'thrown-stone', { hqLevel: 2, squares: { c1: { crossbowman: 2 } } });
    s.play('bastiano use-at thrown-stone c2');
    expect(s.square('c2')).toMatchObject({ enemies: 2, bases: 1 });
    expect(s.whys('enemy-moved')).toContain('R30.8');
    const without = skilled('bastiano', 'thrown-stone', { hqLevel: 1 });
    expect(without.refuses('bastiano use-at thrown-stone c2')).toMatchObject({ rule: 'R39.2' });
  });
});

describe('Claudio fights', () => {
  test('[R16.2] keen edge: one die more this turn', () => {
    const s = skilled(
      'claudio',
      'keen-edge',
      { squares: { b2: { crossbowman: 1 } }, dice: { assassin: ['hit', 'hit'] } },
      { melee: 'stiletto' },
    );
    s.play('claudio use keen-edge', 'claudio attack stiletto b2');
    expect(s.facts('dice-rolled')).toMatchObject([{ faces: ['hit', 'hit'] }]);
    expect(s.whys('dice-rolled')).toContain('R16.2');
  });

  test('[R16.6] parry: whoever strikes back rolls one die fewer', () => {
    const s = skilled(
      'claudio',
      'parry',
      { squares: { b2: { agile: 1 } }, dice: { assassin: ['miss'], enemy: ['fail'] } },
      { melee: 'stiletto' },
    );
    s.play('claudio use parry', 'claudio attack stiletto b2');
    expect(s.facts('dice-rolled').map(({ faces }) => faces)).toEqual([['miss'], ['fail']]);
    expect(s.whys('retaliation-begun')).toContain('R16.6');
  });

  test('[R16.4] loose buckle: an agile guard falls to one hit', () => {
    const s = skilled(
      'claudio',
      'loose-buckle',
      { squares: { b2: { agile: 1 } }, dice: { assassin: ['hit'] } },
      { melee: 'stiletto' },
    );
    s.play('claudio use loose-buckle', 'claudio attack stiletto b2');
    expect(s.square('b2')).toMatchObject({ enemies: 0, bodies: 1 });
    expect(s.whys('enemy-eliminated')).toContain('R16.4');
  });

  test('[G4] no witness: a guard nearby falls, and nobody strikes back', () => {
    const s = skilled('claudio', 'no-witness', { squares: { b1: { agile: 2 } } });
    s.play('claudio use-at no-witness b1');
    expect(s.square('b1')).toMatchObject({ enemies: 1, bodies: 1 });
    expect([s.who('claudio').ap, s.who('claudio').exposed]).toEqual([2, false]);
    expect(s.whys('enemy-eliminated')).toContain('G4');
  });

  test('[R26.2] not yet: fallen, he gets back 2 HP', () => {
    const s = skilled(
      'claudio',
      'not-yet',
      { squares: { b2: { agile: 1 } }, dice: { assassin: ['miss'], enemy: ['hit', 'hit'] } },
      { melee: 'stiletto', hp: 1 },
    );
    s.play('claudio attack stiletto b2', 'claudio use not-yet');
    expect(s.who('claudio')).toMatchObject({ status: 'active', wounds: 1 });
    expect(s.whys('healed')).toContain('R26.2');
  });

  test('[R33.2] between the ribs: a boss loses 1 HP', () => {
    const boss = { bosses: { castellan: { at: 'b2', hp: 3 } } };
    const s = skilled('claudio', 'between-the-ribs', { ...boss, hqLevel: 2 });
    s.play('claudio use between-the-ribs');
    expect(s.game.bosses).toMatchObject([{ hp: 2 }]);
    expect(s.whys('boss-wounded')).toContain('R33.2');
    expect(skilled('claudio', 'between-the-ribs', boss).refuses('claudio use between-the-ribs')).toMatchObject({ rule: 'R39.2' });
  });
});

describe('Darià helps', () => {
  test('[R24] needle and thread: someone on her square gets back 1 HP', () => {
    const s = openGround({ assassins: { daria: { at: 'b2', skills: ['steady-needle'] }, claudio: { at: 'b2', hp: 1 } } });
    s.play('daria use-on steady-needle claudio');
    expect(s.facts('healed')).toMatchObject([{ by: 'claudio', hp: 1 }]);
    expect(s.whys('healed')).toContain('R24');
    expect(s.who('daria').ap).toBe(3);
  });

  test('[G4] changed places: two change places, and nobody follows', () => {
    const s = skilled('daria', 'changed-places', {
      squares: { b2: { crossbowman: 2 } },
      dice: { detection: ['blank', 'blank'] },
    });
    s.play('daria use-on changed-places claudio');
    expect([s.who('daria').at, s.who('claudio').at]).not.toEqual([s.who('claudio').at, s.who('daria').at]);
    expect(s.square('b2').enemies).toBe(2);
    expect(s.whys('moved')).toContain('G4');
  });

  test('[R40.6] old friend: Ezio comes', () => {
    const s = skilled('daria', 'old-friend', { allies: { ezio: {} } });
    s.play('daria use old-friend');
    expect(s.who('ezio').at).toBe(s.who('daria').at);
    expect(s.whys('moved')).toContain('R40.6');
  });

  test('[R3.2] one more hour: everyone gains 1 AP', () => {
    const s = skilled('daria', 'one-more-hour', { hqLevel: 2 });
    s.play('daria use one-more-hour');
    expect([s.who('daria').ap, s.who('claudio').ap]).toEqual([4, 4]);
    expect(s.whys('action-given')).toContain('R3.2');
    expect(skilled('daria', 'one-more-hour').refuses('daria use one-more-hour')).toMatchObject({ rule: 'R39.2' });
  });

  test('[R32.5] hand in hand: all on her square go as one', () => {
    const s = openGround({ assassins: { daria: { at: 'b2', skills: ['hand-in-hand'] }, claudio: { at: 'b2', ap: 0 } } });
    s.play('daria use-at hand-in-hand b1');
    expect(s.who('claudio').at).toBe(s.who('daria').at);
    expect(s.facts('moved')).toHaveLength(2);
    expect(s.whys('moved')).toContain('R32.5');
  });

  test('[R20.3] lantern out: whoever is exposed nearby is incognito', () => {
    const s = openGround({
      assassins: { daria: { at: 'b2', skills: ['lantern-out'] }, claudio: { at: 'b1', state: 'exposed' } },
      squares: { b1: { crossbowman: 1 } },
    });
    s.play('daria use-at lantern-out b1');
    expect(s.who('claudio').exposed).toBe(false);
    expect(s.whys('became-incognito')).toContain('R20.3');
  });
});
