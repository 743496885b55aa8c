import type { RuleCard } from '@bauta/engine';
import { describe, expect, type Scene, type SceneSetting, scene, sq, test } from '#scenes';

const FIELD = `
+-+-+-+-+
|. . . .|
+ + + + +
|. . . .|
+ + + + +
|. . . .|
+-+-+-+-+
`;
/** A boss on b2 with this movement, and the enemies move east. */
const moving = (movement: 'stays' | 'hunts', change: Partial<SceneSetting> = {}, steps = 1): Scene =>
  scene({
    map: FIELD,
    next: 'movement',
    direction: 'east',
    bosses: { castellan: { at: 'b2', card: { movement, steps } } },
    assassins: { bastiano: { at: 'a1', saved: 1 }, daria: { at: 'd3' } },
    ...change,
  });
const place = (s: Scene, boss = 0) => s.game.bosses[boss]!.at;

describe('R33 a boss who stays', () => {
  test('[R33.1] does not march', () => {
    const s = moving('stays', { squares: { b2: { crossbowman: 1 } } });
    expect(place(s)).toBe(sq('b2'));
    expect(s.square('c2').guards).toEqual({ crossbowman: 1 });
  });

  test('[R33.1] is not drawn to a red base, and does not hunt, but counts in the half', () => {
    expect(place(moving('stays', { squares: { b1: { bases: 1 } } }))).toBe(sq('b2'));
    const s = moving('stays', {
      next: 'assassin',
      alert: 'raised',
      assassins: { bastiano: { at: 'b2', state: 'exposed' }, daria: { at: 'd3' } },
      squares: { b2: { crossbowman: 2 } },
    });
    s.play('bastiano move b1');
    expect(s.facts('hunt-begun')).toMatchObject([{ half: 2 }]);
    expect(s.square('b1').guards).toEqual({ crossbowman: 2 });
    expect(place(s)).toBe(sq('b2'));
  });
});

describe('R33 a boss who hunts', () => {
  test('[R33.1] goes towards the nearest character; the players choose among squares equally near [G1]', () => {
    const s = moving('hunts', { dice: { detection: [] } });
    expect(s.question()).toBe('boss-moves');
    expect(s.options()).toEqual(['move-enemy castellan b2 b1', 'move-enemy castellan b2 a2']);
    expect(s.refuses('move-enemy castellan b2 c2')).toMatchObject({ rule: 'R33.1' });
    s.play('move-enemy castellan b2 a2');
    expect(place(s)).toBe(sq('a2'));
    expect(s.whys('enemy-moved')).toEqual(['R33.1', 'G4']);
  });

  test('[R33.1] an exposed one first, however near the others are', () => {
    const s = moving('hunts', { assassins: { bastiano: { at: 'a2', saved: 1 }, daria: { at: 'd2', state: 'exposed' } } });
    expect(place(s)).toBe(sq('c2'));
  });

  test('[R33.1] not one in a hiding spot or in critical condition', () => {
    const s = moving('hunts', {
      spots: { b1: 'haystack' },
      assassins: { bastiano: { at: 'b1', in: 'spot' }, claudio: { at: 'b3', state: 'critical' }, daria: { at: 'd2', saved: 1 } },
    });
    expect(place(s)).toBe(sq('c2'));
  });

  test('[R33.1] after the march, so that what the guards leave is room', () => {
    const s = moving('hunts', {
      squares: { c2: { crossbowman: 4 } },
      assassins: { bastiano: { at: 'd1', saved: 1 }, daria: { at: 'c2' } },
      dice: { detection: ['blank'] },
    });
    expect(
      s
        .facts('enemy-moved')
        .map(({ enemy }) => enemy)
        .at(-1),
    ).toBe('castellan');
    expect(place(s)).toBe(sq('c2'));
  });

  test('[R33.1] with more steps it is tested for only where it ends, and a red base on the way stops it [R30.9]', () => {
    const line = (squares: SceneSetting['squares']) =>
      moving('hunts', {
        map: '\n+-+-+-+-+\n|. . . .|\n+-+-+-+-+\n',
        bosses: { castellan: { at: 'a1', card: { movement: 'hunts', steps: 3 } } },
        assassins: { bastiano: { at: 'd1', saved: 1 }, daria: { at: 'd1' } },
        squares: { b1: { bodies: { agile: 1 } }, ...squares },
        dice: squares?.c1 === undefined ? { detection: ['blank', 'blank'] } : {},
      });
    expect(line({}).facts('enemy-moved')).toMatchObject([{ from: sq('a1'), to: sq('d1') }]);
    expect(line({ c1: { bases: 1 } }).facts('enemy-moved')).toMatchObject([{ to: sq('c1') }]);
  });

  test('[R33.1] held by a red base on its square [R30.7], or with no way to anyone, it stays', () => {
    expect(place(moving('hunts', { squares: { b2: { bases: 1 } } }))).toBe(sq('b2'));
    const walled = '\n+-+-+-+\n|. .|.|\n+-+-+-+\n';
    const s = moving('hunts', {
      map: walled,
      bosses: { castellan: { at: 'b1', card: { movement: 'hunts' } } },
      assassins: { bastiano: { at: 'c1', saved: 1 }, daria: { at: 'c1' } },
    });
    expect(place(s)).toBe(sq('b1'));
  });

  test('[R33.1] two who hunt go one after the other where only one fits: the players say who [G1]', () => {
    const s = moving('hunts', {
      map: '\n+-+-+-+\n|. . .|\n+-+-+-+\n',
      bosses: { castellan: { at: 'a1', card: { movement: 'hunts' } }, lieutenant: { at: 'c1', card: { movement: 'hunts' } } },
      squares: { b1: { crossbowman: 3, bases: 0 } },
      objectives: { proof: { at: 'b1', ap: 2, spaces: 3 }, never: { kind: 'eliminate', target: 'nobody' } },
      assassins: { bastiano: { at: 'b1', saved: 1 }, daria: { at: 'b1' } },
      dice: { detection: ['blank', 'blank'] },
    });
    expect(s.options()).toEqual(['move-enemy castellan a1 b1', 'move-enemy lieutenant c1 b1']);
    s.play('move-enemy lieutenant c1 b1');
    expect([place(s, 0), place(s, 1)]).toEqual([sq('a1'), sq('b1')]);
  });
});

describe('R33 the tamer and her bear', () => {
  const pair = (change: Partial<SceneSetting> = {}): SceneSetting => ({
    map: FIELD,
    direction: 'east',
    bosses: { tamer: { at: 'b2', hp: 2 }, bear: { at: 'b2', hp: 3 } },
    assassins: { bastiano: { at: 'a1', saved: 1 }, daria: { at: 'd3' } },
    ...change,
  });

  test('[R33.1] the bear goes where the tamer goes, and both are met with a test', () => {
    const s = scene(
      pair({
        next: 'movement',
        assassins: { bastiano: { at: 'c2', saved: 1 }, daria: { at: 'd3' } },
        dice: { detection: ['blank', 'blank'] },
      }),
    );
    expect([place(s, 0), place(s, 1)]).toEqual([sq('c2'), sq('c2')]);
    expect(s.facts('dice-rolled')).toMatchObject([{ faces: ['blank', 'blank'] }]);
  });

  test('[R33.1] it comes along to a red base and in a hunt, beyond the half', () => {
    const lured = scene(pair({ next: 'movement', squares: { b1: { bases: 1 } } }));
    expect([place(lured, 0), place(lured, 1)]).toEqual([sq('b1'), sq('b1')]);
    const s = scene(pair({ alert: 'raised', assassins: { bastiano: { at: 'b2', state: 'exposed' }, daria: { at: 'd3' } } }));
    s.play('bastiano move b1');
    expect(s.facts('hunt-begun')).toMatchObject([{ half: 1 }]);
    expect([place(s, 0), place(s, 1)]).toEqual([sq('b1'), sq('b1')]);
  });

  test('[R33.1] without room beside her it stays behind, and goes back to her at the next movement', () => {
    const s = scene(
      pair({
        next: 'movement',
        squares: { d2: { crossbowman: 3 } },
        bosses: { tamer: { at: 'c2', hp: 2 }, bear: { at: 'c2', hp: 3 } },
      }),
    );
    expect([place(s, 0), place(s, 1)]).toEqual([sq('d2'), sq('c2')]);
    const apart = scene(
      pair({ next: 'movement', direction: 'north', bosses: { tamer: { at: 'c1', hp: 2 }, bear: { at: 'c3', hp: 3 } } }),
    );
    expect([place(apart, 0), place(apart, 1)]).toEqual([sq('c1'), sq('c2')]);
  });

  test('[R33.1] where not all of the square can go it is counted among them [R30.4]', () => {
    const s = scene(
      pair({ next: 'movement', squares: { b2: { crossbowman: 1 }, c2: { crossbowman: 2 }, d2: { crossbowman: 4 } } }),
    );
    expect(s.options()).toEqual(['move-enemy crossbowman b2 c2', 'move-enemy tamer b2 c2']);
    s.play('move-enemy tamer b2 c2');
    expect([place(s, 0), place(s, 1)]).toEqual([sq('c2'), sq('c2')]);
    expect(s.square('b2').enemies).toBe(1);
  });

  test('[R33.1] when she is eliminated it hunts from then on', () => {
    const s = scene(
      pair({
        bosses: { tamer: { at: 'b2', hp: 1 }, bear: { at: 'c2', hp: 3 } },
        assassins: { bastiano: { at: 'b2', blade: 'hidden-blade', ap: 1 }, daria: { at: 'd2' } },
        decks: { reinforcement: { draw: [] } },
        dice: { assassin: ['hit', 'hit'] },
      }),
    );
    s.play('bastiano attack hidden-blade b2');
    expect(s.facts('movement-set')).toMatchObject([{ boss: 'bear', movement: 'hunts', why: ['R33.1', 'G4'] }]);
    expect(s.game.bosses[1]).toMatchObject({ movement: 'hunts' });
  });

  test('[R33.3] at her last HP a guard comes, she goes to the nearest station, and the bear heals', () => {
    const s = scene(
      pair({
        stations: ['a1', 'd2'],
        bosses: { tamer: { at: 'c2', hp: 2 }, bear: { at: 'c2', hp: 2 } },
        assassins: { bastiano: { at: 'c2', melee: 'boar-spear' }, daria: { at: 'd3' } },
        dice: { assassin: ['special', 'hit'] },
      }),
    );
    s.play('bastiano attack boar-spear c2', 'bastiano trigger boar-spear');
    expect(s.options()).toEqual(['strike tamer', 'strike bear']);
    s.play('strike tamer', 'strike bear');
    expect(s.facts('boss-wounded').slice(0, 1)).toMatchObject([{ boss: 'tamer', hits: 0, why: ['R33.2', 'G4'] }]);
    expect(s.facts('effect-begun').at(-1)).toMatchObject({ card: 'whistle' });
    expect(s.square('c2').guards).toEqual({ agile: 1 });
    expect(s.game.bosses).toMatchObject([
      { at: sq('d2'), hp: 1 },
      { at: sq('d2'), hp: 2 },
    ]);
    expect(s.facts('boss-healed')).toMatchObject([{ boss: 'bear', hp: 1, why: 'G4' }]);
  });
});

describe('R33 what moves a boss', () => {
  const rule = (to: string): RuleCard => ({
    kind: 'rule',
    id: 'off',
    effects: [
      { when: 'moved', if: [], cost: 0, per: '', may: false, who: 'nobody', do: [{ do: 'move-boss', boss: 'castellan', to }] },
    ],
  });
  const sent = (to: string, change: Partial<SceneSetting> = {}): Scene => {
    const s = scene({
      map: FIELD,
      cards: [rule(to)],
      memory: { rules: ['off'] },
      bosses: { castellan: { at: 'b2' } },
      assassins: { bastiano: { at: 'a1' }, daria: { at: 'a1' } },
      ...change,
    });
    s.play('bastiano move a2');
    return s;
  };

  test('[G4] a square by its name, where bodies and guards make room for it [R33.3]', () => {
    const s = sent('d3', { squares: { d3: { crossbowman: 3, agile: 1 } } });
    expect(s.options()).toEqual(['displace crossbowman d3', 'displace agile d3']);
    s.play('displace agile d3');
    expect(place(s)).toBe(sq('d3'));
    expect(s.facts('boss-appeared')).toEqual([]);
    expect(s.whys('guard-displaced')).toEqual(['R33.3']);
  });

  test('[G4] the nearest station, of several as near the players choose', () => {
    const s = sent('nearest-station', { stations: ['b1', 'c2', 'd3'] });
    expect(s.options()).toEqual(['move-enemy castellan b2 b1', 'move-enemy castellan b2 c2']);
    s.play('move-enemy castellan b2 c2');
    expect(s.whys('enemy-moved')).toEqual(['R33.3', 'G4']);
  });

  test('[G4] away from all characters', () => {
    expect(place(sent('away'))).toBe(sq('d3'));
  });

  test('[G4] on the station already, it stays', () => {
    expect(sent('nearest-station', { stations: ['b2'] }).facts('enemy-moved')).toEqual([]);
  });
});
