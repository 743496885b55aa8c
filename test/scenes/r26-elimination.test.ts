import { describe, expect, STREET, scene, test } from '#scenes';

const CALM = { event: { draw: ['still-air', 'quiet-hour'] } };
const daria = { at: 'c1' } as const;

describe('R26.3 not healed in time', () => {
  test('[R26.3] fallen in the assassin phase of turn 1: eliminated at the end of turn 2, not before', () => {
    const s = scene({
      map: STREET,
      memory: { enemyPhase: 'none' },
      decks: CALM,
      assassins: { claudio: { at: 'a1', hp: 1, melee: 'common-sword' }, daria },
      squares: { a1: { crossbowman: 1 } },
      dice: { assassin: ['miss', 'miss'], enemy: ['hit'] },
    });
    s.play('claudio attack common-sword a1', 'end-phase');
    expect(s.game.turn).toBe(2);
    expect(s.who('claudio')).toMatchObject({ status: 'critical', at: 0 });
    s.play('end-phase');
    expect(s.game.turn).toBe(3);
    expect(s.who('claudio')).toMatchObject({ status: 'eliminated', at: -1, ap: 0 });
    expect(s.whys('assassin-eliminated')).toEqual(['R26.3']);
  });

  test('[R26.3] fallen in the enemy phase of turn 1: the same', () => {
    const s = scene({
      map: STREET,
      memory: { enemyPhase: 'no-reinforcement' },
      next: 'combat',
      decks: CALM,
      assassins: { claudio: { at: 'a1', ap: 0, state: 'exposed', hp: 1 }, daria: { at: 'c1', ap: 0 } },
      squares: { a1: { crossbowman: 1 } },
      dice: { enemy: ['hit'] },
    });
    expect(s.game.turn).toBe(2);
    expect(s.who('claudio').status).toBe('critical');
    s.play('end-phase');
    expect(s.game.turn).toBe(3);
    expect(s.who('claudio').status).toBe('eliminated');
    expect(s.whys('assassin-eliminated')).toEqual(['R26.3']);
  });

  test('[R26.3] healed and fallen again, the time runs anew', () => {
    const s = scene({
      map: STREET,
      turn: 2,
      memory: { enemyPhase: 'none' },
      decks: CALM,
      assassins: {
        claudio: { at: 'a1', state: 'critical', fellIn: 1, melee: 'common-sword' },
        daria: { at: 'a1', pack: ['medicine'] },
      },
      squares: { a1: { crossbowman: 2 } },
      dice: { assassin: ['miss', 'miss'], enemy: ['hit', 'hit'] },
    });
    s.play('daria use-on medicine claudio', 'claudio attack common-sword a1', 'end-phase');
    expect(s.game.turn).toBe(3);
    expect(s.who('claudio').status).toBe('critical');
    s.play('end-phase');
    expect(s.who('claudio').status).toBe('eliminated');
    expect(s.whys('assassin-eliminated')).toEqual(['R26.3']);
  });

  test('[R26.3] their cards go with them: out of every other hand, none lost or doubled', () => {
    const board = { melee: 'rapier', armour: 'padded-vest', blade: 'hidden-blade', pack: ['medicine', 'quicklime'] };
    const s = scene({
      map: STREET,
      turn: 2,
      next: 'end',
      decks: CALM,
      assassins: { claudio: { at: 'c1', state: 'critical', fellIn: 1, ...board }, daria },
    });
    expect(s.whys('assassin-eliminated')).toEqual(['R26.3']);
    expect(s.who('claudio')).toMatchObject(board);
    expect(s.who('daria').pack).toEqual([]);
    expect(s.game.piles.equipment.discard).toEqual([]);
    expect(s.refuses('claudio move b1')).toMatchObject({ refused: 'not-on-map', rule: 'R26.3' });
    expect(s.refuses('daria trade')).toMatchObject({ refused: 'nobody-to-trade-with' });
  });

  test('[R26.3] several at once, each in their own time', () => {
    const s = scene({
      map: STREET,
      turn: 2,
      next: 'end',
      decks: CALM,
      assassins: {
        alessandra: { at: 'a1', state: 'critical', fellIn: 1 },
        bastiano: { at: 'a1', state: 'critical', fellIn: 2 },
        claudio: { at: 'a1', state: 'critical', fellIn: 1 },
        daria,
      },
    });
    expect(s.facts('assassin-eliminated').map(({ by }) => by)).toEqual(['alessandra', 'claudio']);
    expect(s.whys('assassin-eliminated')).toEqual(['R26.3', 'R26.3']);
    expect(s.who('bastiano').status).toBe('critical');
  });
});

describe('R26.4 giving up', () => {
  test('[R26.4] players may give up any assassin on the map between actions: eliminated at once', () => {
    const s = scene({ map: STREET, assassins: { claudio: { at: 'a1', state: 'exposed' }, daria } });
    expect(s.options()).not.toContain('claudio give-up');
    s.play('claudio give-up');
    expect(s.who('claudio')).toMatchObject({ status: 'eliminated', at: -1, exposed: false });
    expect(s.square('a1').bases).toBe(0);
    expect(s.whys('assassin-eliminated')).toEqual(['R26.4']);
    expect(s.question()).toBe('assassin-phase');
  });

  test.each([
    ['critical', { at: 'a1', state: 'critical' }],
    ['in a hiding spot', { at: 'a1', in: 'spot' }],
    ['without AP', { at: 'a1', ap: 0 }],
  ] as const)('[R26.4] also one %s', (_name, claudio) => {
    const s = scene({ map: STREET, spots: { a1: 'cart' }, assassins: { claudio, daria } });
    s.play('claudio give-up');
    expect(s.who('claudio').status).toBe('eliminated');
    expect(s.whys('assassin-eliminated')).toEqual(['R26.4']);
  });

  test('[R26.4] also in a window', () => {
    const s = scene({
      map: STREET,
      next: 'window-3',
      assassins: { claudio: { at: 'a1', ap: 0 }, daria: { at: 'c1', ap: 0, saved: 1 } },
    });
    s.play('claudio give-up');
    expect(s.question()).toBe('window');
    expect(s.whys('assassin-eliminated')).toEqual(['R26.4']);
  });

  test('[R26.4] not in the middle of an action, nor one who is gone', () => {
    const s = scene({
      map: STREET,
      assassins: { alessandra: { state: 'left' }, claudio: { at: 'a1', pack: ['medicine'] }, daria: { at: 'a1' } },
    });
    expect(s.refuses('alessandra give-up')).toMatchObject({ refused: 'not-on-map', rule: 'R26.4' });
    s.play('claudio trade');
    expect(s.refuses('daria give-up')).toMatchObject({ refused: 'between-actions-only', rule: 'R26.4' });
    s.play('end-trade', 'daria give-up');
    expect(s.refuses('daria give-up')).toMatchObject({ refused: 'not-on-map', rule: 'R26.4' });
  });

  test('[R26.4] the program never judges: one walled in with no way out plays on until given up', () => {
    const s = scene({
      map: '\n+-+-+\n|.|.|\n+-+-+\n',
      stations: ['b1'],
      memory: { enemyPhase: 'none' },
      decks: CALM,
      assassins: { claudio: { at: 'a1' }, daria: { at: 'b1' } },
    });
    s.play('end-phase');
    expect(s.game.turn).toBe(2);
    expect(s.who('claudio').status).toBe('active');
    s.play('claudio give-up');
    expect(s.whys('assassin-eliminated')).toEqual(['R26.4']);
  });
});
