import { describe, effect, expect, rule, STREET, scene, test } from '#scenes';

describe('R26.1 critical, on special grounds', () => {
  test('[R26.1] [R48.4] who falls aboard lies on the square, and draws no dice onto the machine', () => {
    const s = scene({
      map: STREET,
      machines: { tank: { at: 'a1' } },
      assassins: { claudio: { at: 'a1', hp: 1 }, daria: { at: 'a1', pack: ['medicine'] } },
      squares: { b1: { crossbowman: 1 } },
      cards: [rule('sharp-edges', effect('machine-boarded', { do: 'wound', hp: 1 }))],
      memory: { rules: ['sharp-edges'] },
    });
    s.play('claudio board tank');
    expect(s.who('claudio')).toMatchObject({ status: 'critical', aboard: '', at: 0 });
    expect(s.options()).toContain('daria use-on medicine claudio');
    expect(s.options()).toContain('daria board tank');
  });

  test('[R26.1] who falls in the midst of an attack is not exposed by it', () => {
    const s = scene({
      map: STREET,
      assassins: { claudio: { at: 'a1', hp: 1, melee: 'fury' }, daria: { at: 'c1' } },
      squares: { a1: { brute: 1 } },
      cards: [
        {
          kind: 'equipment',
          id: 'fury',
          slot: 'melee',
          colour: 'white',
          armour: 0,
          investigation: false,
          hiddenBlade: false,
          weapon: { reach: 'own', dice: 2, exposes: true, alerts: false, bulky: false },
          effects: [{ when: 'special', if: [], cost: 0, per: '', may: false, who: 'nobody', do: [{ do: 'wound', hp: 1 }] }],
          while: [],
        } as never,
      ],
      dice: { assassin: ['special', 'miss'] },
    });
    s.play('claudio attack fury a1');
    if (s.options().some((id) => id.includes('trigger'))) s.play('claudio trigger fury');
    expect(s.who('claudio')).toMatchObject({ status: 'critical', exposed: false });
    expect(s.facts('exposed')).toEqual([]);
  });
});
