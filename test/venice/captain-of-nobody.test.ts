import { describe, expect, type Scene, test, type VeniceSetting, venice, veniceScene } from '#venice-scenes';

const CALM = {
  event: { draw: ['still-air', 'quiet-hour', 'still-air'] },
  reinforcement: { draw: ['patrol-2-1', 'patrol-2-1', 'patrol-2-1'] },
};

const atTheFeast = (position: VeniceSetting): Scene =>
  veniceScene('captain-of-nobody', { next: 'event', turn: 1, decks: CALM, ...position });

const AWAY = { alessandra: { at: 'a4' }, bastiano: { at: 'a4' } };
const ARMED = { melee: 'common-sword', at: 'c1' };
const TABLE = { gazza: { at: 'c1', hp: 2 } };

describe('0.4 Captain of Nobody', () => {
  test('[R30.2] while the music plays no enemy marches', () => {
    const s = atTheFeast({ assassins: AWAY, squares: { c2: { crossbowman: 1 } } });
    s.play('end-phase');
    expect([s.square('c2').enemies, s.square('d2').enemies]).toEqual([1, 0]);
    const loud = atTheFeast({ assassins: AWAY, squares: { c2: { crossbowman: 1 } }, alert: 'raised' });
    loud.play('end-phase');
    expect([loud.square('c2').enemies, loud.square('d2').enemies]).toEqual([0, 1]);
    expect(loud.whys('enemy-moved')).toContain('R30.2');
  });

  test('[G4] as the fifth turn begins the music stops, and the alert is raised', () => {
    const s = atTheFeast({ assassins: AWAY, turn: 3, squares: { c2: { crossbowman: 1 } } });
    expect([s.game.turn, s.alert()]).toEqual([4, 'quiet']);
    s.play('end-phase');
    expect(s.game.turn).toBe(5);
    expect(s.alert()).toBe('raised');
    s.play('end-phase');
    expect([s.square('c2').enemies, s.square('b2').enemies]).toEqual([0, 1]);
    expect(s.whys('effect-begun')).toContain('G4');
  });

  test('[R33.1] the captain stays at his table, whatever the others do', () => {
    const s = atTheFeast({ assassins: AWAY, bosses: TABLE, squares: { c1: { crossbowman: 1 } }, alert: 'raised' });
    s.play('end-phase');
    expect([s.square('c1').enemies, s.square('d1').enemies]).toEqual([1, 1]);
    expect(s.game.bosses).toMatchObject([{ id: 'gazza', movement: 'stays' }]);
    expect(s.whys('enemy-moved')).toContain('R30.2');
  });

  test('[R31.4] whoever is exposed at his table he attacks, with the dice of his card', () => {
    const dice = Array(venice.bosses.gazza!.dice[0]).fill('fail');
    const s = atTheFeast({
      assassins: { alessandra: { at: 'c1', state: 'exposed' }, bastiano: { at: 'a4' } },
      bosses: TABLE,
      dice: { enemy: dice },
    });
    s.play('end-phase');
    expect(s.facts('dice-rolled')).toMatchObject([{ for: 'combat', by: 'alessandra', faces: dice }]);
    expect(s.whys('aimed')).toContain('R31.4');
  });

  test('[R33.3] two hundred names: wounded, he runs to the nearest station, and nobody else is sent this turn', () => {
    const s = atTheFeast({
      assassins: { alessandra: ARMED, bastiano: { at: 'a4' } },
      bosses: TABLE,
      dice: { assassin: ['hit', 'hit'] },
    });
    s.play('alessandra attack common-sword c1');
    expect(s.facts('boss-wounded')).toHaveLength(1);
    expect([s.square('c1').enemies, s.square('b5').enemies]).toEqual([0, 1]);
    s.play('end-phase');
    expect(s.facts('reinforced')).toEqual([]);
    expect(s.whys('enemy-moved')).toContain('R33.3');
  });

  test('[R33.2] one blow that takes all his HP leaves him no time to run', () => {
    const s = atTheFeast({
      assassins: { alessandra: ARMED, bastiano: ARMED },
      bosses: TABLE,
      dice: { assassin: ['hit', 'hit', 'hit', 'hit'] },
    });
    s.play('alessandra lead common-sword c1');
    expect(s.facts('objective-completed')).toMatchObject([{ objective: 'gazza' }]);
    expect(s.square('c1')).toMatchObject({ enemies: 0, bodies: 1 });
    expect(s.whys('boss-wounded')).toContain('R33.2');
  });

  test('[R16.6] strong wine: whoever strikes back rolls one die fewer', () => {
    const s = atTheFeast({
      assassins: { alessandra: { at: 'b2', ap: 3 }, bastiano: { at: 'b1', melee: 'common-sword' } },
      squares: { b1: { agile: 1 } },
      dice: { assassin: ['miss', 'hit'], enemy: ['fail'] },
    });
    s.play('alessandra complete wine', 'bastiano attack common-sword b1');
    expect(s.facts('dice-rolled').map(({ faces }) => faces)).toEqual([['miss', 'hit'], ['fail']]);
    expect(s.whys('dice-rolled')).toContain('R16.6');
  });
});
