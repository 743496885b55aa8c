import { expect, test, veniceScene } from '#venice-scenes';

const TWO = { alessandra: { at: 'd4' }, bastiano: { at: 'a4' } };

test('[R3.2] mourning bells: one AP more, and one die more in every test', () => {
  const s = veniceScene('small-change', {
    next: 'event',
    alert: 'raised',
    decks: { event: { draw: ['mourning-bells', 'still-air'] } },
    assassins: TWO,
    squares: { d3: { crossbowman: 1 } },
    dice: { detection: ['blank', 'blank'] },
  });
  expect([s.who('alessandra').ap, s.who('bastiano').ap]).toEqual([4, 4]);
  s.play('alessandra move d3');
  expect(s.facts('dice-rolled')).toMatchObject([{ faces: ['blank', 'blank'] }]);
  expect(s.whys('event-revealed')).toContain('R3.2');
});

test('[R20.3] packed lanes: nobody follows in a hunt', () => {
  const s = veniceScene('small-change', {
    next: 'event',
    alert: 'raised',
    decks: { event: { draw: ['packed-lanes', 'still-air'] } },
    assassins: { alessandra: { at: 'd3', state: 'exposed' }, bastiano: { at: 'a4' } },
    squares: { d3: { crossbowman: 3 } },
  });
  s.play('alessandra move d4');
  expect(s.square('d3').enemies).toBe(3);
  expect(s.whys('became-incognito')).toContain('R20.3');
});

test('[R16.2] a stiletto strikes with one die and does not expose', () => {
  const s = veniceScene('small-change', {
    assassins: { alessandra: { at: 'd3', melee: 'stiletto' }, bastiano: { at: 'a4' } },
    squares: { d3: { crossbowman: 2 } },
    dice: { assassin: ['hit'] },
  });
  s.play('alessandra attack stiletto d3');
  expect(s.square('d3')).toMatchObject({ enemies: 1, bodies: 1 });
  expect(s.who('alessandra').exposed).toBe(false);
  expect(s.whys('dice-rolled')).toContain('R16.2');
});

test('[R39.2] a silk rope leads from a street to any roof, once in a memory', () => {
  const s = veniceScene('small-change', {
    assassins: { alessandra: { at: 'd4', pack: ['silk-rope'] }, bastiano: { at: 'a4' } },
  });
  s.play('alessandra use-at silk-rope e4', 'alessandra move e3');
  expect(s.refuses('alessandra use-at silk-rope a1')).toMatchObject({ rule: 'R39.2' });
  expect(s.who('alessandra').pack).toEqual(['silk-rope']);
});
