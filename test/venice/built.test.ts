import { expect, test, veniceScene } from '#venice-scenes';

const NEAR = { bastiano: { at: 'a4' } };

test("[R13.2] Leonardo's wings lead from a roof to any square, once a turn, as by a move", () => {
  const s = veniceScene('small-change', {
    assassins: { alessandra: { at: 'a1', pack: ['leonardos-wings'] }, ...NEAR },
    squares: { e3: { crossbowman: 1 } },
    dice: { detection: ['blank'] },
  });
  s.play('alessandra use-at leonardos-wings e3');
  expect(s.facts('dice-rolled')).toMatchObject([{ by: 'alessandra', faces: ['blank'] }]);
  expect(s.whys('moved')).toContain('R13.2');
  s.play('alessandra move e4');
  expect(s.refuses('alessandra use-at leonardos-wings a1')).toMatchObject({ rule: 'R39.2' });
  expect(s.who('alessandra').pack).toEqual(['leonardos-wings']);
});

test("[R16.3] Alessandra's shield is worth 2 HP and shoves a guard, red bases or not", () => {
  const s = veniceScene('small-change', {
    assassins: { alessandra: { at: 'd3', armour: 'alessandras-shield', state: 'exposed' }, ...NEAR },
    squares: { d3: { crossbowman: 2 } },
  });
  s.play('alessandra use alessandras-shield');
  s.play(s.options().find((id) => id.includes('d2'))!);
  expect([s.square('d3').enemies, s.square('d2').enemies]).toEqual([1, 1]);
  expect(s.refuses('alessandra use alessandras-shield')).toMatchObject({ rule: 'R39.2' });
  expect(s.whys('enemy-moved')).toContain('R16.3');
});

test("[R25] Alessandra's shield adds its HP", () => {
  const s = veniceScene('small-change', {
    assassins: { alessandra: { at: 'd3', hp: 5, armour: 'alessandras-shield' }, ...NEAR },
  });
  expect(s.who('alessandra').wounds).toBe(0);
});

test('[R16.5] the repeating crossbow: three dice on a nearby square, and the alert is raised', () => {
  const s = veniceScene('small-change', {
    assassins: { alessandra: { at: 'd4', ranged: 'repeating-crossbow' }, ...NEAR },
    squares: { d3: { crossbowman: 3 } },
    dice: { assassin: ['hit', 'hit', 'hit'] },
  });
  s.play('alessandra attack repeating-crossbow d3', 'strike crossbowman', 'strike crossbowman');
  expect(s.square('d3')).toMatchObject({ enemies: 0, bodies: 3 });
  expect(s.who('alessandra').exposed).toBe(false);
  expect(s.whys('alert-raised')).toContain('R16.5');
});

test('[R11.1] the repeating crossbow is useless in the water', () => {
  const s = veniceScene('small-change', {
    assassins: { alessandra: { at: 'c4', ranged: 'repeating-crossbow' }, ...NEAR },
    squares: { c3: { crossbowman: 1 } },
  });
  expect(s.refuses('alessandra attack repeating-crossbow c3')).toMatchObject({ rule: 'R11.1' });
});

test('[G4] the walking lion leaves a red base anywhere, once in a memory', () => {
  const s = veniceScene('small-change', { assassins: { alessandra: { at: 'd4', pack: ['walking-lion'] }, ...NEAR } });
  s.play('alessandra use-at walking-lion a2');
  expect(s.square('a2').bases).toBe(1);
  expect(s.whys('red-base-laid')).toContain('G4');
  expect(s.refuses('alessandra use-at walking-lion a1')).toMatchObject({ rule: 'R39.2' });
});

test('[R20.3] the bronze censer hides all on a nearby square for 0 AP, and is kept', () => {
  const s = veniceScene('small-change', {
    assassins: {
      alessandra: { at: 'd4', ap: 0, pack: ['bronze-censer'] },
      bastiano: { at: 'd3', state: 'exposed' },
      claudio: { at: 'd3', state: 'exposed' },
    },
    squares: { d3: { crossbowman: 1 } },
  });
  s.play('alessandra use-at bronze-censer d3');
  expect([s.who('bastiano').exposed, s.who('claudio').exposed]).toEqual([false, false]);
  expect(s.who('alessandra').pack).toEqual(['bronze-censer']);
  expect(s.whys('became-incognito')).toContain('R20.3');
});

test("[R13.2] the diver's hood leads from the water to another station", () => {
  const s = veniceScene('small-change', { assassins: { alessandra: { at: 'c4', pack: ['divers-hood'] }, ...NEAR } });
  s.play('alessandra use-at divers-hood a4');
  expect(s.facts('moved')).toMatchObject([{ by: 'alessandra' }]);
  expect(s.refuses('alessandra use-at divers-hood c4')).toMatchObject({ rule: 'R39.2' });
});

test('[R40.6] a letter of credence brings Machiavelli to a station, and a word of his quiets the alert', () => {
  const s = veniceScene('small-change', {
    alert: 'raised',
    assassins: { alessandra: { at: 'd4', pack: ['letter-of-credence'] }, ...NEAR },
    allies: { machiavelli: { ap: 2 } },
  });
  s.play('alessandra use letter-of-credence');
  if (s.optionsOf('machiavelli use').length === 0) s.play(s.options().find((id) => id.includes('c4'))!);
  s.play('machiavelli use machiavelli-0');
  expect(s.game.maps[0]!.alert).toBe('quiet');
  expect(s.whys('moved')).toContain('R40.6');
});
