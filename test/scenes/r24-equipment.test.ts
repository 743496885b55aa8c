import { describe, expect, STREET, scene, test } from '#scenes';

describe('R24 equipment cards', () => {
  test('[R24] black: to the discard pile after use', () => {
    const s = scene({
      map: STREET,
      assassins: { claudio: { at: 'a1', hp: 1, pack: ['medicine', 'medicine'] }, daria: { at: 'c1' } },
    });
    s.play('claudio use-on medicine claudio');
    expect(s.who('claudio')).toMatchObject({ pack: ['medicine'], wounds: 0 });
    expect(s.game.piles.equipment.discard).toEqual(['medicine']);
    expect(s.game.removed).toEqual([]);
    expect(s.whys('card-discarded')).toContain('R24');
  });

  test('[R24] white: kept after use', () => {
    const s = scene({
      map: STREET,
      assassins: { claudio: { at: 'a1', melee: 'common-sword', pack: ['borgia-cape'] }, daria: { at: 'c1' } },
      squares: { b1: { crossbowman: 1 } },
      dice: { detection: ['eye', 'blank'], assassin: ['hit', 'hit'] },
    });
    s.play('claudio move b1', 'claudio reroll borgia-cape eye', 'claudio attack common-sword b1');
    expect(s.who('claudio')).toMatchObject({ melee: 'common-sword', pack: ['borgia-cape'] });
    expect(s.facts('card-taken')).toEqual([]);
    expect(s.whys('die-rerolled')).toContain('R24');
  });

  test('[R24] white: given up, it leaves the game', () => {
    const s = scene({ map: STREET, assassins: { claudio: { at: 'a1', melee: 'common-sword' }, daria: { at: 'c1' } } });
    s.play('claudio discard common-sword');
    expect(s.game.removed).toEqual(['common-sword']);
    expect(s.game.piles.equipment.discard).toEqual([]);
    expect(s.whys('card-removed')).toContain('R24');
  });

  test('[R24] given up: a black card to the equipment discards, a white one from a chest to no pile', () => {
    const s = scene({
      map: STREET,
      decks: { chest: { draw: ['rapier'], discard: [] } },
      assassins: { claudio: { at: 'a1', pack: ['rapier', 'quicklime'] }, daria: { at: 'c1' } },
    });
    s.play('claudio discard quicklime', 'claudio discard rapier');
    expect(s.game.piles.equipment.discard).toEqual(['quicklime']);
    expect(s.game.removed).toEqual(['rapier']);
    expect(s.game.piles.chest).toEqual({ draw: ['rapier'], discard: [] });
    expect(s.whys('card-discarded')).toContain('R24');
  });

  test('[R24] a weapon works only from its slot, whose ability lies there too', () => {
    const s = scene({
      map: STREET,
      assassins: { claudio: { at: 'a1', pack: ['common-sword', 'throwing-knife', 'hidden-blade'] }, daria: { at: 'c1' } },
      squares: { a1: { crossbowman: 1 } },
    });
    expect(s.optionsOf('claudio attack')).toEqual([]);
    for (const card of ['common-sword', 'throwing-knife', 'hidden-blade'])
      expect(s.refuses(`claudio attack ${card} a1`)).toMatchObject({ refused: 'not-in-a-weapon-slot', rule: 'R16.8' });
    expect(s.refuses('claudio use common-sword')).toMatchObject({ refused: 'card-cannot-be-used', rule: 'R24' });
    s.play('claudio equip common-sword melee');
    expect(s.optionsOf('claudio attack')).toEqual(['claudio attack common-sword a1']);
  });

  test('[R24] [R4.1] [R8.3] a card is refused for want of the card, of AP, or of room to move, by the clause of each', () => {
    const roofs = { map: '+-+-+-+\n|. ^ ^|\n+-+-+-+', spots: { b1: 'roof-garden' } } as const;
    const parachute = { at: 'b1', pack: ['parachute'] } as const;
    const s = scene({ ...roofs, assassins: { claudio: { ...parachute, ap: 1 }, daria: { at: 'c1' } } });
    expect(s.refuses('daria use-at parachute b1')).toEqual({ refused: 'card-not-held', rule: 'R24' });
    expect(s.refuses('claudio use-at parachute c1')).toEqual({ refused: 'too-few-actions', rule: 'R4.1' });
    const hidden = scene({ ...roofs, assassins: { claudio: { ...parachute, in: 'spot' }, daria: { at: 'c1' } } });
    expect(hidden.refuses('claudio use-at parachute c1')).toEqual({ refused: 'in-hiding-spot', rule: 'R8.3' });
  });

  test('[R24] armour in the pack adds nothing', () => {
    const s = scene({
      map: STREET,
      assassins: { claudio: { at: 'a1', pack: ['night-doublet'] }, daria: { at: 'c1', pack: ['medicine'] } },
      squares: { b1: { crossbowman: 2 } },
      dice: { detection: ['blank', 'blank'] },
    });
    s.play('claudio move b1');
    expect(s.facts('dice-rolled').map(({ faces }) => faces.length)).toEqual([2]);
    expect(s.refuses('daria use-on medicine daria')).toMatchObject({ refused: 'card-cannot-be-used', rule: 'R24' });
  });

  test('[R24] the 5 pack slots take any card', () => {
    const pack = ['rapier', 'crossbow', 'breastplate', 'poison-blade'];
    const s = scene({
      map: STREET,
      chests: ['a1'],
      decks: { chest: { draw: ['night-doublet'] } },
      assassins: { claudio: { at: 'a1', pack }, daria: { at: 'c1' } },
    });
    s.play('claudio open-chest', 'claudio keep night-doublet pack');
    expect(s.who('claudio').pack).toEqual([...pack, 'night-doublet']);
    s.play('claudio discard rapier');
    expect(s.whys('card-removed')).toContain('R24');
  });

  test('[R24] a use costs what the card says, and is refused to who cannot pay', () => {
    const s = scene({
      map: '\n+-+-+-+\n|^ . ^|\n+-+-+-+\n',
      assassins: { claudio: { at: 'a1', pack: ['parachute'] }, daria: { at: 'c1', ap: 1, pack: ['parachute'] } },
    });
    expect(s.refuses('daria use-at parachute a1')).toEqual({ refused: 'too-few-actions', rule: 'R4.1' });
    s.play('claudio use-at parachute c1');
    expect(s.facts('action-spent')).toMatchObject([{ ap: 2, why: 'R24' }]);
  });
});
