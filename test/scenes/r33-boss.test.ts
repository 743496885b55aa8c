import { type EquipmentCard, outcome } from '@bauta/engine';
import { describe, expect, hits, LONG_STREET, practicePack, type Scene, scene, test } from '#scenes';

/** A sword of as many dice as a scene needs, which does not expose. */
const sword = (dice: number): EquipmentCard => ({
  ...(practicePack.content.cards['hidden-blade'] as EquipmentCard),
  id: `sword-${dice}`,
  slot: 'melee',
  weapon: { dice, reach: 'own', exposes: false, alerts: false, bulky: false },
});
const CARDS = [sword(3), sword(5), sword(7)];
const hp = (s: Scene) => s.game.bosses[0]!.hp;

describe('R33 boss: like a guard', () => {
  test('[R33.1] the printed example: 4 dice against 3 assassins, also when one has left', () => {
    const s = scene({
      map: LONG_STREET,
      next: 'combat',
      assassins: {
        bastiano: { at: 'b1', state: 'exposed', armour: 'breastplate', saved: 1 },
        claudio: { at: 'd1' },
        daria: { state: 'left' },
      },
      bosses: { castellan: { at: 'b1' } },
      squares: { a1: { bodies: { crossbowman: 1 } } },
      dice: { enemy: ['hit', 'fail', 'fail', 'fail'] },
    });
    expect(s.facts('aimed')).toMatchObject([{ dice: 4 }]);
    expect(s.who('bastiano').wounds).toBe(1);
  });

  test('[R33.1] it moves with the others, and one die is rolled for it', () => {
    const s = scene({
      map: LONG_STREET,
      next: 'movement',
      direction: 'east',
      assassins: { bastiano: { at: 'b1', saved: 1 }, daria: { at: 'd1' } },
      bosses: { castellan: { at: 'a1' } },
      dice: { detection: ['blank'] },
    });
    expect(s.facts('enemy-moved')).toMatchObject([{ enemy: 'castellan' }]);
    expect(s.square('b1').enemies).toBe(1);
    expect(s.facts('dice-rolled')).toMatchObject([{ by: 'bastiano', faces: ['blank'] }]);
  });

  test('[R33.1] unless its card says otherwise: it shoots, sees twice and moves two squares', () => {
    const card = { ranged: true, eyes: 2, steps: 2, dice: [1, 1, 1] as const };
    const moved = scene({
      map: LONG_STREET,
      next: 'movement',
      direction: 'east',
      assassins: { bastiano: { at: 'c1', saved: 1 }, daria: { at: 'd1' } },
      bosses: { castellan: { at: 'a1', card } },
      dice: { detection: ['blank', 'blank'] },
    });
    expect(moved.square('c1').enemies).toBe(1);
    expect(moved.facts('dice-rolled')).toMatchObject([{ faces: ['blank', 'blank'] }]);

    const shot = scene({
      map: LONG_STREET,
      next: 'combat',
      assassins: { bastiano: { at: 'b1', state: 'exposed', saved: 1 }, daria: { at: 'd1' } },
      bosses: { castellan: { at: 'a1', card } },
      dice: { enemy: ['hit'] },
    });
    expect(shot.who('bastiano').wounds).toBe(1);
  });

  test('[R33.1] it is met with a test, strikes back, and is no guard for cards about guards', () => {
    const s = scene({
      map: LONG_STREET,
      assassins: { bastiano: { at: 'a1', blade: 'hidden-blade', ability: 'bastiano-0' }, daria: { at: 'd1' } },
      bosses: { castellan: { at: 'b1', hp: 3 } },
      dice: { detection: ['blank'], assassin: ['hit', 'miss'], enemy: ['fail', 'fail', 'fail'] },
    });
    s.play('bastiano move b1');
    expect(s.facts('dice-rolled')).toMatchObject([{ for: 'test', faces: ['blank'] }]);
    expect(s.optionsOf('bastiano use')).toEqual([]);
    s.play('bastiano attack hidden-blade b1');
    expect(s.facts('dice-rolled').at(-1)).toMatchObject({ for: 'retaliation', by: 'bastiano', faces: ['fail', 'fail', 'fail'] });
  });

  test('[R33.1] it counts in the half that hunts, and may be the one who follows', () => {
    const s = scene({
      map: LONG_STREET,
      alert: 'raised',
      assassins: { bastiano: { at: 'a1', state: 'exposed' }, daria: { at: 'd1' } },
      bosses: { castellan: { at: 'a1' } },
      squares: { a1: { crossbowman: 2 } },
    });
    s.play('bastiano move b1');
    expect(s.facts('hunt-begun')).toMatchObject([{ half: 2 }]);
    expect(s.options()).toEqual(['hunt crossbowman a1', 'hunt castellan a1']);
    s.play('hunt castellan a1');
    expect(s.square('b1')).toMatchObject({ enemies: 2, guards: { crossbowman: 1 } });
  });
});

describe('R33 boss: hits', () => {
  test('[R33.2] the rulebook: 4 HP and 5 hits: 3 HP, and the fifth hit is free for another enemy', () => {
    const s = scene({
      map: LONG_STREET,
      cards: CARDS,
      assassins: { bastiano: { at: 'b1', melee: 'sword-5' }, daria: { at: 'd1' } },
      bosses: { castellan: { at: 'b1', hp: 4 } },
      squares: { b1: { crossbowman: 1 } },
      dice: { assassin: hits(5) },
    });
    s.play('bastiano attack sword-5 b1', 'strike castellan');
    expect(hp(s)).toBe(3);
    expect(s.facts('boss-wounded')).toMatchObject([{ boss: 'castellan', hits: 4, why: 'R33.2' }]);
    expect(s.options()).toEqual(['strike crossbowman', 'spare']);
    s.play('strike crossbowman');
    expect(s.square('b1')).toMatchObject({ enemies: 1, bodies: 1 });
  });

  test('[R33.2] the rulebook: 3 HP, two attackers and 5 hits: 3 take one, 2 take one, 1 HP is left', () => {
    const s = scene({
      map: LONG_STREET,
      cards: CARDS,
      assassins: { bastiano: { at: 'b1', melee: 'sword-3' }, daria: { at: 'b1', ranged: 'crossbow' } },
      bosses: { castellan: { at: 'b1', hp: 3 } },
      dice: { assassin: hits(5) },
    });
    s.play('bastiano lead sword-3 b1');
    expect(s.facts('boss-wounded').map((wound) => wound.hits)).toEqual([3, 2]);
    expect(s.whys('boss-wounded')).toEqual(['R33.2', 'R33.2']);
    expect(hp(s)).toBe(1);
    expect(s.question()).toBe('assassin-phase');
  });

  test('[R33.2] hits fewer than its HP do nothing and are not kept', () => {
    const s = scene({
      map: LONG_STREET,
      cards: CARDS,
      assassins: { bastiano: { at: 'b1', melee: 'sword-3' }, daria: { at: 'd1' } },
      bosses: { castellan: { at: 'b1', hp: 4 } },
      dice: { assassin: [...hits(3), ...hits(3)] },
    });
    s.play('bastiano attack sword-3 b1', 'bastiano attack sword-3 b1');
    expect(hp(s)).toBe(4);
    expect(s.facts('hits-lost').map((lost) => lost.hits)).toEqual([3, 3]);
  });

  test('[R33.2] alone on the square it takes them all, repeatedly, and nobody is asked', () => {
    const s = scene({
      map: LONG_STREET,
      cards: CARDS,
      assassins: { bastiano: { at: 'b1', melee: 'sword-7' }, daria: { at: 'd1' } },
      bosses: { castellan: { at: 'b1', hp: 4 } },
      dice: { assassin: hits(7) },
    });
    s.play('bastiano attack sword-7 b1');
    expect(s.facts('boss-wounded').map((wound) => wound.hits)).toEqual([4, 3]);
    expect(s.whys('boss-wounded')).toContain('R33.2');
    expect(hp(s)).toBe(2);
    expect(s.question()).toBe('assassin-phase');
  });

  test('[R33.2] the players say who is hit, and may put what is left over where it does nothing', () => {
    const s = scene({
      map: LONG_STREET,
      cards: CARDS,
      assassins: { bastiano: { at: 'b1', melee: 'sword-3' }, daria: { at: 'd1' } },
      bosses: { castellan: { at: 'b1', hp: 2 } },
      squares: { b1: { agile: 1 } },
      dice: { assassin: hits(3) },
    });
    s.play('bastiano attack sword-3 b1');
    // Three hits cannot all be lost: one on the agile and one on the castellan leave a third.
    expect(s.options()).toEqual(['strike agile', 'strike castellan']);
    s.play('strike castellan');
    expect(s.options()).toEqual(['strike castellan', 'spare']);
    s.play('spare');
    expect(s.square('b1')).toMatchObject({ enemies: 2, bodies: 0 });
    expect(hp(s)).toBe(1);
    expect(s.whys('boss-wounded')).toEqual(['R33.2']);
  });
});

describe('R33 boss: its end', () => {
  const fight = {
    map: LONG_STREET,
    cards: CARDS,
    stations: ['b1'],
    assassins: { bastiano: { at: 'b1', melee: 'sword-3' }, daria: { state: 'left' as const } },
    bosses: { castellan: { at: 'b1', hp: 2, card: { xp: 4 } } },
    objectives: { castellan: { kind: 'eliminate' as const, target: 'castellan', xp: 0 } },
    dice: { assassin: hits(3) },
  };

  test('[R33.3] at 0 HP it is eliminated and laid down', () => {
    const s = scene(fight).play('bastiano attack sword-3 b1');
    expect(s.facts('boss-wounded').map((wound) => wound.hits)).toEqual([2, 1]);
    expect(s.facts('enemy-eliminated')).toMatchObject([{ enemy: 'castellan', why: 'R33.3' }]);
    expect(s.square('b1')).toMatchObject({ enemies: 0, bodies: 1 });
    expect(s.facts('objective-completed')).toMatchObject([{ objective: 'castellan' }]);
  });

  test('[R33.3] its body is searched for one card and hidden; then it leaves the game, and no figure comes to the reserve', () => {
    const s = scene({ ...fight, decks: { equipment: { draw: ['smoke-bomb', 'medicine'] } } });
    const reserve = [...s.game.reserve];
    s.play('bastiano attack sword-3 b1', 'bastiano hide-bodies', 'search');
    expect(s.options()).toEqual(['bastiano keep smoke-bomb pack', 'bastiano refuse-card smoke-bomb']);
    s.play('bastiano keep smoke-bomb pack');
    expect(s.square('b1').bodies).toBe(0);
    expect(s.game.bosses[0]).toMatchObject({ state: 'gone' });
    expect(s.game.reserve).toEqual(reserve);
    expect(s.whys('enemy-eliminated')).toContain('R33.3');
  });

  test('[R33.3] its XP are gained at the end, its body hidden or not; a boss who waits or stands gives none', () => {
    const s = scene(fight).play('bastiano attack sword-3 b1', 'bastiano leave');
    expect(outcome(s.game)).toMatchObject({ result: { success: true }, xp: { bosses: 4 } });
    expect(s.whys('enemy-eliminated')).toContain('R33.3');

    const { objectives: _, ...others } = fight;
    const spared = scene({
      ...others,
      dice: {},
      bosses: { castellan: { at: 'a1', card: { xp: 4 } }, lieutenant: { state: 'waiting' } },
      objectives: { proof: { at: 'b1', ap: 1 } },
    }).play('bastiano complete proof', 'bastiano leave');
    expect(outcome(spared.game)).toMatchObject({ result: { success: true }, xp: { bosses: 0 } });
  });

  test('[R33.3] it takes 1 of the 4 places', () => {
    const s = scene({
      map: LONG_STREET,
      next: 'movement',
      direction: 'east',
      assassins: { bastiano: { at: 'd1', saved: 1 }, daria: { at: 'd1' } },
      bosses: { castellan: { at: 'b1', card: { steps: 0 } } },
      squares: { a1: { crossbowman: 4 }, b1: { crossbowman: 1, bodies: { agile: 1 } } },
      memory: { enemyPhase: 'no-reinforcement' },
      dice: { detection: ['blank', 'blank', 'blank'] },
    });
    // The crossbowman of b1 goes on to c1; three come beside the castellan, the body makes room, the fourth stays.
    expect(s.square('b1')).toMatchObject({ enemies: 4, bodies: 0 });
    expect(s.square('a1').enemies).toBe(1);
    expect(s.facts('body-pushed-out')).toHaveLength(1);
  });
});
