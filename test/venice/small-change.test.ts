import { describe, expect, type Scene, test, type VeniceSetting, veniceScene } from '#venice-scenes';

/** The turn begins with an event that changes nothing. */
const atNoon = (position: VeniceSetting): Scene =>
  veniceScene('small-change', { next: 'event', decks: { event: { draw: ['still-air', 'quiet-hour'] } }, ...position });

describe('0.2 Small Change', () => {
  test('[R22.2] noon crowd: while the alert is quiet it takes a die from every test', () => {
    const s = atNoon({
      assassins: { alessandra: { at: 'd4' }, bastiano: { at: 'a4' } },
      squares: { d3: { crossbowman: 1 }, c3: { crossbowman: 2 } },
      dice: { detection: ['blank'] },
    });
    s.play('alessandra move d3');
    expect(s.facts('dice-rolled').map(({ faces }) => faces)).toEqual([[]]);
    s.play('alessandra move c3');
    expect(s.facts('dice-rolled').map(({ faces }) => faces)).toEqual([[], ['blank']]);
    expect(s.whys('dice-rolled')).toContain('R22.2');
  });

  test('[R22.2] once it is raised, the crowd is gone from the next turn on', () => {
    const s = atNoon({
      alert: 'raised',
      assassins: { alessandra: { at: 'd4' }, bastiano: { at: 'a4' } },
      squares: { d3: { crossbowman: 1 } },
      dice: { detection: ['blank'] },
    });
    s.play('alessandra move d3');
    expect(s.facts('dice-rolled')).toMatchObject([{ by: 'alessandra', faces: ['blank'] }]);
    expect(s.whys('dice-rolled')).toContain('R22.2');
  });

  test('[R30.2] the guards walk with the compass, and nobody is sent after them', () => {
    const s = atNoon({
      assassins: { alessandra: { at: 'a4' }, bastiano: { at: 'a4' } },
      squares: { c2: { crossbowman: 1 }, b2: { crossbowman: 2 } },
    });
    s.play('end-phase');
    expect([s.square('c2').enemies, s.square('d2').enemies, s.square('b2').enemies]).toEqual([0, 1, 2]);
    expect(s.whys('enemy-moved')).toContain('R30.2');
    expect(s.facts('reinforced')).toEqual([]);
  });
});
