import { describe, expect, STREET, scene, test } from '#scenes';

const ROOFS = `
+-+-+-+
|^ . ^|
+-+-+-+
`;
const daria = { at: 'c1' } as const;

describe('parachute', () => {
  test('[R24] [G4] eliminates one guard of the players’ choice on another roof and glides there, for 2 AP', () => {
    const s = scene({
      map: ROOFS,
      assassins: { claudio: { at: 'a1', pack: ['parachute'] }, daria: { at: 'b1' } },
      squares: { c1: { crossbowman: 1, agile: 1 } },
      dice: { detection: ['blank'] },
    });
    s.play('claudio use-at parachute c1');
    expect(s.options()).toEqual(['eliminate crossbowman c1', 'eliminate agile c1']);
    s.play('eliminate agile c1');
    expect(s.who('claudio')).toMatchObject({ at: 2, ap: 1, pack: [], exposed: false });
    expect(s.square('c1').guards).toEqual({ crossbowman: 1 });
    expect(s.facts('dice-rolled')).toMatchObject([{ by: 'claudio', faces: ['blank'] }]);
    expect(s.game.piles.equipment.discard).toEqual(['parachute']);
    expect(s.whys('effect-begun')).toEqual(['R24', 'G4']);
  });

  test('[R32.4] nobody hunts; exposed and gliding to a roof without a living enemy: incognito', () => {
    const s = scene({
      map: ROOFS,
      assassins: { claudio: { at: 'a1', state: 'exposed', pack: ['parachute'] }, daria: { at: 'b1' } },
      squares: { a1: { crossbowman: 3 }, c1: { crossbowman: 1 } },
    });
    s.play('claudio use-at parachute c1');
    expect(s.square('a1').enemies).toBe(3);
    expect(s.facts('hunt-begun')).toEqual([]);
    expect(s.who('claudio')).toMatchObject({ at: 2, exposed: false });
    expect(s.square('c1')).toMatchObject({ enemies: 0, bodies: 1, bases: 1 });
    expect(s.whys('moved')).toContain('R32.4');
  });

  test('[G4] a boss is no guard: it stays, and rolls for the one who lands', () => {
    const s = scene({
      map: ROOFS,
      bosses: { castellan: { at: 'c1' } },
      assassins: { claudio: { at: 'a1', pack: ['parachute'] }, daria: { at: 'b1' } },
      dice: { detection: ['blank'] },
    });
    s.play('claudio use-at parachute c1');
    expect(s.facts('enemy-eliminated')).toEqual([]);
    expect(s.facts('dice-rolled').map(({ faces }) => faces.length)).toEqual([1]);
    expect(s.whys('moved')).toContain('G4');
  });

  test('[R24] not from the street, not to it, not to the own roof, not with 1 AP', () => {
    const s = scene({
      map: ROOFS,
      assassins: {
        alessandra: { at: 'b1', pack: ['parachute'] },
        claudio: { at: 'a1', pack: ['parachute'] },
        daria: { at: 'c1', ap: 1, pack: ['parachute'] },
      },
    });
    for (const id of ['alessandra use-at parachute a1', 'claudio use-at parachute b1', 'claudio use-at parachute a1'])
      expect(s.refuses(id)).toMatchObject({ refused: 'card-cannot-be-used', rule: 'R24' });
    expect(s.refuses('daria use-at parachute a1')).toEqual({ refused: 'too-few-actions', rule: 'R4.1' });
  });
});

describe('smoke bomb', () => {
  test('[R24] all exposed characters of a nearby square become incognito, enemies or not; their bases stay', () => {
    const s = scene({
      map: STREET,
      assassins: {
        alessandra: { at: 'a1', pack: ['smoke-bomb'] },
        bastiano: { at: 'b1', state: 'exposed' },
        claudio: { at: 'b1', state: 'exposed' },
        daria: { at: 'c1', state: 'exposed' },
      },
      squares: { b1: { crossbowman: 4 } },
    });
    expect(s.optionsOf('alessandra use-at')).toEqual(['alessandra use-at smoke-bomb b1']);
    s.play('alessandra use-at smoke-bomb b1');
    expect([s.who('bastiano').exposed, s.who('claudio').exposed, s.who('daria').exposed]).toEqual([false, false, true]);
    expect(s.square('b1').bases).toBe(2);
    expect(s.facts('dice-rolled')).toEqual([]);
    expect(s.whys('became-incognito')).toContain('R24');
  });

  test('[R24] the own square is nearby; a wall and two squares are not', () => {
    const s = scene({
      map: '\n+-+-+-+\n|.|. .|\n+-+-+-+\n',
      assassins: {
        alessandra: { at: 'a1', state: 'exposed' },
        claudio: { at: 'b1', state: 'exposed', pack: ['smoke-bomb'] },
        daria: { at: 'c1', pack: ['smoke-bomb'] },
      },
    });
    expect(s.refuses('claudio use-at smoke-bomb a1')).toMatchObject({ rule: 'R24' });
    expect(s.refuses('claudio use-at smoke-bomb c1')).toMatchObject({ rule: 'R24' });
    s.play('claudio use-at smoke-bomb b1');
    expect(s.who('claudio').exposed).toBe(false);
  });
});

describe('Borgia cape', () => {
  const caped = {
    map: STREET,
    assassins: { claudio: { at: 'a1', pack: ['borgia-cape'] }, daria },
    squares: { b1: { crossbowman: 2 } },
  } as const;

  test('[R24] when exactly one die detects, it is rolled again; the cape is kept', () => {
    const s = scene({ ...caped, dice: { detection: ['eye', 'alarm', 'blank'] } }).play('claudio move b1');
    expect(s.options()).toEqual(['claudio reroll borgia-cape eye', 'claudio decline borgia-cape']);
    s.play('claudio reroll borgia-cape eye');
    expect(s.who('claudio')).toMatchObject({ exposed: false, pack: ['borgia-cape'] });
    expect(s.facts('die-rerolled')).toMatchObject([{ from: 'eye', to: 'blank' }]);
    expect(s.whys('die-rerolled')).toContain('R24');
  });

  test('[R24] the new face stands; declined, so does the old', () => {
    const again = scene({ ...caped, dice: { detection: ['eye', 'blank', 'eye'] } });
    again.play('claudio move b1', 'claudio reroll borgia-cape eye');
    expect(again.who('claudio').exposed).toBe(true);
    expect(again.whys('die-rerolled')).toContain('R24');
    const declined = scene({ ...caped, dice: { detection: ['eye', 'blank'] } });
    declined.play('claudio move b1', 'claudio decline borgia-cape');
    expect(declined.who('claudio').exposed).toBe(true);
  });

  test('[R24] two dice that detect are too many, and an alarm counts only while the alert is raised', () => {
    const two = scene({ ...caped, alert: 'raised', dice: { detection: ['eye', 'alarm'] } }).play('claudio move b1');
    expect(two.who('claudio').exposed).toBe(true);
    expect(two.refuses('claudio use borgia-cape')).toMatchObject({ rule: 'R24' });
    const one = scene({ ...caped, alert: 'raised', dice: { detection: ['blank', 'alarm', 'blank'] } }).play('claudio move b1');
    expect(one.optionsOf('claudio reroll')).toEqual(['claudio reroll borgia-cape alarm']);
    one.play('claudio reroll borgia-cape alarm');
    expect(one.who('claudio').exposed).toBe(false);
  });
});

describe('medicine and quicklime', () => {
  test('[R24] medicine: up to two HP for one assassin of the square who lacks some', () => {
    const s = scene({
      map: STREET,
      assassins: { alessandra: { at: 'a1', pack: ['medicine'] }, claudio: { at: 'a1', hp: 2 }, daria: { at: 'c1', hp: 1 } },
    });
    expect(s.optionsOf('alessandra use-on')).toEqual(['alessandra use-on medicine claudio']);
    expect(s.refuses('alessandra use-on medicine daria')).toMatchObject({ rule: 'R24' });
    s.play('alessandra use-on medicine claudio');
    expect(s.facts('healed')).toMatchObject([{ by: 'claudio', hp: 1, why: 'R24' }]);
    expect(s.who('alessandra')).toMatchObject({ ap: 2, pack: [] });
  });

  test('[R24] [G4] quicklime: all bodies of a nearby square are gone, unsearched, and back in the reserve', () => {
    const s = scene({
      map: STREET,
      assassins: { claudio: { at: 'a1', pack: ['quicklime'] }, daria },
      squares: { b1: { crossbowman: 1, bodies: { crossbowman: 2, agile: 1 } }, c1: { bodies: { crossbowman: 1 } } },
    });
    const [crossbowmen, agile] = s.game.reserve;
    expect(s.optionsOf('claudio use-at')).toEqual(['claudio use-at quicklime b1']);
    s.play('claudio use-at quicklime b1');
    expect(s.square('b1')).toMatchObject({ enemies: 1, bodies: 0 });
    expect(s.square('c1').bodies).toBe(1);
    expect(s.game.reserve.slice(0, 2)).toEqual([crossbowmen! + 2, agile! + 1]);
    expect(s.facts('card-drawn')).toEqual([]);
    expect(s.whys('body-hidden')).toContain('G4');
    expect(s.whys('card-discarded')).toContain('R24');
  });
});
