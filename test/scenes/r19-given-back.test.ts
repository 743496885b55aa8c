import type { AbilityCard } from '@bauta/engine';
import { describe, expect, practicePack, STREET, scene, test } from '#scenes';

const daria = { at: 'c1', ability: 'daria-0' };

describe('R19 an AP given back', () => {
  test('[R19.3] the rulebook: 3 AP + 1 saved + 1 from Darià = 5', () => {
    const s = scene({ map: STREET, assassins: { bastiano: { at: 'a1', saved: 1 }, daria } });
    s.play('bastiano move b1', 'bastiano move a1', 'bastiano move b1', 'bastiano move a1');
    expect(s.who('bastiano')).toMatchObject({ ap: 0, saved: 0 });
    s.play('daria use-on daria-0 bastiano');
    expect(s.facts('action-returned')).toMatchObject([{ by: 'bastiano', ap: 1, why: 'R19.3' }]);
    expect(s.who('bastiano')).toMatchObject({ ap: 1, saved: 0 });
    expect(s.who('daria').ap).toBe(3);
    s.play('bastiano move b1');
    expect(s.facts('moved')).toHaveLength(5);
    expect(s.optionsOf('bastiano move')).toEqual([]);
  });

  test('[R19.3] only an AP spent this turn comes back: not one saved, and none to a full hand', () => {
    const s = scene({
      map: STREET,
      assassins: { bastiano: { at: 'a1' }, claudio: { at: 'a1', saved: 1 }, daria },
    });
    expect(s.optionsOf('daria use-on')).toEqual([]);
    s.play('bastiano save');
    expect(s.optionsOf('daria use-on')).toEqual([]);
    s.play('bastiano move b1');
    expect(s.optionsOf('daria use-on')).toEqual(['daria use-on daria-0 bastiano']);
    s.play('daria use-on daria-0 bastiano');
    expect(s.who('bastiano')).toMatchObject({ ap: 2, saved: 1, spent: 0 });
    expect(s.whys('action-returned')).toEqual(['R19.3']);
  });

  test('[R19.3] a card that gives back more than was spent gives what was spent', () => {
    const breath = practicePack.content.cards['daria-0'] as AbilityCard;
    const effects = [{ ...breath.effects[0]!, do: [{ do: 'give-back' as const, ap: 2 }] }];
    const s = scene({
      map: STREET,
      cards: [{ ...breath, id: 'deep-breath', effects }],
      assassins: { bastiano: { at: 'a1', ap: 1 }, daria: { at: 'c1', ability: 'deep-breath' } },
    });
    s.play('bastiano move b1', 'daria use-on deep-breath bastiano');
    expect(s.facts('action-returned')).toMatchObject([{ by: 'bastiano', ap: 1, why: 'R19.3' }]);
  });

  test('[R19.3] it comes back to the grouped slots also when the saved one was spent', () => {
    const s = scene({ map: STREET, assassins: { bastiano: { at: 'a1', ap: 0, saved: 1 }, daria } });
    s.play('bastiano move b1', 'daria use-on daria-0 bastiano');
    expect(s.who('bastiano')).toMatchObject({ ap: 1, saved: 0 });
    expect(s.whys('action-returned')).toEqual(['R19.3']);
  });

  test('[R19.3] in a window it is used there or lost, and it cannot be saved', () => {
    const s = scene({
      map: STREET,
      next: 'window-3',
      assassins: { bastiano: { at: 'a1', ap: 0, spent: 2 }, claudio: { at: 'a1', ap: 0, saved: 1 }, daria: { ...daria, ap: 0 } },
    });
    expect(s.options()).toContain('daria use-on daria-0 bastiano');
    s.play('daria use-on daria-0 bastiano');
    expect(s.options()).toContain('bastiano move b1');
    expect(s.refuses('bastiano save')).toMatchObject({ refused: 'used-there-or-lost', rule: 'R19.3' });
    s.play('pass');
    expect(s.facts('actions-lost')).toMatchObject([{ by: 'bastiano', ap: 1, why: 'R19.3' }]);
    expect(s.question()).toBe('window');
    expect(s.optionsOf('bastiano move')).toEqual([]);
    expect(s.optionsOf('claudio move')).toEqual(['claudio move b1']);
  });
});
