import { outcome } from '@bauta/engine';
import { describe, expect, LONG_STREET, scene, test } from '#scenes';

const BOARD = { melee: 'common-sword', blade: 'hidden-blade', armour: 'padded-vest', pack: ['smoke-bomb', 'medicine'] } as const;

describe('R15.1 fast travel', () => {
  test('[R15.1] from the square of a station only', () => {
    const s = scene({
      map: LONG_STREET,
      stations: ['a1'],
      assassins: { claudio: { at: 'b1' }, daria: { at: 'a1' } },
    });
    expect(s.optionsOf('claudio leave')).toEqual([]);
    expect(s.refuses('claudio leave')).toMatchObject({ refused: 'no-station-here', rule: 'R15.1' });
    expect(s.refuses('claudio travel a1')).toMatchObject({ refused: 'no-station-here', rule: 'R15.1' });
    expect(s.optionsOf('daria leave')).toEqual(['daria leave']);
  });

  test('[R15.1] for good, 1 AP: nothing can be done by them any more, and their AP are lost', () => {
    const s = scene({
      map: LONG_STREET,
      stations: ['a1'],
      assassins: { claudio: { at: 'a1', saved: 1 }, daria: { at: 'b1' } },
    });
    s.play('claudio leave');
    expect(s.facts('action-spent')).toMatchObject([{ by: 'claudio', ap: 1, why: 'R15.1' }]);
    expect(s.facts('left')[0]!.why).toContain('R15.1');
    expect(s.who('claudio')).toMatchObject({ status: 'left', ap: 0, saved: 0 });
    expect(s.optionsOf('claudio')).toEqual([]);
    expect(s.refuses('claudio move b1')).toMatchObject({ refused: 'not-on-map', rule: 'R15.1' });
    expect(s.refuses('claudio give-up')).toMatchObject({ refused: 'not-on-map' });
  });

  test('[R15.1] for good: nothing happens to them, neither a refill nor what an event gives', () => {
    const s = scene({
      map: LONG_STREET,
      stations: ['a1'],
      assassins: { claudio: { at: 'a1' }, daria: { at: 'b1' } },
      memory: { enemyPhase: 'none' },
      decks: { event: { draw: ['early-bells'] } },
    });
    s.play('claudio leave', 'end-phase');
    expect(s.facts('left')[0]!.why).toContain('R15.1');
    expect(s.facts('actions-refilled').map(({ by }) => by)).toEqual(['daria']);
    expect(s.facts('action-given').map(({ by }) => by)).toEqual(['daria']);
  });

  test('[R15.1] for good: their cards are out of reach', () => {
    const s = scene({
      map: LONG_STREET,
      stations: ['a1'],
      assassins: { claudio: { at: 'a1', ...BOARD }, daria: { at: 'a1' } },
    });
    expect(s.optionsOf('daria trade')).toEqual(['daria trade']);
    s.play('claudio leave');
    expect(s.facts('left')[0]!.why).toContain('R15.1');
    expect(s.refuses('daria trade')).toMatchObject({ refused: 'nobody-to-trade-with' });
    expect(s.who('claudio')).toMatchObject(BOARD);
  });

  test('[R15.1] or straight back in for 0 AP on any other square with a station', () => {
    const s = scene({
      map: LONG_STREET,
      stations: ['a1', 'd1'],
      assassins: { claudio: { at: 'a1' }, daria: { at: 'b1' } },
    });
    expect(s.optionsOf('claudio travel')).toEqual(['claudio travel d1']);
    expect(s.refuses('claudio travel c1')).toMatchObject({ refused: 'no-station-there', rule: 'R15.1' });
    s.play('claudio travel d1');
    expect(s.facts('moved')[0]!.why).toContain('R15.1');
    expect(s.who('claudio')).toMatchObject({ status: 'active', ap: 2, at: 3 });
    s.play('claudio travel a1');
    expect(s.who('claudio')).toMatchObject({ status: 'active', ap: 1, at: 0 });
  });

  test('[R15.1] the very square only while exposed: it makes incognito, and incognito it would change nothing', () => {
    const s = scene({
      map: LONG_STREET,
      stations: ['a1'],
      assassins: { claudio: { at: 'a1', state: 'exposed' }, daria: { at: 'a1' } },
    });
    expect(s.optionsOf('daria travel')).toEqual([]);
    expect(s.refuses('daria travel a1')).toEqual({ refused: 'same-station', rule: 'R15.1' });
    expect(s.optionsOf('claudio travel')).toEqual(['claudio travel a1']);
    s.play('claudio travel a1');
    expect(s.facts('moved')[0]!.why).toContain('R15.1');
    expect(s.who('claudio')).toMatchObject({ exposed: false, ap: 2, at: 0 });
    expect(s.square('a1').bases).toBe(1);
    expect(s.refuses('claudio travel a1')).toEqual({ refused: 'same-station', rule: 'R15.1' });
  });

  test('[R15.1] an ally by the same rule', () => {
    const thief = { at: 'a1', ap: 2 };
    const setting = { map: LONG_STREET, stations: ['a1', 'd1'], assassins: { claudio: { at: 'b1' }, daria: { at: 'b1' } } };
    const s = scene({ ...setting, allies: { thief } });
    expect(s.optionsOf('thief travel')).toEqual(['thief travel d1']);
    expect(s.refuses('thief travel a1')).toEqual({ refused: 'same-station', rule: 'R15.1' });
    const exposed = scene({ ...setting, allies: { thief: { ...thief, state: 'exposed' } } });
    exposed.play('thief travel a1');
    expect(exposed.facts('moved')[0]!.why).toContain('R15.1');
    expect(exposed.who('thief')).toMatchObject({ exposed: false, at: 0 });
  });

  test('[R15.1] on this map or another', () => {
    const s = scene({
      map: LONG_STREET,
      mapB: LONG_STREET,
      stations: ['a1', 'b:d1'],
      assassins: { claudio: { at: 'a1' }, daria: { at: 'b1' } },
    });
    s.play('claudio travel b:d1');
    expect(s.facts('moved')[0]!.why).toContain('R15.1');
    expect(s.who('claudio').at).toBe(1024 + 3);
    expect(s.optionsOf('claudio move')).toEqual(['claudio move b:c1']);
  });

  test('[R15.1] without an AP there is no way out', () => {
    const s = scene({
      map: LONG_STREET,
      stations: ['a1'],
      assassins: { claudio: { at: 'a1', ap: 0 }, daria: { at: 'b1' } },
    });
    expect(s.optionsOf('claudio')).toEqual([]);
    expect(s.refuses('claudio leave')).toMatchObject({ refused: 'too-few-actions' });
  });
});

describe('R15.2 incognito and exposed', () => {
  const station = (state: 'exposed' | 'incognito', crossbowman: number, there = 0, dice: ('eye' | 'blank')[] = []) =>
    scene({
      map: LONG_STREET,
      stations: ['a1', 'd1'],
      assassins: { claudio: { at: 'a1', state }, daria: { at: 'b1' } },
      squares: { a1: { crossbowman }, d1: { crossbowman: there } },
      dice: { detection: dice },
    });

  test('[R15.2] incognito always, enemies or not', () => {
    const s = station('incognito', 3);
    expect(s.optionsOf('claudio travel')).toEqual(['claudio travel d1']);
    s.play('claudio leave');
    expect(s.who('claudio').status).toBe('left');
    expect(s.square('a1').bases).toBe(0);
  });

  test('[R15.2] exposed with an enemy on the square: neither out nor across', () => {
    const s = station('exposed', 1);
    expect(s.optionsOf('claudio leave')).toEqual([]);
    expect(s.refuses('claudio leave')).toMatchObject({ refused: 'enemies-here', rule: 'R15.2' });
    expect(s.refuses('claudio travel d1')).toMatchObject({ refused: 'enemies-here', rule: 'R15.2' });
  });

  test('[R15.2] exposed with no enemy there: the red base stays behind, and they arrive incognito', () => {
    const s = station('exposed', 0);
    s.play('claudio travel d1');
    expect(s.facts('became-incognito')).toMatchObject([{ by: 'claudio', baseAt: 0 }]);
    expect(s.whys('became-incognito')).toContain('R15.2');
    expect(s.square('a1').bases).toBe(1);
    expect(s.square('d1').bases).toBe(0);
    expect(s.who('claudio').exposed).toBe(false);
  });

  test('[R15.2] leaving for good exposed leaves the red base too', () => {
    const s = station('exposed', 0);
    s.play('claudio leave');
    expect(s.square('a1').bases).toBe(1);
    expect(s.whys('became-incognito')).toContain('R15.2');
  });

  test('[R15.2] arriving on enemies: a detection test, one die for each', () => {
    const s = station('exposed', 0, 2, ['blank', 'eye']);
    s.play('claudio travel d1');
    expect(s.facts('dice-rolled')).toMatchObject([{ by: 'claudio', faces: ['blank', 'eye'] }]);
    expect(s.who('claudio').exposed).toBe(true);
    expect(s.square('a1').bases).toBe(1);
    expect(s.whys('became-incognito')).toContain('R15.2');
  });

  test('[R15.2] [R15.1] never to the very square with enemies on it: incognito it changes nothing, exposed they bar the way', () => {
    expect(station('incognito', 1).refuses('claudio travel a1')).toEqual({ refused: 'same-station', rule: 'R15.1' });
    expect(station('exposed', 1).refuses('claudio travel a1')).toEqual({ refused: 'enemies-here', rule: 'R15.2' });
  });
});

describe('R15.3 what goes along', () => {
  test('[R15.3] everything owned goes along, across and out', () => {
    const s = scene({
      map: LONG_STREET,
      stations: ['a1', 'd1'],
      objectives: { ledger: { at: 'b1', done: true } },
      assassins: { claudio: { at: 'a1', saved: 1, hp: 2, ...BOARD }, daria: { state: 'left' } },
    });
    s.play('claudio travel d1');
    expect(s.facts('moved')[0]!.why).toContain('R15.3');
    expect(s.who('claudio')).toMatchObject({ ...BOARD, saved: 1, wounds: 2 });
    s.play('claudio leave');
    expect(s.facts('left')[0]!.why).toContain('R15.3');
    expect(outcome(s.game)!.assassins[0]).toMatchObject({ id: 'claudio', status: 'left', wounds: 2, board: BOARD });
  });

  test('[R15.3] enemies never use stations: they do not come to a red base at the other end of the line', () => {
    const s = scene({
      map: LONG_STREET,
      stations: ['a1', 'c1', 'd1'],
      assassins: { claudio: { at: 'd1', state: 'exposed', saved: 1 }, daria: { at: 'd1' } },
      squares: { a1: { crossbowman: 2 } },
      direction: 'west',
      decks: { reinforcement: { draw: ['patrol-2-1'] } },
    });
    s.play('daria travel c1', 'end-phase', 'pass', 'pass');
    expect(s.facts('moved')[0]!.why).toContain('R15.3');
    expect(s.facts('window-opened').at(-1)).toMatchObject({ window: 3 });
    expect(s.square('a1').enemies).toBe(2);
  });

  test('[R15.3] enemies never use stations: nobody hunts whoever travels', () => {
    const s = scene({
      map: LONG_STREET,
      stations: ['a1', 'd1'],
      assassins: { claudio: { at: 'a1' }, daria: { at: 'b1' } },
      squares: { a1: { crossbowman: 2 } },
    });
    s.play('claudio travel d1');
    expect(s.facts('moved')[0]!.why).toContain('R15.3');
    expect(s.facts('hunt-begun')).toEqual([]);
    expect(s.square('a1').enemies).toBe(2);
  });
});
