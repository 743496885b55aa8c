import { memoryRules, optionId, WITHOUT_REARRANGING } from '@bauta/engine';
import { describe, expect, STREET, scene, test } from '#scenes';

const FIVE = ['medicine', 'medicine', 'medicine', 'smoke-bomb', 'smoke-bomb'];
const daria = { at: 'c1' } as const;

describe('R18.1 into a free slot', () => {
  test('[R18.1] a card goes into a free fitting slot for 0 AP', () => {
    const s = scene({
      map: STREET,
      assassins: {
        claudio: { at: 'a1', ap: 0, pack: ['rapier', 'throwing-knife', 'padded-vest', 'hidden-blade', 'medicine'] },
        daria,
      },
    });
    expect(s.optionsOf('claudio equip')).toEqual([
      'claudio equip rapier melee',
      'claudio equip throwing-knife ranged',
      'claudio equip padded-vest armour',
      'claudio equip hidden-blade blade',
    ]);
    s.play('claudio equip rapier melee', 'claudio equip throwing-knife ranged', 'claudio equip hidden-blade blade');
    expect(s.who('claudio')).toMatchObject({
      melee: 'rapier',
      ranged: 'throwing-knife',
      blade: 'hidden-blade',
      pack: ['padded-vest', 'medicine'],
    });
    expect(new Set(s.whys('card-placed'))).toEqual(new Set(['R18.1']));
  });

  test('[R18.1] only a fitting one, only a free one, only a card one holds', () => {
    const s = scene({
      map: STREET,
      assassins: { claudio: { at: 'a1', melee: 'common-sword', pack: ['rapier', 'throwing-knife', 'medicine'] }, daria },
    });
    expect(s.refuses('claudio equip throwing-knife melee')).toMatchObject({ refused: 'no-free-fitting-slot', rule: 'R18.1' });
    expect(s.refuses('claudio equip rapier melee')).toMatchObject({ refused: 'no-free-fitting-slot', rule: 'R18.1' });
    expect(s.refuses('claudio equip medicine melee')).toMatchObject({ refused: 'no-free-fitting-slot', rule: 'R18.1' });
    expect(s.refuses('claudio equip hidden-blade blade')).toMatchObject({ refused: 'card-not-held', rule: 'R18.1' });
  });

  test('[R18.1] a card found goes into a free slot or one of the 5 pack slots for 0 AP', () => {
    const s = scene({
      map: STREET,
      assassins: { claudio: { at: 'a1', ap: 1, pack: FIVE.slice(1) }, daria },
      squares: { a1: { bodies: { crossbowman: 1 } } },
      decks: { equipment: { draw: ['throwing-knife'] } },
    });
    s.play('claudio hide-bodies', 'search');
    expect(s.options()).toEqual([
      'claudio keep throwing-knife ranged',
      'claudio keep throwing-knife pack',
      'claudio refuse-card throwing-knife',
    ]);
    s.play('claudio keep throwing-knife pack');
    expect(s.who('claudio').pack).toHaveLength(5);
    expect(s.whys('card-placed')).toContain('R18.1');
  });

  test('[R18.1] an apprentice slots no hidden blade that was found, but may carry it', () => {
    const s = scene({
      map: STREET,
      assassins: { claudio: { at: 'a1', apprentice: true }, daria },
      squares: { a1: { bodies: { crossbowman: 1 } } },
      decks: { equipment: { draw: ['poison-blade'] } },
    });
    s.play('claudio hide-bodies', 'search');
    expect(s.options()).toEqual(['claudio keep poison-blade pack', 'claudio refuse-card poison-blade']);
    s.play('claudio keep poison-blade pack');
    expect(s.refuses('claudio equip poison-blade blade')).toMatchObject({ rule: 'R1.2' });
  });
});

describe('R18.1 boards at the start', () => {
  test.each([
    ['a sixth card in the pack', { pack: [...FIVE, 'quicklime'] }, /pack-full \(R18.1\)/],
    ['a knife in the melee slot', { melee: 'throwing-knife' }, /card-does-not-fit \(R18.1\)/],
    ['a card without a slot in one', { blade: 'medicine' }, /card-does-not-fit \(R18.1\)/],
  ])('[R18.1] %s is no board', (_name, board, refusal) => {
    expect(() => scene({ map: STREET, assassins: { claudio: { at: 'a1', ...board }, daria } })).toThrow(refusal);
  });
});

describe('R18.2 freeing a slot', () => {
  test('[R18.2] 1 AP moves its card to a free pack slot', () => {
    const s = scene({ map: STREET, assassins: { claudio: { at: 'a1', melee: 'common-sword', blade: 'hidden-blade' }, daria } });
    s.play('claudio unequip common-sword', 'claudio unequip hidden-blade');
    expect(s.who('claudio')).toMatchObject({ melee: '', blade: '', pack: ['common-sword', 'hidden-blade'], ap: 1 });
    expect(s.whys('action-spent')).toEqual(['R18.2', 'R18.2']);
  });

  test('[R18.2] not into a full pack, and not without an AP', () => {
    const s = scene({
      map: STREET,
      assassins: { claudio: { at: 'a1', melee: 'common-sword', pack: FIVE }, daria: { ...daria, ap: 0, melee: 'rapier' } },
    });
    expect(s.refuses('claudio unequip common-sword')).toMatchObject({ refused: 'pack-full', rule: 'R18.2' });
    expect(s.refuses('daria unequip rapier')).toMatchObject({ refused: 'too-few-actions' });
  });

  test('[R18.2] or swaps it with a pack card, with a full pack too', () => {
    const s = scene({
      map: STREET,
      assassins: { claudio: { at: 'a1', melee: 'common-sword', pack: [...FIVE.slice(1), 'rapier'] }, daria },
    });
    s.play('claudio swap rapier common-sword');
    expect(s.who('claudio')).toMatchObject({ melee: 'rapier', pack: [...FIVE.slice(1), 'common-sword'], ap: 2 });
    expect(s.whys('action-spent')).toEqual(['R18.2']);
    expect(s.refuses('claudio swap medicine rapier')).toMatchObject({ refused: 'cannot-swap', rule: 'R18.2' });
  });

  test('[R18.2] a swap for the same card changes nothing and is not offered', () => {
    const s = scene({ map: STREET, assassins: { claudio: { at: 'a1', melee: 'rapier', pack: ['rapier'] }, daria } });
    expect(s.optionsOf('claudio swap')).toEqual([]);
    expect(s.refuses('claudio swap rapier rapier')).toMatchObject({ refused: 'cannot-swap', rule: 'R18.2' });
  });

  test('[R18.2] or a trade', () => {
    const s = scene({
      map: STREET,
      assassins: { claudio: { at: 'a1', melee: 'common-sword', pack: FIVE }, daria: { at: 'a1' } },
    });
    expect(s.refuses('claudio unequip common-sword')).toMatchObject({ rule: 'R18.2' });
    s.play('daria trade', 'claudio give common-sword melee daria pack', 'end-trade');
    expect(s.who('claudio')).toMatchObject({ melee: '', ap: 3 });
  });

  test('[R18.2] or 0 AP discards it: black to the discard pile, white out of the game', () => {
    const s = scene({
      map: STREET,
      assassins: { claudio: { at: 'a1', ap: 0, melee: 'common-sword', pack: ['medicine'] }, daria },
    });
    s.play('claudio discard common-sword', 'claudio discard medicine');
    expect(s.who('claudio')).toMatchObject({ melee: '', pack: [] });
    expect(s.game.removed).toEqual(['common-sword']);
    expect(s.game.piles.equipment.discard).toEqual(['medicine']);
    expect(s.whys('card-removed')).toContain('R18.2');
    expect(s.refuses('claudio discard rapier')).toMatchObject({ refused: 'card-not-held' });
  });

  test('[R18.2] [R25] never worn armour, though a copy in the pack may go', () => {
    const s = scene({
      map: STREET,
      assassins: {
        claudio: { at: 'a1', armour: 'padded-vest', pack: ['padded-vest'] },
        daria: { ...daria, armour: 'breastplate' },
      },
    });
    expect(s.refuses('daria discard breastplate')).toMatchObject({ refused: 'worn-armour-stays', rule: 'R25' });
    s.play('claudio discard padded-vest');
    expect(s.who('claudio')).toMatchObject({ armour: 'padded-vest', pack: [] });
    expect(s.whys('card-taken')).toEqual(['R18.2']);
    expect(s.refuses('claudio discard padded-vest')).toMatchObject({ rule: 'R25' });
  });

  test('[R18.2] a slot can be freed though the pack holds the same card', () => {
    const s = scene({
      map: STREET,
      assassins: { claudio: { at: 'a1', melee: 'common-sword', pack: ['common-sword', 'rapier'] }, daria },
    });
    expect(s.optionsOf('claudio unequip')).toEqual(['claudio unequip common-sword']);
    s.play('claudio discard common-sword');
    expect(s.who('claudio')).toMatchObject({ melee: '', pack: ['common-sword', 'rapier'], ap: 3 });
    expect(s.optionsOf('claudio equip')).toEqual(['claudio equip common-sword melee', 'claudio equip rapier melee']);
    expect(s.game.removed).toEqual(['common-sword']);
    expect(s.whys('card-taken')).toEqual(['R18.2']);
  });
});

describe('R18.2 making room for what was found', () => {
  const found = {
    map: STREET,
    assassins: { claudio: { at: 'a1', melee: 'common-sword', armour: 'padded-vest', pack: FIVE }, daria },
    squares: { a1: { bodies: { crossbowman: 2 } } },
    decks: { equipment: { draw: ['quicklime', 'borgia-cape'] } },
  } as const;

  test('[R18.2] a full board gives up a card for it, or the card itself; worn armour is not asked for', () => {
    const s = scene(found).play('claudio hide-bodies', 'search', 'stop-search');
    expect(s.options()).toEqual([
      'claudio discard common-sword',
      'claudio discard medicine',
      'claudio discard smoke-bomb',
      'claudio refuse-card quicklime',
    ]);
    s.play('claudio discard medicine', 'claudio keep quicklime pack');
    expect(s.who('claudio').pack.toSorted()).toEqual(['medicine', 'medicine', 'quicklime', 'smoke-bomb', 'smoke-bomb']);
    expect(s.game.piles.equipment.discard).toEqual(['medicine']);
    expect(s.whys('card-taken')).toEqual(['R18.2']);
  });

  test('[R18.2] one card after the other, each asked for itself, none lost or doubled', () => {
    const s = scene(found).play(
      'claudio hide-bodies',
      'search',
      'search',
      'claudio discard smoke-bomb',
      'claudio keep quicklime pack',
    );
    expect(s.optionsOf('claudio discard')).toContain('claudio discard quicklime');
    s.play('claudio discard common-sword');
    expect(s.optionsOf('claudio keep')).toEqual([]);
    s.play('claudio discard quicklime', 'claudio keep borgia-cape pack');
    expect(s.who('claudio')).toMatchObject({
      melee: '',
      armour: 'padded-vest',
      pack: ['medicine', 'medicine', 'medicine', 'smoke-bomb', 'borgia-cape'],
    });
    expect(s.game.piles.equipment.discard).toEqual(['smoke-bomb', 'quicklime']);
    expect(s.game.removed).toEqual(['common-sword']);
    expect(new Set(s.whys('card-taken'))).toEqual(new Set(['R18.2']));
  });

  test('[R25] better armour found does not go on by itself: the swap costs an AP', () => {
    const s = scene({
      ...found,
      assassins: { claudio: { at: 'a1', armour: 'padded-vest' }, daria },
      decks: { equipment: { draw: ['breastplate'] } },
    });
    s.play('claudio hide-bodies', 'search', 'claudio keep breastplate pack');
    expect(s.refuses('claudio equip breastplate armour')).toMatchObject({ rule: 'R18.1' });
    s.play('claudio swap breastplate padded-vest');
    expect(s.who('claudio')).toMatchObject({ armour: 'breastplate', pack: ['padded-vest'], ap: 1 });
    expect(s.refuses('claudio unequip breastplate')).toMatchObject({ rule: 'R25' });
  });
});

describe('R18.2 asked without what merely moves cards about', () => {
  const optionsOf = (s: ReturnType<typeof scene>): string[] =>
    memoryRules.question(s.game, WITHOUT_REARRANGING)!.options.map(optionId);

  test('[R18.2] unequipping, swapping and discarding are left out; what fills an empty slot [R18.1] is not', () => {
    const claudio = { at: 'a1', melee: 'common-sword', pack: ['rapier', 'throwing-knife'] } as const;
    const s = scene({ map: STREET, assassins: { claudio, daria } });
    expect(s.optionsOf('claudio swap')).toHaveLength(1);
    expect(optionsOf(s).filter((id) => /equip|swap|discard/.test(id))).toEqual(['claudio equip throwing-knife ranged']);
  });

  test('[R18.2] what makes room in a full pack for a card taken in is the answer asked for, and stays', () => {
    const claudio = { at: 'b1', melee: 'common-sword', pack: FIVE } as const;
    const decks = { chest: { draw: ['rapier'] }, token: { draw: ['token-1'] } };
    const s = scene({ map: STREET, chests: ['b1'], decks, assassins: { claudio, daria } });
    s.play('claudio open-chest');
    expect(optionsOf(s)).toEqual([
      'claudio discard common-sword',
      'claudio discard medicine',
      'claudio discard smoke-bomb',
      'claudio refuse-card rapier',
    ]);
    s.play('claudio refuse-card rapier');
  });
});
