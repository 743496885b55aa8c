import { describe, expect, STREET, scene, test } from '#scenes';

const spots = { b1: 'cart' } as const;
const inside = { at: 'b1', in: 'spot' } as const;

describe('R8.3 what one may do inside', () => {
  test('[R8.3] attack with a hidden blade, staying inside and unseen', () => {
    const s = scene({
      map: STREET,
      spots,
      assassins: { claudio: { ...inside, blade: 'hidden-blade' }, daria: { at: 'a1' } },
      squares: { b1: { crossbowman: 2 } },
      dice: { assassin: ['hit', 'hit'] },
    });
    s.play('claudio attack hidden-blade b1', 'strike crossbowman');
    expect(s.square('b1')).toMatchObject({ enemies: 0, bodies: 2 });
    expect(s.who('claudio')).toMatchObject({ inSpot: true, exposed: false });
  });

  test('[R8.3] with no other weapon, nor with one beside it', () => {
    const s = scene({
      map: STREET,
      spots,
      assassins: {
        claudio: { ...inside, melee: 'common-sword', ranged: 'throwing-knife', blade: 'hidden-blade' },
        daria: { at: 'a1' },
      },
      squares: { b1: { crossbowman: 1 }, c1: { crossbowman: 1 } },
    });
    expect(s.refuses('claudio attack common-sword b1')).toMatchObject({ refused: 'hidden-blade-only', rule: 'R8.3' });
    expect(s.refuses('claudio attack throwing-knife c1')).toMatchObject({ rule: 'R8.3' });
    expect(s.optionsOf('claudio attack')).toEqual(['claudio attack hidden-blade b1']);
    expect(s.optionsOf('claudio lead')).toEqual([]);
  });

  test('[R8.3] nobody inside joins a coordinated attack', () => {
    const s = scene({
      map: STREET,
      spots,
      assassins: { claudio: { ...inside, melee: 'common-sword' }, daria: { at: 'b1', melee: 'common-sword' } },
      squares: { b1: { crossbowman: 1 } },
    });
    expect(s.refuses('claudio lead common-sword b1')).toMatchObject({ rule: 'R8.3' });
    expect(s.refuses('daria lead common-sword b1')).toMatchObject({ refused: 'nobody-can-join' });
  });

  test('[R8.3] hide and search the bodies of the square', () => {
    const s = scene({
      map: STREET,
      spots,
      assassins: { claudio: inside, daria: { at: 'a1' } },
      squares: { b1: { crossbowman: 1, bodies: { crossbowman: 1 } } },
      decks: { equipment: { draw: ['medicine'] } },
      dice: { detection: ['blank'] },
    });
    s.play('claudio hide-bodies', 'search', 'claudio keep medicine pack');
    expect(s.square('b1').bodies).toBe(0);
    expect(s.who('claudio')).toMatchObject({ inSpot: true, pack: ['medicine'], ap: 2 });
    s.play('claudio leave-spot');
    expect(s.whys('spot-left')).toEqual(['R8.3']);
  });

  test('[R8.3] use equipment, abilities, and save an AP', () => {
    const s = scene({
      map: STREET,
      spots,
      assassins: {
        claudio: { ...inside, pack: ['smoke-bomb'], ability: 'daria-0' },
        daria: { at: 'a1', state: 'exposed', ap: 2, spent: 1 },
      },
    });
    s.play('claudio use-at smoke-bomb a1', 'claudio use-on daria-0 daria', 'claudio save');
    expect(s.who('daria')).toMatchObject({ exposed: false, ap: 3 });
    expect(s.who('claudio')).toMatchObject({ inSpot: true, ap: 1, saved: 1 });
    expect(s.refuses('claudio move c1')).toMatchObject({ rule: 'R8.3' });
  });

  test('[R8.3] no move, objective, chest, trade or station', () => {
    const s = scene({
      map: STREET,
      spots,
      stations: ['b1'],
      chests: ['b1'],
      objectives: { letter: { at: 'b1', ap: 1 } },
      assassins: { claudio: inside, daria: { at: 'b1' } },
    });
    const barred = ['move a1', 'complete letter', 'open-chest', 'trade', 'leave', 'travel b1', 'enter-spot'];
    expect(barred.map((id) => s.refuses(`claudio ${id}`))).toEqual(
      barred.map(() => ({ refused: 'in-hiding-spot', rule: 'R8.3' })),
    );
    expect(s.optionsOf('daria complete')).toEqual(['daria complete letter']);
  });

  test('[R8.3] no arranging of cards: neither equipping nor giving up', () => {
    const s = scene({
      map: `
+-+-+
|. .|
+-+-+
`,
      spots: { a1: 'haystack' },
      assassins: {
        daria: { at: 'a1', in: 'spot', melee: 'common-sword', pack: ['throwing-knife', 'rapier'] },
        claudio: { at: 'b1' },
      },
    });
    expect(s.options().filter((id) => /^daria (equip|unequip|swap|discard)/.test(id))).toEqual([]);
    for (const id of ['equip throwing-knife ranged', 'unequip common-sword', 'swap rapier common-sword', 'discard rapier'])
      expect(s.refuses(`daria ${id}`)).toMatchObject({ refused: 'in-hiding-spot', rule: 'R8.3' });
  });

  test('[R8.3] no tower is climbed from inside', () => {
    const s = scene({
      map: '\n+-+-+-+\n|. t t|\n+-+ + +\n  |t t|\n  +-+-+\n',
      spots,
      tower: { squares: ['b1', 'c1', 'b2', 'c2'], foot: 'b1', card: 'vesper-bell' },
      assassins: { claudio: inside, daria: { at: 'a1' } },
    });
    expect(s.refuses('claudio climb')).toMatchObject({ rule: 'R8.3' });
  });

  test('[R8.3] nobody glides from inside a roof garden', () => {
    const s = scene({
      map: '\n+-+-+-+\n|^ . ^|\n+-+-+-+\n',
      spots: { a1: 'roof-garden' },
      assassins: { claudio: { at: 'a1', in: 'spot', pack: ['parachute'] }, daria: { at: 'b1' } },
    });
    expect(s.optionsOf('claudio use-at')).toEqual([]);
    expect(s.refuses('claudio move b1')).toMatchObject({ rule: 'R8.3' });
    s.play('claudio leave-spot');
    expect(s.optionsOf('claudio use-at')).toEqual(['claudio use-at parachute c1']);
  });

  test('[R8.3] leaving for 0 AP: one test when enemies are there, a die for each', () => {
    const s = scene({
      map: STREET,
      spots,
      assassins: { claudio: { ...inside, ap: 0 }, daria: { at: 'a1' } },
      squares: { b1: { crossbowman: 3 } },
      dice: { detection: ['blank', 'eye', 'blank'] },
    });
    s.play('claudio leave-spot');
    expect(s.facts('dice-rolled')).toMatchObject([{ by: 'claudio', for: 'test', faces: ['blank', 'eye', 'blank'] }]);
    expect(s.who('claudio')).toMatchObject({ inSpot: false, exposed: true });
    expect(s.alert()).toBe('raised');
    expect(s.whys('spot-left')).toEqual(['R8.3']);
  });

  test('[R8.3] leaving where no enemy is: no test; and only who is inside leaves', () => {
    const s = scene({ map: STREET, spots, assassins: { claudio: { ...inside, ap: 0 }, daria: { at: 'b1' } } });
    s.play('claudio leave-spot');
    expect(s.facts('dice-rolled')).toEqual([]);
    expect(s.who('claudio')).toMatchObject({ inSpot: false, exposed: false });
    expect(s.refuses('claudio leave-spot')).toMatchObject({ refused: 'not-in-hiding-spot', rule: 'R8.3' });
  });

  test('[R8.3] others on the square may heal the occupant', () => {
    const s = scene({
      map: STREET,
      spots,
      assassins: { claudio: { ...inside, hp: 1 }, daria: { at: 'b1', pack: ['medicine'] } },
    });
    s.play('daria use-on medicine claudio');
    expect(s.who('claudio')).toMatchObject({ wounds: 0, inSpot: true });
    expect(s.refuses('claudio trade')).toMatchObject({ rule: 'R8.3' });
    expect(s.refuses('daria trade')).toMatchObject({ refused: 'nobody-to-trade-with' });
  });
});
