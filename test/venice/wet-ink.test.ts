import { describe, expect, type Scene, test, type VeniceSetting, veniceScene } from '#venice-scenes';

const CALM = { event: { draw: ['still-air', 'quiet-hour'] }, reinforcement: { draw: ['patrol-2-3', 'patrol-2-3'] } };
const inTheHouse = (position: VeniceSetting): Scene => veniceScene('wet-ink', { decks: CALM, ...position });

describe('1.1 Wet Ink', () => {
  test('[R13.1, G4] hung sheets: they close the lofts until the lines are cut', () => {
    const s = inTheHouse({ assassins: { alessandra: { at: 'c1' }, bastiano: { at: 'd1' } } });
    expect(s.refuses('alessandra move b1')).toMatchObject({ refused: 'wall', rule: 'R13.1' });
    expect(s.refuses('bastiano move e1')).toMatchObject({ refused: 'wall', rule: 'R13.1' });
    s.play('alessandra complete lines', 'alessandra move b1', 'bastiano move e1');
    expect(s.facts('ground-changed')).toHaveLength(3);
    expect(s.whys('ground-changed')).toContain('G4');
    expect(s.whys('moved')).toContain('R13.1');
  });

  test('[R22.2, G4] the falling sheets cover every body and take a die from the tests of the turn', () => {
    const s = inTheHouse({
      assassins: { alessandra: { at: 'c1' }, bastiano: { at: 'd2' } },
      squares: { a2: { bodies: { crossbowman: 2 } }, c2: { crossbowman: 2 }, f4: { bodies: { agile: 1 } } },
      dice: { detection: ['blank'] },
    });
    s.play('alessandra complete lines', 'bastiano move c2');
    expect([s.square('a2').bodies, s.square('f4').bodies]).toEqual([0, 0]);
    expect(s.whys('body-hidden')).toContain('G4');
    expect(s.facts('dice-rolled')).toMatchObject([{ by: 'bastiano', faces: ['blank'] }]);
    expect(s.whys('dice-rolled')).toContain('R22.2');
  });

  test.each([
    ['quiet', 'watch-2-1', 0],
    ['raised', 'patrol-2-7', 2],
  ] as const)(
    '[R29.3, G4] clerks hour: the alert %s, %s drawn before, as the sixth turn begins %i come through either gate',
    (alert, card, count) => {
      const s = inTheHouse({
        turn: 5,
        alert,
        counters: { clerk: 1 },
        decks: { ...CALM, reinforcement: { draw: [card] } },
        assassins: { alessandra: { at: 'a3' }, bastiano: { at: 'a3' } },
      });
      s.play('end-phase');
      expect(s.game.turn).toBe(6);
      expect([s.square('a1').enemies, s.square('f1').enemies]).toEqual([count, count]);
      if (count > 0) expect(s.whys('guard-placed')).toContain('R29.3');
      expect(s.alert()).toBe(alert);
    },
  );

  test('[R23.1] a word to the neighbour calms the house', () => {
    const s = inTheHouse({ alert: 'raised', assassins: { alessandra: { at: 'f1' }, bastiano: { at: 'a3' } } });
    s.play('alessandra complete calm');
    expect(s.alert()).toBe('quiet');
    expect(s.whys('alert-quieted')).toContain('R23.1');
  });

  test('[R14.3] both pieces are carried out, and by one pair of arms if need be', () => {
    const s = inTheHouse({ assassins: { alessandra: { at: 'd1' }, bastiano: { at: 'f4' } } });
    s.play('alessandra complete copper', 'alessandra complete copper');
    expect(s.facts('objective-taken')).toMatchObject([{ objective: 'copper', by: 'alessandra' }]);
    expect(s.facts('objective-completed')).toEqual([]);
    const home = inTheHouse({
      assassins: { alessandra: { at: 'f4' }, bastiano: { at: 'f4' } },
      objectives: { forme: { paid: 3, carrier: 'alessandra' }, copper: { paid: 2, carrier: 'alessandra' } },
    });
    home.play('alessandra leave', 'bastiano leave');
    expect(home.whys('objective-completed')).toContain('R14.3');
    expect(home.game.result).toEqual({ success: true });
  });
});

const ONE = { alessandra: { at: 'd4' }, bastiano: { at: 'c3' } };

test('[R14.1] idle presses: the forme asks one AP less', () => {
  const s = veniceScene('wet-ink', {
    next: 'event',
    decks: { event: { draw: ['idle-presses', 'still-air'] } },
    assassins: ONE,
  });
  s.play('bastiano complete forme', 'bastiano complete forme');
  expect(s.facts('objective-taken')).toMatchObject([{ objective: 'forme', by: 'bastiano' }]);
  expect(s.whys('objective-paid')).toContain('R14.1');
});

test('[R32.1] paper carts: one enemy fewer follows, and no hiding spot is free', () => {
  const s = veniceScene('wet-ink', {
    next: 'event',
    alert: 'raised',
    decks: { event: { draw: ['paper-carts', 'still-air'] } },
    assassins: { alessandra: { at: 'd4', state: 'exposed' }, bastiano: { at: 'e2' } },
    squares: { d4: { crossbowman: 3 } },
  });
  expect(s.refuses('bastiano enter-spot')).toMatchObject({ refused: 'forbidden-by-card' });
  s.play('alessandra move c4');
  expect([s.square('d4').enemies, s.square('c4').enemies]).toEqual([2, 1]);
  expect(s.whys('hunt-begun')).toContain('R32.1');
});
