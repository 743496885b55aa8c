import { deedCard, describe, expect, LONG_STREET, ruleCard, scene, test } from '#scenes';

describe('machines on special grounds', () => {
  test('[R43] a tile takes the machine on it along, with the guard aboard', () => {
    const s = scene({
      map: LONG_STREET,
      cards: [deedCard('quake', { do: 'collapse', tile: 'a1' })],
      machines: { tank: { at: 'a1', guard: 'crossbowman' } },
      assassins: { bastiano: { at: 'd1', pack: ['quake'] }, daria: { at: 'd1' } },
      squares: { a1: { crossbowman: 2 } },
      decks: { event: { draw: ['quiet-hour'] } },
    });
    s.play('bastiano use quake', 'end-phase');
    expect(s.facts('machine-removed')).toMatchObject([{ machine: 'tank', why: 'R43' }]);
    expect(s.game.machines).toMatchObject([{ state: 'lost', guard: -1 }]);
    expect(s.game.reserve[0]).toBe(30);
  });

  test('[R43] and whoever is aboard is eliminated', () => {
    const s = scene({
      map: LONG_STREET,
      cards: [deedCard('quake', { do: 'collapse', tile: 'a1' })],
      machines: { tank: { at: 'a1' } },
      assassins: { bastiano: { at: 'd1', pack: ['quake'] }, daria: { at: 'a1', aboard: 'tank' } },
      decks: { event: { draw: ['quiet-hour'] } },
    });
    s.play('bastiano use quake', 'end-phase');
    expect(s.facts('assassin-eliminated')).toMatchObject([{ by: 'daria', why: 'R43' }]);
    expect(s.who('daria')).toMatchObject({ status: 'eliminated', aboard: '' });
  });

  test('[R48.2] in a restricted area nobody aboard is exposed, whoever comes; getting off among enemies one is', () => {
    const s = scene({
      map: LONG_STREET,
      next: 'movement',
      direction: 'east',
      restricted: ['b1'],
      machines: { tank: { at: 'b1' } },
      assassins: { bastiano: { at: 'b1', aboard: 'tank', saved: 1 }, daria: { at: 'd1' } },
      squares: { a1: { crossbowman: 1 } },
    });
    expect(s.whys('undetected')).toEqual(['R48.2']);
    expect(s.alert()).toBe('quiet');
    s.play('bastiano leave-machine');
    expect(s.whys('exposed')).toContain('R49');
  });

  test('[R50.3] a map taken down takes its machines along', () => {
    const s = scene({
      map: LONG_STREET,
      mapB: LONG_STREET,
      stations: ['a1', 'b:a1'],
      machines: { tank: { at: 'b:b1', guard: 'agile' }, 'flying-machine': { at: 'b1' } },
      objectives: { proof: { at: 'c1' } },
      assassins: { bastiano: { at: 'd1' }, daria: { at: 'b:a1' } },
      squares: { 'b:b1': { agile: 1 } },
    });
    s.play('daria travel a1');
    expect(s.facts('machine-removed')).toMatchObject([{ machine: 'tank', why: 'R50.3' }]);
    expect(s.game.machines.map(({ state }) => state)).toEqual(['standing', 'lost']);
  });

  test('a boss that hunts is not drawn by one aboard', () => {
    const s = scene({
      map: LONG_STREET,
      next: 'movement',
      direction: 'north',
      machines: { tank: { at: 'a1' } },
      bosses: { castellan: { at: 'b1', hp: 2, card: { movement: 'hunts' } } },
      assassins: { bastiano: { at: 'a1', aboard: 'tank', saved: 1 }, daria: { at: 'd1' } },
    });
    expect(s.facts('enemy-moved')).toMatchObject([{ enemy: 'castellan', to: 2 }]);
  });

  test('an ally boards no machine', () => {
    const s = scene({
      map: LONG_STREET,
      machines: { tank: { at: 'b1' } },
      assassins: { bastiano: { at: 'a1' }, daria: { at: 'd1' } },
      allies: { mercenary: { at: 'b1' } },
    });
    expect(s.optionsOf('mercenary board')).toEqual([]);
    expect(s.refuses('mercenary board tank')).toMatchObject({ rule: 'R40.6' });
    const window = scene({
      map: LONG_STREET,
      next: 'window-2',
      machines: { tank: { at: 'b1' } },
      assassins: { bastiano: { at: 'a1', ap: 0 }, daria: { at: 'd1', ap: 0 } },
      allies: { mercenary: { at: 'b1', ap: 0 } },
    });
    expect(window.facts('window-opened')).toEqual([]);
  });

  test('[R48.2] a rule moves nobody out of a machine, and own dice do not help its fire', () => {
    const s = scene({
      map: LONG_STREET,
      memory: { rules: ['gone'] },
      cards: [
        ruleCard('gone', 'machine-boarded', { do: 'escape' }),
        { kind: 'ability', id: 'strong', effects: [], while: [{ quantity: 'attack-dice', add: 2 }] },
      ],
      machines: { tank: { at: 'b1' } },
      assassins: { bastiano: { at: 'b1', ability: 'strong' }, daria: { at: 'd1' } },
      squares: { a1: { crossbowman: 1 } },
      dice: { assassin: ['hit', 'hit', 'hit', 'hit'] },
    });
    s.play('bastiano board tank', 'bastiano use-at tank-guns a1');
    expect(s.who('bastiano')).toMatchObject({ aboard: 'tank', status: 'active' });
    expect(s.facts('dice-rolled')).toMatchObject([{ by: 'bastiano', faces: ['hit', 'hit', 'hit', 'hit'] }]);
    expect(s.whys('machine-boarded')).toContain('R48.2');
  });

  test('a card that sends guards away leaves the one aboard', () => {
    const s = scene({
      map: LONG_STREET,
      cards: [deedCard('bribe', { do: 'remove-guard', count: 2 })],
      machines: { tank: { at: 'b1', guard: 'crossbowman' } },
      assassins: { bastiano: { at: 'b1', pack: ['bribe'] }, daria: { at: 'd1' } },
      squares: { b1: { crossbowman: 2 } },
    });
    s.play('bastiano use bribe');
    expect(s.square('b1').guards).toEqual({ crossbowman: 1 });
    expect(s.optionsOf('bastiano use')).toEqual([]);
  });
});
