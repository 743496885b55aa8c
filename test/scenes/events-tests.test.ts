import { BLOCK, describe, expect, rolls, type Scene, type SceneSetting, scene, test } from '#scenes';

const drawn = (card: string, setting: Partial<SceneSetting> & Pick<SceneSetting, 'assassins'>): Scene =>
  scene({
    map: BLOCK,
    memory: { enemyPhase: 'no-reinforcement' },
    decks: { event: { draw: [card, 'still-air'] } },
    next: 'event',
    ...setting,
  });

describe('events about detection tests', () => {
  test('[R3.2] [R3.5] shadow: the first test must be ignored; among simultaneous ones players pick the square', () => {
    const s = drawn('shadow', {
      assassins: { claudio: { at: 'a1' }, daria: { at: 'c1', saved: 1 } },
      squares: { a2: { crossbowman: 1 }, c2: { crossbowman: 1 } },
      dice: { detection: ['alarm'] },
    });
    expect(s.facts('event-revealed')).toMatchObject([{ card: 'shadow', direction: 'north' }]);
    expect(s.whys('event-revealed')).toContain('R3.2');
    s.play('end-phase', 'pass');
    expect(s.options()).toEqual(['ignore-test a1', 'ignore-test c1']);
    s.play('ignore-test c1');
    expect(rolls(s)).toEqual(['claudio 1']);
    expect(s.whys('test-ignored')).toContain('R3.5');
  });

  test('[R3.2] [R3.5] shadow: the first test of the turn is ignored unasked, the second rolled', () => {
    const s = drawn('shadow', {
      assassins: { claudio: { at: 'a1' }, daria: { at: 'c1' } },
      squares: { b1: { crossbowman: 2 } },
      dice: { detection: ['blank', 'alarm'] },
    });
    s.play('claudio move b1');
    expect(s.facts('dice-rolled')).toEqual([]);
    expect(s.whys('test-ignored')).toContain('R3.5');
    s.play('daria move b1');
    expect(rolls(s)).toEqual(['daria 2']);
    expect(s.whys('event-revealed')).toContain('R3.2');
  });

  test('[R3.2] [R3.5] dark-night: once this turn, at a moment the players choose; everyone in that one test profits', () => {
    const s = drawn('dark-night', {
      assassins: { claudio: { at: 'a1' }, daria: { at: 'a1', saved: 1 } },
      squares: { a2: { brute: 1 }, b1: { agile: 1 }, b2: { crossbowman: 2 } },
      dice: { detection: ['blank'] },
    });
    s.play('claudio move a2');
    expect(s.options()).toEqual(['ignore-test a2', 'roll-test']);
    s.play('roll-test');
    expect(rolls(s)).toEqual(['claudio 1']);
    s.play('claudio move a1', 'end-phase', 'pass');
    expect(s.options()).toEqual(['ignore-test a1', 'roll-test']);
    s.play('ignore-test a1');
    expect(s.square('a1').enemies).toBe(1);
    expect(rolls(s)).toEqual(['claudio 1']);
    expect(s.whys('test-ignored')).toContain('R3.5');
    expect(s.whys('event-revealed')).toContain('R3.2');
    expect(s.game.lasting).toEqual([]);
  });

  test('[R3.2] full-moon: every test rolls one die more this turn', () => {
    const s = drawn('full-moon', {
      assassins: { claudio: { at: 'a1' }, daria: { at: 'c1', saved: 1 } },
      squares: { b1: { crossbowman: 2 } },
      dice: { detection: ['blank', 'alarm', 'alarm', 'blank', 'blank'] },
    });
    s.play('claudio move b1');
    expect(rolls(s)).toEqual(['claudio 3']);
    expect(s.whys('event-revealed')).toContain('R3.2');
    s.play('end-phase', 'pass', 'pass', 'pass', 'daria move b1');
    // The next turn has an event of its own.
    expect(rolls(s)).toEqual(['claudio 3', 'daria 2']);
    expect(s.whys('lasting-ended')).toContain('R3.3');
  });

  test('[R3.2] fog: every test rolls one die fewer: of one enemy none at all', () => {
    const s = drawn('fog', {
      assassins: { claudio: { at: 'a1' }, daria: { at: 'c1' } },
      squares: { b1: { crossbowman: 1 }, c2: { crossbowman: 2 } },
      dice: { detection: ['eye'] },
    });
    s.play('claudio move b1');
    expect(rolls(s)).toEqual(['claudio 0']);
    expect(s.facts('undetected')).toMatchObject([{ by: 'claudio' }]);
    s.play('daria move c2');
    expect(rolls(s)).toEqual(['claudio 0', 'daria 1']);
    expect(s.who('daria').exposed).toBe(true);
    expect(s.whys('event-revealed')).toContain('R3.2');
  });

  test('[R3.2] [R3.6] lantern-round: every incognito character beside an enemy is tested, all by the alert as it was', () => {
    const s = drawn('lantern-round', {
      spots: { a2: 'cart' },
      assassins: {
        alessandra: { at: 'a2', in: 'spot' },
        bastiano: { at: 'b2' },
        claudio: { at: 'a1' },
        daria: { at: 'b1' },
      },
      squares: { a1: { crossbowman: 2 }, b1: { seeker: 1 }, a2: { crossbowman: 1 } },
      dice: { detection: ['blank', 'eye', 'alarm', 'alarm'] },
    });
    expect(rolls(s)).toEqual(['claudio 2', 'daria 2']);
    expect(s.who('claudio').exposed).toBe(true);
    expect(s.who('daria').exposed).toBe(false);
    expect(s.alert()).toBe('raised');
    expect(s.whys('effect-begun')).toEqual(expect.arrayContaining(['R3.2', 'R3.6']));
  });
});
