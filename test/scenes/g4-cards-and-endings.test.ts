import { DEEP_BLOCK, describe, expect, STREET, scene, test } from '#scenes';

const ROOFS = `
+-+-+-+
|^ . ^|
+-+-+-+
`;

describe("G4 a card's text beats a rule", () => {
  test('[G4] a red base holds enemies on its square, but not against a weapon whose text moves them', () => {
    const s = scene({
      map: STREET,
      assassins: { claudio: { at: 'b1', state: 'exposed', melee: 'common-sword' }, daria: { at: 'a1' } },
      squares: { b1: { agile: 1 } },
      dice: { assassin: ['special', 'hit'] },
    });
    s.play('claudio attack common-sword b1', 'claudio trigger common-sword');
    expect(s.options()).toEqual(['push agile b1 c1', 'push agile b1 a1']);
    s.play('push agile b1 c1');
    expect(s.square('b1').enemies).toBe(0);
    expect(s.square('c1').guards).toEqual({ agile: 1 });
    expect(s.facts('enemy-moved')[0]!.why).toContain('G4');
  });

  test('[G4] a push whose text does not name red bases obeys them', () => {
    const pushing = (state: 'exposed' | 'incognito') =>
      scene({
        map: STREET,
        assassins: { bastiano: { at: 'b1', state, ability: 'bastiano-0' }, daria: { at: 'a1' } },
        squares: { b1: { crossbowman: 1 } },
      });
    expect(pushing('exposed').optionsOf('bastiano use')).toEqual([]);
    const s = pushing('incognito');
    s.play('bastiano use bastiano-0', 'push crossbowman b1 c1');
    expect(s.square('c1').enemies).toBe(1);
    expect(s.whys('effect-begun')).toContain('G4');
  });

  test('[G4] leaving exposed starts a hunt, but not when a card glides', () => {
    const s = scene({
      map: ROOFS,
      assassins: { claudio: { at: 'a1', state: 'exposed', pack: ['parachute'] }, daria: { at: 'b1' } },
      squares: { a1: { agile: 2 } },
    });
    s.play('claudio use-at parachute c1');
    expect(s.facts('hunt-begun')).toEqual([]);
    expect(s.square('a1').enemies).toBe(2);
    expect(s.facts('moved')[0]!.why).toContain('G4');
    expect(s.who('claudio')).toMatchObject({ exposed: false });
  });
});

describe('G5 when success and failure are checked', () => {
  test('[G5] after an action: the last one leaves, the memory ends there, and nothing more is taken', () => {
    const s = scene({
      map: STREET,
      stations: ['a1'],
      objectives: { deed: { at: 'c1', done: true } },
      assassins: { claudio: { at: 'a1' }, daria: { state: 'left' } },
    });
    s.play('claudio leave');
    expect(s.game.result).toEqual({ success: true });
    expect(s.last.at(-1)).toMatchObject({ type: 'memory-succeeded' });
    expect(s.whys('memory-succeeded')).toContain('G5');
    expect(s.options()).toEqual([]);
    expect(s.refuses('end-phase')).toMatchObject({ refused: 'memory-ended', rule: 'G5' });
    expect(s.refuses('concede')).toMatchObject({ rule: 'G5' });
  });

  test('[G5] after an elimination: given up in the middle of the phase, the memory fails before it ends', () => {
    const s = scene({
      map: STREET,
      assassins: { claudio: { at: 'a1' }, daria: { state: 'eliminated' } },
    });
    s.play('claudio give-up');
    expect(s.game.result).toEqual({ success: false, reason: 'all-eliminated' });
    expect(s.last.at(-1)).toMatchObject({ type: 'memory-failed' });
    expect(s.whys('memory-failed')).toContain('G5');
  });

  test('[G5] in an enemy step: the reserve runs out, and neither movement nor combat follows', () => {
    const s = scene({
      map: DEEP_BLOCK,
      entrances: { A: ['a1'] },
      assassins: { claudio: { at: 'b1', state: 'exposed' }, daria: { at: 'a1' } },
      squares: {
        b1: { crossbowman: 2 },
        c1: { crossbowman: 4 },
        a2: { crossbowman: 4 },
        b2: { crossbowman: 4 },
        c2: { crossbowman: 4 },
        a3: { crossbowman: 4 },
        b3: { crossbowman: 4 },
        c3: { crossbowman: 4 },
      },
      next: 'reinforcement',
      decks: { reinforcement: { draw: ['patrol-2-1'] } },
    });
    expect(s.game.result).toEqual({ success: false, reason: 'reserve-empty' });
    expect(s.events.at(-1)).toMatchObject({ type: 'memory-failed' });
    expect(s.whys('memory-failed')).toContain('G5');
    expect(s.facts('enemy-moved')).toEqual([]);
  });

  test('[G5] the first that is met ends the memory: the last one on the map falls, another had left: success, not failure', () => {
    const s = scene({
      map: STREET,
      objectives: { deed: { at: 'c1', done: true } },
      assassins: { claudio: { at: 'a1' }, daria: { at: 'b1' }, bastiano: { state: 'left' } },
    });
    s.play('claudio give-up');
    expect(s.game.result).toBeNull();
    s.play('daria give-up');
    expect(s.game.result).toEqual({ success: true });
    expect(s.whys('memory-succeeded')).toContain('G5');
    expect(s.facts('memory-failed')).toEqual([]);
  });

  test('[G5] between actions: an objective of standing somewhere is met by the move itself', () => {
    const s = scene({
      map: STREET,
      objectives: { signal: { kind: 'reach', at: 'b1' }, deed: { at: 'c1' } },
      assassins: { claudio: { at: 'a1' }, daria: { at: 'c1' } },
    });
    s.play('claudio move b1');
    expect(s.facts('objective-completed')).toMatchObject([{ objective: 'signal' }]);
    s.play('daria give-up', 'claudio give-up');
    expect(s.whys('memory-failed')).toContain('G5');
  });
});
