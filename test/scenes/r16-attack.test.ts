import type { EquipmentCard } from '@bauta/engine';
import { describe, expect, practicePack, STREET, scene, test } from '#scenes';

const card = (id: string, like: string, change: Partial<EquipmentCard>): EquipmentCard => ({
  ...(practicePack.content.cards[like] as EquipmentCard),
  ...change,
  id,
});
const far = { dice: 1, reach: 'nearby', exposes: false, alerts: false, bulky: false } as const;

describe('R16 using a weapon: aim', () => {
  test('[R16.1] a melee weapon strikes the own square, for 1 AP', () => {
    const s = scene({
      map: STREET,
      assassins: { bastiano: { at: 'a1', melee: 'rapier' }, daria: { at: 'c1' } },
      squares: { a1: { crossbowman: 1 }, b1: { crossbowman: 1 } },
      dice: { assassin: ['hit', 'hit', 'hit'] },
    });
    expect(s.optionsOf('bastiano attack')).toEqual(['bastiano attack rapier a1']);
    expect(s.refuses('bastiano attack rapier b1')).toMatchObject({ refused: 'out-of-range', rule: 'R16.1' });
    s.play('bastiano attack rapier a1');
    expect(s.who('bastiano').ap).toBe(2);
    expect(s.whys('attack-begun')).toEqual(['R16.1']);
    expect(s.square('a1')).toMatchObject({ enemies: 0, bodies: 1 });
    expect(s.square('b1').enemies).toBe(1);
  });

  test('[R16.1] a ranged weapon strikes a nearby square or the own; walls matter, and nothing is struck diagonally', () => {
    const s = scene({
      map: `
+-+-+-+
|. .|.|
+ + + +
|. . .|
+-+-+-+
`,
      assassins: { bastiano: { at: 'b1', ranged: 'throwing-knife' }, daria: { at: 'a2' } },
      squares: {
        a1: { crossbowman: 1 },
        b1: { crossbowman: 1 },
        c1: { crossbowman: 1 },
        b2: { crossbowman: 1 },
        c2: { crossbowman: 1 },
      },
    });
    expect(s.optionsOf('bastiano attack').sort()).toEqual([
      'bastiano attack throwing-knife a1',
      'bastiano attack throwing-knife b1',
      'bastiano attack throwing-knife b2',
    ]);
    expect(s.refuses('bastiano attack throwing-knife c1')).toMatchObject({ refused: 'out-of-range', rule: 'R16.1' });
    expect(s.refuses('bastiano attack throwing-knife c2')).toMatchObject({ rule: 'G2' });
  });

  test('[R16.1] roofs, ladders and water do not matter to a shot', () => {
    const s = scene({
      map: `
+-+-+-+
|^ . ~|
+-+-+-+
`,
      assassins: { bastiano: { at: 'b1', ranged: 'throwing-knife' }, daria: { at: 'a1', ranged: 'throwing-knife' } },
      squares: { a1: { crossbowman: 1 }, b1: { crossbowman: 1 }, c1: { crossbowman: 1 } },
      dice: { assassin: ['hit', 'hit'] },
    });
    s.play('bastiano attack throwing-knife c1');
    expect(s.square('c1')).toMatchObject({ enemies: 0, bodies: 1 });
    s.play('daria attack throwing-knife b1');
    expect(s.square('b1')).toMatchObject({ enemies: 0, bodies: 1 });
    expect(s.whys('attack-begun')).toEqual(['R16.1', 'R16.1']);
  });

  test('[R16.1] the square must hold an enemy: a body is none', () => {
    const s = scene({
      map: STREET,
      assassins: { bastiano: { at: 'a1', melee: 'common-sword', ranged: 'throwing-knife' }, daria: { at: 'c1' } },
      squares: { a1: { bodies: { crossbowman: 2 } } },
    });
    expect(s.optionsOf('bastiano attack')).toEqual([]);
    expect(s.refuses('bastiano attack common-sword a1')).toMatchObject({ refused: 'no-enemy-there', rule: 'R16.1' });
    expect(s.refuses('bastiano attack throwing-knife b1')).toMatchObject({ refused: 'no-enemy-there', rule: 'R16.1' });
  });

  test('[R16.1] a hidden blade reaches the own square unless its card says otherwise', () => {
    const s = scene({
      map: STREET,
      cards: [card('long-blade', 'hidden-blade', { weapon: far })],
      assassins: { bastiano: { at: 'a1', blade: 'hidden-blade' }, daria: { at: 'a1', blade: 'long-blade' } },
      squares: { b1: { crossbowman: 1 } },
      dice: { assassin: ['hit'] },
    });
    expect(s.refuses('bastiano attack hidden-blade b1')).toMatchObject({ refused: 'out-of-range', rule: 'R16.1' });
    s.play('daria attack long-blade b1');
    expect(s.square('b1')).toMatchObject({ enemies: 0, bodies: 1 });
  });

  test('[R16.8] a weapon in the pack cannot be used until it lies in its slot', () => {
    const s = scene({
      map: STREET,
      assassins: { bastiano: { at: 'a1', pack: ['hidden-blade', 'throwing-knife'] }, daria: { at: 'c1' } },
      squares: { a1: { crossbowman: 1 } },
      dice: { assassin: ['hit'] },
    });
    expect(s.optionsOf('bastiano attack')).toEqual([]);
    expect(s.refuses('bastiano attack hidden-blade a1')).toMatchObject({ refused: 'not-in-a-weapon-slot', rule: 'R16.8' });
    expect(s.refuses('bastiano attack throwing-knife a1')).toMatchObject({ refused: 'not-in-a-weapon-slot', rule: 'R16.8' });
    s.play('bastiano equip throwing-knife ranged', 'bastiano attack throwing-knife a1');
    expect(s.square('a1').enemies).toBe(0);
  });

  test('[R16.8] nobody attacks with a weapon that another holds', () => {
    const s = scene({
      map: STREET,
      assassins: { bastiano: { at: 'a1' }, daria: { at: 'a1', melee: 'common-sword' } },
      squares: { a1: { crossbowman: 1 } },
    });
    expect(s.refuses('bastiano attack common-sword a1')).toMatchObject({ rule: 'R16.8' });
    expect(s.optionsOf('daria attack')).toEqual(['daria attack common-sword a1']);
  });
});

describe('R16 using a weapon: hits', () => {
  test('[R16.4] hits are assigned as wanted: two on the agile, or one on the crossbowman and one lost on the agile', () => {
    const setting = {
      map: STREET,
      assassins: { bastiano: { at: 'a1', blade: 'hidden-blade' }, daria: { at: 'c1' } },
      squares: { a1: { crossbowman: 1, agile: 1 } },
      dice: { assassin: ['hit', 'hit'] as const },
    };
    const s = scene(setting).play('bastiano attack hidden-blade a1');
    expect(s.options()).toEqual(['strike crossbowman', 'strike agile']);
    s.play('strike agile');
    expect(s.square('a1')).toMatchObject({ guards: { crossbowman: 1 }, bodies: 1 });
    expect(s.whys('enemy-eliminated')).toEqual(['R16.4']);

    const other = scene(setting).play('bastiano attack hidden-blade a1', 'strike crossbowman');
    expect(other.square('a1')).toMatchObject({ guards: { agile: 1 }, bodies: 1 });
    expect(other.facts('hits-lost')).toMatchObject([{ hits: 1, why: 'R16.4' }]);
  });

  test('[R16.4] hits fewer than the armour do nothing, and are not kept for the next attack', () => {
    const s = scene({
      map: STREET,
      assassins: { bastiano: { at: 'a1', blade: 'hidden-blade' }, daria: { at: 'c1' } },
      squares: { a1: { brute: 1 } },
      dice: { assassin: ['hit', 'hit', 'hit', 'hit'] },
    });
    s.play('bastiano attack hidden-blade a1', 'bastiano attack hidden-blade a1');
    expect(s.square('a1')).toMatchObject({ guards: { brute: 1 }, bodies: 0 });
    expect(s.facts('hits-lost').map(({ hits }) => hits)).toEqual([2, 2]);
    expect(s.whys('hits-lost')).toEqual(['R16.4', 'R16.4']);
  });

  test('[R16.4] each of two agile may be given one hit, so that nobody falls', () => {
    const s = scene({
      map: STREET,
      assassins: { bastiano: { at: 'a1', blade: 'hidden-blade' }, daria: { at: 'c1' } },
      squares: { a1: { agile: 2 } },
      dice: { assassin: ['hit', 'hit'] },
    });
    s.play('bastiano attack hidden-blade a1');
    expect(s.options()).toEqual(['strike agile', 'spare']);
    s.play('spare');
    expect(s.square('a1')).toMatchObject({ guards: { agile: 2 }, bodies: 0 });
    expect(s.facts('hits-lost')).toMatchObject([{ hits: 2, why: 'R16.4' }]);
  });

  test('[R16.4] a hit that must fall on a crossbowman is not asked about; further ones may be lost on the first', () => {
    const s = scene({
      map: STREET,
      assassins: { bastiano: { at: 'a1', blade: 'hidden-blade' }, daria: { at: 'c1' } },
      squares: { a1: { crossbowman: 2 } },
      dice: { assassin: ['hit', 'hit'] },
    });
    s.play('bastiano attack hidden-blade a1');
    expect(s.square('a1')).toMatchObject({ enemies: 1, bodies: 1 });
    expect(s.options()).toEqual(['strike crossbowman', 'spare']);
    s.play('spare');
    expect(s.square('a1')).toMatchObject({ enemies: 1, bodies: 1 });
  });

  test('[R16.4] characters on the square are never hit, nor enemies on another', () => {
    const s = scene({
      map: STREET,
      assassins: { bastiano: { at: 'b1', ranged: 'crossbow' }, daria: { at: 'b1' }, claudio: { at: 'a1', state: 'exposed' } },
      squares: { a1: { crossbowman: 1 }, b1: { crossbowman: 1 } },
      dice: { assassin: ['hit', 'hit'] },
    });
    s.play('bastiano attack crossbow a1');
    expect(s.square('a1')).toMatchObject({ enemies: 0, bodies: 1 });
    expect(s.square('b1')).toMatchObject({ enemies: 1, bodies: 0 });
    expect(s.facts('hits-lost')).toMatchObject([{ hits: 1, why: 'R16.4' }]);
    expect(s.facts('wounded')).toEqual([]);
  });
});

describe('R16 using a weapon: icons', () => {
  test('[R16.5] a weapon that exposes does so whatever the roll, also when nobody is left', () => {
    const s = scene({
      map: STREET,
      assassins: { bastiano: { at: 'a1', melee: 'common-sword' }, daria: { at: 'c1' } },
      squares: { a1: { crossbowman: 1 } },
      dice: { assassin: ['hit', 'miss'] },
    });
    s.play('bastiano attack common-sword a1');
    expect(s.square('a1').enemies).toBe(0);
    expect(s.who('bastiano').exposed).toBe(true);
    expect(s.whys('exposed')).toContain('R16.5');
    expect(s.alert()).toBe('raised');
    expect(s.facts('retaliation-begun')).toEqual([]);
  });

  test('[R16.5] a weapon without the icon leaves the attacker incognito when all dice hit', () => {
    const s = scene({
      map: STREET,
      assassins: { bastiano: { at: 'a1', blade: 'hidden-blade' }, daria: { at: 'c1' } },
      squares: { a1: { crossbowman: 1, agile: 1 } },
      dice: { assassin: ['hit', 'hit'] },
    });
    s.play('bastiano attack hidden-blade a1', 'strike crossbowman');
    expect(s.square('a1').enemies).toBe(1);
    expect(s.who('bastiano').exposed).toBe(false);
    expect(s.alert()).toBe('quiet');
  });

  test('[R16.5] a weapon that alerts raises the alert and exposes nobody', () => {
    const s = scene({
      map: STREET,
      cards: [card('bell-gun', 'throwing-knife', { weapon: { ...far, alerts: true } })],
      assassins: { bastiano: { at: 'a1', ranged: 'bell-gun' }, daria: { at: 'c1' } },
      squares: { b1: { crossbowman: 1 } },
      dice: { assassin: ['hit'] },
    });
    s.play('bastiano attack bell-gun b1');
    expect(s.alert()).toBe('raised');
    expect(s.facts('alert-raised')).toHaveLength(1);
    expect(s.whys('alert-raised')).toContain('R16.5');
    expect(s.who('bastiano').exposed).toBe(false);
  });
});
