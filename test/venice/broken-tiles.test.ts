import { describe, expect, type Scene, test, type VeniceSetting, veniceScene } from '#venice-scenes';

const CALM = { event: { draw: ['still-air', 'quiet-hour'] } };
const onRoofs = (position: VeniceSetting): Scene => veniceScene('broken-tiles', { decks: CALM, ...position });

describe('0.1 Broken Tiles', () => {
  test('[R13.1, G4] lifted tiles: until then the cell is closed to the roof', () => {
    const s = onRoofs({ assassins: { alessandra: { at: 'c1' }, bastiano: { at: 'c1', ap: 2 } } });
    expect(s.refuses('alessandra move c2')).toMatchObject({ refused: 'wall', rule: 'R13.1' });
    s.play('bastiano complete tiles', 'bastiano complete tiles', 'alessandra move c2', 'alessandra complete courier');
    expect(s.facts('ground-changed')).toMatchObject([{ change: { change: 'wall', set: false }, why: 'G4' }]);
    expect(s.facts('objective-completed').map(({ objective }) => objective)).toEqual(['tiles', 'courier']);
    s.play('alessandra move c1');
    expect(s.whys('moved')).toContain('R13.1');
  });

  test('[R14.1] two share the work on the tiles, within one turn', () => {
    const s = onRoofs({ assassins: { alessandra: { at: 'c1' }, bastiano: { at: 'c1' } } });
    s.play('alessandra complete tiles', 'end-phase', 'bastiano complete tiles');
    expect(s.facts('objective-completed')).toEqual([]);
    s.play('alessandra complete tiles');
    expect(s.whys('objective-completed')).toContain('R14.2');
    expect(s.whys('objective-paid')).toContain('R14.1');
  });

  test('[R4.3] the guards stay where they stand when the turn ends', () => {
    const guards = { b1: { crossbowman: 1 }, d2: { crossbowman: 2 } };
    const s = onRoofs({ assassins: { alessandra: { at: 'a4' }, bastiano: { at: 'a4' } }, squares: guards });
    s.play('end-phase');
    expect(s.game.turn).toBe(2);
    expect([s.square('b1').enemies, s.square('d2').enemies]).toEqual([1, 2]);
    expect(s.facts('phase-skipped')).toMatchObject([{ phase: 'enemy', why: 'R4.3' }]);
  });

  test('[R20.3] there is no ladder: on the roof nobody follows', () => {
    const s = onRoofs({
      assassins: { alessandra: { at: 'b1', state: 'exposed' }, bastiano: { at: 'a4' } },
      squares: { b1: { crossbowman: 2 } },
    });
    s.play('alessandra move c1');
    expect(s.who('alessandra').exposed).toBe(false);
    expect(s.square('b1').enemies).toBe(2);
    expect(s.whys('became-incognito')).toContain('R20.3');
  });
});

test('[G4] torn page: the campaign remembers that it is gone from the book', () => {
  const s = onRoofs({ assassins: { alessandra: { at: 'd2' }, bastiano: { at: 'd1' } } });
  s.play('alessandra complete page');
  expect(s.game.flags).toMatchObject({ page: 1 });
  expect(s.whys('flag-set')).toContain('G4');
});
