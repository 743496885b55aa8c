import { deedCard, describe, expect, LONG_STREET, type Scene, type SceneSetting, scene, test } from '#scenes';

const ROOFS = `
+-+-+
|^ .|
+H+ +
|. .|
+-+-+
`;
const TOWER = `
+-+-+-+
|t t .|
+ + + +
|t t .|
+-+-+-+
`;
const other = { at: 'd1' };
const writ = { kind: 'escort', target: 'leonardo', at: 'b1', ap: 2, spaces: 2 } as const;

/** Leonardo stands where he was found, with whoever is set on the map. */
const escorting = (setting: Partial<SceneSetting>, ally = 'leonardo'): Scene =>
  scene({
    map: LONG_STREET,
    stations: ['a1'],
    assassins: { daria: { at: 'b1' }, claudio: other },
    allies: { [ally]: { at: 'b1' } },
    objectives: { guest: { ...writ, target: ally } },
    ...setting,
  });

test('[R44.1] [R15.1] one whom a card sends off has been brought away', () => {
  const s = escorting({
    cards: [
      {
        kind: 'rule',
        id: 'ferry',
        effects: [{ when: 'moved', if: [], cost: 0, per: '', may: false, who: 'nobody', do: [{ do: 'escape' }] }],
      },
    ],
    memory: { rules: ['ferry'] },
  });
  s.play('daria move a1', 'daria bring leonardo');
  expect(s.facts('objective-completed')).toMatchObject([{ objective: 'guest' }]);
});

describe('R44 the token becomes the ally', () => {
  const setting: SceneSetting = {
    map: LONG_STREET,
    stations: ['a1'],
    assassins: { daria: { at: 'b1' }, claudio: other },
    objectives: { guest: writ },
    squares: { b1: { crossbowman: 2 } },
  };

  test('[R44.1] [R14.1] its AP are paid as for any token; the base leaves, the ally stands there untested', () => {
    const s = scene({ ...setting, assassins: { daria: { at: 'b1', ap: 3 }, claudio: other } });
    expect(s.game.maps[0]!.based.filter((count) => count > 0)).toEqual([2]);
    s.play('daria complete guest');
    expect(s.who('leonardo').status).toBe('outside');
    s.play('daria complete guest');
    expect(s.facts('ally-freed')).toMatchObject([{ objective: 'guest', by: 'leonardo', why: ['R44.1', 'R14.2'] }]);
    expect(s.facts('objective-completed')).toEqual([]);
    expect(s.who('leonardo')).toMatchObject({ status: 'active', at: 1, exposed: false });
    expect(s.game.maps[0]!.based.every((count) => count === 0)).toBe(true);
    expect(s.refuses('daria complete guest')).toMatchObject({ refused: 'no-objective-here', rule: 'R14.1' });
  });

  test('[R5.1] what was paid for it is lost at the end of the turn; what the ally cost is not', () => {
    const decks = { event: { draw: ['quiet-hour'] }, reinforcement: { draw: ['patrol-2-1'] } };
    const s = scene({ ...setting, squares: {}, decks }).play('daria complete guest', 'end-phase');
    expect(s.facts('payment-lost')).toMatchObject([{ objective: 'guest', why: 'R5.1' }]);
    const freed = escorting({ decks, objectives: { guest: { ...writ, paid: 2 } } }).play('end-phase');
    expect(freed.facts('payment-lost')).toEqual([]);
  });

  test('[R44.1] a card that pays for the token frees the ally too, once', () => {
    const s = scene({
      ...setting,
      squares: {},
      assassins: { daria: { at: 'b1', pack: ['lockpick', 'lockpick'] }, claudio: other },
      objectives: { guest: { ...writ, ap: 1 } },
    });
    s.play('daria use lockpick');
    expect(s.facts('ally-freed')).toHaveLength(1);
    expect(s.facts('objective-completed')).toEqual([]);
    expect(s.refuses('daria use lockpick')).toMatchObject({ refused: 'card-cannot-be-used' });
  });

  test('[R44.1] it has no AP and only follows', () => {
    const s = escorting({ next: 'event', decks: { event: { draw: ['early-bells'] } } });
    expect(s.who('leonardo').ap).toBe(0);
    expect(s.optionsOf('leonardo')).toEqual([]);
    expect(s.refuses('leonardo move a1')).toMatchObject({ refused: 'only-follows', rule: 'R44.1' });
    expect(s.refuses('leonardo leave')).toMatchObject({ refused: 'only-follows', rule: 'R44.1' });
  });
});

describe('R44 following', () => {
  test('[R44.1] the players say for each move whether it follows the assassin on its square', () => {
    const s = escorting({}).play('daria move c1');
    expect(s.question()).toBe('set-out');
    expect(s.options()).toEqual(['daria bring leonardo', 'daria set-out']);
    s.play('daria bring leonardo');
    expect(s.facts('moved')).toMatchObject([
      { by: 'daria', why: 'R13.1' },
      { by: 'leonardo', why: ['R44.1', 'R32.5'] },
    ]);
    expect(s.who('leonardo').at).toBe(2);
    expect(s.who('daria')).toMatchObject({ at: 2, ap: 2 });
    s.play('daria move b1', 'daria set-out');
    expect(s.who('leonardo').at).toBe(2);
    expect(s.who('daria').at).toBe(1);
    s.play('claudio move c1').play('claudio move b1', 'claudio bring leonardo');
    expect(s.who('leonardo').at).toBe(1);
  });

  test('[R44.1] nobody is asked about one on another square, in a spot or critical', () => {
    for (const doctor of [{ at: 'c1' }, { at: 'b1', in: 'spot' }, { at: 'b1', state: 'critical' }] as const) {
      const s = escorting({ spots: { b1: 'cart' }, allies: { doctor } }, 'doctor').play('daria move a1');
      expect(s.question()).toBe('assassin-phase');
      expect(s.who('daria').at).toBe(0);
    }
  });

  test('[R44.1] two allies: each follows or not', () => {
    const s = escorting({
      allies: { leonardo: { at: 'b1' }, doctor: { at: 'b1' } },
      objectives: { guest: writ, healer: { ...writ, at: 'c1', target: 'doctor' } },
    });
    s.play('daria move c1');
    expect(s.options()).toEqual(['daria bring leonardo', 'daria bring doctor', 'daria set-out']);
    s.play('daria bring doctor');
    expect(s.options()).toEqual(['daria bring leonardo', 'daria set-out']);
    s.play('daria set-out');
    expect(s.who('leonardo').at).toBe(1);
    expect(s.who('doctor').at).toBe(2);
  });

  test('[R32.5] they move as one: one hunt if any is exposed, one test for the incognito', () => {
    const s = escorting({
      allies: { leonardo: { at: 'b1', state: 'exposed' } },
      squares: { b1: { crossbowman: 1 } },
      alert: 'raised',
      dice: { detection: ['alarm'] },
    });
    s.play('daria move c1', 'daria bring leonardo');
    expect(s.facts('hunt-begun')).toMatchObject([{ by: 'leonardo', why: ['R32.1', 'R13.2', 'R32.5'] }]);
    expect(s.square('c1').enemies).toBe(1);
    expect(s.who('daria').exposed).toBe(true);
  });

  test('[R32.1] left behind it is not hunted, and its base holds the enemies', () => {
    const s = escorting({
      assassins: { daria: { at: 'b1', state: 'exposed' }, claudio: other },
      allies: { leonardo: { at: 'b1', state: 'exposed' } },
      squares: { b1: { crossbowman: 2 } },
      alert: 'raised',
    });
    s.play('daria move c1', 'daria set-out');
    expect(s.whys('hunt-ended')).toContain('R32.4');
    expect(s.square('b1').enemies).toBe(2);
    expect(s.who('daria').exposed).toBe(false);
  });

  test('[R44.3] not between roof and street without a ladder', () => {
    const at = (from: string) =>
      escorting({
        map: ROOFS,
        stations: [],
        assassins: { daria: { at: from }, claudio: { at: 'b2' } },
        allies: { leonardo: { at: from } },
        objectives: { guest: { ...writ, at: 'b2' } },
      });
    const bare = at('a1').play('daria move b1');
    expect(bare.question()).toBe('assassin-phase');
    expect(bare.who('leonardo').at).toBe(0);
    const ladder = at('a1').play('daria move a2', 'daria bring leonardo');
    expect(ladder.who('leonardo').at).toBe(ladder.who('daria').at);
    expect(at('b1').play('daria move b2', 'daria bring leonardo').who('leonardo').at).toBe(33);
  });

  test('[R44.3] no tower', () => {
    const s = escorting({
      map: TOWER,
      stations: [],
      spots: { b2: 'haystack' },
      tower: { squares: ['a1', 'b1', 'a2', 'b2'], foot: 'b2', card: 'long-view' },
      assassins: { daria: { at: 'b1' }, claudio: { at: 'c1' } },
    });
    expect(s.refuses('leonardo climb')).toMatchObject({ refused: 'escorted-climbs-no-tower', rule: 'R44.3' });
    s.play('daria climb');
    expect(s.who('leonardo').at).toBe(1);
  });
});

describe('R44 leaving', () => {
  const atStation: Partial<SceneSetting> = {
    assassins: { daria: { at: 'a1' }, claudio: { state: 'left' } },
    allies: { leonardo: { at: 'a1' } },
  };

  test('[R44.1] by station it leaves the game, and its objective is completed: the memory succeeds', () => {
    const s = escorting(atStation).play('daria leave');
    expect(s.options()).toEqual(['daria bring leonardo', 'daria set-out']);
    s.play('daria bring leonardo');
    expect(s.facts('left')).toMatchObject([{ by: 'leonardo', why: ['R44.1', 'R15.1'] }, { by: 'daria' }]);
    expect(s.facts('objective-completed')).toMatchObject([{ objective: 'guest', why: ['R14.3', 'R44.1'] }]);
    expect(s.game.result).toEqual({ success: true });
  });

  test('[R44.1] also when the assassin comes straight back in', () => {
    const s = escorting({ ...atStation, stations: ['a1', 'd1'] }).play('daria travel d1', 'daria bring leonardo');
    expect(s.who('leonardo')).toMatchObject({ status: 'left', at: -1 });
    expect(s.who('daria').at).toBe(3);
    expect(s.facts('objective-completed')).toHaveLength(1);
  });

  test('[R6.2] left behind, it stays for good', () => {
    const s = escorting(atStation).play('daria leave', 'daria set-out');
    expect(s.game.result).toEqual({ success: false, reason: 'nobody-left' });
  });

  test('[R15.2] exposed with an enemy on the square it cannot take the station; otherwise it leaves its base behind', () => {
    const exposed: Partial<SceneSetting> = { ...atStation, allies: { leonardo: { at: 'a1', state: 'exposed' } } };
    const held = escorting({
      ...exposed,
      squares: { a1: { crossbowman: 1 } },
      objectives: { guest: { ...writ, optional: true } },
    });
    held.play('daria leave');
    expect(held.game.result).toEqual({ success: true });
    expect(held.who('leonardo').status).toBe('active');
    const free = escorting({ ...exposed, stations: ['a1', 'd1'] }).play('daria travel d1', 'daria bring leonardo');
    expect(free.square('a1').bases).toBe(1);
  });

  test('[R44.1] a memory may name the square instead', () => {
    const s = escorting({ stations: ['a1', 'd1'], objectives: { guest: { ...writ, to: 'c1' } } });
    s.play('daria move c1');
    expect(s.facts('objective-completed')).toEqual([]);
    s.play('daria bring leonardo');
    expect(s.facts('objective-completed')).toMatchObject([{ objective: 'guest', why: ['R14.3', 'R44.1'] }]);
    const out = escorting({ ...atStation, stations: ['a1', 'd1'], objectives: { guest: { ...writ, to: 'c1' } } });
    out.play('daria travel d1', 'daria bring leonardo');
    expect(out.facts('objective-completed')).toEqual([]);
  });
});

describe('R44 seen, attacked, lost', () => {
  test('[R44.1] it uses a hiding spot whenever assassins may act, in windows too', () => {
    const s = escorting({ spots: { b1: 'cart' }, next: 'window-3' });
    expect(s.optionsOf('leonardo')).toEqual(['leonardo enter-spot']);
    s.play('leonardo enter-spot');
    expect(s.who('leonardo').inSpot).toBe(true);
    expect(s.optionsOf('leonardo')).toEqual(['leonardo leave-spot']);
  });

  test('[R44.1] [R28.3] it is tested like an assassin when enemies come', () => {
    const s = escorting({
      assassins: { daria: other, claudio: other },
      squares: { c1: { crossbowman: 1 } },
      direction: 'west',
      next: 'movement',
      dice: { detection: ['eye'] },
    });
    expect(s.who('leonardo').exposed).toBe(true);
    expect(s.alert()).toBe('raised');
  });

  test('[R44.2] without HP it draws and pins enemies, and targets are chosen as if it were absent', () => {
    const exposed = { at: 'b1', state: 'exposed' } as const;
    const alone = escorting({
      assassins: { daria: { at: 'c1', state: 'exposed' }, claudio: other },
      allies: { leonardo: exposed },
      squares: { b1: { crossbowman: 1 } },
      next: 'combat',
      dice: { enemy: ['hit'] },
      decks: { event: { draw: ['quiet-hour'] } },
    });
    expect(alone.facts('aimed')).toMatchObject([{ from: 1, at: 2 }]);
    expect(alone.whys('aimed')).toContain('R44.2');
    expect(alone.who('daria').wounds).toBe(1);
    expect(alone.who('leonardo').wounds).toBe(0);
    const pinned = escorting({
      assassins: { daria: other, claudio: other },
      allies: { leonardo: exposed },
      squares: { b1: { crossbowman: 1 }, c1: { crossbowman: 1 } },
      direction: 'east',
      next: 'movement',
    });
    expect(pinned.square('b1').enemies).toBe(2);
  });

  test('[R44.2] a position in which it has fallen is impossible', () => {
    expect(() => escorting({ allies: { leonardo: { at: 'b1', state: 'critical' } } })).toThrow('hp-out-of-range (R44.2)');
  });

  test('[R44.1] with HP it is attacked and falls; lost, its mandatory objective fails the memory', () => {
    const setting: Partial<SceneSetting> = {
      assassins: { daria: other, claudio: other },
      allies: { doctor: { at: 'b1', state: 'exposed', hp: 1 } },
      squares: { b1: { crossbowman: 1 } },
      next: 'combat',
      dice: { enemy: ['hit'] },
      decks: { event: { draw: ['quiet-hour'] } },
    };
    expect(escorting(setting, 'doctor').who('doctor')).toMatchObject({ status: 'critical', fellIn: 1 });
    const dying: Partial<SceneSetting> = {
      allies: { doctor: { at: 'b1', state: 'critical', fellIn: 1 } },
      turn: 2,
      decks: { event: { draw: ['quiet-hour'] }, reinforcement: { draw: ['patrol-2-1'] } },
    };
    const lost = escorting(dying, 'doctor').play('end-phase');
    expect(lost.whys('memory-failed')).toEqual(['R44.1', 'R6.1', 'G5']);
    expect(lost.game.result).toEqual({ success: false, reason: 'ally-lost' });
    const optional = { ...dying, objectives: { healer: { ...writ, target: 'doctor', optional: true } } };
    const missed = escorting(optional, 'doctor').play('end-phase');
    expect(missed.game.result).toBeNull();
    expect(missed.facts('objective-lost')).toMatchObject([{ objective: 'healer', why: 'R44.1' }]);
  });
});

describe('R44 in a fight', () => {
  const sword = { at: 'b1', melee: 'common-sword' };

  test('[R44.1] it joins an attack of an assassin on its own square without AP, and suffers retaliation', () => {
    const s = escorting(
      {
        assassins: { daria: sword, claudio: other },
        squares: { b1: { brute: 1 } },
        dice: { assassin: ['hit', 'hit', 'miss'], enemy: ['hit', 'hit', 'fail'] },
      },
      'doctor',
    );
    s.play('daria lead common-sword b1', 'die-to doctor');
    expect(s.facts('attack-joined')).toMatchObject([{ by: 'doctor', card: 'lancet', why: ['R16.7', 'R44.1'] }]);
    expect(s.facts('action-spent').map(({ by }) => by)).toEqual(['daria']);
    expect(s.who('doctor')).toMatchObject({ exposed: true, wounds: 1 });
  });

  test('[R44.1] [R44.2] one without HP is exposed by a miss, but all dice go to the others', () => {
    const s = escorting({
      assassins: { daria: sword, claudio: other },
      allies: { leonardo: { at: 'b1', card: { melee: 'lancet' } } },
      squares: { b1: { brute: 1 } },
      dice: { assassin: ['hit', 'miss', 'miss'], enemy: ['fail', 'fail', 'hit'] },
    });
    s.play('daria lead common-sword b1');
    expect(s.who('leonardo')).toMatchObject({ exposed: true, wounds: 0 });
    expect(s.who('daria').wounds).toBe(1);
  });

  test('[R44.1] an assassin on another square does not take it along into an attack; without dice it never joins', () => {
    const far = { assassins: { daria: { at: 'c1', ranged: 'crossbow' }, claudio: other }, squares: { b1: { brute: 1 } } };
    const doctor = escorting(far, 'doctor');
    expect(doctor.refuses('daria lead crossbow b1')).toMatchObject({ refused: 'nobody-can-join', rule: 'R16.7' });
    expect(doctor.refuses('doctor attack lancet b1')).toMatchObject({ refused: 'only-follows', rule: 'R44.1' });
    const bare = escorting({ assassins: { daria: sword, claudio: other }, squares: { b1: { brute: 1 } } });
    expect(bare.refuses('daria lead common-sword b1')).toMatchObject({ refused: 'nobody-can-join', rule: 'R16.7' });
  });
});

describe('R44 cards and abilities', () => {
  const healing = {
    kind: 'ability',
    id: 'healing-hand',
    effects: [{ when: 'action', if: [], cost: 1, per: '', may: false, who: 'assassin-here', do: [{ do: 'heal', hp: 1 }] }],
    while: [],
  } as const;

  test("[R44.3] it does not benefit from an assassin's ability, but from equipment", () => {
    const s = escorting(
      {
        cards: [healing],
        assassins: { daria: { at: 'b1', ability: 'healing-hand', pack: ['medicine'] }, claudio: other },
        allies: { doctor: { at: 'b1', hp: 1 } },
      },
      'doctor',
    );
    expect(s.optionsOf('daria use-on')).toEqual(['daria use-on medicine doctor']);
    expect(s.refuses('daria use-on healing-hand doctor')).toMatchObject({ rule: 'R24' });
    expect(s.optionsOf('doctor use-on')).toEqual(['doctor use-on doctor-0 doctor']);
  });

  test('[R44.1] its own ability works without AP', () => {
    const s = escorting(
      { assassins: { daria: { at: 'b1', hp: 1 }, claudio: other }, allies: { doctor: { at: 'b1' } } },
      'doctor',
    );
    s.play('doctor use-on doctor-0 daria');
    expect(s.who('daria').wounds).toBe(1);
    expect(s.optionsOf('doctor use-on')).toEqual([]);
  });

  test('[R44.1] a shared cloak moves assassins only', () => {
    const s = escorting({ assassins: { daria: { at: 'b1', pack: ['shared-cloak'] }, claudio: { at: 'b1' } } });
    s.play('daria use-at shared-cloak c1');
    expect(s.who('claudio').at).toBe(2);
    expect(s.who('leonardo').at).toBe(1);
  });
});

describe('R44 and the ground', () => {
  const falling = (guest: NonNullable<SceneSetting['objectives']>[string], leonardo: string | undefined): Scene =>
    scene({
      map: LONG_STREET,
      cards: [deedCard('quake', { do: 'collapse', tile: 'a1' })],
      assassins: { daria: { at: 'c1', pack: ['quake'] }, claudio: other },
      allies: { leonardo: leonardo === undefined ? {} : { at: leonardo } },
      objectives: { guest },
      decks: { event: { draw: ['quiet-hour'] }, reinforcement: { draw: ['patrol-2-1'] } },
    }).play('daria use quake', 'end-phase');

  test('[R43] [R44.1] a token lost with its tile is lost; once it is the ally, the tile does not matter', () => {
    const lost = falling({ ...writ, at: 'a1' }, undefined);
    expect(lost.game.result).toEqual({ success: false, reason: 'objective-lost' });
    const freed = falling({ ...writ, at: 'a1' }, 'c1');
    expect(freed.facts('ground-changed')).toHaveLength(1);
    expect(freed.game.result).toBeNull();
  });

  test('[R43] [R44.1] lost too is the square where the ally was to be brought, and an ally on the tile', () => {
    expect(falling({ ...writ, at: 'd1', to: 'a1' }, 'c1').game.result).toEqual({ success: false, reason: 'objective-lost' });
    const gone = falling({ ...writ, at: 'd1' }, 'a1');
    expect(gone.facts('ally-lost')).toMatchObject([{ by: 'leonardo', why: 'R43' }]);
    expect(gone.whys('memory-failed')).toEqual(['R44.1', 'R6.1', 'G5']);
  });
});
