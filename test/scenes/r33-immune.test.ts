import { type EquipmentCard, outcome, type Place, parseSquare } from '@bauta/engine';
import { describe, expect, hits, practicePack, type Scene, type SceneSetting, STREET, scene, test } from '#scenes';

/** A weapon of as many dice as a scene needs, which does not expose. */
const weapon = (slot: Place, dice: number, effects: EquipmentCard['effects'] = []): EquipmentCard => ({
  ...(practicePack.content.cards['hidden-blade'] as EquipmentCard),
  id: `${slot}-${dice}`,
  slot,
  weapon: { dice, reach: slot === 'ranged' ? 'nearby' : 'own', exposes: false, alerts: false, bulky: false },
  effects,
});

/** The bear with 2 HP, no tamer near, and Bastiano with a sword beside it; Daria shoots from the next square. */
const bear = (change: Partial<SceneSetting> = {}): Scene =>
  scene({
    map: STREET,
    cards: [weapon('melee', 3), weapon('ranged', 2), weapon('blade', 2)],
    bosses: { bear: { at: 'b1', hp: 2, card: { rules: [] } } },
    assassins: { bastiano: { at: 'b1', melee: 'melee-3', blade: 'blade-2' }, daria: { at: 'a1', ranged: 'ranged-2' } },
    ...change,
  });

describe('R33 a boss that shots cannot hurt', () => {
  test('[R33.2] hits of a ranged weapon cannot be assigned to it', () => {
    const s = bear({ dice: { assassin: hits(2) } });
    s.play('daria attack ranged-2 b1');
    expect(s.facts('boss-wounded')).toEqual([]);
    expect(s.facts('hits-lost')).toMatchObject([{ hits: 2 }]);
  });

  test('[R33.2] those of a sword or a hidden blade can', () => {
    const s = bear({ dice: { assassin: hits(2) } });
    s.play('bastiano attack blade-2 b1');
    expect(s.facts('boss-wounded')).toMatchObject([{ boss: 'bear', hits: 2, why: 'R33.2' }]);
  });

  test('[R33.2] in a coordinated attack only those of the sword, and shots go to others first [R16.7]', () => {
    const s = bear({ squares: { b1: { crossbowman: 1 } }, dice: { assassin: hits(5) } });
    s.play('bastiano lead melee-3 b1', 'strike crossbowman');
    expect(s.game.stack.at(-1)).toMatchObject({ step: 'attack', hits: 4, ranged: 1 });
    expect(s.options()).toEqual(['strike bear', 'spare']);
    // One hit of the sword is left then, and one shot.
    s.play('strike bear', 'strike bear');
    expect(s.facts('hits-lost')).toMatchObject([{ hits: 1 }]);
    expect(s.facts('boss-wounded')).toMatchObject([{ hits: 2 }, { hits: 1 }]);
    expect(s.game.bosses[0]).toMatchObject({ hp: 0 });
  });

  test('[R33.2] the ability of a ranged weapon that takes HP does not touch it either', () => {
    const special = { when: 'special', if: [], cost: 0, per: '', may: false, who: 'nobody' } as const;
    const card = weapon('ranged', 1, [{ ...special, do: [{ do: 'wound-boss', hp: 1 }] }]);
    const change = { cards: [card], assassins: { bastiano: { at: 'c1' }, daria: { at: 'a1', ranged: 'ranged-1' } } };
    const s = bear({ ...change, dice: { assassin: ['special'] } });
    s.play('daria attack ranged-1 b1');
    expect(s.facts('boss-wounded')).toEqual([]);
    const other = bear({
      ...change,
      bosses: { castellan: { at: 'b1', hp: 3 } },
      dice: { assassin: ['special'] },
    });
    other.play('daria attack ranged-1 b1', 'daria trigger ranged-1');
    expect(other.facts('boss-wounded')).toMatchObject([{ boss: 'castellan', hits: 0, why: ['R33.2', 'G4'] }]);
  });

  test('[R33.2] hits that an ability adds to a shot are shots', () => {
    const special = { when: 'special', if: [], cost: 0, per: '', may: false, who: 'nobody' } as const;
    const card = weapon('ranged', 1, [{ ...special, do: [{ do: 'add-hits', hits: 2 }] }]);
    const s = bear({
      cards: [card],
      assassins: { bastiano: { at: 'c1' }, daria: { at: 'a1', ranged: 'ranged-1' } },
      dice: { assassin: ['special'] },
    });
    s.play('daria attack ranged-1 b1', 'daria trigger ranged-1');
    expect(s.facts('hits-lost')).toMatchObject([{ hits: 3 }]);
  });
});

describe('R33 a boss that a machine cannot hurt', () => {
  test.each([
    [['machine'], []],
    [['melee'], [{ hits: 2 }, { hits: 1 }]],
  ] as const)('[R33.2] immune to %s', (immune, wounds) => {
    const s = bear({
      bosses: { castellan: { at: 'c1', hp: 2, card: { immune } } },
      machines: { 'naval-cannon': { at: 'a1' } },
      assassins: { bastiano: { at: 'a1', aboard: 'naval-cannon' }, daria: { at: 'a1' } },
      dice: { assassin: hits(4) },
    });
    s.play('bastiano use-at cannon-shot c1');
    expect(s.facts('boss-wounded')).toMatchObject(wounds);
    expect(s.facts('boss-wounded').every(({ why }) => why === 'R33.2')).toBe(true);
    expect(s.facts('hits-lost')).toMatchObject([{ hits: wounds.length === 0 ? 4 : 1 }]);
  });
});

describe('R33 a boss without a body', () => {
  test('[R33.3] eliminated, it leaves nothing to search or hide, and its XP are gained', () => {
    const s = bear({
      bosses: { bear: { at: 'b1', hp: 1, card: { rules: [] } } },
      objectives: { kill: { kind: 'eliminate', target: 'bear' } },
      stations: ['b1'],
      assassins: { bastiano: { at: 'b1', blade: 'blade-2' }, daria: { state: 'left' } },
      dice: { assassin: hits(2) },
    });
    s.play('bastiano attack blade-2 b1');
    expect(s.facts('body-removed')).toMatchObject([{ enemy: 'bear', at: parseSquare('b1'), why: ['R33.3', 'G4'] }]);
    expect(s.game.bosses[0]).toMatchObject({ state: 'gone', at: -1 });
    expect(s.square('b1')).toMatchObject({ enemies: 0, bodies: 0 });
    expect(s.optionsOf('bastiano hide-bodies')).toEqual([]);
    s.play('bastiano leave');
    expect(outcome(s.game)?.xp.bosses).toBe(3);
  });
});
