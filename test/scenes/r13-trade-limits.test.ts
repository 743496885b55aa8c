import { describe, expect, STREET, scene, test } from '#scenes';

const at = 'b1';

describe('R13.3 the critical in a trade', () => {
  test('[R13.3] [R26.2] the rulebook: a medicine is taken by trade from the critical one and heals them', () => {
    const s = scene({
      map: STREET,
      assassins: { claudio: { at }, daria: { at, state: 'critical', pack: ['medicine'] } },
    });
    s.play('claudio trade', 'daria give medicine pack claudio pack');
    s.play('claudio use-on medicine daria');
    expect(s.who('daria')).toMatchObject({ status: 'active', wounds: 1, exposed: false });
    expect(s.whys('card-placed')).toContain('R13.3');
    expect(s.whys('healed')).toContain('R26.2');
  });

  test('[R13.3] one in critical condition gives from slots and pack, and takes into the pack', () => {
    const s = scene({
      map: STREET,
      assassins: { claudio: { at, pack: ['quicklime'] }, daria: { at, state: 'critical', melee: 'rapier' } },
    });
    s.play('claudio trade', 'daria give rapier melee claudio melee', 'claudio give quicklime pack daria pack');
    expect(s.who('claudio')).toMatchObject({ melee: 'rapier', pack: [] });
    expect(s.who('daria')).toMatchObject({ melee: '', pack: ['quicklime'], status: 'critical' });
    expect(s.whys('card-taken')).toEqual(['R13.3', 'R13.3']);
  });

  test('[R13.3] but equips nothing: no weapon, no armour, not by swap either', () => {
    const s = scene({
      map: STREET,
      assassins: {
        claudio: { at, melee: 'common-sword', armour: 'padded-vest', pack: ['breastplate', 'throwing-knife'] },
        daria: { at, state: 'critical', melee: 'rapier', armour: 'night-doublet', pack: ['poison-blade'] },
      },
    });
    s.play('claudio trade');
    expect(s.options().filter((id) => / daria \S*( \S+)?(melee|ranged|armour|blade)$/.test(id))).toEqual([]);
    const into = ['common-sword melee daria melee', 'breastplate pack daria armour', 'throwing-knife pack daria ranged'];
    for (const given of into) expect(s.refuses(`claudio give ${given}`)).toMatchObject({ rule: 'R13.3' });
    for (const swapped of ['common-sword melee daria rapier melee', 'breastplate pack daria night-doublet armour'])
      expect(s.refuses(`claudio exchange ${swapped}`)).toMatchObject({ rule: 'R13.3' });
    expect(s.refuses('daria give poison-blade pack daria blade')).toMatchObject({ rule: 'R13.3' });
  });

  test('[R13.3] nor does the critical one pay for it', () => {
    const s = scene({
      map: STREET,
      assassins: { alessandra: { at: 'a1' }, claudio: { at, ap: 0 }, daria: { at, state: 'critical', pack: ['medicine'] } },
    });
    expect(s.refuses('daria trade')).toMatchObject({ refused: 'critical', rule: 'R26.1' });
    expect(s.refuses('claudio trade')).toMatchObject({ refused: 'too-few-actions' });
    expect(s.refuses('alessandra trade')).toMatchObject({ refused: 'nobody-to-trade-with', rule: 'R13.3' });
  });
});

describe('R13.3 apprentices and hidden blades', () => {
  test('[R13.3] an apprentice carries a hidden blade in the pack but does not slot it', () => {
    const s = scene({
      map: STREET,
      assassins: { claudio: { at, apprentice: true, pack: ['poison-blade'] }, daria: { at, blade: 'hidden-blade' } },
    });
    s.play('daria trade');
    expect(s.options().filter((id) => id.endsWith('claudio blade'))).toEqual([]);
    expect(s.refuses('daria give hidden-blade blade claudio blade')).toMatchObject({ rule: 'R13.3' });
    s.play('daria give hidden-blade blade claudio pack', 'end-trade');
    expect(s.who('claudio')).toMatchObject({ blade: '', pack: ['poison-blade', 'hidden-blade'] });
    expect(s.refuses('claudio equip hidden-blade blade')).toMatchObject({ rule: 'R1.2' });
  });

  test('[R13.3] the apprentice may swap one from the pack into another hand', () => {
    const s = scene({
      map: STREET,
      assassins: { claudio: { at, apprentice: true, pack: ['poison-blade'] }, daria: { at, blade: 'hidden-blade' } },
    });
    s.play('claudio trade', 'claudio exchange poison-blade pack daria hidden-blade blade');
    expect(s.who('daria').blade).toBe('poison-blade');
    expect(s.who('claudio')).toMatchObject({ blade: '', pack: ['hidden-blade'] });
    expect(s.whys('card-placed')).toEqual(['R13.3', 'R13.3']);
    s.play('end-trade');
  });
});

describe('R13.3 worn armour in a trade', () => {
  test('[R13.3] worn armour is not given away, nor swapped for the same or less', () => {
    const s = scene({
      map: STREET,
      assassins: {
        claudio: { at, armour: 'breastplate' },
        daria: { at, armour: 'padded-vest', pack: ['night-doublet', 'medicine'] },
      },
    });
    s.play('claudio trade');
    expect(s.options().filter((id) => id.includes('breastplate') || id.includes('padded-vest'))).toEqual([]);
    for (const taken of ['give breastplate armour daria pack', 'exchange breastplate armour daria padded-vest armour'])
      expect(s.refuses(`claudio ${taken}`)).toMatchObject({ rule: 'R13.3' });
    expect(s.refuses('daria exchange night-doublet pack daria padded-vest armour')).toMatchObject({ rule: 'R13.3' });
  });

  test('[R13.3] [R25] it leaves as a better one goes on, and then may go anywhere', () => {
    const s = scene({
      map: STREET,
      assassins: { claudio: { at, armour: 'padded-vest', hp: 2 }, daria: { at, pack: ['breastplate'] } },
    });
    s.play('claudio trade', 'daria exchange breastplate pack claudio padded-vest armour');
    expect(s.who('claudio')).toMatchObject({ armour: 'breastplate', wounds: 2 });
    expect(s.whys('card-placed')).toContain('R25');
    expect(s.options()).toEqual([
      'daria give padded-vest pack claudio pack',
      'daria give padded-vest pack daria armour',
      'end-trade',
    ]);
    s.play('daria give padded-vest pack claudio pack');
    expect(s.who('claudio').pack).toEqual(['padded-vest']);
    expect(s.who('daria').pack).toEqual([]);
    expect(s.whys('card-taken')).toContain('R13.3');
  });

  test('[R13.3] a trade comes to an end: what was put in a place of choice stays there', () => {
    const s = scene({ map: STREET, assassins: { claudio: { at, pack: ['medicine'] }, daria: { at, pack: ['quicklime'] } } });
    s.play('claudio trade', 'claudio give medicine pack daria pack');
    expect(s.refuses('daria give medicine pack claudio pack')).toMatchObject({ rule: 'R13.3' });
    s.play('daria give quicklime pack claudio pack');
    expect(s.question()).toBe('assassin-phase');
    expect(s.facts('only-option')).toMatchObject([{ command: { type: 'end-trade' } }]);
  });

  test('[R13.3] of two like cards, one just taken, the other may still be given', () => {
    const s = scene({
      map: STREET,
      assassins: { alessandra: { at, pack: ['medicine'] }, bastiano: { at, pack: ['medicine'] }, claudio: { at } },
    });
    s.play('alessandra trade', 'alessandra give medicine pack bastiano pack');
    expect(s.options()).toEqual([
      'bastiano give medicine pack alessandra pack',
      'bastiano give medicine pack claudio pack',
      'end-trade',
    ]);
    s.play('bastiano give medicine pack claudio pack');
    expect(s.game.characters.map(({ pack }) => pack)).toEqual([[], ['medicine'], ['medicine']]);
    expect(s.whys('trade-begun')).toEqual(['R13.3']);
  });

  test('[R13.3] the same card in slot and pack: each copy moves for itself', () => {
    const s = scene({
      map: STREET,
      assassins: { claudio: { at, melee: 'common-sword', pack: ['common-sword'] }, daria: { at } },
    });
    s.play('claudio trade', 'claudio give common-sword melee daria melee', 'claudio give common-sword pack daria pack');
    expect(s.who('claudio')).toMatchObject({ melee: '', pack: [] });
    expect(s.who('daria')).toMatchObject({ melee: 'common-sword', pack: ['common-sword'] });
    expect(s.whys('trade-begun')).toEqual(['R13.3']);
  });
});
