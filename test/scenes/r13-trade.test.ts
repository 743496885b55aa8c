import { describe, expect, STREET, scene, test } from '#scenes';

const at = 'b1';
const FIVE = ['medicine', 'medicine', 'medicine', 'smoke-bomb', 'smoke-bomb'];

describe('R13.3 trade', () => {
  test('[R13.3] 1 AP by one of them; the others pay nothing', () => {
    const s = scene({
      map: STREET,
      assassins: { claudio: { at, pack: ['medicine'] }, daria: { at, ap: 0, pack: ['smoke-bomb'] } },
    });
    s.play('claudio trade');
    expect(s.options()).toEqual([
      'claudio give medicine pack daria pack',
      'daria give smoke-bomb pack claudio pack',
      'end-trade',
    ]);
    s.play('daria give smoke-bomb pack claudio pack', 'end-trade');
    expect(s.who('claudio')).toMatchObject({ ap: 2, pack: ['medicine', 'smoke-bomb'] });
    expect(s.who('daria')).toMatchObject({ ap: 0, pack: [] });
    expect(s.whys('trade-begun')).toEqual(['R13.3']);
    expect(s.refuses('daria trade')).toMatchObject({ refused: 'too-few-actions' });
  });

  test('[R13.3] all assassins of that square, and nobody of another', () => {
    const s = scene({
      map: STREET,
      assassins: {
        alessandra: { at, pack: ['medicine'] },
        bastiano: { at },
        claudio: { at },
        daria: { at: 'c1', pack: ['quicklime'] },
      },
    });
    s.play('alessandra trade');
    expect(s.options()).toEqual([
      'alessandra give medicine pack bastiano pack',
      'alessandra give medicine pack claudio pack',
      'end-trade',
    ]);
    s.play('end-trade');
    expect(s.refuses('daria trade')).toMatchObject({ refused: 'nobody-to-trade-with', rule: 'R13.3' });
  });

  test('[R13.3] give and take weapons and armour, into a fitting slot or the pack', () => {
    const s = scene({
      map: STREET,
      assassins: { claudio: { at, melee: 'common-sword', pack: ['padded-vest'] }, daria: { at, blade: 'hidden-blade' } },
    });
    s.play('claudio trade');
    expect(s.optionsOf('claudio give common-sword')).toEqual([
      'claudio give common-sword melee claudio pack',
      'claudio give common-sword melee daria melee',
      'claudio give common-sword melee daria pack',
    ]);
    s.play('claudio give common-sword melee daria melee', 'claudio give padded-vest pack daria armour');
    s.play('daria give hidden-blade blade claudio blade');
    expect(s.who('claudio')).toMatchObject({ melee: '', blade: 'hidden-blade', pack: [] });
    expect(s.who('daria')).toMatchObject({ melee: 'common-sword', armour: 'padded-vest', blade: '', pack: [] });
    expect(new Set(s.whys('card-placed'))).toEqual(new Set(['R13.3']));
  });

  test('[R13.3] swap weapon for weapon, offered once', () => {
    const s = scene({ map: STREET, assassins: { claudio: { at, melee: 'common-sword' }, daria: { at, melee: 'rapier' } } });
    s.play('claudio trade');
    expect(s.options().filter((id) => id.includes('exchange'))).toEqual([
      'claudio exchange common-sword melee daria rapier melee',
    ]);
    s.play('claudio exchange common-sword melee daria rapier melee');
    expect([s.who('claudio').melee, s.who('daria').melee]).toEqual(['rapier', 'common-sword']);
    expect(s.whys('card-placed')).toEqual(['R13.3', 'R13.3']);
  });

  test('[R13.3] arrange the own slots for the same AP', () => {
    const s = scene({
      map: STREET,
      assassins: { claudio: { at, melee: 'common-sword', pack: ['rapier', 'throwing-knife'] }, daria: { at } },
    });
    s.play('claudio trade', 'claudio exchange rapier pack claudio common-sword melee');
    s.play('claudio give throwing-knife pack claudio ranged', 'end-trade');
    expect(s.who('claudio')).toMatchObject({ ap: 2, melee: 'rapier', ranged: 'throwing-knife', pack: ['common-sword'] });
    expect(s.whys('card-taken')).toContain('R13.3');
  });

  test('[R13.3] full packs: card against card, and no sixth', () => {
    const s = scene({
      map: STREET,
      assassins: { claudio: { at, pack: FIVE }, daria: { at, pack: ['quicklime', ...FIVE.slice(1)] } },
    });
    s.play('claudio trade');
    expect(s.options().filter((id) => id.includes(' give '))).toEqual([]);
    s.play('claudio exchange smoke-bomb pack daria quicklime pack');
    expect(s.who('claudio').pack.toSorted()).toEqual(['medicine', 'medicine', 'medicine', 'quicklime', 'smoke-bomb']);
    expect(s.who('daria').pack.toSorted()).toEqual(['medicine', 'medicine', 'smoke-bomb', 'smoke-bomb', 'smoke-bomb']);
    expect(s.refuses('daria give medicine pack claudio pack')).toMatchObject({ rule: 'R13.3' });
  });

  test('[R13.3] also while exposed beside enemies', () => {
    const s = scene({
      map: STREET,
      assassins: { claudio: { at, state: 'exposed', pack: ['medicine'] }, daria: { at } },
      squares: { b1: { crossbowman: 4 } },
    });
    s.play('claudio trade', 'claudio give medicine pack daria pack');
    expect(s.who('daria').pack).toEqual(['medicine']);
    expect(s.who('claudio').exposed).toBe(true);
    expect(s.whys('trade-begun')).toEqual(['R13.3']);
  });

  test('[R13.3] nobody in a spot takes part', () => {
    const s = scene({
      map: STREET,
      spots: { b1: 'haystack' },
      assassins: { alessandra: { at, pack: ['medicine'] }, bastiano: { at }, daria: { at, in: 'spot', pack: ['quicklime'] } },
    });
    s.play('alessandra trade');
    expect(s.options()).toEqual(['alessandra give medicine pack bastiano pack', 'end-trade']);
    expect(s.refuses('daria give quicklime pack bastiano pack')).toMatchObject({ rule: 'R13.3' });
    expect(s.refuses('alessandra give medicine pack daria pack')).toMatchObject({ rule: 'R13.3' });
  });

  test('[R13.3] nor on a tower, above those who trade', () => {
    const s = scene({
      map: '\n+-+-+\n|t t|\n+ + +\n|t t|\n+-+-+\n',
      spots: { a1: 'haystack' },
      tower: { squares: ['a1', 'b1', 'a2', 'b2'], foot: 'a1', card: 'vesper-bell' },
      assassins: { claudio: { at, pack: ['medicine'] }, daria: { at: 'top' } },
    });
    expect(s.refuses('claudio trade')).toMatchObject({ refused: 'nobody-to-trade-with', rule: 'R13.3' });
  });

  test('[R13.3] who has left or was eliminated has no part in it', () => {
    const s = scene({
      map: STREET,
      assassins: {
        alessandra: { at, pack: ['medicine'] },
        bastiano: { state: 'left', pack: ['quicklime'] },
        claudio: { state: 'eliminated', pack: ['quicklime'] },
      },
    });
    expect(s.refuses('alessandra trade')).toMatchObject({ refused: 'nobody-to-trade-with', rule: 'R13.3' });
  });
});
