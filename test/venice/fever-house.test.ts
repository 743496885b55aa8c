import { describe, expect, type Scene, sq, test, type VeniceSetting, veniceScene } from '#venice-scenes';

const CALM = { event: { draw: ['still-air', 'quiet-hour'] }, reinforcement: { draw: ['patrol-2-1', 'patrol-2-3'] } };
const inside = (position: VeniceSetting): Scene => veniceScene('fever-house', { decks: CALM, ...position });

describe('1.3 Fever House', () => {
  test('[R49] whoever comes into a ward where a guard stands is seen without a test', () => {
    const s = inside({
      assassins: { alessandra: { at: 'd2' }, bastiano: { at: 'f5' } },
      squares: { d1: { crossbowman: 1 } },
    });
    s.play('alessandra move d1');
    expect(s.facts('dice-rolled')).toEqual([]);
    expect(s.whys('exposed')).toContain('R49');
    expect(s.alert()).toBe('raised');
  });

  test('[R49] an empty ward is only a room, until the rounds come through the door', () => {
    const s = inside({
      direction: 'north',
      assassins: { alessandra: { at: 'd2', ap: 2 }, bastiano: { at: 'f5', ap: 0 } },
      squares: { d2: { crossbowman: 1 } },
      dice: { enemy: ['fail'] },
    });
    s.play('alessandra move d1');
    expect(s.who('alessandra').exposed).toBe(false);
    s.play('end-phase');
    expect(s.square('d1').enemies).toBe(1);
    expect(s.facts('exposed')).toMatchObject([{ by: 'alessandra', why: ['R49', 'R20.2'] }]);
  });

  test('[R14.1, R44.1] the man can be questioned only once the doctor has been brought to his bed', () => {
    const s = inside({
      assassins: { alessandra: { at: 'd1', ap: 3 }, bastiano: { at: 'c5' }, claudio: { at: 'c4' } },
    });
    expect(s.optionsOf('bastiano complete')).toEqual([]);
    s.play('alessandra complete doctor');
    expect(s.whys('ally-freed')).toContain('R44.1');
    s.play('alessandra move d2', 'alessandra bring plague-doctor');
    expect(s.facts('objective-completed')).toEqual([]);
    expect(s.refuses('bastiano complete patient').rule).toBe('R14.1');
  });

  test('[R14.3] pointed out: at the bed he points, and the questioning takes 2 AP', () => {
    const s = inside({
      assassins: { alessandra: { at: 'c4' }, bastiano: { at: 'c5', ap: 2 } },
      allies: { 'plague-doctor': { at: 'c4', ap: 0 } },
    });
    s.play('alessandra move c5', 'alessandra bring plague-doctor');
    expect(s.facts('objective-completed').map(({ objective }) => objective)).toEqual(['doctor']);
    expect(s.facts('objective-revealed')).toMatchObject([{ objective: 'patient' }]);
    s.play('bastiano complete patient', 'bastiano complete patient');
    expect(s.facts('objective-completed').map(({ objective }) => objective)).toEqual(['doctor', 'patient']);
    expect(s.whys('objective-revealed')).toContain('R14.3');
  });

  test('[R44.2] nobody attacks the doctor, and once a turn he gives someone 1 HP back', () => {
    const s = inside({
      next: 'combat',
      assassins: { alessandra: { at: 'e3', hp: 2, ap: 3 }, bastiano: { at: 'f5' } },
      allies: { 'plague-doctor': { at: 'e3', state: 'exposed', ap: 0 } },
      squares: { e3: { crossbowman: 2 } },
    });
    expect(s.facts('dice-rolled')).toEqual([]);
    s.play('plague-doctor use-on doctor-0 alessandra');
    expect(s.facts('healed')).toMatchObject([{ by: 'alessandra' }]);
    expect(s.refuses('plague-doctor use-on doctor-0 alessandra')).toBeDefined();
  });

  test('[R49, G4] barred cloister: the alert closes it before the doors, and quiet opens it again', () => {
    const s = inside({
      assassins: { alessandra: { at: 'e4', pack: ['forged-pass'] }, bastiano: { at: 'c2' } },
      squares: { b2: { crossbowman: 1 } },
      dice: { detection: ['eye'] },
    });
    s.play('bastiano move b2');
    expect(s.alert()).toBe('raised');
    expect(s.facts('ground-changed')).toMatchObject([{ change: { change: 'restricted', set: true } }, { change: { set: true } }]);
    s.play('alessandra use forged-pass');
    expect(s.facts('ground-changed').slice(2)).toMatchObject([{ change: { set: false } }, { change: { set: false } }]);
  });
});

describe('cards of 1.3', () => {
  test('[R9.3, R49] the yellow flag opens the squares inside both ward doors', () => {
    const s = inside({
      assassins: { alessandra: { at: 'd4', ap: 3 }, bastiano: { at: 'd2' } },
      squares: { d1: { crossbowman: 1 } },
      dice: { detection: ['blank'] },
    });
    s.play('alessandra climb', 'alessandra synchronise', 'bastiano move d1');
    expect(s.whys('tower-synchronised')).toContain('R9.3');
    expect(s.facts('ground-changed').map(({ change }) => change)).toEqual([
      { change: 'restricted', at: sq('c5'), set: false },
      { change: 'restricted', at: sq('d1'), set: false },
    ]);
    expect(s.who('bastiano').exposed).toBe(false);
    expect(s.facts('exposed')).toEqual([]);
    expect(s.facts('lasting-begun')).toMatchObject([{ lasting: { quantity: 'reinforcements', add: -1 } }]);
  });

  test('[R3.3] the burial boat: a reinforcement card fewer, and no station', () => {
    const s = inside({
      next: 'event',
      decks: { ...CALM, event: { draw: ['burial-boat', 'still-air'] } },
      assassins: { alessandra: { at: 'f5' }, bastiano: { at: 'e3' } },
    });
    expect(s.refuses('alessandra leave')).toMatchObject({ refused: 'forbidden-by-card' });
    expect(s.whys('lasting-begun')).toContain('R3.3');
    s.play('end-phase');
    while (s.question() === 'window') s.play('pass');
    expect(s.facts('reinforced')).toEqual([]);
  });

  test('[R17.1, R22.2] gravediggers take the bodies and look at whoever stands about', () => {
    const s = inside({
      next: 'event',
      decks: { ...CALM, event: { draw: ['gravediggers', 'still-air'] } },
      assassins: { alessandra: { at: 'e3' }, bastiano: { at: 'f5' } },
      squares: { e3: { crossbowman: 1, bodies: { crossbowman: 2 } } },
      dice: { detection: ['blank'] },
    });
    expect(s.square('e3')).toMatchObject({ enemies: 1, bodies: 0 });
    expect(s.whys('dice-rolled')).toContain('R22.2');
  });
});
