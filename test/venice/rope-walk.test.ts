import { describe, expect, type Scene, test, type VeniceSetting, veniceScene } from '#venice-scenes';

const CALM = { event: { draw: ['still-air', 'quiet-hour'] }, reinforcement: { draw: ['patrol-2-1', 'patrol-2-3'] } };
const inside = (position: VeniceSetting): Scene => veniceScene('rope-walk', { decks: CALM, ...position });

describe('1.4 The Rope Walk', () => {
  test('[G4] signed for: whenever the alert is raised, the notary has a brute sent', () => {
    const s = inside({
      assassins: { alessandra: { at: 'a4' }, bastiano: { at: 'g4' } },
      bosses: { notary: { at: 'd3', hp: 2 } },
      squares: { a3: { crossbowman: 1 } },
      dice: { detection: ['eye'] },
    });
    s.play('alessandra move a3');
    expect(s.alert()).toBe('raised');
    expect(s.square('d3')).toMatchObject({ enemies: 2, guards: { brute: 1 } });
    expect(s.whys('effect-begun')).toContain('G4');
  });

  test('[R33.2, G4] other end: wounded, he runs as far as he can, into the counting house, and three crossbowmen with him', () => {
    const s = inside({
      alert: 'raised',
      assassins: { alessandra: { at: 'b3', melee: 'common-sword' }, bastiano: { at: 'b3', melee: 'common-sword' } },
      bosses: { notary: { at: 'b3', hp: 2 } },
      dice: { assassin: ['hit', 'hit'] },
    });
    s.play('alessandra attack common-sword b3');
    expect(s.facts('boss-wounded')).toMatchObject([{ boss: 'notary', why: 'R33.2' }]);
    expect(s.square('f1')).toMatchObject({ enemies: 4, guards: { crossbowman: 3 } });
    expect(s.square('b3').enemies).toBe(0);
  });

  test('[R30.2] he walks with the compass like a guard, and [R31.4] attacks nobody', () => {
    const s = inside({
      direction: 'east',
      assassins: { alessandra: { at: 'd3', state: 'exposed' }, bastiano: { at: 'a4' } },
      bosses: { notary: { at: 'c3', hp: 2 } },
    });
    s.play('end-phase');
    expect(s.facts('enemy-moved').filter(({ enemy }) => enemy === 'notary')).toHaveLength(1);
    expect(s.facts('dice-rolled').filter((roll) => roll.for === 'combat')).toEqual([]);
    expect(s.whys('enemy-moved')).toContain('R30.2');
  });

  test('[R33.3] caught, he leaves no body and goes nowhere', () => {
    const s = inside({
      alert: 'raised',
      assassins: { alessandra: { at: 'g3', melee: 'common-sword' }, bastiano: { at: 'a4' } },
      bosses: { notary: { at: 'g3', hp: 1 } },
      dice: { assassin: ['hit', 'miss'] },
    });
    s.play('alessandra attack common-sword g3');
    expect(s.facts('objective-completed')).toMatchObject([{ objective: 'notary' }]);
    expect(s.square('g3')).toMatchObject({ enemies: 0, bodies: 0 });
    expect(s.whys('enemy-eliminated')).toContain('R33.3');
  });

  test('[R13.1, R30.7] the skylight of the counting house lets assassins in, and no guard', () => {
    const s = inside({
      direction: 'north',
      assassins: { alessandra: { at: 'f2', ap: 2 }, bastiano: { at: 'a4', ap: 0 } },
      bosses: { notary: { at: 'd3', hp: 2 } },
      squares: { f2: { crossbowman: 1 } },
    });
    s.play('alessandra move f1', 'end-phase');
    expect(s.whys('moved')).toContain('R13.1');
    expect(s.square('f2').enemies).toBe(1);
    expect(s.who('alessandra').exposed).toBe(false);
  });

  test('[R15.1, R29.2] printed pass: if the plates were kept, a boat waits in the basin and the dead men come in by the yard', () => {
    const opened = (flags: Record<string, number>): Scene =>
      inside({
        next: 'event',
        turn: 0,
        flags,
        assassins: { alessandra: { at: 'd4' }, bastiano: { at: 'a4' } },
        bosses: { notary: { at: 'd3', hp: 2 } },
        decks: { ...CALM, reinforcement: { draw: ['patrol-2-4', 'patrol-2-1'] } },
      });
    const burned = opened({});
    expect(burned.optionsOf('alessandra leave')).toEqual([]);
    const kept = opened({ 'plates-kept': 1 });
    expect(kept.facts('ground-changed')).toMatchObject([{ change: { change: 'station' } }, { change: { change: 'entrance' } }]);
    expect(kept.optionsOf('alessandra leave')).toHaveLength(1);
    burned.play('end-phase');
    kept.play('end-phase');
    expect([burned.facts('guard-placed').length, kept.facts('guard-placed').length]).toEqual([0, 1]);
    expect(kept.whys('reinforced')).toContain('R29.2');
  });

  test('[R14.3, R23.1] burning the timber raises the alert', () => {
    const s = inside({
      assassins: { alessandra: { at: 'b1' }, bastiano: { at: 'a4' } },
      bosses: { notary: { at: 'd3', hp: 2 } },
    });
    s.play('alessandra complete timber');
    expect(s.alert()).toBe('raised');
    expect(s.whys('alert-raised').length).toBeGreaterThan(0);
    expect(s.facts('objective-completed')).toMatchObject([{ objective: 'timber' }]);
  });
});

describe('events of 1.4', () => {
  const drawn = (card: string, position: VeniceSetting): Scene =>
    inside({
      next: 'event',
      bosses: { notary: { at: 'd3', hp: 2 } },
      ...position,
      decks: { ...CALM, event: { draw: [card, 'still-air'] } },
    });

  test('[R16.4] dog days: a brute falls to two hits', () => {
    const s = drawn('dog-days', {
      assassins: { alessandra: { at: 'a3', melee: 'common-sword' }, bastiano: { at: 'g4' } },
      squares: { a3: { brute: 1 } },
      dice: { assassin: ['hit', 'hit'] },
    });
    s.play('alessandra attack common-sword a3');
    expect(s.square('a3')).toMatchObject({ enemies: 0, bodies: 1 });
    expect(s.whys('enemy-eliminated')).toContain('R16.4');
  });

  test('[R32.1] dog days: one enemy fewer follows', () => {
    const s = drawn('dog-days', {
      alert: 'raised',
      assassins: { alessandra: { at: 'a3', state: 'exposed' }, bastiano: { at: 'g4' } },
      squares: { a3: { crossbowman: 2 } },
    });
    s.play('alessandra move a4');
    expect(s.facts('hunt-begun')).toMatchObject([{ half: 0 }]);
    expect(s.whys('hunt-begun')).toContain('R32.1');
  });

  test('[R22.2, G4] pitch smoke: a die fewer, and no way into a hiding spot', () => {
    const s = drawn('pitch-smoke', {
      assassins: { alessandra: { at: 'g4' }, bastiano: { at: 'a4' } },
      squares: { g3: { crossbowman: 1 } },
    });
    s.play('alessandra move g3');
    expect(s.facts('dice-rolled').map(({ faces }) => faces)).toEqual([[]]);
    expect(s.refuses('alessandra enter-spot')).toMatchObject({ refused: 'forbidden-by-card', rule: 'G4' });
    expect(s.whys('dice-rolled')).toContain('R22.2');
  });

  test('[R30.7] the muster drum calls those nearby to a red base', () => {
    const s = drawn('muster-drum', {
      alert: 'raised',
      assassins: { alessandra: { at: 'a3', state: 'exposed' }, bastiano: { at: 'g4' } },
      squares: { a4: { crossbowman: 1 } },
    });
    expect(s.square('a3').enemies).toBe(1);
    expect(s.facts('lasting-begun')).toMatchObject([{ lasting: { quantity: 'reinforcements', add: -1 } }]);
    expect(s.whys('enemy-moved').length).toBeGreaterThan(0);
  });
});
