import { syncFacts } from '@bauta/engine';
import { describe, expect, type Scene, test, type UnmannedSetting, type VeniceSetting, veniceScene } from '#venice-scenes';

const CALM = { event: { draw: ['still-air', 'quiet-hour'] }, reinforcement: { draw: ['patrol-2-1', 'patrol-2-3'] } };
const inside = (position: VeniceSetting): Scene => veniceScene('rope-walk', { decks: CALM, ...position });

describe('1.4 The Rope Walk', () => {
  /** The notary in the hall, and somebody who is about to be seen at its west end. */
  const seen = (position: UnmannedSetting = {}): Scene =>
    inside({
      assassins: { alessandra: { at: 'a4' }, bastiano: { at: 'g4' } },
      bosses: { 'ser-lunardo': { at: 'd3', hp: 2 } },
      squares: { a3: { crossbowman: 1 } },
      dice: { detection: ['eye'] },
      ...position,
    }).play('alessandra move a3');

  test('[G4, R23.1] he runs from the alarm, as far as he can, and a brute and two crossbowmen stand by him', () => {
    const s = seen();
    expect(s.alert()).toBe('raised');
    expect(s.square('d3').enemies).toBe(0);
    expect(s.square('f1')).toMatchObject({ enemies: 4, guards: { brute: 1, crossbowman: 2 } });
    expect(s.game.counters).toMatchObject({ runs: 1 });
    expect(s.whys('effect-begun')).toContain('G4');
  });

  test('[G4] runs-from-the-alarm: once he is caught nobody runs, and no guard is signed for', () => {
    const s = seen({ bosses: { 'ser-lunardo': { at: 'd3', state: 'gone' } } });
    expect(s.alert()).toBe('raised');
    expect(s.facts('guard-placed')).toEqual([]);
    expect(s.game.counters).toMatchObject({ runs: 0 });
  });

  test('[R33.2] wounded while the alert is quiet he stays where he is', () => {
    const s = inside({
      assassins: { alessandra: { at: 'b3', blade: 'hidden-blade' }, bastiano: { at: 'a4' } },
      bosses: { 'ser-lunardo': { at: 'b3', hp: 2 } },
      dice: { assassin: ['hit', 'hit'] },
    });
    s.play('alessandra attack hidden-blade b3');
    expect(s.facts('boss-wounded')).toMatchObject([{ boss: 'ser-lunardo', why: 'R33.2' }]);
    expect(s.alert()).toBe('quiet');
    expect(s.square('b3').enemies).toBe(1);
  });

  test('[R14.3, R23.1] calm: the morning bell quiets the alert once, and he may come back into the hall', () => {
    const s = inside({
      alert: 'raised',
      assassins: { alessandra: { at: 'g1' }, bastiano: { at: 'a4' } },
      bosses: { 'ser-lunardo': { at: 'f1', hp: 2 } },
    });
    s.play('alessandra complete calm');
    expect(s.alert()).toBe('quiet');
    expect(s.optionsOf('alessandra complete')).toEqual([]);
    expect(s.whys('alert-quieted')).toContain('R23.1');
  });

  test('[R30.2] he walks with the compass like a guard, and [R31.4] attacks nobody', () => {
    const s = inside({
      direction: 'east',
      assassins: { alessandra: { at: 'd3', state: 'exposed' }, bastiano: { at: 'a4' } },
      bosses: { 'ser-lunardo': { at: 'c3', hp: 2 } },
    });
    s.play('end-phase');
    expect(s.facts('enemy-moved').filter(({ enemy }) => enemy === 'ser-lunardo')).toHaveLength(1);
    expect(s.facts('dice-rolled').filter((roll) => roll.for === 'combat')).toEqual([]);
    expect(s.whys('enemy-moved')).toContain('R30.2');
  });

  test('[R33.3] caught, he leaves no body and goes nowhere', () => {
    const s = inside({
      alert: 'raised',
      assassins: { alessandra: { at: 'g3', melee: 'common-sword' }, bastiano: { at: 'a4' } },
      bosses: { 'ser-lunardo': { at: 'g3', hp: 1 } },
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
      bosses: { 'ser-lunardo': { at: 'd3', hp: 2 } },
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
        bosses: { 'ser-lunardo': { at: 'd3', hp: 2 } },
        decks: { ...CALM, reinforcement: { draw: ['patrol-2-4', 'patrol-2-1'] } },
      });
    const burned = opened({});
    expect(burned.optionsOf('alessandra leave')).toEqual([]);
    const kept = opened({ 'plates-kept': 1 });
    expect(kept.facts('ground-changed')).toMatchObject([{ change: { change: 'station' } }, { change: { change: 'entrance' } }]);
    expect(kept.optionsOf('alessandra leave')).toHaveLength(1);
    burned.play('end-phase');
    kept.play('end-phase');
    expect([burned.facts('guard-placed').length, kept.facts('guard-placed').length]).toEqual([1, 2]);
    expect(kept.whys('reinforced')).toContain('R29.2');
  });

  test('[R14.3, R23.1] burnt timber raises the alert, so that the notary runs, and the campaign remembers it', () => {
    const s = inside({
      assassins: { alessandra: { at: 'b1' }, bastiano: { at: 'a4' } },
      bosses: { 'ser-lunardo': { at: 'd3', hp: 2 } },
    });
    s.play('alessandra complete timber');
    expect(s.alert()).toBe('raised');
    expect(s.game.counters).toMatchObject({ runs: 1 });
    expect(s.facts('flag-set')).toMatchObject([{ flag: 'timber', value: 1 }]);
    expect(s.facts('objective-completed')).toMatchObject([{ objective: 'timber' }]);
  });

  test('[R34.1] the sync asks that he never runs', () => {
    const facts = (s: Scene) => syncFacts(s.game).map(({ of, state }) => [of, state]);
    expect(facts(inside({ assassins: { alessandra: { at: 'a4' }, bastiano: { at: 'g4' } } }))).toEqual([
      ['eliminated', 'kept'],
      ['runs', 'kept'],
    ]);
    expect(facts(seen())).toContainEqual(['runs', 'open']);
  });
});

describe('events of 1.4', () => {
  const drawn = (card: string, position: VeniceSetting): Scene =>
    inside({
      next: 'event',
      bosses: { 'ser-lunardo': { at: 'd3', hp: 2 } },
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
