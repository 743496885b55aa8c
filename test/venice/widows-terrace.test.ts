import { describe, expect, type Scene, test, type VeniceSetting, venice, veniceScene } from '#venice-scenes';

const CALM = { event: { draw: ['still-air', 'quiet-hour'] }, reinforcement: { draw: ['patrol-2-1', 'patrol-2-3'] } };
const BROTHER = { 'ser-polo': { at: 'c3', hp: 3 } };
const inside = (position: VeniceSetting): Scene => veniceScene('widows-terrace', { decks: CALM, bosses: BROTHER, ...position });

describe('A The Widow’s Terrace', () => {
  test('[R13.1, G4] keys-of-the-terrace: they open the study from the terrace, and [R15.1] a way out over it', () => {
    const s = inside({ assassins: { alessandra: { at: 'a2' }, bastiano: { at: 'd2' }, claudio: { at: 'e1' } } });
    expect(s.refuses('bastiano move e2')).toMatchObject({ refused: 'wall', rule: 'R13.1' });
    expect(s.refuses('claudio leave')).toMatchObject({ rule: 'R15.1' });
    s.play('alessandra complete keys', 'alessandra complete keys');
    expect(s.facts('ground-changed')).toMatchObject([
      { change: { change: 'wall', set: false }, why: 'G4' },
      { change: { change: 'station', set: true }, why: 'G4' },
    ]);
    expect(s.optionsOf('claudio leave')).toHaveLength(1);
    s.play('bastiano move e2');
    expect(s.whys('moved')).toContain('R13.1');
  });

  test('[R3.5, G4] masks-of-carnival: one test of the memory may be ignored, in whichever turn', () => {
    const s = inside({
      next: 'event',
      turn: 0,
      assassins: { alessandra: { at: 'd4' }, bastiano: { at: 'e4' } },
      squares: { d5: { crossbowman: 1 }, c5: { crossbowman: 1 } },
      dice: { detection: ['blank'] },
    });
    s.play('alessandra move d5', 'ignore-test d5');
    expect(s.facts('test-ignored')).toMatchObject([{ why: expect.arrayContaining(['R3.5']) }]);
    s.play('alessandra move c5');
    expect(s.question()).toBe('assassin-phase');
    expect(s.facts('dice-rolled')).toHaveLength(1);
  });

  test('[G4] strides-through-the-house: what he walks is counted, and that he was struck is remembered', () => {
    const s = inside({
      direction: 'west',
      assassins: { alessandra: { at: 'e2' }, bastiano: { at: 'e4' } },
    });
    s.play('alessandra complete drawing', 'alessandra complete drawing', 'end-phase');
    expect(s.game.counters).toMatchObject({ strides: 1 });
    const struck = inside({
      alert: 'raised',
      assassins: { alessandra: { at: 'b3', melee: 'common-sword' }, bastiano: { at: 'e4' } },
      bosses: { 'ser-polo': { at: 'b3', hp: 1 } },
      dice: { assassin: ['hit', 'miss'] },
    });
    struck.play('alessandra attack common-sword b3');
    expect(struck.facts('flag-set')).toMatchObject([{ flag: 'mark-chair', value: 1, why: 'G4' }]);
  });

  test('[R14.3, R23.1] calm: the porter quiets the alert once', () => {
    const s = inside({ alert: 'raised', assassins: { alessandra: { at: 'e5' }, bastiano: { at: 'e4' } } });
    s.play('alessandra complete calm');
    expect(s.alert()).toBe('quiet');
    expect(s.whys('alert-quieted')).toContain('R23.1');
  });

  test('[R33.1] Ser Polo keeps to the hall, whatever the compass says', () => {
    const s = inside({ direction: 'east', assassins: { alessandra: { at: 'e4' }, bastiano: { at: 'e4' } } });
    s.play('end-phase');
    expect(s.square('c3').enemies).toBe(1);
    expect(s.facts('enemy-moved').filter(({ enemy }) => enemy === 'ser-polo')).toEqual([]);
    expect(s.whys('reinforced')).toContain('R29.2');
  });

  test('[R31.4] whoever is exposed in the hall he attacks, with the dice of his card', () => {
    const dice = Array(venice.bosses['ser-polo']!.dice[0]).fill('fail');
    const s = inside({
      assassins: { alessandra: { at: 'c3', state: 'exposed' }, bastiano: { at: 'e4' } },
      dice: { enemy: dice },
    });
    s.play('end-phase');
    expect(s.facts('dice-rolled')).toMatchObject([{ for: 'combat', by: 'alessandra', faces: dice }]);
    expect(s.whys('aimed')).toContain('R31.4');
  });

  test('[R33.1, G4] gets-up: once the drawing is taken he comes himself, two squares at a time', () => {
    const s = inside({
      direction: 'west',
      assassins: { alessandra: { at: 'e2' }, bastiano: { at: 'e4' } },
    });
    s.play('alessandra complete drawing', 'alessandra complete drawing');
    expect(s.facts('movement-set')).toMatchObject([{ boss: 'ser-polo', movement: 'hunts', why: ['R33.1', 'G4'] }]);
    s.play('end-phase');
    expect(s.facts('enemy-moved').filter(({ enemy }) => enemy === 'ser-polo')).toHaveLength(1);
    expect(s.square('e3').enemies).toBe(1);
  });

  test('[R15.1, G4] bars-the-water-gate: an alert closes it and brings him two crossbowmen, and quiet opens it', () => {
    const s = inside({
      assassins: { alessandra: { at: 'c5', pack: ['forged-pass'] }, bastiano: { at: 'b5' }, claudio: { at: 'e5' } },
      squares: { d5: { crossbowman: 1 } },
      dice: { detection: ['eye'] },
    });
    expect(s.optionsOf('bastiano leave')).toHaveLength(1);
    s.play('claudio move d5');
    expect(s.facts('ground-changed')).toMatchObject([{ change: { change: 'station', set: false }, why: 'G4' }]);
    expect(s.square('c3')).toMatchObject({ enemies: 3, guards: { crossbowman: 2 } });
    expect(s.refuses('bastiano leave')).toMatchObject({ rule: 'R15.1' });
    s.play('alessandra use forged-pass');
    expect(s.optionsOf('bastiano leave')).toHaveLength(1);
  });

  test('[R33.3, G4] without him nobody keeps it barred, and it is opened again', () => {
    const s = inside({
      assassins: { alessandra: { at: 'b4', ranged: 'throwing-knife' }, bastiano: { at: 'b5' }, claudio: { at: 'e5' } },
      squares: { d5: { crossbowman: 1 } },
      bosses: { 'ser-polo': { at: 'b3', hp: 1 } },
      dice: { detection: ['eye'], assassin: ['hit'] },
    });
    s.play('claudio move d5');
    expect(s.refuses('bastiano leave')).toMatchObject({ rule: 'R15.1' });
    s.play('alessandra attack throwing-knife b3', 'strike ser-polo');
    expect(s.alert()).toBe('raised');
    expect(s.square('b3').bodies).toBe(1);
    expect(s.facts('objective-completed')).toMatchObject([{ objective: 'brother' }]);
    expect(s.whys('enemy-eliminated')).toContain('R33.3');
    expect(s.optionsOf('bastiano leave')).toHaveLength(1);
  });
});

describe('events of A', () => {
  const drawn = (card: string, position: VeniceSetting): Scene =>
    inside({ next: 'event', ...position, decks: { ...CALM, event: { draw: [card, 'still-air'] } } });

  test('[R32.1] wedding boats: one enemy fewer follows, and [G4] the base that is left behind draws nobody', () => {
    const s = drawn('wedding-boats', {
      alert: 'raised',
      assassins: { alessandra: { at: 'd4', state: 'exposed' }, bastiano: { at: 'e4' } },
      squares: { d4: { crossbowman: 2 } },
    });
    s.play('alessandra move d5');
    expect(s.square('d4').enemies).toBe(2);
    expect(s.who('alessandra').exposed).toBe(false);
    expect(s.square('d5').bases).toBe(1);
    s.play('end-phase');
    expect(s.whys('red-base-removed')).toEqual(['G4']);
    expect(s.whys('hunt-begun')).toContain('R32.1');
  });

  test('[R22.2] shutters open: a die more while the alert is quiet', () => {
    const s = drawn('shutters-open', {
      assassins: { alessandra: { at: 'd4' }, bastiano: { at: 'e4' } },
      squares: { d5: { crossbowman: 1 } },
      dice: { detection: ['blank', 'blank'] },
    });
    expect(s.game.lasting.map(({ quantity }) => quantity)).toEqual(['detection-dice']);
    s.play('alessandra move d5');
    expect(s.facts('dice-rolled')).toMatchObject([{ faces: ['blank', 'blank'] }]);
    expect(s.whys('dice-rolled')).toContain('R22.2');
  });

  test('[R31.4] shutters open: an enemy die fewer while it is raised', () => {
    const s = drawn('shutters-open', {
      alert: 'raised',
      assassins: { alessandra: { at: 'd4', state: 'exposed' }, bastiano: { at: 'e4' } },
      squares: { d4: { crossbowman: 1, agile: 1 } },
      dice: { enemy: ['fail'] },
    });
    expect(s.game.lasting.map(({ quantity }) => quantity)).toEqual(['enemy-dice']);
    s.play('end-phase');
    expect(s.facts('dice-rolled')).toMatchObject([{ faces: ['fail'] }]);
    expect(s.who('alessandra').wounds).toBe(0);
  });
});
