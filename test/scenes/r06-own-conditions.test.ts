import { outcome, type RuleCard } from '@bauta/engine';
import { describe, effect, expect, rule, type SceneSetting, STREET, scene, test } from '#scenes';

const ruled = (rules: readonly RuleCard[], change: Partial<SceneSetting> = {}): SceneSetting => ({
  map: STREET,
  stations: ['a1'],
  objectives: { ledger: { at: 'c1' } },
  assassins: { bastiano: { at: 'a1' }, daria: { at: 'b1' } },
  decks: { event: { draw: ['still-air', 'still-air', 'still-air'] } },
  ...change,
  cards: rules,
  memory: { ...change.memory, rules: rules.map(({ id }) => id) },
});

describe('a failure condition of the memory', () => {
  test('[R6.1] the alert is raised: it fails at once, by its own rule', () => {
    const unseen = rule('unseen', effect('alert-raised', { do: 'fail-memory' }));
    const s = scene(ruled([unseen], { squares: { c1: { crossbowman: 1 } }, dice: { detection: ['eye'] } }));
    s.play('daria move c1');
    expect(s.game.result).toEqual({ success: false, reason: 'own-condition' });
    expect(s.whys('memory-failed')).toEqual(['R6.1', 'G4', 'G5']);
  });

  test('[R6.1] someone is eliminated', () => {
    const all = rule('no-one-behind', effect('assassin-eliminated', { do: 'fail-memory' }));
    const s = scene(ruled([all]));
    s.play('daria give-up');
    expect(s.game.result).toEqual({ success: false, reason: 'own-condition' });
  });

  test('[R6.1] the memory goes on too long', () => {
    const late = rule('before-dawn', effect('turn-begun', { do: 'fail-memory' }, { if: [{ if: 'turn', from: 2, to: 99 }] }));
    const s = scene(ruled([late], { memory: { enemyPhase: 'none' } }));
    s.play('end-phase');
    expect(s.game).toMatchObject({ turn: 2, result: { success: false, reason: 'own-condition' } });
  });

  test('[G5] what the last to leave sets off comes before the end is judged', () => {
    const empty = rule(
      'empty-handed',
      effect('left', { do: 'fail-memory' }, { if: [{ if: 'objective', objective: 'ledger', done: true }] }),
    );
    const s = scene(
      ruled([empty], {
        objectives: { ledger: { at: 'c1', done: true } },
        assassins: { bastiano: { at: 'a1' }, daria: { state: 'eliminated' } },
      }),
    );
    s.play('bastiano leave');
    expect(s.game.result).toEqual({ success: false, reason: 'own-condition' });
  });

  test('[R5.2] a rule that completes the last objective as the last one leaves: success', () => {
    const told = rule(
      'told',
      effect('left', { do: 'complete-objective', objective: 'ledger' }),
      effect('left', { do: 'complete-objective', objective: 'seal' }),
    );
    const s = scene(
      ruled([told], {
        objectives: { ledger: { at: 'c1' }, seal: { at: 'b1' } },
        assassins: { bastiano: { at: 'a1' }, daria: { state: 'eliminated' } },
      }),
    );
    s.play('bastiano leave');
    expect(s.facts('objective-completed').map(({ objective }) => objective)).toEqual(['ledger', 'seal']);
    expect(s.game.result).toEqual({ success: true });
  });

  test('[R6.2] nobody left: what a rule might do in turns to come does not count', () => {
    const later = rule('later', effect('turn-begun', { do: 'complete-objective', objective: 'ledger' }));
    const s = scene(ruled([later], { assassins: { bastiano: { at: 'a1' }, daria: { state: 'eliminated' } } }));
    s.play('bastiano leave');
    expect(s.game.result).toEqual({ success: false, reason: 'nobody-left' });
    expect(s.whys('memory-failed')).toContain('R6.2');
  });
});

describe('counters', () => {
  const counters = [{ id: 'bells', start: 1, least: 0, most: 3 }];
  const tolls = rule('tolls', effect('turn-begun', { do: 'count', counter: 'bells', add: 2 }));

  test('[G4] a card counts, and stops at the bounds', () => {
    const s = scene(ruled([tolls], { memory: { counters, enemyPhase: 'none' } }));
    s.play('end-phase');
    expect(s.game.counters).toEqual({ bells: 3 });
    s.play('end-phase');
    expect(s.facts('counted')).toEqual([{ type: 'counted', counter: 'bells', value: 3, why: 'G4' }]);
  });

  test('[G4] downwards too, and what is counted happens', () => {
    const fades = rule('fades', effect('turn-begun', { do: 'count', counter: 'bells', add: -9 }));
    const silent = rule(
      'silent',
      effect(
        'counted',
        { do: 'fail-memory' },
        {
          if: [
            { if: 'subject', is: 'bells' },
            { if: 'counter', counter: 'bells', from: 0, to: 0 },
          ],
        },
      ),
    );
    const s = scene(ruled([fades, silent], { memory: { counters, enemyPhase: 'none' } }));
    s.play('end-phase');
    expect(s.game).toMatchObject({ counters: { bells: 0 }, result: { reason: 'own-condition' } });
  });

  test('[R14.3] an objective is completed when its counter has come so far', () => {
    const s = scene(
      ruled([tolls], {
        objectives: { vespers: { kind: 'count', target: 'bells', count: 3 }, ledger: { at: 'c1' } },
        memory: { counters, enemyPhase: 'none' },
      }),
    );
    expect(s.game.objectives[0]!.done).toBe(false);
    s.play('end-phase');
    expect(s.facts('objective-completed')).toMatchObject([{ objective: 'vespers', why: ['R14.3', 'G3'] }]);
  });

  test('[R14.3] short of it, it stays open', () => {
    const s = scene(
      ruled([tolls], {
        objectives: { vespers: { kind: 'count', target: 'bells', count: 3 }, ledger: { at: 'c1' } },
        counters: { bells: 0 },
        memory: { counters, enemyPhase: 'none' },
      }),
    );
    s.play('end-phase');
    expect(s.game).toMatchObject({ counters: { bells: 2 }, objectives: [{ done: false }, { done: false }] });
  });
});

describe('flags of the campaign', () => {
  const spare = rule('spare', effect('alert-raised', { do: 'set-flag', flag: 'feared', value: 2 }));
  const known = rule(
    'known',
    effect('turn-begun', { do: 'set-alert', alert: 'raised' }, { if: [{ if: 'flag', flag: 'feared', from: 1, to: 9 }] }),
  );

  test('[G4] a flag brought along is asked, and what is set goes into the outcome', () => {
    const s = scene(ruled([spare, known], { flags: { feared: 1, debts: 3 }, memory: { enemyPhase: 'none' } }));
    s.play('end-phase');
    expect(s.facts('flag-set')).toEqual([{ type: 'flag-set', flag: 'feared', value: 2, why: 'G4' }]);
    s.play('concede');
    expect(outcome(s.game)?.flags).toEqual({ feared: 2, debts: 3 });
  });

  test('[G4] one never set is 0', () => {
    const s = scene(ruled([spare, known], { memory: { enemyPhase: 'none' } }));
    s.play('end-phase');
    expect(s.alert()).toBe('quiet');
    expect(s.facts('flag-set')).toEqual([]);
  });
});

describe('an objective as a condition', () => {
  const angry = rule(
    'angry',
    effect('turn-begun', { do: 'set-alert', alert: 'raised' }, { if: [{ if: 'objective', objective: 'ledger', done: true }] }),
  );
  test('[G4] it holds once the objective is completed', () => {
    const s = scene(ruled([angry], { objectives: { ledger: { at: 'b1' }, seal: { at: 'c1' } }, memory: { enemyPhase: 'none' } }));
    s.play('end-phase');
    expect(s.alert()).toBe('quiet');
    s.play('daria complete ledger', 'end-phase');
    expect(s.alert()).toBe('raised');
  });
});
