import { hpOf } from '@bauta/engine';
import { describe, expect, type Scene, STREET, scene, test } from '#scenes';

const daria = { at: 'c1' } as const;
const hp = (s: Scene, id: string): number => hpOf(s.game, s.who(id));

describe('R25 armour', () => {
  test('[R25] the rulebook: armour +1, Bastiano goes from 3 to 4 HP', () => {
    const s = scene({ map: STREET, assassins: { bastiano: { at: 'a1', pack: ['padded-vest'] }, daria } });
    expect(hp(s, 'bastiano')).toBe(3);
    s.play('bastiano equip padded-vest armour');
    expect(hp(s, 'bastiano')).toBe(4);
    expect(s.who('bastiano').ap).toBe(3);
    expect(s.whys('card-placed')).toContain('R25');
  });

  test('[R25] the rulebook: armour +2, 5 HP in full health', () => {
    const s = scene({ map: STREET, assassins: { bastiano: { at: 'a1', pack: ['breastplate'] }, daria } });
    s.play('bastiano equip breastplate armour');
    expect(hp(s, 'bastiano')).toBe(5);
    expect(s.who('bastiano').wounds).toBe(0);
    expect(s.whys('card-placed')).toContain('R25');
  });

  test('[R25] one at most', () => {
    const s = scene({ map: STREET, assassins: { bastiano: { at: 'a1', armour: 'padded-vest', pack: ['breastplate'] }, daria } });
    expect(s.optionsOf('bastiano equip')).toEqual([]);
    expect(s.refuses('bastiano equip breastplate armour')).toMatchObject({ refused: 'no-free-fitting-slot' });
    expect(s.refuses('bastiano unequip padded-vest')).toMatchObject({ rule: 'R25' });
  });

  test('[R25] it is not taken off, given up, or changed for the same or less', () => {
    const s = scene({
      map: STREET,
      assassins: { bastiano: { at: 'a1', armour: 'padded-vest', pack: ['night-doublet', 'padded-vest', 'medicine'] }, daria },
    });
    expect(s.refuses('bastiano unequip padded-vest')).toMatchObject({ refused: 'worn-armour-stays', rule: 'R25' });
    expect(s.refuses('bastiano swap night-doublet padded-vest')).toMatchObject({ refused: 'worn-armour-stays', rule: 'R25' });
    expect(s.refuses('bastiano swap medicine padded-vest')).toMatchObject({ refused: 'worn-armour-stays', rule: 'R25' });
    s.play('bastiano discard padded-vest');
    expect(s.who('bastiano')).toMatchObject({ armour: 'padded-vest', pack: ['night-doublet', 'medicine'] });
    expect(s.refuses('bastiano discard padded-vest')).toMatchObject({ refused: 'worn-armour-stays', rule: 'R25' });
  });

  test('[R25] for a better one, 1 AP: only the difference is added', () => {
    const s = scene({
      map: STREET,
      assassins: { bastiano: { at: 'a1', armour: 'padded-vest', hp: 2, pack: ['breastplate'] }, daria },
    });
    s.play('bastiano swap breastplate padded-vest');
    expect(hp(s, 'bastiano')).toBe(3);
    expect(s.who('bastiano')).toMatchObject({ armour: 'breastplate', pack: ['padded-vest'], ap: 2, wounds: 2 });
    expect(s.whys('action-spent')).toEqual(['R25']);
  });

  test('[R25] the swap needs no room in a full pack, but an AP', () => {
    const pack = ['medicine', 'medicine', 'medicine', 'medicine', 'breastplate'];
    const s = scene({
      map: STREET,
      assassins: {
        bastiano: { at: 'a1', armour: 'padded-vest', pack },
        daria: { at: 'c1', ap: 0, armour: 'padded-vest', pack },
      },
    });
    expect(s.refuses('daria swap breastplate padded-vest')).toMatchObject({ refused: 'too-few-actions' });
    s.play('bastiano swap breastplate padded-vest');
    expect(s.who('bastiano').pack).toEqual(['medicine', 'medicine', 'medicine', 'medicine', 'padded-vest']);
    expect(s.whys('card-placed')).toContain('R25');
  });

  test('[R25] HP are the maximum less the wounds: armour put on in need helps, wounds stay', () => {
    const s = scene({
      map: STREET,
      assassins: { bastiano: { at: 'a1', hp: 1, pack: ['breastplate', 'medicine'] }, daria },
    });
    s.play('bastiano equip breastplate armour');
    expect(hp(s, 'bastiano')).toBe(3);
    s.play('bastiano use-on medicine bastiano');
    expect(hp(s, 'bastiano')).toBe(5);
    expect(s.whys('card-placed')).toContain('R25');
    expect(s.refuses('bastiano use-on medicine bastiano')).toMatchObject({ rule: 'R24' });
  });

  test('[R25] armour counts when hits fall: 3 wounds leave 2 of 5 HP', () => {
    const s = scene({
      map: STREET,
      next: 'combat',
      assassins: { bastiano: { at: 'a1', ap: 0, state: 'exposed', armour: 'breastplate', saved: 1 }, daria },
      squares: { a1: { crossbowman: 3 } },
      dice: { enemy: ['hit', 'hit', 'hit'] },
    });
    expect(hp(s, 'bastiano')).toBe(2);
    expect(s.who('bastiano').status).toBe('active');
    expect(s.refuses('bastiano discard breastplate')).toMatchObject({ rule: 'R25' });
  });
});
