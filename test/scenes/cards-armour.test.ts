import { hpOf } from '@bauta/engine';
import { describe, expect, STREET, scene, test } from '#scenes';

const daria = { at: 'c1' } as const;

describe('armour', () => {
  test.each([
    ['padded-vest', 4],
    ['breastplate', 5],
    ['night-doublet', 4],
  ])('[R25] %s: %i HP while worn', (card, hp) => {
    const s = scene({ map: STREET, assassins: { claudio: { at: 'a1', pack: [card] }, daria } });
    s.play(`claudio equip ${card} armour`);
    expect(hpOf(s.game, s.who('claudio'))).toBe(hp);
    expect(s.whys('card-placed')).toContain('R25');
  });

  test('[R24] night doublet: one die fewer in every test of its wearer, and of nobody else', () => {
    const s = scene({
      map: STREET,
      assassins: { claudio: { at: 'a1', armour: 'night-doublet', pack: ['padded-vest'] }, daria },
      squares: { b1: { crossbowman: 2 } },
      dice: { detection: ['blank', 'blank', 'blank'] },
    });
    s.play('claudio move b1', 'daria move b1', 'claudio discard padded-vest');
    expect(s.facts('dice-rolled').map(({ by, faces }) => [by, faces.length])).toEqual([
      ['claudio', 1],
      ['daria', 2],
    ]);
    expect(s.whys('card-removed')).toContain('R24');
  });

  test('[R24] night doublet: with one enemy nothing is rolled', () => {
    const s = scene({
      map: STREET,
      alert: 'raised',
      assassins: { claudio: { at: 'a1', armour: 'night-doublet', pack: ['medicine'] }, daria },
      squares: { b1: { crossbowman: 1 } },
    });
    s.play('claudio move b1', 'claudio discard medicine');
    expect(s.facts('dice-rolled').map(({ faces }) => faces)).toEqual([[]]);
    expect(s.who('claudio').exposed).toBe(false);
    expect(s.whys('card-discarded')).toContain('R24');
  });
});
