import { determinise, outcome, type RuleCard, view } from '@bauta/engine';
import { describe, effect, expect, rule, type SceneSetting, STREET, scene, test } from '#scenes';

const setting = (objectives: SceneSetting['objectives'], change: Partial<SceneSetting> = {}): SceneSetting => ({
  map: STREET,
  stations: ['a1'],
  assassins: { bastiano: { at: 'b1' }, daria: { at: 'a1' } },
  decks: { event: { draw: ['still-air', 'still-air', 'still-air', 'still-air'] } },
  ...change,
  objectives: { ...objectives, never: { kind: 'eliminate', target: 'nobody' } },
  memory: { enemyPhase: 'none', ...change.memory },
});

describe('hold', () => {
  test('[R14.3] a square held at the end of so many turns in a row', () => {
    const s = scene(setting({ gate: { kind: 'hold', at: 'b1', count: 2, inARow: true } }));
    s.play('end-phase');
    expect(s.game.objectives[0]).toMatchObject({ paid: 1, done: false });
    s.play('end-phase');
    expect(s.facts('objective-completed')).toMatchObject([{ objective: 'gate', why: ['R14.3', 'G3'] }]);
  });

  test('[R14.3] in a row: left once, it begins again', () => {
    const s = scene(setting({ gate: { kind: 'hold', at: 'b1', count: 2, inARow: true } }));
    s.play('end-phase', 'bastiano move c1', 'end-phase');
    expect(s.facts('payment-lost')).toMatchObject([{ objective: 'gate', why: 'R14.3' }]);
    s.play('bastiano move b1', 'end-phase');
    expect(s.game.objectives[0]).toMatchObject({ paid: 1, done: false });
  });

  test('[R14.3] in all: turns in between do not matter', () => {
    const s = scene(setting({ gate: { kind: 'hold', at: 'b1', count: 2, inARow: false } }));
    s.play('end-phase', 'bastiano move c1', 'end-phase', 'bastiano move b1', 'end-phase');
    expect(s.game.objectives[0]).toMatchObject({ paid: 2, done: true });
  });

  test('[R14.3] with an enemy on the square it is not held', () => {
    const s = scene(setting({ gate: { kind: 'hold', at: 'b1', count: 1 } }, { squares: { b1: { crossbowman: 1 } } }));
    s.play('end-phase');
    expect(s.game.objectives[0]).toMatchObject({ paid: 0, done: false });
  });

  test('[R14.3] nor by one in critical condition', () => {
    const s = scene(
      setting(
        { gate: { kind: 'hold', at: 'b1', count: 1 } },
        { assassins: { bastiano: { at: 'b1', state: 'critical' }, daria: { at: 'a1' } } },
      ),
    );
    s.play('end-phase');
    expect(s.game.objectives[0]).toMatchObject({ paid: 0, done: false });
  });
});

describe('carry', () => {
  test('[R14.1] it is paid for like a token, and whoever pays the last AP bears it', () => {
    const s = scene(
      setting(
        { relic: { kind: 'carry', at: 'b1', ap: 2, to: 'a1' } },
        { assassins: { bastiano: { at: 'b1' }, daria: { at: 'b1' } } },
      ),
    );
    s.play('bastiano complete relic', 'daria complete relic');
    expect(s.facts('objective-taken')).toMatchObject([{ objective: 'relic', by: 'daria', why: ['R14.1', 'R14.3'] }]);
    expect(s.game.objectives[0]).toMatchObject({ at: -1, carrier: 'daria', done: false });
    expect(s.optionsOf('bastiano complete')).toEqual([]);
    s.play('end-phase');
    expect(s.facts('payment-lost')).toEqual([]);
  });

  test('[R14.3] delivered on the square it is to be brought to', () => {
    const s = scene(setting({ relic: { kind: 'carry', at: 'b1', to: 'c1' } }));
    s.play('bastiano complete relic', 'bastiano move c1');
    expect(s.facts('objective-completed')).toMatchObject([{ objective: 'relic', why: ['R14.3', 'G3'] }]);
    expect(s.game.objectives[0]).toMatchObject({ at: -1, carrier: '', done: true });
  });

  test('[R14.3] or brought away by a station', () => {
    const s = scene(setting({ relic: { kind: 'carry', at: 'b1' } }));
    s.play('bastiano complete relic', 'bastiano move a1', 'bastiano leave');
    expect(s.game.objectives[0]).toMatchObject({ done: true, carrier: '' });
  });

  test('[R14.3] otherwise it stays on the square of the station', () => {
    const s = scene(setting({ relic: { kind: 'carry', at: 'b1', to: 'c1' } }));
    s.play('bastiano complete relic', 'bastiano move a1', 'bastiano leave');
    expect(s.facts('objective-dropped')).toMatchObject([{ objective: 'relic', by: 'bastiano', at: 0, why: 'R14.3' }]);
    expect(s.options()).toContain('daria complete relic');
  });

  test('[R14.3] laid down for 0 AP, and taken up again for its AP', () => {
    const s = scene(
      setting(
        { relic: { kind: 'carry', at: 'a1', ap: 2, to: 'c1', carrier: 'bastiano' } },
        { assassins: { bastiano: { at: 'b1' }, daria: { at: 'b1' } } },
      ),
    );
    expect(s.refuses('daria lay-down relic')).toMatchObject({ refused: 'not-carried', rule: 'R14.3' });
    s.play('bastiano lay-down relic');
    expect(s.who('bastiano').ap).toBe(3);
    expect(s.game.objectives[0]).toMatchObject({ at: 1, carrier: '', paid: 0 });
    s.play('daria complete relic');
    expect(s.game.objectives[0]).toMatchObject({ at: 1, carrier: '', paid: 1 });
    s.play('daria complete relic');
    expect(s.game.objectives[0]).toMatchObject({ at: -1, carrier: 'daria' });
  });

  test('[R14.3] whoever falls leaves it there', () => {
    const thorns: RuleCard = rule('thorns', effect('moved', { do: 'wound', hp: 3 }));
    const s = scene(
      setting(
        { relic: { kind: 'carry', at: 'b1', to: 'a1', carrier: 'bastiano' } },
        { cards: [thorns], memory: { rules: ['thorns'] } },
      ),
    );
    s.play('bastiano move c1');
    expect(s.who('bastiano').status).toBe('critical');
    expect(s.game.objectives[0]).toMatchObject({ at: 2, carrier: '' });
  });

  test('[R14.3] and so does whoever is given up, from the top of a tower at its foot', () => {
    const s = scene(
      setting(
        { relic: { kind: 'carry', at: 'a1', to: 'b1', carrier: 'bastiano' } },
        {
          map: `
+-+-+-+-+
|. . t t|
+ + + + +
|. . t t|
+-+-+-+-+
`,
          spots: { c2: 'haystack' },
          tower: { squares: ['c1', 'd1', 'c2', 'd2'], foot: 'c2', card: 'long-view' },
          assassins: { bastiano: { at: 'top' }, daria: { at: 'a1' } },
        },
      ),
    );
    expect(s.refuses('bastiano lay-down relic')).toMatchObject({ refused: 'on-tower', rule: 'R9.2' });
    s.play('bastiano give-up');
    expect(s.facts('objective-dropped')).toMatchObject([{ at: 32 + 2 }]);
  });

  test('[R30.5] its base holds guards while it lies there', () => {
    const s = scene(
      setting({ relic: { kind: 'carry', at: 'b1', to: 'c1', spaces: 2 } }, { squares: { b1: { crossbowman: 2 } } }),
    );
    expect(s.whys('space-taken')).toEqual(['R30.5', 'R30.5']);
    s.play('bastiano complete relic');
    expect(s.game.maps[0]!.based.every((held) => held === 0)).toBe(true);
  });
});

describe('two objectives on one square', () => {
  test('[R29.4] guards sent to objectives come to the square once', () => {
    const watch = rule(
      'watch',
      effect('turn-begun', { do: 'place-guards', guard: 'crossbowman', count: 2, where: 'objectives' }),
    );
    const s = scene(
      setting(
        { press: { kind: 'destroy', at: 'c1' }, relic: { kind: 'carry', at: 'b1', to: 'a1', lies: 'c1' } },
        { cards: [watch], memory: { rules: ['watch'] } },
      ),
    );
    s.play('end-phase');
    expect(s.square('c1').guards).toEqual({ crossbowman: 2 });
  });
});

describe('destroy', () => {
  test('[R14.3] for its AP, and the alert is raised where it says so', () => {
    const s = scene(setting({ press: { kind: 'destroy', at: 'b1', ap: 2, alerts: true } }));
    s.play('bastiano complete press', 'bastiano complete press');
    expect(s.facts('objective-completed')).toMatchObject([{ objective: 'press', why: ['R14.3', 'G3'] }]);
    expect(s.whys('alert-raised')).toContain('R14.3');
  });
  test('[R14.3] or quietly', () => {
    const s = scene(setting({ press: { kind: 'destroy', at: 'b1', ap: 1 } }));
    s.play('bastiano complete press');
    expect(s.alert()).toBe('quiet');
    expect(s.game.objectives[0]!.done).toBe(true);
  });
});

describe('destroy a machine', () => {
  const wreck = (change: Partial<SceneSetting> = {}) =>
    setting(
      { engine: { kind: 'destroy', target: 'tank', alerts: true } },
      {
        machines: { tank: { at: 'b1', hp: 1, guard: 'crossbowman' } },
        assassins: { bastiano: { at: 'b1', melee: 'common-sword' }, daria: { at: 'a1' } },
        squares: { b1: { crossbowman: 1 } },
        dice: { assassin: ['hit', 'hit'] },
        ...change,
      },
    );

  test('[R14.3] a machine destroyed is what the objective asks for', () => {
    const s = scene(wreck());
    expect(s.optionsOf('bastiano complete')).toEqual([]);
    s.play('bastiano attack common-sword b1', 'spare');
    expect(s.facts('machine-destroyed')).toHaveLength(1);
    expect(s.facts('objective-completed')).toMatchObject([{ objective: 'engine', why: ['R14.3', 'G3'] }]);
  });
});

describe('hidden', () => {
  const told = rule('told', effect('turn-begun', { do: 'reveal-objective', objective: 'secret' }));
  const hidden = (objective: NonNullable<SceneSetting['objectives']>[string], change: Partial<SceneSetting> = {}) =>
    setting(
      { secret: { hidden: true, ...objective } },
      { cards: [told], ...change, memory: { rules: ['told'], ...change.memory } },
    );

  test('[R14.3] unknown, it offers nothing and shows nothing; revealed, it is like any other', () => {
    const s = scene(hidden({ at: 'b1', xp: 7 }));
    expect(s.optionsOf('bastiano complete')).toEqual([]);
    expect(s.refuses('bastiano complete secret')).toMatchObject({ refused: 'no-objective-here' });
    expect(view(s.game).content.memory.objectives[0]).toMatchObject({ id: 'secret', at: -1, xp: 0, ap: 0 });
    expect(determinise(view(s.game), 'other').objectives[0]).toMatchObject({ revealed: false, at: -1 });
    s.play('end-phase');
    expect(s.facts('objective-revealed')).toMatchObject([{ objective: 'secret', data: { at: 1, xp: 7 }, why: 'R14.3' }]);
    expect(view(s.game).content.memory.objectives[0]).toMatchObject({ at: 1, xp: 7 });
    s.play('bastiano complete secret');
    expect(s.game.objectives[0]).toMatchObject({ done: true });
    s.play('concede');
    expect(outcome(s.game)?.xp.objectives).toBe(7);
  });

  test('[R14.3] nothing counts towards it before', () => {
    const s = scene(
      hidden(
        { kind: 'eliminate', target: 'crossbowman', count: 1 },
        {
          assassins: { bastiano: { at: 'b1', blade: 'hidden-blade' }, daria: { at: 'a1' } },
          squares: { b1: { crossbowman: 1 } },
          dice: { assassin: ['hit', 'hit'] },
        },
      ),
    );
    s.play('bastiano attack hidden-blade b1');
    expect(s.facts('enemy-eliminated')).toHaveLength(1);
    expect(s.game.objectives[0]).toMatchObject({ paid: 0, done: false });
  });

  test('[R14.3] but a boss who is down already counts when it is revealed', () => {
    const s = scene(
      hidden({ kind: 'eliminate', target: 'castellan' }, { bosses: { castellan: { at: 'c1', state: 'body', hp: 0 } } }),
    );
    s.play('end-phase');
    expect(s.facts('objective-completed')).toMatchObject([{ objective: 'secret' }]);
  });

  test('[R14.3] and so does a machine that was destroyed, but not one that flew off', () => {
    for (const [state, done] of [
      ['gone', true],
      ['lost', false],
    ] as const) {
      const s = scene(hidden({ kind: 'destroy', target: 'tank' }, { machines: { tank: { state, hp: 0 } } }));
      s.play('end-phase');
      expect(s.whys('objective-revealed')).toEqual(['R14.3']);
      expect(s.game.objectives[0]!.done).toBe(done);
    }
  });

  test('[R14.3] and so does a counter that has come so far', () => {
    const s = scene(
      hidden(
        { kind: 'count', target: 'bells', count: 2 },
        { counters: { bells: 2 }, memory: { counters: [{ id: 'bells', start: 0, least: 0, most: 3 }] } },
      ),
    );
    s.play('end-phase');
    expect(s.facts('objective-completed')).toMatchObject([{ objective: 'secret' }]);
  });

  test('[R5.2] unknown and mandatory, it keeps the memory from success', () => {
    const s = scene({
      ...hidden({ at: 'c1' }),
      objectives: { ledger: { at: 'b1', done: true }, secret: { hidden: true, at: 'c1' } },
      assassins: { bastiano: { at: 'a1' }, daria: { state: 'eliminated' } },
    });
    s.play('bastiano leave');
    expect(s.game.result).toEqual({ success: false, reason: 'nobody-left' });
  });

  test('[R5.2] hidden and optional, it does not', () => {
    const s = scene({
      ...hidden({ at: 'c1' }),
      objectives: { ledger: { at: 'b1', done: true }, secret: { hidden: true, optional: true, at: 'c1' } },
      assassins: { bastiano: { at: 'a1' }, daria: { state: 'eliminated' } },
    });
    s.play('bastiano leave');
    expect(s.whys('memory-succeeded')).toContain('R5.2');
  });
});

describe('ground that goes', () => {
  const gone = rule('gone', effect('turn-begun', { do: 'remove-tile', tile: 'c1' }));
  const tiles = (objectives: SceneSetting['objectives']) =>
    setting(objectives, {
      cards: [gone],
      memory: { rules: ['gone'] },
    });

  test('[R43] a thing that was carried off its square is safe', () => {
    const s = scene(tiles({ relic: { kind: 'carry', at: 'c1', to: 'a1', carrier: 'bastiano' } }));
    s.play('end-phase');
    expect(s.facts('ground-changed')).toHaveLength(1);
    expect(s.game.objectives[0]).toMatchObject({ lost: false, carrier: 'bastiano' });
  });

  test('[R43] one that lies there is lost', () => {
    const s = scene(tiles({ relic: { kind: 'carry', at: 'b1', to: 'a1', lies: 'c1' } }));
    s.play('end-phase');
    expect(s.whys('memory-failed')).toContain('R6.1');
    expect(s.game.objectives[0]).toMatchObject({ lost: true, at: -1 });
  });

  test('[R43] and so is one that was to be brought there', () => {
    const s = scene(tiles({ relic: { kind: 'carry', at: 'b1', to: 'c1', carrier: 'bastiano', optional: true } }));
    s.play('end-phase');
    expect(s.game.objectives[0]).toMatchObject({ lost: true, carrier: '' });
  });
});
