import { BLOCK, describe, expect, rolls, type Scene, type SceneSetting, scene, test } from '#scenes';

const drawn = (card: string, setting: Partial<SceneSetting> & Pick<SceneSetting, 'assassins'>): Scene =>
  scene({
    map: BLOCK,
    memory: { enemyPhase: 'no-reinforcement' },
    decks: { event: { draw: [card, 'still-air'] } },
    next: 'event',
    ...setting,
  });
const ASIDE = { claudio: { at: 'c2', saved: 1 }, daria: { at: 'c2' } };

describe('events about enemies', () => {
  test('[R3.2] drill-day: every attacking enemy rolls one die more', () => {
    const s = drawn('drill-day', {
      assassins: { claudio: { at: 'a1', state: 'exposed', saved: 1 }, daria: { at: 'c2' } },
      squares: { a1: { crossbowman: 2, agile: 1 } },
      dice: { enemy: Array.from({ length: 7 }, () => 'fail' as const) },
    });
    s.play('end-phase', 'pass', 'pass');
    expect(rolls(s)).toEqual(['claudio 7']);
    expect(s.whys('event-revealed')).toContain('R3.2');
  });

  test('[R3.2] drill-day: in retaliation as well', () => {
    const s = drawn('drill-day', {
      assassins: { claudio: { at: 'a1', ranged: 'throwing-knife' }, daria: { at: 'c2' } },
      squares: { a1: { agile: 1 } },
      dice: { assassin: ['miss'], enemy: ['fail', 'fail', 'fail'] },
    });
    s.play('claudio attack throwing-knife a1');
    expect(rolls(s)).toEqual(['claudio 1', 'claudio 3']);
    expect(s.whys('event-revealed')).toContain('R3.2');
  });

  test('[R3.2] stale-wine: one die fewer: crossbowmen roll none, and nobody is asked where they aim', () => {
    const s = drawn('stale-wine', {
      map: '\n+-+-+-+-+-+\n|. . .|. .|\n+-+-+-+-+-+\n',
      assassins: {
        alessandra: { at: 'c1', state: 'exposed' },
        claudio: { at: 'a1', state: 'exposed' },
        daria: { at: 'd1', saved: 1 },
      },
      squares: { a1: { agile: 2, crossbowman: 2 }, b1: { crossbowman: 4 }, c1: { crossbowman: 4 } },
      dice: { enemy: ['fail', 'hit'] },
    });
    s.play('end-phase', 'pass', 'pass');
    expect(s.question()).toBe('window');
    expect(rolls(s)).toEqual(['claudio 2']);
    expect(s.whys('event-revealed')).toContain('R3.2');
  });

  test('[R3.2] [R30.8] hue-and-cry: enemies near a red base run to it at once; incognito characters there are tested', () => {
    const s = drawn('hue-and-cry', {
      assassins: { claudio: { at: 'b1', state: 'exposed' }, daria: { at: 'b1' } },
      squares: { a1: { crossbowman: 1 }, b2: { agile: 1 }, c2: { crossbowman: 1 } },
      dice: { detection: ['alarm', 'blank'] },
    });
    expect(s.square('b1').guards).toEqual({ crossbowman: 1, agile: 1 });
    expect(s.square('c2').enemies).toBe(1);
    expect(rolls(s)).toEqual(['daria 2']);
    expect(s.whys('enemy-moved')).toContain('R30.8');
    expect(s.whys('event-revealed')).toContain('R3.2');
    expect(s.question()).toBe('assassin-phase');
  });

  test('[R3.2] [R30.8] hue-and-cry: players choose who has no room', () => {
    const s = drawn('hue-and-cry', {
      assassins: { claudio: { at: 'b1', state: 'exposed' }, daria: { at: 'c2' } },
      squares: { b1: { crossbowman: 3 }, a1: { crossbowman: 1 }, c1: { brute: 1 } },
    });
    expect(s.options()).toEqual(['move-enemy brute c1 b1', 'move-enemy crossbowman a1 b1']);
    s.play('move-enemy crossbowman a1 b1');
    expect([s.square('b1').enemies, s.square('c1').enemies]).toEqual([4, 1]);
    expect(s.whys('enemy-moved')).toContain('R30.8');
    expect(s.whys('event-revealed')).toContain('R3.2');
  });

  test('[R3.2] forced-march: if the alert is raised every enemy moves one square more; if quiet, none does', () => {
    const march = (alert: 'quiet' | 'raised') =>
      drawn('forced-march', {
        map: '\n+-+-+-+-+-+\n|. . . . .|\n+-+-+-+-+-+\n',
        alert,
        assassins: { claudio: { at: 'e1', saved: 1 }, daria: { at: 'e1' } },
        squares: { d1: { crossbowman: 1, rider: 1 } },
        decks: { event: { draw: ['forced-march', 'quiet-hour'] } },
        looks: ['quiet-hour'],
      }).play('end-phase', 'pass');
    const raised = march('raised');
    expect([raised.square('b1').guards, raised.square('a1').guards]).toEqual([{ crossbowman: 1 }, { rider: 1 }]);
    expect(raised.whys('event-revealed')).toContain('R3.2');
    const quiet = march('quiet');
    expect([quiet.square('c1').guards, quiet.square('b1').guards]).toEqual([{ crossbowman: 1 }, { rider: 1 }]);
  });

  test('[R3.2] flooded-lanes: every enemy moves one square less; red bases draw them all the same', () => {
    const s = drawn('flooded-lanes', {
      assassins: { claudio: { at: 'c1', state: 'exposed', saved: 1 }, daria: { at: 'c2', ap: 0 } },
      squares: { a2: { crossbowman: 1, rider: 1 }, b1: { agile: 1 } },
      decks: { event: { draw: ['flooded-lanes', 'shadow'] } },
      looks: ['shadow'],
    });
    s.play('end-phase', 'pass');
    expect(s.square('a2').guards).toEqual({ crossbowman: 1 });
    expect(s.square('a1').guards).toEqual({ rider: 1 });
    expect(s.square('c1').guards).toEqual({ agile: 1 });
    expect(s.whys('event-revealed')).toContain('R3.2');
  });

  test.each([
    ['still-air', 'b1'],
    ['quiet-hour', 'a1'],
  ])('[R3.2] %s: nothing but its direction', (card, to) => {
    const s = drawn(card, {
      map: '\n+-+-+-+\n|. . .|\n+-+-+-+\n',
      assassins: { claudio: { at: 'c1', saved: 1 }, daria: { at: 'c1' } },
      squares: { a1: { crossbowman: 1 }, b1: {} },
    });
    const facts = s.events.map(({ type }) => type).filter((type) => !type.startsWith('step-'));
    expect(facts.slice(facts.indexOf('event-revealed') + 1)).toEqual(['effect-begun', 'phase-begun']);
    expect(s.game.lasting).toEqual([]);
    s.play('end-phase', 'pass');
    expect(s.square(to).enemies).toBe(1);
    expect(s.whys('event-revealed')).toContain('R3.2');
  });

  test('[R3.2] [R3.3] double-watch: a crossbowman at every open objective, there to stay; the incognito are tested', () => {
    const s = drawn('double-watch', {
      objectives: {
        writ: { at: 'a1', spaces: 1 },
        ledger: { at: 'b1', optional: true },
        seal: { at: 'c1', done: true },
        camp: { kind: 'reach', at: 'a2', count: 2 },
      },
      assassins: { claudio: { at: 'b1' }, daria: { at: 'c2' } },
      dice: { detection: ['eye'] },
    });
    expect(['a1', 'b1', 'c1', 'a2'].map((at) => s.square(at).enemies)).toEqual([1, 1, 0, 1]);
    expect(s.who('claudio').exposed).toBe(true);
    expect(s.facts('space-taken')).toHaveLength(1);
    expect(s.whys('guard-placed')).toContain('R3.3');
    expect(s.whys('event-revealed')).toContain('R3.2');
  });

  test('[R3.2] curfew: if the alert is raised, a crossbowman comes to every station; if quiet, nobody', () => {
    const curfew = (alert: 'quiet' | 'raised', detection: readonly 'blank'[]) =>
      drawn('curfew', {
        alert,
        stations: ['a1', 'b2'],
        assassins: { ...ASIDE, alessandra: { at: 'b2' } },
        squares: { a1: { crossbowman: 4 }, b2: { bodies: { agile: 4 } } },
        dice: { detection },
      });
    const raised = curfew('raised', ['blank', 'blank', 'blank', 'blank', 'blank']);
    expect(raised.square('a1').enemies).toBe(4);
    expect(raised.square('b2')).toMatchObject({ enemies: 1, bodies: 3 });
    expect(rolls(raised)).toEqual(['alessandra 1', ' 1', ' 1', ' 1', ' 1']);
    expect(raised.whys('event-revealed')).toContain('R3.2');
    expect(curfew('quiet', []).square('b2')).toMatchObject({ enemies: 0, bodies: 4 });
  });
});
