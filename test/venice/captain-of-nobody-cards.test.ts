import { expect, type Scene, test, type VeniceSetting, veniceScene } from '#venice-scenes';

const drawing = (event: string, position: VeniceSetting): Scene =>
  veniceScene('captain-of-nobody', {
    next: 'event',
    alert: 'raised',
    counters: { music: 0 },
    decks: { event: { draw: [event, 'still-air'] }, reinforcement: { draw: ['patrol-2-1', 'patrol-2-1'] } },
    ...position,
  });
const AWAY = { alessandra: { at: 'a4' }, bastiano: { at: 'a4' } };

test('[R3.2] a toast: one AP less for everyone, no march, and nobody is sent', () => {
  const s = drawing('a-toast', { assassins: AWAY, squares: { c2: { crossbowman: 1 } } });
  expect([s.who('alessandra').ap, s.who('bastiano').ap]).toEqual([2, 2]);
  s.play('end-phase');
  expect([s.square('c2').enemies, s.square('c3').enemies]).toEqual([1, 0]);
  expect(s.facts('reinforced')).toEqual([]);
  expect(s.whys('event-revealed')).toContain('R3.2');
});

test('[R32.1] masks: one enemy fewer follows, and [G4] the base that is left behind draws nobody', () => {
  const s = drawing('masks', {
    assassins: { alessandra: { at: 'c4', state: 'exposed' }, bastiano: { at: 'a4' } },
    squares: { c4: { crossbowman: 1 } },
  });
  s.play('alessandra move b4');
  expect(s.facts('hunt-begun')).toMatchObject([{ half: 0 }]);
  expect(s.square('b4').bases).toBe(1);
  s.play('alessandra move a4', 'end-phase');
  expect(s.square('b4')).toMatchObject({ bases: 0, enemies: 0 });
  expect(s.whys('red-base-removed')).toContain('G4');
  expect(s.whys('hunt-begun')).toContain('R32.1');
});

test('[R3.5] fireworks: two tests may be ignored, and [R31.4] every enemy attacks with one die more', () => {
  const s = drawing('fireworks', {
    assassins: { alessandra: { at: 'c4' }, bastiano: { at: 'e2', state: 'exposed' } },
    squares: { d4: { crossbowman: 1 }, e4: { crossbowman: 1 }, e2: { crossbowman: 1 } },
    dice: { enemy: ['fail', 'fail'] },
  });
  s.play('alessandra move d4', 'ignore-test d4', 'alessandra move e4', 'ignore-test e4', 'alessandra move e5', 'end-phase');
  expect(s.facts('test-ignored')).toHaveLength(2);
  expect(s.facts('dice-rolled')).toMatchObject([{ die: 'enemy', faces: ['fail', 'fail'] }]);
  expect(s.whys('test-ignored')).toContain('R3.5');
  expect(s.whys('dice-rolled')).toContain('R31.3');
});

test('[R29.3] late guests: one AP more, and a crossbowman at every station', () => {
  const s = drawing('late-guests', { assassins: AWAY });
  expect([s.who('alessandra').ap, s.who('bastiano').ap]).toEqual([4, 4]);
  expect([s.square('b5').guards, s.square('e5').guards]).toEqual([{ crossbowman: 1 }, { crossbowman: 1 }]);
  expect(s.whys('guard-placed')).toContain('R29.3');
});

test('[R22.2] dropped tray: whoever stands beside an enemy is tested, and the bodies are carried out', () => {
  const s = drawing('dropped-tray', {
    assassins: { alessandra: { at: 'c4' }, bastiano: { at: 'a4' } },
    squares: { c4: { crossbowman: 1 }, c2: { bodies: { crossbowman: 2 } } },
    dice: { detection: ['blank'] },
  });
  expect(s.facts('dice-rolled')).toMatchObject([{ by: 'alessandra', faces: ['blank'] }]);
  expect(s.square('c2').bodies).toBe(0);
  expect(s.whys('dice-rolled')).toContain('R22.2');
});

test('[R22.2] an invitation: in a room, two dice fewer in every test of its bearer', () => {
  const s = drawing('still-air', {
    assassins: { alessandra: { at: 'c3', pack: ['invitation'] }, bastiano: { at: 'd4', pack: ['invitation'] } },
    squares: { c2: { crossbowman: 3 } },
    dice: { detection: ['blank'] },
  });
  expect(s.refuses('bastiano use invitation')).toMatchObject({ refused: 'card-cannot-be-used' });
  s.play('alessandra use invitation', 'alessandra move c2');
  expect(s.facts('dice-rolled')).toMatchObject([{ by: 'alessandra', faces: ['blank'] }]);
  expect(s.who('alessandra').pack).toEqual([]);
  expect(s.whys('dice-rolled')).toContain('R22.2');
});

test('[R20.3] a bauta hides the exposed nearby, [R39.2] once in a memory', () => {
  const s = drawing('still-air', {
    assassins: { alessandra: { at: 'c4', state: 'exposed', pack: ['bauta'] }, bastiano: { at: 'a4' } },
  });
  s.play('alessandra use-at bauta c4');
  expect(s.who('alessandra')).toMatchObject({ exposed: false, pack: ['bauta'] });
  expect(s.square('c4').bases).toBe(1);
  s.play('alessandra move c5', 'alessandra move d5', 'end-phase');
  expect(s.refuses('alessandra use-at bauta d5')).toMatchObject({ rule: 'R39.2' });
  expect(s.whys('became-incognito')).toContain('R20.3');
});
