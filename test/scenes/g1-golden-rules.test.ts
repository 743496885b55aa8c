import { describe, expect, STREET, scene, test } from '#scenes';

const BLOCK = `
+-+-+
|. .|
+ + +
|. .|
+-+-+
`;

/** Two roofs with a lane between them. */
const ROOFS = `
+-+-+-+
|^ . ^|
+-+-+-+
`;

describe('G1 the players choose', () => {
  test('[G1] unlike enemies could hunt: the players are asked which', () => {
    const s = scene({
      map: STREET,
      assassins: { claudio: { at: 'a1', state: 'exposed' }, daria: { at: 'c1' } },
      squares: { a1: { crossbowman: 1, agile: 1 } },
    });
    s.play('claudio move b1');
    expect(s.question()).toBe('hunt');
    expect(s.options()).toEqual(['hunt crossbowman a1', 'hunt agile a1']);
    s.play('hunt agile a1');
    expect(s.square('b1').guards).toEqual({ agile: 1 });
    expect(s.square('a1').guards).toEqual({ crossbowman: 1 });
  });

  test('[G1] identical figures are one option, and a single option is taken by itself', () => {
    const s = scene({
      map: STREET,
      assassins: { claudio: { at: 'a1', state: 'exposed' }, daria: { at: 'c1' } },
      squares: { a1: { crossbowman: 2 } },
    });
    s.play('claudio move b1');
    expect(s.question()).toBe('assassin-phase');
    expect(s.square('b1').enemies).toBe(1);
    expect(s.facts('only-option')).toMatchObject([{ command: { type: 'hunt', enemy: 'crossbowman' }, why: 'G1' }]);
  });

  test('[G1] identical targets are one option: the first hit goes by itself, the second may be lost on the same figure', () => {
    const s = scene({
      map: STREET,
      assassins: { claudio: { at: 'a1', blade: 'hidden-blade' }, daria: { at: 'c1' } },
      squares: { a1: { crossbowman: 2 } },
      dice: { assassin: ['hit', 'hit'] },
    });
    s.play('claudio attack hidden-blade a1');
    expect(s.options()).toEqual(['strike crossbowman', 'spare']);
    expect(s.facts('only-option')).toMatchObject([{ command: { type: 'strike', enemy: 'crossbowman' }, why: 'G1' }]);
    s.play('strike crossbowman');
    expect(s.square('a1').bodies).toBe(2);
  });

  test('[G1] nobody can do anything: the phase ends without a question', () => {
    const s = scene({
      map: STREET,
      assassins: { claudio: { at: 'a1', ap: 0 }, daria: { at: 'c1', ap: 0 } },
      memory: { enemyPhase: 'none' },
      decks: { event: { draw: ['still-air'] } },
    });
    expect(s.facts('only-option')).toMatchObject([{ command: { type: 'end-phase' }, why: 'G1' }]);
    expect(s.game.turn).toBe(2);
  });

  test('[G1] the players, not the program, say where hits go', () => {
    const s = scene({
      map: STREET,
      assassins: { claudio: { at: 'a1', blade: 'hidden-blade' }, daria: { at: 'c1' } },
      squares: { a1: { crossbowman: 1, agile: 1 } },
      dice: { assassin: ['hit', 'hit'] },
    });
    s.play('claudio attack hidden-blade a1');
    expect(s.options()).toEqual(['strike crossbowman', 'strike agile']);
    s.play('strike agile');
    expect(s.square('a1').guards).toEqual({ crossbowman: 1 });
  });
});

describe('G2 nothing is done diagonally', () => {
  test('[G2] a diagonal move is not offered and refused', () => {
    const s = scene({ map: BLOCK, assassins: { claudio: { at: 'a1' }, daria: { at: 'b2' } } });
    expect(s.optionsOf('claudio move')).toEqual(['claudio move b1', 'claudio move a2']);
    expect(s.refuses('claudio move b2')).toMatchObject({ refused: 'diagonal', rule: 'G2' });
  });

  test('[G2] no ranged weapon is aimed diagonally', () => {
    const s = scene({
      map: BLOCK,
      assassins: { claudio: { at: 'a1', ranged: 'throwing-knife' }, daria: { at: 'a2' } },
      squares: { b1: { crossbowman: 1 }, b2: { crossbowman: 1 } },
    });
    expect(s.optionsOf('claudio attack')).toEqual(['claudio attack throwing-knife b1']);
    expect(s.refuses('claudio attack throwing-knife b2')).toMatchObject({ refused: 'diagonal', rule: 'G2' });
  });

  test('[G2] enemies neither come to a red base nor shoot diagonally', () => {
    const s = scene({
      map: BLOCK,
      assassins: { claudio: { at: 'a1', state: 'exposed' }, daria: { at: 'a1', saved: 1, ap: 0 } },
      squares: { b2: { crossbowman: 2 } },
      next: 'movement',
      direction: 'south',
    });
    expect(s.square('b2').enemies).toBe(2);
    s.play('pass');
    expect(s.facts('window-opened').at(-1)).toMatchObject({ window: 4 });
    expect(s.facts('dice-rolled')).toEqual([]);
    expect(s.refuses('daria move b2')).toMatchObject({ rule: 'G2' });
  });
});

describe('G3 numbers', () => {
  test('[G3] a bare number is exact: 2 AP complete it, 1 does not, a third cannot be spent', () => {
    const s = scene({
      map: STREET,
      objectives: { ledger: { at: 'a1', ap: 2 }, deed: { at: 'c1' } },
      assassins: { claudio: { at: 'a1' }, daria: { at: 'c1' } },
    });
    s.play('claudio complete ledger');
    expect(s.facts('objective-completed')).toEqual([]);
    s.play('claudio complete ledger');
    expect(s.facts('objective-completed')).toMatchObject([{ objective: 'ledger' }]);
    expect(s.whys('objective-completed')).toContain('G3');
    expect(s.who('claudio').ap).toBe(1);
    expect(s.optionsOf('claudio complete')).toEqual([]);
  });

  test('[G3] a bare number is exact: a card that eliminates 1 guard eliminates just 1 of 2', () => {
    const s = scene({
      map: ROOFS,
      assassins: { claudio: { at: 'a1', pack: ['parachute'] }, daria: { at: 'b1' } },
      squares: { c1: { crossbowman: 2 } },
      dice: { detection: ['blank'] },
    });
    s.play('claudio use-at parachute c1');
    expect(s.square('c1')).toMatchObject({ enemies: 1, bodies: 1 });
    expect(s.facts('enemy-eliminated')).toHaveLength(1);
    expect(s.whys('enemy-eliminated')).toContain('G3');
  });

  test('[G3] 1+ means one or more: two eyes expose as one does, two misses provoke as one does', () => {
    const s = scene({
      map: STREET,
      assassins: { claudio: { at: 'a1', blade: 'hidden-blade' }, daria: { at: 'c1' } },
      squares: { b1: { agile: 2 } },
      dice: { detection: ['eye', 'eye'], assassin: ['miss', 'miss'], enemy: ['fail', 'fail', 'fail', 'fail'] },
    });
    s.play('claudio move b1');
    expect(s.facts('exposed')).toHaveLength(1);
    s.play('claudio attack hidden-blade b1');
    expect(s.facts('retaliation-begun')).toHaveLength(1);
    expect(s.facts('dice-rolled').map(({ faces }) => faces.length)).toEqual([2, 2, 4]);
  });

  test('[G3] 1+ means one or more: one miss among hits is enough', () => {
    const s = scene({
      map: STREET,
      assassins: { claudio: { at: 'b1', blade: 'hidden-blade' }, daria: { at: 'c1' } },
      squares: { b1: { crossbowman: 2 } },
      dice: { assassin: ['hit', 'miss'], enemy: ['fail'] },
    });
    s.play('claudio attack hidden-blade b1');
    expect(s.facts('retaliation-begun')).toHaveLength(1);
    expect(s.who('claudio').exposed).toBe(true);
  });

  test('[G1] a single option is not taken turn after turn: with nothing to do the players are asked, and may give up', () => {
    const s = scene({
      map: `
+-+-+
|.|.|
+-+-+
`,
      memory: { enemyPhase: 'none', saving: false },
      assassins: { claudio: { at: 'a1' }, daria: { at: 'b1' } },
      decks: { event: { draw: Array.from({ length: 9 }, () => 'still-air') } },
    });
    expect(s.options()).toEqual(['end-phase']);
    expect(s.whys('only-option')).toContain('G1');
    s.play('claudio give-up', 'daria give-up');
    expect(s.game.result).toEqual({ success: false, reason: 'all-eliminated' });
  });
});
