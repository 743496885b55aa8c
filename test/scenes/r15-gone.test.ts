import type { Do } from '@bauta/engine';
import { ability, describe, effect, expect, rule, type SceneSetting, STREET, scene, test } from '#scenes';

const leaving = (deed: Do, change: Partial<SceneSetting> = {}) =>
  scene({
    map: STREET,
    stations: ['a1'],
    squares: { a1: { crossbowman: 1 }, c1: { crossbowman: 1 } },
    assassins: { bastiano: { at: 'a1', hp: 1 }, daria: { at: 'b1' } },
    cards: [rule('farewell', effect('left', deed))],
    memory: { rules: ['farewell'] },
    ...change,
  });

describe('R15.1 nothing happens to who has left', () => {
  const deeds: Do[] = [
    { do: 'wound', hp: 3 },
    { do: 'heal', hp: 1 },
    { do: 'save-action' },
    { do: 'draw-equipment', count: 1 },
    { do: 'disguise', guard: 'crossbowman', until: [] },
    { do: 'pay-objective', ap: 1 },
    { do: 'drop-card', count: 1 },
    { do: 'recover-card' },
    { do: 'expose', whom: 'owner' },
    { do: 'escape' },
  ];
  test.each(deeds.map((deed) => [deed.do, deed] as const))('[R15.1] %s', (_, deed) => {
    const s = leaving(deed, {
      assassins: { bastiano: { at: 'a1', hp: 1, pack: ['medicine'] }, daria: { at: 'b1' } },
      decks: { equipment: { draw: ['medicine'], discard: ['medicine'] } },
    });
    s.play('bastiano leave');
    expect(s.facts('effect-begun')).toHaveLength(1);
    expect(s.whys('left')).toContain('R15.1');
    expect(s.question()).toBe('assassin-phase');
    expect(s.who('bastiano')).toMatchObject({ status: 'left', wounds: 2, saved: 0, disguise: -1, pack: ['medicine'] });
  });

  test('[G4] [R15.1] what happened is where they left', () => {
    const s = leaving({ do: 'eliminate-guard', count: 1 });
    s.play('bastiano leave');
    expect(s.square('a1')).toMatchObject({ enemies: 0, bodies: 1 });
  });

  test('[G4] a change of one square is of the square they left', () => {
    const s = leaving({ do: 'lasting', quantity: 'enemy-dice', add: 1, scope: 'square', until: 'turn' });
    s.play('bastiano leave');
    expect(s.game.lasting).toMatchObject([{ at: 0 }]);
  });

  test('[R50.1] who leaves the second map raises its alert, not that of the first', () => {
    const s = leaving(
      { do: 'set-alert', alert: 'raised' },
      {
        mapB: STREET,
        stations: ['a1', 'b:a1'],
        assassins: { bastiano: { at: 'b:a1' }, daria: { at: 'b:b1' }, claudio: { at: 'b1' } },
      },
    );
    s.play('bastiano leave');
    expect([s.alert(0), s.alert(1)]).toEqual(['quiet', 'raised']);
  });

  test('[R50.1] a boss wounded on the second map speaks of that map', () => {
    const s = scene({
      map: STREET,
      mapB: STREET,
      bosses: { captain: { at: 'b:a1', hp: 2, card: { rules: ['rage'] } } },
      cards: [rule('rage', effect('boss-wounded', { do: 'set-alert', alert: 'raised' }))],
      assassins: { bastiano: { at: 'b:a1', melee: 'common-sword' }, daria: { at: 'b1' } },
      dice: { assassin: ['hit', 'hit'] },
    });
    s.play('bastiano attack common-sword b:a1');
    expect(s.facts('boss-wounded')).toHaveLength(1);
    expect(s.alert(1)).toBe('raised');
    expect(s.alert(0)).toBe('quiet');
  });

  test('[G4] a card no longer answers when its owner has gone in the same moment', () => {
    const s = leaving(
      { do: 'set-alert', alert: 'quiet' },
      {
        cards: [
          ability('begone', effect('moved', { do: 'escape' })),
          ability('spring', effect('moved', { do: 'move-owner' }, { who: 'station' })),
        ],
        memory: {},
        assassins: { bastiano: { at: 'b1', ability: 'spring', skills: ['begone'] }, daria: { at: 'b1' } },
        squares: {},
      },
    );
    s.play('bastiano move c1');
    expect(s.facts('effect-begun').map(({ card }) => card)).toEqual(['begone']);
    expect(s.who('bastiano').status).toBe('left');
    expect(s.question()).toBe('assassin-phase');
  });
});

describe('what happened where nothing is', () => {
  test('[G4] a square that went with its tile has nothing left to change', () => {
    const s = scene({
      map: STREET,
      assassins: { bastiano: { at: 'a1' }, daria: { at: 'c1' } },
      cards: [
        rule('quake', effect('moved', { do: 'remove-tile', tile: 'c1' })),
        rule(
          'grief',
          effect('assassin-eliminated', { do: 'lasting', quantity: 'enemy-dice', add: 1, scope: 'square', until: 'memory' }),
        ),
      ],
      memory: { rules: ['quake', 'grief'] },
    });
    s.play('bastiano move b1');
    expect(s.facts('effect-begun').map(({ card }) => card)).toEqual(['quake', 'grief']);
    expect(s.game.lasting).toEqual([]);
  });

  test('[R9.2] [G4] no guard is on the top of a tower', () => {
    const s = scene({
      map: `
+-+-+
|t t|
+ + +
|t t|
+-+-+
`,
      spots: { a1: 'haystack' },
      tower: { squares: ['a1', 'b1', 'a2', 'b2'], foot: 'a1', card: 'long-view' },
      assassins: { bastiano: { at: 'b1' }, daria: { at: 'b2' } },
      squares: { b1: { crossbowman: 1 } },
      cards: [rule('signal', effect('moved', { do: 'eliminate-guard', count: 1 }))],
      memory: { rules: ['signal'] },
    });
    s.play('bastiano climb');
    expect(s.facts('effect-begun')).toMatchObject([{ card: 'signal' }]);
    expect(s.whys('moved')).toContain('R9.2');
    expect(s.square('b1').enemies).toBe(1);
  });

  test('[R50.3] a map that was taken down has no alert', () => {
    const s = scene({
      map: STREET,
      mapB: STREET,
      stations: ['a1', 'b:a1'],
      objectives: { letter: { at: 'c1' } },
      assassins: { bastiano: { at: 'b:a1' }, daria: { at: 'b1' } },
      cards: [rule('bells', effect('map-taken-down', { do: 'set-alert', alert: 'raised' }))],
      memory: { rules: ['bells'] },
    });
    s.play('bastiano travel a1');
    expect(s.facts('map-taken-down')).toMatchObject([{ map: 1, why: 'R50.3' }]);
    expect(s.facts('alert-raised')).toEqual([]);
  });
});
