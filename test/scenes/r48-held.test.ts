import type { EquipmentCard } from '@bauta/engine';
import { describe, expect, hits, LONG_STREET, practicePack, type Scene, scene, test } from '#scenes';

const sword = (dice: number): EquipmentCard => ({
  ...(practicePack.content.cards['hidden-blade'] as EquipmentCard),
  id: `sword-${dice}`,
  slot: 'melee',
  weapon: { dice, reach: 'own', exposes: false, alerts: false, bulky: false },
});
const CARDS = [sword(2), sword(4)];
const tank = (s: Scene) => s.game.machines.find(({ id }) => id === 'tank')!;

describe('R48.4 a guard aboard', () => {
  test('[R48.4] is hit only after the machine, and then is a guard like others', () => {
    const s = scene({
      map: LONG_STREET,
      cards: CARDS,
      machines: { tank: { at: 'b1', hp: 2, guard: 'crossbowman' } },
      assassins: { claudio: { at: 'b1', melee: 'sword-4' }, daria: { at: 'd1' } },
      squares: { b1: { crossbowman: 1 } },
      dice: { assassin: hits(4) },
    });
    s.play('claudio attack sword-4 b1');
    expect(s.options()).toEqual(['strike crossbowman', 'spare']);
    s.play('strike crossbowman');
    expect(s.facts('machine-damaged')).toMatchObject([
      { hits: 2, hp: 1 },
      { hits: 1, hp: 1 },
    ]);
    expect(s.whys('machine-damaged')).toContain('R16.1');
    expect(s.facts('enemy-eliminated')).toMatchObject([{ enemy: 'crossbowman' }]);
    expect(s.square('b1')).toMatchObject({ enemies: 0, bodies: 1 });
    expect(tank(s)).toMatchObject({ state: 'gone', guard: -1 });
  });

  test('[R48.4] beside another guard of its kind: the one in the open can be hit, or the machine', () => {
    const s = scene({
      map: LONG_STREET,
      cards: CARDS,
      machines: { tank: { at: 'b1', hp: 2, guard: 'crossbowman' } },
      assassins: { claudio: { at: 'b1', melee: 'sword-4' }, daria: { at: 'd1' } },
      squares: { b1: { crossbowman: 2 } },
      dice: { assassin: hits(4) },
    });
    s.play('claudio attack sword-4 b1');
    expect(s.options()).toEqual(['strike crossbowman', 'strike tank']);
    s.play('strike crossbowman');
    expect(s.facts('enemy-eliminated')).toHaveLength(1);
    expect(s.options()).toEqual(['strike tank', 'spare']);
    s.play('strike tank', 'spare');
    expect(tank(s)).toMatchObject({ hp: 1, state: 'standing', guard: 0 });
    expect(s.refuses('claudio board tank')).toMatchObject({ rule: 'R48.1' });
  });

  test('[R16.1] the square of an enemy-held machine can be aimed at', () => {
    const s = scene({
      map: LONG_STREET,
      cards: CARDS,
      machines: { tank: { at: 'b1', hp: 2, guard: 'crossbowman' } },
      assassins: { claudio: { at: 'b1', melee: 'sword-2' }, daria: { at: 'd1' } },
      squares: { b1: { crossbowman: 1 } },
      dice: { assassin: hits(2) },
    });
    s.play('claudio attack sword-2 b1');
    expect(s.facts('attack-begun')).toMatchObject([{ why: 'R16.1' }]);
    expect(tank(s).hp).toBe(1);
  });

  test('no card touches a guard aboard', () => {
    const s = scene({
      map: LONG_STREET,
      cards: [
        {
          kind: 'ability',
          id: 'silence',
          while: [],
          effects: [
            { when: 'action', if: [], cost: 1, per: '', may: false, who: 'nobody', do: [{ do: 'eliminate-guard', count: 2 }] },
          ],
        },
      ],
      machines: { tank: { at: 'b1', guard: 'crossbowman' } },
      assassins: { claudio: { at: 'b1', ability: 'silence' }, daria: { at: 'd1' } },
      squares: { b1: { crossbowman: 2 } },
    });
    s.play('claudio use silence');
    expect(s.square('b1')).toMatchObject({ enemies: 1, bodies: 1 });
    expect(tank(s).guard).toBe(0);
    expect(s.refuses('claudio board tank')).toMatchObject({ rule: 'R48.1' });
  });

  test('a guard aboard makes no room for a boss', () => {
    const s = scene({
      map: LONG_STREET,
      next: 'event',
      stations: ['b1'],
      machines: { tank: { at: 'b1', guard: 'crossbowman' } },
      bosses: { castellan: { state: 'waiting', hp: 0 } },
      cards: [
        {
          kind: 'event',
          id: 'he-comes',
          direction: 'north',
          effects: [
            {
              when: 'drawn',
              if: [],
              cost: 0,
              per: '',
              may: false,
              who: 'nobody',
              do: [{ do: 'summon-boss', boss: 'castellan', where: 'stations' }],
            },
          ],
        },
      ],
      assassins: { claudio: { at: 'd1' }, daria: { at: 'd1' } },
      squares: { b1: { crossbowman: 1, agile: 3 } },
      decks: { event: { draw: ['he-comes'] } },
    });
    expect(s.facts('guard-displaced')).toMatchObject([{ guard: 'agile', why: 'R33.3' }]);
    expect(tank(s)).toMatchObject({ guard: 0, hp: 2 });
    expect(s.refuses('claudio board tank')).toMatchObject({ rule: 'R48.1' });
  });

  test('a guard aboard does not move, hunt or take a post', () => {
    const s = scene({
      map: LONG_STREET,
      next: 'movement',
      direction: 'east',
      machines: { tank: { at: 'b1', guard: 'crossbowman' } },
      objectives: { writ: { at: 'b1', spaces: 1, ap: 1 } },
      assassins: { claudio: { at: 'a1', saved: 1 }, daria: { at: 'a1' } },
      squares: { b1: { crossbowman: 1, agile: 2 } },
    });
    expect(s.facts('enemy-moved')).toMatchObject([{ enemy: 'agile' }]);
    expect(s.square('b1')).toMatchObject({ guards: { crossbowman: 1, agile: 1 } });
    const hunted = scene({
      map: LONG_STREET,
      machines: { tank: { at: 'b1', guard: 'crossbowman' } },
      assassins: { claudio: { at: 'b1', state: 'exposed' }, daria: { at: 'd1' } },
      squares: { b1: { crossbowman: 1 } },
    });
    hunted.play('claudio move a1');
    expect(hunted.facts('hunt-ended')).toMatchObject([{ followed: 0 }]);
    expect(hunted.who('claudio').exposed).toBe(false);
    expect(hunted.refuses('claudio board tank')).toMatchObject({ rule: 'R48.1' });
  });
});

describe('R48.5 places and weapons', () => {
  test('a machine takes no place on a square, a guard aboard takes one', () => {
    const s = scene({
      map: LONG_STREET,
      next: 'movement',
      direction: 'east',
      machines: { tank: { at: 'b1', guard: 'brute' }, 'flying-machine': { at: 'b1' } },
      guards: { agile: { steps: 1 }, rider: { steps: 0 } },
      assassins: { claudio: { at: 'd1', saved: 1 }, daria: { at: 'd1' } },
      squares: { a1: { agile: 2 }, b1: { brute: 1, rider: 2 } },
    });
    expect(s.square('b1').enemies).toBe(4);
    expect(s.square('a1').enemies).toBe(1);
    expect(s.facts('enemy-moved')).toHaveLength(1);
  });

  test("[R48.5] a guard aboard attacks with the machine's dice and reach in place of its own", () => {
    const s = scene({
      map: LONG_STREET,
      next: 'combat',
      machines: { 'naval-cannon': { at: 'a1', guard: 'agile' } },
      assassins: { claudio: { at: 'b1', state: 'exposed', saved: 1 }, daria: { at: 'd1' } },
      squares: { a1: { agile: 2 } },
      dice: { enemy: ['fail', 'fail'] },
    });
    expect(s.facts('aimed')).toMatchObject([{ dice: 2 }]);
    const here = scene({
      map: LONG_STREET,
      next: 'combat',
      machines: { tank: { at: 'b1', guard: 'crossbowman' } },
      assassins: { claudio: { at: 'b1', state: 'exposed', saved: 1 }, daria: { at: 'c1', state: 'exposed' } },
      squares: { b1: { crossbowman: 2 } },
      dice: { enemy: ['fail', 'fail', 'fail', 'fail'] },
    });
    expect(here.facts('aimed')).toMatchObject([{ dice: 4 }]);
    const bare = scene({
      map: LONG_STREET,
      next: 'combat',
      machines: { 'flying-machine': { at: 'b1', guard: 'crossbowman' } },
      assassins: { claudio: { at: 'b1', state: 'exposed', saved: 1 }, daria: { at: 'd1' } },
      squares: { b1: { crossbowman: 1 } },
      dice: { enemy: ['fail'] },
    });
    expect(bare.facts('aimed')).toMatchObject([{ dice: 1 }]);
  });

  test('and so it strikes back', () => {
    const s = scene({
      map: LONG_STREET,
      cards: CARDS,
      machines: { tank: { at: 'b1', hp: 2, guard: 'agile' } },
      assassins: { claudio: { at: 'b1', melee: 'sword-2' }, daria: { at: 'd1' } },
      squares: { b1: { agile: 1 } },
      dice: { assassin: ['miss', 'miss'], enemy: ['hit', 'fail', 'fail'] },
    });
    s.play('claudio attack sword-2 b1');
    expect(s.facts('dice-rolled').at(-1)).toMatchObject({ for: 'retaliation', by: 'claudio', faces: ['hit', 'fail', 'fail'] });
  });

  test('[R48.5] an event puts a guard aboard an unoccupied machine, the players choosing which', () => {
    const s = scene({
      map: LONG_STREET,
      next: 'event',
      machines: { tank: { at: 'b1' }, 'flying-machine': { at: 'c1' }, 'naval-cannon': { at: 'd1' } },
      assassins: { claudio: { at: 'c1', aboard: 'flying-machine' }, daria: { at: 'a1' } },
      squares: { b1: { crossbowman: 1, agile: 1 }, c1: { agile: 1 } },
      decks: { event: { draw: ['press-gang'] } },
    });
    expect(s.options()).toEqual(['seize tank crossbowman', 'seize tank agile']);
    s.play('seize tank agile');
    expect(tank(s).guard).toBe(1);
    expect(s.whys('machine-seized')).toEqual(['G4', 'R48.4', 'R48.5']);
    expect(s.square('b1').enemies).toBe(2);
  });
});
