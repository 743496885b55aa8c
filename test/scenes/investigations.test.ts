import { describe, expect, rolls, type Scene, type SceneSetting, scene, test } from '#scenes';

const BLOCK = `
+-+-+-+
|. . .|
+ + + +
|. . ^|
+-+-+-+
`;
const searched = (equipment: readonly string[], setting: Partial<SceneSetting> & Pick<SceneSetting, 'assassins'>): Scene =>
  scene({
    map: BLOCK,
    squares: { b1: { bodies: { crossbowman: 2 } } },
    decks: { equipment: { draw: equipment } },
    ...setting,
  }).play('daria hide-bodies', 'search');
const HERE = { daria: { at: 'b1' }, claudio: { at: 'c2' } };

describe('investigations', () => {
  test('[R17.2] ambush: two crossbowmen step out on the square; the searcher and the bodies still lying are tested', () => {
    const s = searched(['ambush'], {
      assassins: HERE,
      dice: { detection: ['blank', 'blank', 'blank', 'eye', 'alarm', 'blank'] },
    });
    expect(rolls(s)).toEqual(['daria 2', ' 2', ' 2']);
    expect(s.facts('body-found')).toHaveLength(1);
    expect(s.who('daria').exposed).toBe(false);
    expect(s.alert()).toBe('raised');
    // The search is over, the bodies are hidden, the card discarded.
    expect(s.question()).toBe('assassin-phase');
    expect(s.square('b1')).toMatchObject({ enemies: 2, bodies: 0 });
    expect(s.game.piles.equipment.discard).toEqual(['ambush']);
    expect(s.whys('card-discarded')).toContain('R17.2');
    expect(s.whys('effect-begun')).toContain('R17.2');
  });

  test('[R17.2] [R29.4] ambush: bodies make room, players choosing which; what was found before may be kept', () => {
    const s = searched(['medicine', 'ambush'], {
      assassins: HERE,
      squares: { b1: { crossbowman: 1, bodies: { crossbowman: 1, agile: 2 } } },
      dice: { detection: Array.from({ length: 8 }, () => 'blank' as const) },
    }).play('search');
    expect(s.options()).toEqual(['push-out crossbowman b1', 'push-out agile b1']);
    s.play('push-out crossbowman b1');
    expect(s.question()).toBe('stow');
    expect(s.square('b1')).toMatchObject({ enemies: 3, bodies: 0 });
    expect(rolls(s)).toEqual(['daria 2', ' 2', ' 2', ' 2']);
    expect(s.whys('body-pushed-out')).toContain('R29.4');
    s.play('daria keep medicine pack');
    expect(s.who('daria').pack).toEqual(['medicine']);
    expect(s.whys('effect-begun')).toContain('R17.2');
  });

  test('[R17.2] ambush: in a hiding spot the searcher is not tested', () => {
    const s = searched(['ambush'], {
      spots: { b1: 'haystack' },
      assassins: { daria: { at: 'b1', in: 'spot' }, claudio: { at: 'c2' } },
      dice: { detection: ['blank', 'blank', 'blank', 'blank'] },
    });
    expect(rolls(s)).toEqual([' 2', ' 2']);
    expect(s.square('b1').enemies).toBe(2);
    expect(s.whys('effect-begun')).toContain('R17.2');
  });

  test('[R17.2] outcry: the alert is raised, nobody is exposed', () => {
    const s = searched(['outcry'], { assassins: HERE });
    expect(s.alert()).toBe('raised');
    expect(s.who('daria').exposed).toBe(false);
    expect(s.square('b1').bodies).toBe(0);
    expect(s.whys('effect-begun')).toContain('R17.2');
    const again = searched(['outcry'], { assassins: HERE, alert: 'raised' });
    expect(again.facts('alert-raised')).toEqual([]);
  });

  test('[R17.2] needle: the searcher loses one HP, and may fall by it', () => {
    const s = searched(['needle'], { assassins: HERE });
    expect(s.who('daria')).toMatchObject({ wounds: 1, status: 'active' });
    expect(s.whys('effect-begun')).toContain('R17.2');
    const last = searched(['needle'], { assassins: { ...HERE, daria: { at: 'b1', hp: 1 } } });
    expect(last.who('daria').status).toBe('critical');
    expect(last.square('b1').bodies).toBe(0);
    expect(last.optionsOf('daria move')).toEqual([]);
  });

  test('[R17.2] roll-call: the lieutenant steps out, who waited; the searcher and the bodies are tested; only once', () => {
    const table = {
      assassins: HERE,
      dice: { detection: ['blank', 'alarm', 'blank'] },
    } as const;
    const s = searched(['roll-call'], { ...table, bosses: { lieutenant: { state: 'waiting', hp: 0 } } });
    expect(s.game.bosses).toMatchObject([{ id: 'lieutenant', state: 'standing', hp: 1, at: s.who('daria').at }]);
    expect(rolls(s)).toEqual(['daria 1', ' 1', ' 1']);
    expect(s.square('b1')).toMatchObject({ enemies: 1, bodies: 0 });
    expect(s.whys('effect-begun')).toContain('R17.2');
    const again = searched(['roll-call'], { assassins: HERE, bosses: { lieutenant: { at: 'a2' } } });
    expect(again.facts('boss-appeared')).toEqual([]);
    expect([again.square('a2').enemies, again.square('b1').enemies]).toEqual([1, 0]);
  });

  test('[R17.2] [R30.8] footsteps: the enemies nearby come to the square, and test who and what they find', () => {
    const s = searched(['footsteps'], {
      assassins: HERE,
      squares: { b1: { bodies: { crossbowman: 1 } }, a1: { crossbowman: 1 }, b2: { agile: 1 }, a2: { brute: 1 } },
      dice: { detection: ['blank', 'eye', 'alarm', 'alarm'] },
    });
    expect(s.square('b1')).toMatchObject({ enemies: 2, bodies: 0 });
    expect(s.square('a2').enemies).toBe(1);
    expect(rolls(s)).toEqual(['daria 2', ' 2']);
    expect(s.who('daria').exposed).toBe(true);
    expect(s.whys('enemy-moved')).toContain('R30.8');
    expect(s.whys('effect-begun')).toContain('R17.2');
  });

  test('[R17.2] [R30.8] footsteps: those held by R30.7 stay; with too little room players choose', () => {
    const s = searched(['footsteps'], {
      objectives: { writ: { at: 'c1', spaces: 1 } },
      assassins: { ...HERE, claudio: { at: 'b2', state: 'exposed' } },
      squares: {
        b1: { crossbowman: 3, bodies: { crossbowman: 1 } },
        a1: { agile: 1, brute: 1 },
        b2: { crossbowman: 1 },
        c1: { crossbowman: 1 },
      },
      dice: { detection: ['blank', 'blank'] },
    });
    expect(s.options()).toEqual(['move-enemy agile a1 b1', 'move-enemy brute a1 b1']);
    s.play('move-enemy brute a1 b1');
    expect(s.square('b1').guards).toEqual({ crossbowman: 3, brute: 1 });
    expect([s.square('a1').enemies, s.square('b2').enemies, s.square('c1').enemies]).toEqual([1, 1, 1]);
    expect(s.whys('enemy-moved')).toContain('R30.8');
    expect(s.whys('effect-begun')).toContain('R17.2');
  });

  test('[R17.4] a search goes on through a deck rebuilt from its discards', () => {
    const s = searched(['medicine'], {
      assassins: HERE,
      decks: { equipment: { draw: ['medicine'], discard: ['needle', 'parachute'] } },
      shuffles: [['parachute', 'needle']],
    }).play('search');
    expect(s.whys('deck-shuffled')).toContain('R17.4');
    expect(s.question()).toBe('stow');
    s.play('daria keep medicine pack', 'daria keep parachute pack');
    expect(s.who('daria').pack).toEqual(['medicine', 'parachute']);
  });
});
