import type { Card } from '@bauta/engine';
import { describe, expect, scene, test } from '#scenes';

/** a1 street, b1 and b2 canal, c1 street, c2 roof, a2 roof with a ladder to the canal. */
const WATER = `
+-+-+-+
|. ~ .|
+-+ +-+
|^H~ ^|
+-+-+-+
`;
const pike: Card = {
  kind: 'equipment',
  id: 'pike',
  colour: 'white',
  slot: 'melee',
  weapon: { dice: 2, reach: 'own', exposes: false, alerts: false, bulky: true },
  armour: 0,
  investigation: false,
  effects: [],
  while: [],
};

describe('R11.1 in the water', () => {
  test('[R11.1] no ranged weapon, on the own square or a nearby one', () => {
    const s = scene({
      map: WATER,
      assassins: { claudio: { at: 'b1', ranged: 'throwing-knife' }, daria: { at: 'a1', ranged: 'throwing-knife' } },
      squares: { b1: { crossbowman: 1 }, c1: { crossbowman: 1 } },
    });
    for (const at of ['b1', 'c1'])
      expect(s.refuses(`claudio attack throwing-knife ${at}`)).toMatchObject({ refused: 'weapon-in-water', rule: 'R11.1' });
    expect(s.optionsOf('claudio attack')).toEqual([]);
    expect(s.optionsOf('daria attack')).toEqual(['daria attack throwing-knife b1']);
  });

  test('[R11.1] no weapon marked bulky', () => {
    const s = scene({
      map: WATER,
      cards: [pike],
      assassins: { claudio: { at: 'b1', melee: 'pike' }, daria: { at: 'a1', melee: 'pike' } },
      squares: { a1: { crossbowman: 1 }, b1: { crossbowman: 1 } },
    });
    expect(s.refuses('claudio attack pike b1')).toMatchObject({ refused: 'weapon-in-water', rule: 'R11.1' });
    expect(s.optionsOf('daria attack')).toEqual(['daria attack pike a1']);
  });

  test('[R11.1] sword and hidden blade work', () => {
    const s = scene({
      map: WATER,
      assassins: { claudio: { at: 'b1', melee: 'common-sword', ranged: 'crossbow', blade: 'hidden-blade' }, daria: { at: 'a1' } },
      squares: { b1: { crossbowman: 1 } },
    });
    expect(s.refuses('claudio attack crossbow b1')).toMatchObject({ rule: 'R11.1' });
    expect(s.optionsOf('claudio attack')).toEqual(['claudio attack common-sword b1', 'claudio attack hidden-blade b1']);
  });

  test('[R11.1] nor does one in the water join with such a weapon', () => {
    const s = scene({
      map: WATER,
      assassins: { claudio: { at: 'b1', ranged: 'throwing-knife' }, daria: { at: 'b1', melee: 'common-sword' } },
      squares: { b1: { crossbowman: 1 } },
    });
    expect(s.refuses('claudio lead throwing-knife b1')).toMatchObject({ rule: 'R11.1' });
    expect(s.refuses('daria lead common-sword b1')).toMatchObject({ refused: 'nobody-can-join' });
  });

  test('[R11.1] out of the water the weapon works again', () => {
    const s = scene({
      map: WATER,
      assassins: { claudio: { at: 'b1', ranged: 'throwing-knife' }, daria: { at: 'a1' } },
      squares: { b1: { crossbowman: 1 } },
      dice: { assassin: ['hit'] },
    });
    expect(s.refuses('claudio attack throwing-knife b1')).toMatchObject({ rule: 'R11.1' });
    s.play('claudio move c1', 'claudio attack throwing-knife b1');
    expect(s.square('b1').bodies).toBe(1);
  });
});

describe('R11.2 enemies on dock and gondola', () => {
  test('[R11.2] they shoot unhindered', () => {
    const s = scene({
      map: WATER,
      next: 'combat',
      assassins: { claudio: { at: 'a1', ap: 0, state: 'exposed' }, daria: { at: 'c2', ap: 0, saved: 1 } },
      squares: { b1: { crossbowman: 2 } },
      dice: { enemy: ['hit', 'fail'] },
    });
    expect(s.facts('aimed')).toMatchObject([{ dice: 2 }]);
    expect(s.who('claudio').wounds).toBe(1);
  });

  test.each([
    ['west', 'a1'],
    ['east', 'c1'],
    ['south', 'b2'],
  ] as const)('[R11.2] going %s they leave to %s', (direction, to) => {
    const s = scene({
      map: WATER,
      next: 'movement',
      direction,
      assassins: { claudio: { at: 'a2', ap: 0, saved: 1 }, daria: { at: 'a2', ap: 0 } },
      squares: { b1: { crossbowman: 2 } },
    });
    expect(s.square(to).enemies).toBe(2);
    expect(s.square('b1').enemies).toBe(0);
    expect(s.whys('enemy-moved')).toContain('R11.2');
  });

  test('[R11.2] a roof needs a ladder', () => {
    const s = scene({
      map: WATER,
      next: 'movement',
      direction: 'west',
      assassins: { claudio: { at: 'c1', ap: 0, saved: 1 }, daria: { at: 'c1', ap: 0 } },
      squares: { b2: { crossbowman: 2 } },
    });
    expect(s.square('a2').enemies).toBe(2);
    expect(s.whys('enemy-moved')).toContain('R11.2');
  });

  test('[R11.2] without one they stay, but the agile, who need none', () => {
    const s = scene({
      map: WATER,
      next: 'movement',
      direction: 'east',
      assassins: { claudio: { at: 'a1', ap: 0, saved: 1 }, daria: { at: 'a1', ap: 0 } },
      squares: { b2: { crossbowman: 1, brute: 1, agile: 1 } },
    });
    expect(s.square('b2').guards).toEqual({ crossbowman: 1, brute: 1 });
    expect(s.square('c2').guards).toEqual({ agile: 1 });
    expect(s.facts('enemy-moved')).toMatchObject([{ enemy: 'agile' }]);
    expect(s.whys('enemy-moved')).toContain('R11.2');
  });

  test('[R11.2] hunters leave the water too', () => {
    const s = scene({
      map: WATER,
      assassins: { claudio: { at: 'b1', state: 'exposed' }, daria: { at: 'a2' } },
      squares: { b1: { crossbowman: 2 } },
    });
    s.play('claudio move a1');
    expect(s.square('a1').enemies).toBe(1);
    expect(s.whys('enemy-moved')).toContain('R11.2');
  });
});
