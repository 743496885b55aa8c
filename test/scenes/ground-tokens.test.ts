import type { Do } from '@bauta/engine';
import { deedCard, describe, expect, type SceneSetting, scene, test } from '#scenes';

const LANE = `
+-+-+-+
|. ^ .|
+-+-+-+
`;
const SPELL = 'bastiano use spell';

/** Bastiano on c1 holds the card `spell`, Daria stands on a1. */
const spell = (deed: Do, change: Partial<SceneSetting> = {}): SceneSetting => ({
  map: LANE,
  cards: [deedCard('spell', deed)],
  decks: { event: { draw: ['quiet-hour', 'still-air'] } },
  assassins: { bastiano: { at: 'c1', pack: ['spell'] }, daria: { at: 'a1' } },
  ...change,
});

describe('a card changes edges', () => {
  test('[G4] a wall stands at both squares of its edge, and goes again', () => {
    const s = scene(spell({ do: 'set-wall', at: 'b1', side: 'west', set: true }));
    s.play(SPELL);
    expect(s.refuses('daria move b1')).toMatchObject({ refused: 'wall', rule: 'R13.1' });
    expect(s.refuses(SPELL)).toMatchObject({ refused: 'card-cannot-be-used' });
    expect(s.facts('ground-changed')).toMatchObject([{ map: 0, change: { change: 'wall', set: true }, why: 'G4' }]);
    const open = scene(
      spell(
        { do: 'set-wall', at: 'b1', side: 'west', set: false },
        { changes: [{ change: 'wall', at: 0, side: 'east', set: true }] },
      ),
    );
    expect(open.refuses('daria move b1')).toMatchObject({ refused: 'wall' });
    open.play(SPELL, 'daria move b1');
    expect(open.who('daria').at).toBe(1);
  });

  test('[R30.7] a ladder lets guards up, and without it they stay', () => {
    const guards = { squares: { a1: { crossbowman: 1 } }, direction: 'east' } as const;
    const deed: Do = { do: 'set-ladder', at: 'a1', side: 'east', set: true };
    const s = scene(spell(deed, { ...guards, assassins: { bastiano: { at: 'c1', pack: ['spell'] }, daria: { at: 'c1' } } }));
    s.play(SPELL, 'end-phase');
    expect(s.square('b1').enemies).toBe(1);
    expect(s.facts('ground-changed')).toMatchObject([{ change: { change: 'ladder', side: 'east' } }]);
    const taken = scene(
      spell(
        { ...deed, set: false },
        {
          ...guards,
          changes: [{ change: 'ladder', at: 1, side: 'west', set: true }],
          assassins: { bastiano: { at: 'c1', pack: ['spell'] }, daria: { at: 'c1' } },
        },
      ),
    );
    taken.play(SPELL, 'end-phase');
    expect(taken.square('a1').enemies).toBe(1);
    expect(taken.whys('ground-changed')).toEqual(['G4']);
    expect(s.whys('enemy-moved')).toContain('R30.2');
    expect(s.refuses(SPELL).rule).toBe('R24');
  });
});

describe('a card changes tokens', () => {
  test('[G4] an entrance lets reinforcements in, and closed again no more', () => {
    const patrols = { event: { draw: ['quiet-hour', 'still-air'] }, reinforcement: { draw: ['patrol-2-1', 'patrol-2-1'] } };
    const opened = scene(spell({ do: 'set-entrance', at: 'b1', letter: 'A', set: true }, { decks: patrols }));
    opened.play(SPELL, 'end-phase');
    expect(opened.facts('guard-placed')).toMatchObject([{ at: 1 }]);
    const closed = scene(
      spell({ do: 'set-entrance', at: 'b1', letter: 'A', set: false }, { decks: patrols, entrances: { A: ['b1'] } }),
    );
    closed.play(SPELL, 'end-phase');
    expect(closed.facts('guard-placed')).toEqual([]);
    expect(closed.whys('ground-changed')).toEqual(['G4']);
  });

  test('[R15.1] a station is there to leave by, or no more', () => {
    const set = scene(spell({ do: 'set-station', at: 'a1', set: true }));
    expect(set.refuses('daria leave')).toMatchObject({ refused: 'no-station-here', rule: 'R15.1' });
    set.play(SPELL, 'daria leave');
    expect(set.who('daria').status).toBe('left');
    const taken = scene(spell({ do: 'set-station', at: 'a1', set: false }, { stations: ['a1', 'b1', 'c1'] }));
    taken.play(SPELL);
    expect(taken.refuses('daria leave')).toMatchObject({ refused: 'no-station-here', rule: 'R15.1' });
    expect(taken.optionsOf('bastiano travel')).toEqual(['bastiano travel b1']);
  });

  test('[R49] a restricted area is set, or lifted', () => {
    const set = scene(spell({ do: 'set-restricted', at: 'b1', set: true }, { squares: { b1: { crossbowman: 1 } } }));
    set.play(SPELL, 'daria move b1');
    expect(set.whys('exposed')).toContain('R49');
    const lifted = scene(
      spell(
        { do: 'set-restricted', at: 'b1', set: false },
        { restricted: ['b1'], squares: { b1: { crossbowman: 1 } }, dice: { detection: ['blank'] } },
      ),
    );
    lifted.play(SPELL, 'daria move b1');
    expect(lifted.who('daria').exposed).toBe(false);
  });

  test('[R49] set where enemies and characters stand together it changes nothing until somebody comes', () => {
    const s = scene(
      spell(
        { do: 'set-restricted', at: 'a1', set: true },
        { squares: { a1: { crossbowman: 1 }, b1: { crossbowman: 1 } }, dice: { detection: ['blank'] } },
      ),
    );
    s.play(SPELL);
    expect(s.who('daria').exposed).toBe(false);
    s.play('daria move b1', 'daria move a1');
    expect(s.whys('exposed')).toContain('R49');
  });

  test('[R24] on a square that is not there nothing can be set', () => {
    const s = scene(
      spell(
        { do: 'set-station', at: 'a1', set: true },
        {
          changes: [{ change: 'tile-removed', tile: 'a1' }],
          assassins: { bastiano: { at: 'c1', pack: ['spell'] }, daria: { at: 'c1' } },
        },
      ),
    );
    expect(s.refuses(SPELL)).toMatchObject({ refused: 'card-cannot-be-used', rule: 'R24' });
  });
});
