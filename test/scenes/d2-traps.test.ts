import { arrange, createMemory, type EquipmentCard, isRefusal } from '@bauta/engine';
import { BLOCK, describe, expect, LONG_STREET, practicePack, type Scene, type SceneSetting, scene, sq, test } from '#scenes';
import { arrangementOf, contentOf, memoryOf, setupOf } from '../support/scenes/scene-setting.ts';

const BOMB = 'tripwire-bomb';

/** Enemies march east; the bomb lies on b1. */
const marching = (change: Partial<SceneSetting> = {}): Scene =>
  scene({
    map: LONG_STREET,
    next: 'movement',
    direction: 'east',
    traps: { b1: BOMB },
    assassins: { bastiano: { at: 'd1', saved: 1 }, daria: { at: 'd1' } },
    ...change,
  });
const order = (s: Scene, ...types: string[]) => s.events.map(({ type }) => type).filter((type) => types.includes(type));

describe('D2 laying a trap', () => {
  const holding = (change: Partial<SceneSetting> = {}) =>
    scene({ map: LONG_STREET, assassins: { bastiano: { at: 'b1', pack: [BOMB, BOMB] }, daria: { at: 'd1' } }, ...change });

  test('[D2] for 1 AP on the own or a nearby square; the card lies there', () => {
    const s = holding();
    expect(s.optionsOf('bastiano use-at')).toEqual([
      'bastiano use-at tripwire-bomb b1',
      'bastiano use-at tripwire-bomb c1',
      'bastiano use-at tripwire-bomb a1',
    ]);
    s.play('bastiano use-at tripwire-bomb c1');
    expect(s.game.maps[0]!.traps).toEqual([{ card: BOMB, at: sq('c1') }]);
    expect(s.who('bastiano')).toMatchObject({ ap: 2, pack: [BOMB] });
    expect(s.facts('card-discarded')).toEqual([]);
    expect(s.whys('trap-laid')).toEqual(['D2']);
  });

  test('[D2] at most one a square', () => {
    const s = holding();
    s.play('bastiano use-at tripwire-bomb c1');
    expect(s.optionsOf('bastiano use-at')).toEqual(['bastiano use-at tripwire-bomb b1', 'bastiano use-at tripwire-bomb a1']);
    expect(s.refuses('bastiano use-at tripwire-bomb c1')).toMatchObject({ rule: 'R24' });
  });

  test('[D2] characters pass over it', () => {
    const s = holding({ traps: { c1: BOMB } });
    s.play('bastiano move c1');
    expect(s.game.maps[0]!.traps).toHaveLength(1);
    s.play('bastiano use-at tripwire-bomb b1');
    expect(s.whys('trap-laid')).toEqual(['D2']);
  });
});

describe('D2 a trap goes off', () => {
  test('[D2] after all movement of the step, and before its tests: who is eliminated rolls no dice [R30.6]', () => {
    const s = marching({
      squares: { a1: { crossbowman: 3 }, c1: { agile: 1 } },
      assassins: { bastiano: { at: 'b1', saved: 1 }, daria: { at: 'b1' } },
      dice: { detection: ['blank', 'blank', 'blank', 'blank'] },
    });
    expect(order(s, 'enemy-moved', 'trap-sprung', 'dice-rolled', 'alert-raised')).toEqual([
      'enemy-moved',
      'enemy-moved',
      'enemy-moved',
      'enemy-moved',
      'trap-sprung',
      'dice-rolled',
      'dice-rolled',
      'dice-rolled',
      'dice-rolled',
      'alert-raised',
    ]);
    expect(s.whys('trap-sprung')).toEqual(['D2', 'R30.6']);
    // One crossbowman is left: 1 die for each of the two assassins, and for each body.
    expect(s.facts('dice-rolled').map(({ for: what, faces }) => [what, faces.length])).toEqual([
      ['test', 1],
      ['test', 1],
      ['body', 1],
      ['body', 1],
    ]);
    expect(s.square('b1')).toMatchObject({ enemies: 1, bodies: 2 });
  });

  test('[D2] nobody left on the square, nobody is tested; a black card is discarded [R24]', () => {
    const s = marching({
      squares: { a1: { crossbowman: 2 } },
      assassins: { bastiano: { at: 'b1', saved: 1 }, daria: { at: 'd1' } },
    });
    expect(s.facts('dice-rolled')).toEqual([]);
    expect(s.game.maps[0]!.traps).toEqual([]);
    expect(s.game.piles.equipment.discard).toEqual([BOMB]);
    expect(s.alert()).toBe('raised');
  });

  test('[D2] reinforcements that appear there set it off too', () => {
    const s = marching({
      next: 'reinforcement',
      entrances: { A: ['b1'], B: ['b1'], C: ['b1'], D: ['b1'] },
      decks: { reinforcement: { draw: ['patrol-2-1'] } },
    });
    expect(s.facts('guard-placed').length).toBeGreaterThan(0);
    expect(s.whys('trap-sprung')).toEqual(['D2', 'R30.6']);
  });

  test('[D2] a boss sets it off, and loses HP', () => {
    const s = marching({ bosses: { castellan: { at: 'a1', hp: 3 } } });
    expect(s.game.bosses[0]).toMatchObject({ hp: 2, at: sq('b1') });
    expect(s.facts('trap-sprung')).toHaveLength(1);
  });

  test('[D2] one who passes over with steps left does not [R30.9]', () => {
    const s = marching({ guards: { rider: { steps: 2 } }, squares: { a1: { rider: 1 } } });
    expect(s.square('c1').enemies).toBe(1);
    expect(s.facts('trap-sprung')).toEqual([]);
  });

  test('[D2] of several the players say which goes first [G1]', () => {
    const s = marching({
      traps: { b1: BOMB, d1: 'lamp-oil' },
      squares: { a1: { crossbowman: 1 }, c1: { crossbowman: 1 } },
      assassins: { bastiano: { at: 'a1', saved: 1 }, daria: { at: 'a1' } },
    });
    expect(s.question()).toBe('spring-traps');
    expect(s.options()).toEqual(['spring d1', 'spring b1']);
    s.play('spring b1');
    expect(s.facts('trap-sprung').map(({ card }) => card)).toEqual([BOMB, 'lamp-oil']);
    // The oil's guard slipped back to c1; a white card leaves the game (R24).
    expect(s.square('c1').enemies).toBe(1);
    expect(s.game.removed).toEqual(['lamp-oil']);
  });

  test('[D2] whom one trap sends onto another sets that off as well', () => {
    const s = marching({
      map: BLOCK,
      traps: { b1: 'lamp-oil', b2: BOMB },
      squares: { a1: { crossbowman: 1 } },
      assassins: { bastiano: { at: 'c2', saved: 1 }, daria: { at: 'c2' } },
    });
    expect(s.options()).toEqual(['push crossbowman b1 c1', 'push crossbowman b1 b2', 'push crossbowman b1 a1']);
    s.play('push crossbowman b1 b2');
    expect(s.facts('trap-sprung').map(({ at }) => at)).toEqual([sq('b1'), sq('b2')]);
    expect(s.square('b2')).toMatchObject({ enemies: 0, bodies: 1 });
  });

  test('[D2] one that waits its turn goes off once, though another sends it one more', () => {
    const s = marching({
      map: BLOCK,
      traps: { b1: 'lamp-oil', b2: BOMB },
      squares: { a1: { crossbowman: 1 }, a2: { crossbowman: 1 } },
      assassins: { bastiano: { at: 'c2', saved: 1 }, daria: { at: 'c2' } },
    });
    s.play('spring b1', 'push crossbowman b1 b2');
    expect(s.facts('trap-sprung').map(({ at }) => at)).toEqual([sq('b1'), sq('b2')]);
    expect(s.square('b2')).toMatchObject({ enemies: 0, bodies: 2 });
  });

  test('[D2] in a hunt it goes off after the hunters, who had followed all the same: exposed still [R32.2]', () => {
    const s = marching({
      next: 'assassin',
      squares: { a1: { crossbowman: 3 } },
      assassins: { bastiano: { at: 'a1', state: 'exposed' }, daria: { at: 'd1' } },
      alert: 'raised',
    });
    s.play('bastiano move b1');
    expect(order(s, 'hunt-ended', 'trap-sprung', 'enemy-eliminated')).toEqual([
      'hunt-ended',
      'trap-sprung',
      'enemy-eliminated',
      'enemy-eliminated',
    ]);
    expect(s.square('b1')).toMatchObject({ enemies: 0, bodies: 2 });
    expect(s.who('bastiano').exposed).toBe(true);
  });

  test('[D2] a guard that is pushed onto it sets it off', () => {
    const s = marching({
      next: 'assassin',
      squares: { a1: { crossbowman: 1 } },
      assassins: { bastiano: { at: 'a1', ability: 'bastiano-0' }, daria: { at: 'd1' } },
    });
    s.play('bastiano use bastiano-0');
    expect(s.facts('trap-sprung')).toMatchObject([{ card: BOMB, at: sq('b1') }]);
    expect(s.alert()).toBe('raised');
  });

  test('[D2] a rule may wait for it', () => {
    const s = marching({
      cards: [
        {
          kind: 'rule',
          id: 'echo',
          effects: [
            {
              when: 'trap-sprung',
              if: [{ if: 'subject', is: BOMB }],
              cost: 0,
              per: '',
              may: false,
              who: 'nobody',
              do: [{ do: 'set-alert', alert: 'quiet' }],
            },
          ],
        },
      ],
      memory: { rules: ['echo'] },
      squares: { a1: { crossbowman: 1 } },
    });
    expect(s.facts('effect-begun').map(({ card }) => card)).toEqual([BOMB, 'echo']);
    expect(s.alert()).toBe('quiet');
  });
});

describe('D2 a trap that does not go off', () => {
  test('[D2] at the end of the memory it is taken up, and its card is laid aside [R24]', () => {
    const s = marching({ next: 'assassin', traps: { b1: BOMB, c1: 'lamp-oil' } });
    s.play('concede');
    expect(s.facts('trap-taken-up').map(({ why }) => why)).toEqual([
      ['G5', 'D2'],
      ['G5', 'D2'],
    ]);
    expect(s.game.maps[0]!.traps).toEqual([]);
    expect(s.game.removed).toEqual(['lamp-oil']);
    expect(s.game.piles.equipment.discard).toEqual([BOMB]);
  });

  test('[D2] a tile that goes takes its traps along [R43]', () => {
    const s = scene({
      map: LONG_STREET,
      cards: [
        {
          kind: 'rule',
          id: 'flood',
          effects: [
            {
              when: 'moved',
              if: [{ if: 'turn', from: 1, to: 9 }],
              cost: 0,
              per: '',
              may: false,
              who: 'nobody',
              do: [{ do: 'remove-tile', tile: 'a1' }],
            },
          ],
        },
      ],
      memory: { rules: ['flood'] },
      traps: { a1: BOMB, b1: BOMB },
      assassins: { bastiano: { at: 'c1' }, daria: { at: 'd1' } },
    });
    s.play('bastiano move b1');
    expect(s.facts('trap-taken-up')).toMatchObject([{ at: sq('a1') }]);
    expect(s.whys('trap-taken-up')).toContain('D2');
    expect(s.game.maps[0]!.traps).toEqual([{ card: BOMB, at: sq('b1') }]);
  });

  test('[D2] a map that is taken down takes its traps along [R50.3]', () => {
    const s = scene({
      map: LONG_STREET,
      mapB: LONG_STREET,
      stations: ['a1', 'b:a1'],
      objectives: { proof: { at: 'd1', ap: 1 } },
      traps: { 'b:b1': BOMB },
      assassins: { bastiano: { at: 'b:a1' }, daria: { at: 'a1' } },
    });
    s.play('bastiano travel a1');
    expect(s.whys('trap-taken-up')).toEqual(['R50.3', 'D2']);
    expect(s.game.piles.equipment.discard).toEqual([BOMB]);
  });

  test('[D2] a position with a card that is no trap, or two on one square, is refused', () => {
    const setting: SceneSetting = {
      map: LONG_STREET,
      traps: { b1: BOMB },
      assassins: { bastiano: { at: 'b1' }, daria: { at: 'b1' } },
    };
    const created = createMemory(contentOf(setting, memoryOf(setting)), setupOf(setting));
    if (isRefusal(created)) throw new Error(created.refused);
    const laid = (...traps: { card: string; at: number }[]) => arrange(created, { ...arrangementOf(setting), traps });
    expect(laid({ card: 'medicine', at: sq('b1') })).toMatchObject({ refused: 'no-trap', rule: 'D2' });
    const twice = { card: BOMB, at: sq('b1') };
    expect(laid(twice, twice)).toMatchObject({ refused: 'trap-there-already', rule: 'D2' });
    expect(laid({ card: BOMB, at: sq('z9') })).toMatchObject({ refused: 'no-such-square', rule: 'R7.1' });
    expect((practicePack.content.cards[BOMB] as EquipmentCard).colour).toBe('black');
  });
});
