import { BLOCK, describe, expect, scene, test } from '#scenes';

describe('R28 enemy phase', () => {
  test('[R28.1] reinforcement, movement, combat, with a window before, between and after them', () => {
    const s = scene({
      map: BLOCK,
      entrances: { A: ['b2'] },
      memory: { enemyPhase: 'whole' },
      assassins: { bastiano: { at: 'a1', state: 'exposed', ap: 0 }, daria: { at: 'c2', saved: 1 } },
      squares: { a1: { crossbowman: 1 } },
      decks: { reinforcement: { draw: ['patrol-2-1'] }, event: { draw: ['still-air'] } },
      dice: { enemy: ['fail', 'fail'] },
    });
    s.play('end-phase', 'pass', 'pass', 'pass', 'pass');
    const steps = ['window-opened', 'reinforced', 'enemy-moved', 'aimed'];
    expect(s.events.map(({ type }) => type).filter((type) => steps.includes(type))).toEqual([
      'window-opened',
      'reinforced',
      'window-opened',
      'enemy-moved',
      'window-opened',
      'aimed',
      'aimed',
      'window-opened',
    ]);
    expect(s.facts('window-opened').map(({ window }) => window)).toEqual([1, 2, 3, 4]);
    expect(
      s
        .facts('phase-begun')
        .map(({ phase }) => phase)
        .slice(-4),
    ).toEqual(['enemy', 'end', 'event', 'assassin']);
    expect(s.whys('phase-begun')).toContain('R28.1');
  });

  test('[R28.1] nobody acts during a step: its question takes no action', () => {
    const s = scene({
      map: BLOCK,
      assassins: { bastiano: { at: 'c1' }, daria: { at: 'c2', saved: 1 } },
      squares: { a1: { crossbowman: 3 }, a2: { crossbowman: 1, agile: 1 } },
      next: 'movement',
    });
    expect(s.question()).toBe('movement');
    expect(s.refuses('daria move b2')).toMatchObject({ refused: 'not-an-answer' });
    s.play('move-enemy agile a2 a1');
    expect(s.question()).toBe('window');
    expect(s.optionsOf('daria move')).toEqual(['daria move c1', 'daria move b2']);
  });

  test('[R28.2] the rulebook: "ignore the first test", 3 enemies enter on 2 assassins and 1 body: nothing is rolled', () => {
    const s = scene({
      map: BLOCK,
      memory: { enemyPhase: 'no-reinforcement' },
      assassins: { claudio: { at: 'b1' }, daria: { at: 'b1' } },
      squares: { b1: { bodies: { crossbowman: 1 } }, b2: { crossbowman: 3 } },
      decks: { event: { draw: ['shadow', 'still-air'] } },
      next: 'event',
    });
    s.play('daria save', 'end-phase', 'pass');
    expect(s.square('b1')).toMatchObject({ enemies: 3, bodies: 1 });
    expect(s.facts('test-ignored')).toMatchObject([{ card: 'shadow' }]);
    expect(s.whys('test-ignored')).toContain('R28.2');
    expect(s.facts('dice-rolled')).toEqual([]);
    expect(s.who('claudio').exposed || s.who('daria').exposed).toBe(false);
  });

  test('[R28.2] [R28.3] one test for a square that enemies come to from two sides, dice for all of them', () => {
    const s = scene({
      map: BLOCK,
      assassins: { claudio: { at: 'b1', saved: 1 }, daria: { at: 'b1' } },
      squares: { b1: { bases: 1 }, a1: { crossbowman: 1 }, c1: { crossbowman: 1 }, b2: { agile: 1 } },
      next: 'movement',
      dice: { detection: ['blank', 'blank', 'blank', 'alarm', 'blank', 'alarm'] },
    });
    expect(s.facts('dice-rolled').map(({ by, faces }) => [by, faces.length])).toEqual([
      ['claudio', 3],
      ['daria', 3],
    ]);
    expect(s.whys('dice-rolled')).toEqual(expect.arrayContaining(['R28.2', 'R28.3']));
    expect(s.alert()).toBe('quiet');
  });

  test('[R28.2] enemies that appear cause a test too', () => {
    const s = scene({
      map: BLOCK,
      entrances: { A: ['b1'] },
      assassins: { claudio: { at: 'b1', saved: 1 }, daria: { at: 'c2' } },
      decks: { reinforcement: { draw: ['patrol-2-1'] } },
      next: 'reinforcement',
      dice: { detection: ['eye'] },
    });
    expect(s.whys('dice-rolled')).toContain('R28.2');
    expect(s.who('claudio').exposed).toBe(true);
  });

  test('[R28.2] nobody incognito and no body: no test; nor for those hidden, exposed or critical', () => {
    const s = scene({
      map: BLOCK,
      spots: { a1: 'haystack' },
      assassins: {
        alessandra: { at: 'a1', in: 'spot' },
        bastiano: { at: 'b1', state: 'exposed', saved: 1 },
        claudio: { at: 'b1', state: 'critical', hp: 0 },
      },
      squares: { a2: { crossbowman: 1 }, b2: { crossbowman: 1 }, c2: { crossbowman: 1 } },
      next: 'movement',
    });
    expect(s.facts('enemy-moved')).toHaveLength(3);
    expect(s.facts('dice-rolled')).toEqual([]);
  });

  test('[R28.3] [R28.4] the rulebook: 3 guards enter on incognito Darià and 1 body: 3 + 3 dice, the body found', () => {
    const s = scene({
      map: BLOCK,
      assassins: { daria: { at: 'b1', saved: 1 }, claudio: { at: 'c2' } },
      squares: { b1: { bodies: { crossbowman: 1 } }, b2: { crossbowman: 2, agile: 1 } },
      next: 'movement',
      dice: { detection: ['blank', 'blank', 'blank', 'blank', 'eye', 'blank'] },
    });
    expect(s.facts('dice-rolled').map((roll) => [roll.for, roll.by, roll.faces])).toEqual([
      ['test', 'daria', ['blank', 'blank', 'blank']],
      ['body', '', ['blank', 'eye', 'blank']],
    ]);
    expect(s.who('daria').exposed).toBe(false);
    expect(s.whys('body-found')).toContain('R28.3');
    expect(s.alert()).toBe('raised');
    expect(s.whys('alert-raised')).toContain('R28.4');
    // At the end of the step: nothing but the window comes after.
    const facts = s.events.map(({ type }) => type).filter((type) => !type.startsWith('step-'));
    expect(facts.slice(-2)).toEqual(['alert-raised', 'window-opened']);
  });

  test('[R28.3] an alarm on a body does nothing, also while the alert is raised', () => {
    const s = scene({
      map: BLOCK,
      alert: 'raised',
      assassins: { daria: { at: 'c2', saved: 1 }, claudio: { at: 'c2' } },
      squares: { b1: { bodies: { crossbowman: 2 } }, b2: { crossbowman: 2 } },
      next: 'movement',
      dice: { detection: ['alarm', 'alarm', 'alarm', 'blank'] },
    });
    expect(s.facts('dice-rolled').map((roll) => roll.for)).toEqual(['body', 'body']);
    expect(s.whys('dice-rolled')).toContain('R28.3');
    expect(s.facts('body-found')).toEqual([]);
    expect(s.game.tallies['bodies-found']).toBe(0);
  });

  test('[R28.3] bodies are rolled for when the alert is raised already, and those found are counted; nobody is exposed', () => {
    const s = scene({
      map: BLOCK,
      alert: 'raised',
      assassins: { daria: { at: 'b1', saved: 1 }, claudio: { at: 'c2' } },
      squares: { b1: { bodies: { crossbowman: 2, agile: 1 } }, b2: { crossbowman: 1 } },
      next: 'movement',
      dice: { detection: ['blank', 'eye', 'blank', 'eye'] },
    });
    expect(s.game.tallies['bodies-found']).toBe(2);
    expect(s.facts('body-found')).toHaveLength(2);
    expect(s.whys('body-found')).toContain('R28.3');
    expect(s.facts('alert-raised')).toEqual([]);
    expect(s.who('daria').exposed).toBe(false);
  });

  test('[R28.3] a seeker brings two dice, as its card says', () => {
    const s = scene({
      map: BLOCK,
      assassins: { daria: { at: 'b1', saved: 1 }, claudio: { at: 'c2' } },
      squares: { b2: { seeker: 1, crossbowman: 1 } },
      next: 'movement',
      dice: { detection: ['blank', 'blank', 'blank'] },
    });
    expect(s.facts('dice-rolled').map(({ faces }) => faces.length)).toEqual([3]);
    expect(s.whys('dice-rolled')).toContain('R28.3');
  });

  test('[R28.4] all tests of a step read the alert as it began: the base at once, the alert at the end', () => {
    const s = scene({
      map: BLOCK,
      assassins: { claudio: { at: 'a1', saved: 1 }, daria: { at: 'b1' } },
      squares: { a2: { crossbowman: 1 }, b2: { crossbowman: 1 } },
      next: 'movement',
      dice: { detection: ['eye', 'alarm'] },
    });
    expect(s.who('claudio').exposed).toBe(true);
    expect(s.who('daria').exposed).toBe(false);
    expect(s.facts('undetected').map(({ by }) => by)).toEqual(['daria']);
    expect(s.events.findIndex(({ type }) => type === 'exposed')).toBeLessThan(
      s.events.findIndex(({ type }) => type === 'alert-raised'),
    );
    expect(s.whys('alert-raised')).toContain('R28.4');
    expect(s.alert()).toBe('raised');
  });

  test('[R28.4] a body found in one step makes alarms count only from the next step on', () => {
    const s = scene({
      map: BLOCK,
      entrances: { A: ['a1', 'b1'] },
      assassins: { claudio: { at: 'b1' }, daria: { at: 'c1', saved: 1 } },
      squares: { a1: { bodies: { agile: 1 } }, c2: { crossbowman: 1 } },
      decks: { reinforcement: { draw: ['patrol-2-1'] } },
      next: 'reinforcement',
      dice: { detection: ['alarm', 'eye', 'alarm'] },
    });
    expect(s.question()).toBe('window');
    expect(s.who('claudio').exposed).toBe(false);
    expect(s.whys('alert-raised')).toContain('R28.4');
    s.play('pass');
    expect(s.who('daria').exposed).toBe(true);
  });
});
