import { describe, expect, type Scene, test, type UnmannedSetting, type VeniceSetting, veniceScene } from '#venice-scenes';

const CALM = { event: { draw: ['still-air', 'quiet-hour'] }, reinforcement: { draw: ['patrol-2-1', 'patrol-2-3'] } };
const inside = (position: VeniceSetting): Scene => veniceScene('fever-house', { decks: CALM, ...position });

/** Entered by one who is incognito, at once or with the doctor on his round. */
const WARD = 'e1';
const besideWard = (position: UnmannedSetting = {}): Scene =>
  inside({
    assassins: { alessandra: { at: 'd1' }, bastiano: { at: 'e4' } },
    squares: { [WARD]: { crossbowman: 1 } },
    ...position,
  });

describe('1.3 Fever House: the wards', () => {
  test('[R49] whoever comes into a ward where a guard stands is seen without a test', () => {
    const s = besideWard();
    s.play(`alessandra move ${WARD}`);
    expect(s.facts('dice-rolled')).toEqual([]);
    expect(s.whys('exposed')).toContain('R49');
    expect(s.alert()).toBe('raised');
  });

  test('[R49] an empty ward is only a room, until the rounds come in', () => {
    const s = inside({
      direction: 'east',
      assassins: { alessandra: { at: 'd1', ap: 2 }, bastiano: { at: 'e4', ap: 0 } },
      squares: { d1: { crossbowman: 1 } },
      dice: { enemy: ['fail'] },
    });
    s.play(`alessandra move ${WARD}`);
    expect(s.who('alessandra').exposed).toBe(false);
    s.play('end-phase');
    expect(s.facts('exposed')).toMatchObject([{ by: 'alessandra', why: ['R49', 'R20.2'] }]);
  });

  test('[R49, G4] makes-his-round: beside the doctor nobody is seen in a ward, and nothing is rolled', () => {
    const s = besideWard({ allies: { 'ward-doctor': { at: 'd1', ap: 0 } } });
    s.play(`alessandra move ${WARD}`, 'alessandra bring ward-doctor');
    expect([s.who('alessandra').exposed, s.who('ward-doctor').exposed]).toEqual([false, false]);
    expect(s.facts('dice-rolled')).toEqual([]);
    expect(s.whys('undetected')).toContain('R49');
    expect(s.alert()).toBe('quiet');
  });

  test('[R14.1] and while he stands there, the bills are taken from under the eyes of the guard', () => {
    const s = besideWard({ allies: { 'ward-doctor': { at: 'd1', ap: 0 } } });
    s.play(`alessandra move ${WARD}`, 'alessandra bring ward-doctor', 'alessandra complete bills');
    expect(s.facts('objective-completed')).toMatchObject([{ objective: 'bills' }]);
    expect(s.whys('objective-completed')).toContain('R14.2');
  });

  test('[R49] left at the door he is of no help', () => {
    const s = besideWard({ allies: { 'ward-doctor': { at: 'd1', ap: 0 } } });
    s.play(`alessandra move ${WARD}`, 'alessandra set-out');
    expect(s.whys('exposed')).toContain('R49');
  });
});

describe('1.3 Fever House: the doctor', () => {
  test('[R44.1, R14.3] let out of the lodge he follows, and his ward is where he is brought', () => {
    const s = inside({ assassins: { alessandra: { at: 'a2' }, bastiano: { at: 'f5' } } });
    s.play('alessandra complete doctor', 'alessandra move b2', 'alessandra bring ward-doctor');
    expect(s.whys('ally-freed')).toContain('R44.1');
    const south = inside({
      assassins: { alessandra: { at: 'c4' }, bastiano: { at: 'f5' } },
      allies: { 'ward-doctor': { at: 'c4', ap: 0 } },
    });
    south.play('alessandra move c5', 'alessandra bring ward-doctor');
    expect(south.facts('objective-completed')).toMatchObject([{ objective: 'doctor' }]);
  });

  test('[R14.1] the man can be questioned without him', () => {
    const s = inside({ assassins: { alessandra: { at: 'b5' }, bastiano: { at: 'f5' } } });
    s.play('alessandra complete patient', 'alessandra complete patient');
    expect(s.facts('objective-completed')).toMatchObject([{ objective: 'patient' }]);
    expect(s.whys('objective-completed')).toContain('R14.2');
  });

  test('[R44.2] nobody attacks the doctor', () => {
    const s = inside({
      next: 'combat',
      assassins: { alessandra: { at: 'a4' }, bastiano: { at: 'f5' } },
      allies: { 'ward-doctor': { at: 'e3', state: 'exposed', ap: 0 } },
      squares: { e3: { crossbowman: 2 } },
    });
    expect(s.facts('dice-rolled')).toEqual([]);
    expect(s.facts('aimed')).toEqual([]);
  });
});

describe('1.3 Fever House: the alert', () => {
  test('[R49, G4] closed-cloister: a crossbowman at each station, the squares before the doors restricted, until it is quiet', () => {
    const s = inside({
      assassins: { alessandra: { at: 'e4', pack: ['forged-pass'] }, bastiano: { at: 'c2' } },
      squares: { b2: { crossbowman: 1 } },
      dice: { detection: ['eye'] },
    });
    s.play('bastiano move b2');
    expect(s.alert()).toBe('raised');
    expect(s.facts('ground-changed')).toMatchObject([{ change: { change: 'restricted', set: true } }, { change: { set: true } }]);
    expect([s.square('a4').enemies, s.square('f5').enemies]).toEqual([1, 1]);
    s.play('alessandra use forged-pass');
    expect(s.facts('ground-changed').slice(2)).toMatchObject([{ change: { set: false } }, { change: { set: false } }]);
  });

  test('[R14.3, R23.1] calm: the bell for the dead quiets the alert, and opens the cloister', () => {
    const s = inside({
      assassins: { alessandra: { at: 'c1' }, bastiano: { at: 'c2' } },
      squares: { b2: { crossbowman: 1 } },
      dice: { detection: ['eye'] },
    });
    s.play('bastiano move b2', 'alessandra complete calm');
    expect(s.alert()).toBe('quiet');
    expect(s.facts('ground-changed')).toHaveLength(4);
    expect(s.whys('alert-quieted')).toContain('R23.1');
  });
});

describe('cards of 1.3', () => {
  test('[R9.3] the fever flag: enemies move a square less, and a reinforcement card fewer is drawn', () => {
    const s = inside({
      direction: 'east',
      assassins: { alessandra: { at: 'd4' }, bastiano: { at: 'f5' } },
      squares: { b3: { crossbowman: 1 } },
    });
    s.play('alessandra climb', 'alessandra synchronise', 'end-phase');
    while (s.question() === 'window') s.play('pass');
    expect(s.whys('tower-synchronised')).toContain('R9.3');
    expect(s.square('b3').enemies).toBe(1);
    expect(s.facts('reinforced')).toEqual([]);
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
