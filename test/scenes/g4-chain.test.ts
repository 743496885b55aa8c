import { ability, describe, effect, expect, rule, STREET, scene, test } from '#scenes';

const tally = rule('tally', effect('enemy-eliminated', { do: 'count', counter: 'fallen', add: 1 }));

describe('happenings that did not cause each other', () => {
  test('[G4] a rule answers each of two guards who fall in one attack', () => {
    const s = scene({
      map: STREET,
      assassins: { bastiano: { at: 'a1', melee: 'common-sword' }, daria: { at: 'c1' } },
      squares: { a1: { crossbowman: 2 } },
      guards: { crossbowman: { armour: 1 } },
      cards: [tally],
      memory: { rules: ['tally'], counters: [{ id: 'fallen', start: 0, least: 0, most: 9 }] },
      dice: { assassin: ['hit', 'hit'] },
    });
    s.play('bastiano attack common-sword a1', 'strike crossbowman');
    expect(s.facts('enemy-eliminated')).toHaveLength(2);
    expect(s.game.counters.fallen).toBe(2);
  });

  test('[G4] two who have the same card each use it', () => {
    const s = scene({
      map: STREET,
      assassins: { bastiano: { at: 'a1', hp: 1, skills: ['rest'] }, daria: { at: 'c1', hp: 1, skills: ['rest'] } },
      cards: [ability('rest', effect('turn-begun', { do: 'heal', hp: 1 }))],
      memory: { enemyPhase: 'none' },
    });
    s.play('end-phase');
    expect(s.facts('healed')).toHaveLength(2);
  });

  test('[G4] a ring that two happenings set off goes round once for each', () => {
    const louder = rule('louder', effect('alert-quieted', { do: 'set-alert', alert: 'raised' }));
    const softer = rule('softer', effect('alert-raised', { do: 'set-alert', alert: 'quiet' }));
    const bell = rule('bell', effect('enemy-eliminated', { do: 'set-alert', alert: 'raised' }));
    const s = scene({
      map: STREET,
      assassins: { bastiano: { at: 'a1', melee: 'common-sword' }, daria: { at: 'c1' } },
      squares: { a1: { crossbowman: 2 } },
      guards: { crossbowman: { armour: 1 } },
      cards: [louder, softer, bell],
      memory: { rules: ['louder', 'softer', 'bell'] },
      dice: { assassin: ['hit', 'hit'] },
    });
    s.play('bastiano attack common-sword a1', 'strike crossbowman');
    expect(s.facts('effect-begun').filter(({ card }) => card === 'bell')).toHaveLength(2);
    expect(s.facts('effect-begun').length).toBeLessThanOrEqual(6);
    expect(s.game).toMatchObject({ happened: [], fired: [] });
  });
});
