import { type GameEvent, memoryRules, optionId, view } from '@bauta/engine';
import { deedCard, describe, expect, ruleCard, type Scene, type SceneSetting, scene, test } from '#scenes';

const LANE = `
+-+-+-+-+-+
|. . . . .|
+-+-+-+-+-+
`;
const CALM = { event: { draw: ['quiet-hour', 'still-air', 'quiet-hour'] } };
const there = (s: Scene): string => s.game.grounds[0]!.present.map(({ at }) => String.fromCharCode(97 + at)).join('');
const changed = (s: Scene): GameEvent[] => s.facts('ground-changed');

/** Bastiano on e1 holds the card `spell`. */
const spell = (change: Partial<SceneSetting>, ...deeds: Parameters<typeof deedCard>[1][]): SceneSetting => ({
  map: LANE,
  cards: [deedCard('spell', ...deeds)],
  decks: CALM,
  ...change,
  assassins: { bastiano: { at: 'e1', pack: ['spell'] }, daria: { at: 'e1' }, ...change.assassins },
});
const SPELL = 'bastiano use spell';

describe('a card removes a tile', () => {
  test('[G4] it goes when the action is done, with all that is on it', () => {
    const s = scene(
      spell(
        {
          spots: { a1: 'cart' },
          chests: ['a1'],
          assassins: { claudio: { at: 'a1', in: 'spot' } },
          squares: { a1: { crossbowman: 2, bodies: { agile: 1 }, bases: 1 } },
        },
        { do: 'remove-tile', tile: 'a1' },
        { do: 'set-alert', alert: 'raised' },
      ),
    );
    s.play(SPELL);
    const types = s.last.map(({ type }) => type);
    expect(types.indexOf('ground-changed')).toBeGreaterThan(types.indexOf('alert-raised'));
    expect(there(s)).toBe('bcde');
    expect(s.facts('assassin-eliminated')).toMatchObject([{ by: 'claudio', why: 'G4' }]);
    expect(s.game.reserve).toEqual([30, 10, 10, 10, 10]);
    expect(s.game.maps[0]).toMatchObject({ chests: [], alert: 'raised' });
    expect(s.options()).not.toContain('bastiano use spell');
  });

  test('[G4] its square is nearby nothing, in no row and no door', () => {
    const s = scene(spell({ stations: ['b1', 'e1'], entrances: { A: ['b1'] } }, { do: 'remove-tile', tile: 'b1' }));
    s.play(SPELL);
    const [ground] = s.game.grounds;
    expect(ground!.byCell[1]).toBe(undefined);
    expect(ground!.byCell[0]!.nearby).toEqual([0]);
    expect([ground!.stations, ground!.doors, ground!.ranks[0]]).toEqual([[4], [], [[0, 2, 3, 4]]]);
    expect(changed(s)).toMatchObject([{ why: 'G4' }]);
    expect(memoryRules.question(view(s.game))!.options.map(optionId)).toEqual(s.options());
  });

  test('[G4] set off in the midst of an enemy step, it waits for the end of that step', () => {
    const sink = ruleCard('sink', 'enemy-moved', { do: 'remove-tile', tile: 'b1' });
    const s = scene({
      map: LANE,
      cards: [sink],
      memory: { rules: ['sink'] },
      next: 'movement',
      direction: 'east',
      decks: CALM,
      assassins: { bastiano: { at: 'b1' }, daria: { at: 'e1' } },
      squares: { a1: { crossbowman: 2 } },
      dice: { detection: ['blank', 'blank'] },
    });
    expect(s.facts('undetected')).toMatchObject([{ by: 'bastiano' }]);
    expect(s.facts('assassin-eliminated')).toMatchObject([{ by: 'bastiano', why: 'G4' }]);
    expect(s.game.reserve[0]).toBe(30);
    expect(there(s)).toBe('acde');
  });

  test('[G4] set off by a search on the tile itself, it goes once the search is over', () => {
    const sink = ruleCard('sink', 'body-hidden', { do: 'remove-tile', tile: 'b1' });
    const s = scene({
      map: LANE,
      cards: [sink],
      memory: { rules: ['sink'] },
      assassins: { bastiano: { at: 'b1' }, daria: { at: 'e1' } },
      squares: { b1: { bodies: { crossbowman: 1 } } },
      decks: { equipment: { draw: ['medicine'] } },
    });
    s.play('bastiano hide-bodies', 'search', 'bastiano keep medicine pack');
    expect(s.facts('assassin-eliminated')).toMatchObject([{ by: 'bastiano', why: 'G4' }]);
    expect(s.who('bastiano').pack).toEqual(['medicine']);
  });

  test('[G4] a mandatory objective lost so fails the memory', () => {
    const s = scene(spell({ objectives: { letter: { at: 'a1', spaces: 3 } } }, { do: 'remove-tile', tile: 'a1' }));
    s.play(SPELL);
    expect(s.game.result).toEqual({ success: false, reason: 'objective-lost' });
    expect(s.whys('memory-failed')).toContain('G4');
  });

  test('[R30.2] guards cross no gap, and what is beyond still marches', () => {
    const s = scene({
      map: LANE,
      changes: [{ change: 'tile-removed', tile: 'b1' }],
      next: 'movement',
      direction: 'east',
      decks: CALM,
      assassins: { bastiano: { at: 'e1' }, daria: { at: 'e1' } },
      squares: { a1: { crossbowman: 1 }, c1: { crossbowman: 1 } },
    });
    expect([s.square('a1').enemies, s.square('c1').enemies, s.square('d1').enemies]).toEqual([1, 0, 1]);
    expect(s.whys('enemy-moved')).toContain('R30.2');
  });
});

describe('a card lays a tile', () => {
  const quay = { tiles: { quay: { squares: ['a1'], aside: true } } };

  test('[G4] aside it is not there: nothing is placed on it, and nobody gets there', () => {
    const s = scene(
      spell(
        {
          ...quay,
          chests: ['a1'],
          stations: ['a1', 'b1', 'c1'],
          placed: [{ at: 'a1', guard: 'agile', count: 2 }],
          assassins: { claudio: { at: 'b1' } },
        },
        { do: 'lay-tile', tile: 'quay' },
      ),
    );
    expect(there(s)).toBe('bcde');
    expect(s.game.maps[0]!.chests).toEqual([]);
    expect(s.optionsOf('claudio travel')).toEqual(['claudio travel c1']);
    expect(s.refuses('claudio move a1')).toMatchObject({ refused: 'not-nearby' });
    s.play(SPELL);
    expect(there(s)).toBe('abcde');
    expect(s.game.maps[0]!.chests).toEqual([0]);
    expect(s.square('a1').guards).toEqual({ agile: 2 });
    expect(s.optionsOf('claudio travel')).toEqual(['claudio travel a1', 'claudio travel c1']);
    expect(s.whys('ground-changed')).toEqual(['G4']);
    expect(s.game.grounds[0]!.squares.map(({ at }) => at)).toEqual([0, 1, 2, 3, 4]);
  });

  test('[G4] a boss whom the map places there appears with it', () => {
    const s = scene(
      spell({ ...quay, bosses: { castellan: { at: 'a1', state: 'waiting', hp: 0 } } }, { do: 'lay-tile', tile: 'quay' }),
    );
    s.play(SPELL);
    expect(s.game.bosses).toMatchObject([{ state: 'standing', at: 0 }]);
    expect(s.whys('ground-changed')).toEqual(['G4']);
  });

  test('[G4] removed and laid again it is as the map has it: what had been changed on it is forgotten', () => {
    const s = scene({
      ...spell({ stations: ['e1'], changes: [{ change: 'station', at: 0, set: true }] }),
      cards: [deedCard('spell', { do: 'remove-tile', tile: 'a1' }), deedCard('mend', { do: 'lay-tile', tile: 'a1' })],
      assassins: { bastiano: { at: 'e1', pack: ['spell', 'mend'] }, daria: { at: 'e1' } },
    });
    expect(s.game.grounds[0]!.stations).toEqual([4, 0]);
    s.play(SPELL);
    expect(s.game.maps[0]!.changes).toEqual([{ change: 'tile-removed', tile: 'a1' }]);
    s.play('bastiano use mend');
    expect(s.game.maps[0]!.changes).toEqual([{ change: 'tile-laid', tile: 'a1' }]);
    expect(s.game.grounds[0]!.stations).toEqual([4]);
    expect(s.whys('ground-changed')).toEqual(['G4', 'G4']);
  });
});

test('[R43] a chest goes with its tile, and does not come back with it', () => {
  const s = scene({
    ...spell({ stations: ['e1'], chests: ['a1'] }),
    cards: [deedCard('spell', { do: 'remove-tile', tile: 'a1' }), deedCard('mend', { do: 'lay-tile', tile: 'a1' })],
    assassins: { bastiano: { at: 'e1', pack: ['spell', 'mend'] }, daria: { at: 'e1' } },
  });
  expect(s.game.maps[0]!.chests).toEqual([0]);
  s.play(SPELL, 'bastiano use mend');
  expect(s.game.maps[0]!.chests).toEqual([]);
  expect(s.whys('ground-changed')).toEqual(['G4', 'G4']);
});

describe('a card turns a tile', () => {
  /** On its other face the tile a1-b2 is canal, with a wall to the east of b1 and a roof at b2 with a ladder. */
  const COURT = `
+-+-+-+
|. . .|
+ + + +
|. ^H.|
+-+-+-+
`;
  const FACE = `
+-+-+
|~ ~|
+ + +
|~ ~
+-+-+
`;
  const court = (change: Partial<SceneSetting> = {}): SceneSetting =>
    spell(
      {
        map: COURT,
        turned: FACE,
        tiles: { court: { squares: ['a1', 'b1', 'a2', 'b2'] } },
        ...change,
        assassins: { bastiano: { at: 'c1', pack: ['spell'] }, daria: { at: 'c1' }, ...change.assassins },
      },
      { do: 'turn-tile', tile: 'court' },
    );
  const types = (s: Scene) => s.game.grounds[0]!.squares.map(({ type }) => type).join(' ');

  test('[G4] its other face brings ground, walls and ladders, at both sides of its edges', () => {
    const s = scene(court());
    s.play(SPELL);
    expect(types(s)).toBe('canal canal street canal canal street');
    expect(s.refuses('daria move b1')).toMatchObject({ refused: 'wall' });
    expect(s.game.grounds[0]!.byCell[34]!.ladder).toEqual([false, false, false, false]);
    s.play(SPELL);
    expect(types(s)).toBe('street street street street roof street');
    expect(s.game.maps[0]!.changes).toEqual([{ change: 'tile-turned', tile: 'court', turned: false }]);
    s.play('daria move b1');
    expect(s.whys('ground-changed')).toEqual(['G4', 'G4']);
  });

  test('[R11.2] figures stay where they are, guards on the water too; characters are in it', () => {
    const s = scene(
      court({
        assassins: { claudio: { at: 'a1', ranged: 'throwing-knife' } },
        squares: { a2: { crossbowman: 1, bodies: { agile: 1 } }, b1: { crossbowman: 1 } },
        direction: 'south',
      }),
    );
    s.play(SPELL);
    expect(s.square('a2')).toMatchObject({ enemies: 1, bodies: 1 });
    expect(s.facts('dice-rolled')).toEqual([]);
    expect(s.refuses('claudio attack throwing-knife b1')).toMatchObject({ refused: 'weapon-in-water', rule: 'R11.1' });
    s.play('end-phase');
    expect(s.whys('enemy-moved')).toContain('R11.2');
  });

  test('[R7.2] a roof garden goes with the roof: whoever hid there stands on the square, with a test', () => {
    const s = scene(
      court({
        spots: { b2: 'roof-garden' },
        assassins: { claudio: { at: 'b2', in: 'spot' } },
        squares: { b2: { crossbowman: 1 } },
        dice: { detection: ['blank'] },
      }),
    );
    s.play(SPELL);
    expect(s.who('claudio')).toMatchObject({ inSpot: false, exposed: false, at: 33 });
    expect(s.whys('spot-left')).toEqual(['G4', 'R7.2']);
    expect(s.refuses('claudio enter-spot')).toMatchObject({ refused: 'no-hiding-spot-here' });
  });

  test('[R24] a tile without another face cannot be turned', () => {
    const s = scene(spell({}, { do: 'turn-tile', tile: 'a1' }));
    expect(s.refuses(SPELL)).toMatchObject({ refused: 'card-cannot-be-used', rule: 'R24' });
  });
});
