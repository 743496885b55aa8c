import { describe, expect, type Scene, test, type VeniceSetting, veniceScene } from '#venice-scenes';

/** Two turns whose events change nothing, and no more than one guard a turn, far off. */
const CALM = { event: { draw: ['still-air', 'quiet-hour', 'still-air'] }, reinforcement: { draw: ['patrol-2-1', 'patrol-2-8'] } };

const atNight = (position: VeniceSetting): Scene => veniceScene('low-bridge', { next: 'event', decks: CALM, ...position });

const faces = (s: Scene) => s.facts('dice-rolled').map((rolled) => rolled.faces);

describe('0.3 Low Bridge', () => {
  test('[R22.2] black water: a test on a canal square rolls one die fewer, on arrival too, and for whoever stays', () => {
    const s = atNight({
      turn: 0,
      assassins: { alessandra: { at: 'b2' }, bastiano: { at: 'b1' } },
      squares: { c2: { crossbowman: 2 }, c3: { crossbowman: 2 } },
      dice: { detection: ['blank', 'blank', 'blank'] },
    });
    expect(s.facts('lasting-begun')).toHaveLength(6);
    s.play('alessandra move c2', 'alessandra move c3');
    expect(faces(s)).toEqual([['blank'], ['blank', 'blank']]);
    expect(s.whys('dice-rolled')).toContain('R22.2');
  });

  test('[R22.2] black water: guards who come onto the canal roll one die fewer too', () => {
    const s = atNight({
      turn: 0,
      assassins: { alessandra: { at: 'c1' }, bastiano: { at: 'a4' } },
      squares: { b1: { crossbowman: 2 } },
      dice: { detection: ['blank'] },
    });
    s.play('end-phase');
    expect(s.square('c1').enemies).toBe(2);
    expect(faces(s)).toEqual([['blank']]);
    expect(s.whys('lasting-begun')).toContain('G4');
  });

  test('[R19.2] an action saved is used while the guards move', () => {
    const s = atNight({ assassins: { alessandra: { at: 'c3' }, bastiano: { at: 'b1' } }, squares: { b3: { crossbowman: 1 } } });
    s.play('alessandra save', 'end-phase', 'alessandra move c2');
    expect(s.facts('dice-rolled')).toEqual([]);
    expect(s.square('c3').enemies).toBe(1);
    expect(s.whys('action-saved')).toContain('R19.1');
    expect(s.whys('window-opened')).toContain('R19.2');
  });

  test('[R29.2] guards arrive, and [R30.2] the agile ones walk onto a roof where no ladder is', () => {
    const s = atNight({
      assassins: { alessandra: { at: 'b1' }, bastiano: { at: 'b1' } },
      squares: { e3: { agile: 1, crossbowman: 1 } },
    });
    s.play('end-phase');
    expect(s.square('f3').guards).toEqual({ agile: 1 });
    expect(s.square('e3').guards).toEqual({ crossbowman: 1 });
    expect(s.square('g3').guards).toEqual({ crossbowman: 1 });
    expect(s.whys('guard-placed')).toContain('R29.2');
    expect(s.whys('enemy-moved')).toContain('R30.2');
  });

  test('[R9.3] every plank: from then on one enemy fewer follows in every hunt', () => {
    const s = atNight({
      assassins: { alessandra: { at: 'top' }, bastiano: { at: 'd3', state: 'exposed' } },
      squares: { d3: { crossbowman: 1 } },
      alert: 'raised',
    });
    s.play('alessandra synchronise', 'bastiano move c3');
    expect(s.facts('hunt-begun')).toMatchObject([{ half: 0 }]);
    expect(s.who('bastiano').exposed).toBe(false);
    expect(s.whys('tower-synchronised')).toContain('R9.3');
  });

  test('[R14.2] the roll takes two actions, the burial book one; both give XP', () => {
    const s = atNight({ assassins: { alessandra: { at: 'g1' }, bastiano: { at: 'g4' } } });
    s.play('alessandra complete roll', 'alessandra complete roll', 'bastiano complete burials');
    expect(s.facts('objective-completed').map(({ objective }) => objective)).toEqual(['roll', 'burials']);
    expect(s.whys('objective-completed')).toContain('R14.2');
  });
});

test('[R23.1, G4] calm: the green lantern quiets the alert once, and whoever is exposed stays so', () => {
  const s = atNight({
    alert: 'raised',
    assassins: { alessandra: { at: 'c2' }, bastiano: { at: 'c4', state: 'exposed' } },
    squares: { c4: { crossbowman: 1 } },
  });
  s.play('alessandra complete calm');
  expect(s.alert()).toBe('quiet');
  expect(s.who('bastiano').exposed).toBe(true);
  expect(s.whys('alert-quieted')).toContain('R23.1');
  expect(s.refuses('alessandra complete calm')).toMatchObject({ refused: expect.any(String) });
});
