import { expect, type Scene, test, type VeniceSetting, veniceScene } from '#venice-scenes';

const PATROLS = { draw: ['patrol-2-1', 'patrol-2-3', 'patrol-2-1'] };
const drawing = (event: string, position: VeniceSetting): Scene =>
  veniceScene('low-bridge', {
    next: 'event',
    decks: { event: { draw: [event, 'still-air'] }, reinforcement: PATROLS },
    ...position,
  });
const HIDDEN = { alessandra: { at: 'b1' }, bastiano: { at: 'b1' } };

test('[R3.2] running feet: one AP more, and [R30.9] every enemy moves two squares', () => {
  const s = drawing('running-feet', { assassins: HIDDEN, squares: { f4: { agile: 1 } } });
  expect([s.who('alessandra').ap, s.who('bastiano').ap]).toEqual([4, 4]);
  s.play('end-phase');
  expect(s.square('f2').guards).toEqual({ agile: 1 });
  expect(s.whys('event-revealed')).toContain('R3.2');
  expect(s.whys('enemy-moved')).toContain('R30.9');
});

test('[R22.2] driving rain: one die fewer in every test, and [G4] no ranged weapons', () => {
  const s = drawing('driving-rain', {
    assassins: { alessandra: { at: 'b3', ranged: 'throwing-knife' }, bastiano: { at: 'b1' } },
    squares: { c3: { crossbowman: 1 } },
  });
  expect(s.refuses('alessandra attack throwing-knife c3')).toMatchObject({ refused: 'forbidden-by-card', rule: 'G4' });
  s.play('alessandra move c3');
  expect(s.facts('dice-rolled')).toMatchObject([{ faces: [] }]);
  expect(s.whys('dice-rolled')).toContain('R22.2');
});

test('[R23.1] relieved watch: a raised alert falls quiet, and nobody more is sent for', () => {
  const s = drawing('relieved-watch', { assassins: HIDDEN, alert: 'raised' });
  expect(s.alert()).toBe('quiet');
  s.play('end-phase');
  expect(s.facts('reinforced')).toHaveLength(1);
  expect(s.whys('alert-quieted')).toContain('R23.1');
});

test('[R29.2] relieved watch: while it is quiet one more reinforcement card is drawn', () => {
  const s = drawing('relieved-watch', { assassins: HIDDEN });
  s.play('end-phase');
  expect(s.facts('reinforced')).toHaveLength(2);
  expect(s.whys('reinforced')).toContain('R29.2');
});

test('[R22.2] vigil lamps: one die more in every test, and no reinforcement', () => {
  const s = drawing('vigil-lamps', {
    assassins: { alessandra: { at: 'b3' }, bastiano: { at: 'b1' } },
    squares: { c3: { crossbowman: 1 } },
    dice: { detection: ['blank', 'blank'] },
  });
  s.play('alessandra move c3');
  expect(s.facts('dice-rolled')).toMatchObject([{ faces: ['blank', 'blank'] }]);
  s.play('end-phase');
  expect(s.facts('reinforced')).toEqual([]);
  expect(s.whys('dice-rolled')).toContain('R22.2');
});

test('[R30.2] crossed orders: the enemies move the opposite way this turn', () => {
  const s = drawing('still-air', {
    assassins: { alessandra: { at: 'b1', pack: ['crossed-orders'] }, bastiano: { at: 'b1' } },
    squares: { d3: { crossbowman: 1 } },
  });
  s.play('alessandra use crossed-orders', 'end-phase');
  expect([s.square('c3').enemies, s.square('e3').enemies]).toEqual([1, 0]);
  expect(s.whys('direction-set')).toContain('R30.2');
});

test('[R39.2] an hourglass fills the saved slot for nothing, once in a memory', () => {
  const s = drawing('still-air', { assassins: { alessandra: { at: 'b1', pack: ['hourglass'] }, bastiano: { at: 'b1' } } });
  s.play('alessandra use hourglass');
  expect(s.who('alessandra')).toMatchObject({ ap: 3, saved: 1, pack: ['hourglass'] });
  s.play('alessandra move b2', 'alessandra move b1', 'alessandra move b2', 'alessandra move b1', 'end-phase');
  expect(s.refuses('alessandra use hourglass')).toMatchObject({ rule: 'R39.2' });
});
