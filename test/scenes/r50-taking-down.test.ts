import { determinise, fromJSON, hash, outcome, parseSquare, toJSON, view } from '@bauta/engine';
import { BLOCK, describe, effect, expect, rule, type SceneSetting, scene, test } from '#scenes';

const TOWER = `
+-+-+-+
|t t .|
+ + + +
|t t .|
+-+-+-+
`;

/** Nothing is to be done on the second map, a letter is to be fetched on the first, and Daria is about to leave the second. */
const two = (setting: Partial<SceneSetting> = {}) =>
  scene({
    map: BLOCK,
    mapB: BLOCK,
    stations: ['a1', 'b:a1'],
    objectives: { letter: { at: 'c1' } },
    assassins: { claudio: { at: 'a1' }, daria: { at: 'b:a1', ap: 2 } },
    ...setting,
  });

describe('R50.3 taking a map down', () => {
  test('[R50.3] with no assassin and no objective left a map is taken down at once, its guards and bodies to the reserve', () => {
    const s = two({
      squares: { 'b:c1': { crossbowman: 2, agile: 1 }, 'b:c2': { bodies: { crossbowman: 1 }, bases: 1 } },
      chests: ['b:b1'],
    });
    expect(s.game.reserve.slice(0, 2)).toEqual([27, 9]);
    s.play('daria travel a1');
    expect(s.facts('map-taken-down')).toMatchObject([{ map: 1, why: 'R50.3' }]);
    expect(s.game.reserve.slice(0, 2)).toEqual([30, 10]);
    expect(s.game.maps[1]).toMatchObject({ down: true, chests: [] });
    expect(s.game.maps[1]!.bases.every((count) => count === 0)).toBe(true);
  });

  test('[R50.3] nobody travels there any more', () => {
    const s = two({ stations: ['a1', 'c2', 'b:a1'] });
    expect(s.optionsOf('claudio travel')).toEqual(['claudio travel c2', 'claudio travel b:a1']);
    s.play('daria travel a1');
    expect(s.optionsOf('claudio travel')).toEqual(['claudio travel c2']);
    expect(s.refuses('claudio travel b:a1')).toEqual({ refused: 'map-taken-down', rule: 'R50.3' });
  });

  test('[R50.3] who leaves for good leaves the map too', () => {
    const s = two();
    s.play('daria leave');
    expect(s.facts('map-taken-down')).toMatchObject([{ map: 1, why: 'R50.3' }]);
  });

  test('[R50.3] an objective of the map keeps it, an optional one as well', () => {
    for (const optional of [false, true]) {
      const s = two({ objectives: { letter: { at: 'c1' }, seal: { at: 'b:c2', optional } } });
      s.play('daria travel a1');
      expect(s.facts('map-taken-down')).toEqual([]);
      s.play('daria travel b:a1', 'end-phase');
      expect(s.game.maps[1]!.down).toBe(false);
    }
    const done = two({ objectives: { letter: { at: 'c1' }, seal: { at: 'b:c2', optional: true, done: true } } });
    expect(done.play('daria travel a1').whys('map-taken-down')).toContain('R50.3');
  });

  test('[R50.3] a place to reach belongs to its map', () => {
    const s = two({ objectives: { letter: { at: 'c1' }, quay: { kind: 'reach', at: 'b:a2' } } });
    s.play('daria travel a1');
    expect(s.facts('map-taken-down')).toEqual([]);
    s.play('daria travel b:a1', 'end-phase');
    s.play('daria move b:a2', 'daria move b:a1');
    expect(s.facts('map-taken-down')).toEqual([]);
    s.play('daria travel a1');
    expect(s.whys('map-taken-down')).toContain('R50.3');
  });

  test('[R50.3] a boss to be eliminated keeps the map it stands on; guards may be met on any', () => {
    const boss = two({
      objectives: { letter: { at: 'c1' }, head: { kind: 'eliminate', target: 'castellan' } },
      bosses: { castellan: { at: 'b:c2' } },
    });
    boss.play('daria travel a1');
    expect(boss.game.maps[1]!.down).toBe(false);
    const guards = two({ objectives: { letter: { at: 'c1' }, heads: { kind: 'eliminate', target: 'crossbowman', count: 3 } } });
    guards.play('daria travel a1');
    expect(guards.game.maps[1]!.down).toBe(false);
    const elsewhere = two({
      objectives: { letter: { at: 'c1' }, head: { kind: 'eliminate', target: 'castellan' } },
      bosses: { castellan: { at: 'c2' } },
    });
    elsewhere.play('daria travel a1');
    expect(elsewhere.whys('map-taken-down')).toContain('R50.3');
  });

  test('[R50.3] one who is critical is still on the map', () => {
    const s = two({
      assassins: { claudio: { at: 'a1' }, daria: { at: 'b:a1' }, bastiano: { at: 'b:b1', state: 'critical', fellIn: 1 } },
      turn: 2,
      decks: { event: { draw: ['still-air', 'quiet-hour'] } },
    });
    s.play('daria travel a1');
    expect(s.facts('map-taken-down')).toEqual([]);
    s.play('end-phase');
    expect(s.facts('assassin-eliminated')).toMatchObject([{ by: 'bastiano' }]);
    expect(s.facts('map-taken-down')).toMatchObject([{ map: 1, why: 'R50.3' }]);
    expect(s.facts('event-revealed')).toMatchObject([{ map: 0, card: 'still-air' }]);
  });

  test('[R50.3] giving the last one up there takes it down', () => {
    const s = two();
    s.play('daria give-up');
    expect(s.facts('map-taken-down')).toMatchObject([{ map: 1, why: 'R50.3' }]);
  });

  test('[R50.3] the first map can go as well, and play goes on on the second', () => {
    const s = two({
      objectives: { letter: { at: 'b:c1' } },
      entrances: { A: ['a2', 'b:a2'], B: ['a2', 'b:a2'], C: ['a2', 'b:a2'], D: ['a2', 'b:a2'] },
      squares: { c2: { crossbowman: 1 }, 'b:c2': { crossbowman: 1 } },
      direction: 'west',
      decks: { event: { draw: ['still-air', 'quiet-hour'] }, reinforcement: { draw: ['patrol-2-1', 'patrol-2-3'] } },
    });
    s.play('claudio travel b:a1');
    expect(s.facts('map-taken-down')).toMatchObject([{ map: 0, why: 'R50.3' }]);
    expect(s.facts('back-shown')).toMatchObject([{ map: 1, why: 'R50.3' }]);
    s.play('end-phase');
    expect(s.facts('reinforced')).toMatchObject([{ map: 1 }]);
    expect(s.facts('enemy-moved').map(({ from }) => from)).toEqual([parseSquare('b:c2')]);
    expect(s.facts('event-revealed').map(({ map }) => map)).toEqual([1]);
    expect(s.square('b:a2').enemies).toBe(1);
  });

  test('[R50.3] reinforcements go to the other from then on, whatever the back says', () => {
    const s = two({
      entrances: { A: ['c2'], B: ['c2'], C: ['c2'], D: ['c2'] },
      decks: { reinforcement: { draw: ['patrol-2-2', 'patrol-2-4'] }, event: { draw: ['still-air', 'quiet-hour'] } },
    });
    expect(s.game.back).toBe(1);
    s.play('daria travel a1');
    expect(s.facts('back-shown')).toMatchObject([{ map: 0, why: 'R50.3' }]);
    expect(s.game.back).toBe(0);
    s.play('end-phase');
    expect(s.facts('reinforced')).toMatchObject([{ card: 'patrol-2-2', map: 0 }]);
    expect(s.game.back).toBe(0);
  });

  test('[R50.3] its event card is discarded at the end of the turn as usual', () => {
    const s = two({ event: 'still-air', b: { event: 'quiet-hour' }, decks: { event: { draw: ['fog', 'shadow'] } } });
    s.play('daria travel a1');
    expect(s.game.maps[1]!.event).toBe('quiet-hour');
    expect(s.whys('map-taken-down')).toContain('R50.3');
    s.play('end-phase');
    expect(s.game.piles.event).toEqual({ draw: ['shadow'], discard: ['still-air', 'quiet-hour'] });
    expect(s.game.maps[1]).toMatchObject({ event: '', direction: '' });
  });

  test('[R50.3] a tower card that nobody has seen goes back unseen; one that was seen is remembered', () => {
    const tower = { squares: ['b:a1', 'b:b1', 'b:a2', 'b:b2'], foot: 'b:b2', card: 'long-view' };
    const setting = { mapB: TOWER, tower, stations: ['a1', 'b:c1'], spots: { 'b:b2': 'haystack' } } as const;
    const s = two({ ...setting, assassins: { claudio: { at: 'a1' }, daria: { at: 'b:c1' } } });
    s.play('daria travel a1');
    expect(s.facts('map-taken-down')[0]!.why).toEqual(['R50.3', 'R9.3']);
    expect(s.game.maps[1]!.tower).toBe('');
    expect(view(s.game).maps[1]!.tower).toBe('');
    const seen = two({ ...setting, assassins: { claudio: { at: 'a1' }, daria: { at: 'b:b2', ap: 5 } } });
    seen.play('daria climb', 'daria synchronise', 'daria leap', 'daria leave-spot');
    seen.play('daria move b:c2', 'daria move b:c1', 'daria travel a1', 'concede');
    expect(outcome(seen.game)!.seen).toEqual(['long-view']);
  });

  test('[R50.3] a boss that was not eliminated waits off the map and is worth no XP; a body leaves the game', () => {
    const s = two({ bosses: { castellan: { at: 'b:c2', hp: 2 }, lieutenant: { at: 'b:c1', state: 'body', hp: 0 } } });
    s.play('daria travel a1');
    expect(s.whys('map-taken-down')).toContain('R50.3');
    expect(s.game.bosses).toMatchObject([
      { id: 'castellan', at: -1, hp: 2, state: 'waiting' },
      { id: 'lieutenant', at: -1, state: 'gone' },
    ]);
    const xp = s.game.content.bosses.lieutenant!.xp;
    s.play('concede');
    expect(outcome(s.game)!.xp.bosses).toBe(xp);
  });

  test('[R50.3] guards held on an objective base go too, once the objective is done', () => {
    const s = two({
      objectives: { letter: { at: 'c1' }, seal: { at: 'b:a1', spaces: 2 } },
      squares: { 'b:a1': { crossbowman: 2 } },
    });
    s.play('daria complete seal');
    expect(s.facts('map-taken-down')).toEqual([]);
    s.play('daria travel a1');
    expect(s.whys('map-taken-down')).toContain('R50.3');
    expect(s.game.reserve[0]).toBe(30);
  });

  test('[R50.3] the last map is never taken down, and one that has nothing to do from the start goes with the first action phase', () => {
    const s = two({ assassins: { claudio: { at: 'a1' }, daria: { at: 'a2' } } });
    expect(s.game.maps.map(({ down }) => down)).toEqual([false, true]);
    expect(s.whys('map-taken-down')).toContain('R50.3');
    s.play('daria move a1', 'daria leave', 'claudio move b1');
    expect(s.game.maps[0]!.down).toBe(false);
  });

  test('[R50.3] saved, copied, seen and dealt anew it is still down', () => {
    const s = two();
    s.play('daria travel a1');
    expect(s.whys('map-taken-down')).toContain('R50.3');
    const read = fromJSON(s.game.content, s.game.setup, JSON.parse(JSON.stringify(toJSON(s.game))));
    expect(hash(read)).toBe(hash(s.game));
    for (const game of [read, view(s.game), determinise(view(s.game), 'another')]) {
      expect(game.maps[1]!.down).toBe(true);
      expect(game.grounds[1]!.stations).toEqual([]);
    }
  });

  test('[R50.3] a position may have a map down, and then nothing stands there', () => {
    const down = { b: { down: true }, assassins: { claudio: { at: 'a1' }, daria: { at: 'a1' } } };
    const s = two(down);
    expect(s.refuses('daria travel b:a1')).toEqual({ refused: 'map-taken-down', rule: 'R50.3' });
    expect(() => two({ ...down, squares: { 'b:a1': { agile: 1 } } })).toThrow('no-such-square');
    expect(() => two({ ...down, assassins: { claudio: { at: 'a1' }, daria: { at: 'b:a1' } } })).toThrow('no-such-square');
    expect(() => two({ ...down, bosses: { castellan: { at: 'b:a1' } } })).toThrow('no-such-square');
  });

  test('[R50.3] an ally left there is gone with it', () => {
    const s = two({ allies: { thief: { at: 'b:c2' } } });
    s.play('daria travel a1');
    expect(s.facts('left')).toMatchObject([{ by: 'thief', why: 'R50.3' }]);
    expect(s.who('thief')).toMatchObject({ status: 'left', at: -1 });
    expect(s.whys('map-taken-down')).toContain('R50.3');
  });

  test('[R50.3] a rule may answer, and one that names what is gone does nothing', () => {
    const s = two({
      cards: [
        rule('quay-bell', effect('map-taken-down', { do: 'count', counter: 'bells', add: 1 })),
        rule('boatmen', effect('map-taken-down', { do: 'place-guards', guard: 'crossbowman', count: 1, where: 'stations' })),
      ],
      memory: { rules: ['quay-bell', 'boatmen'], counters: [{ id: 'bells', start: 0, least: 0, most: 9 }] },
    });
    s.play('daria travel a1');
    expect(s.whys('map-taken-down')).toContain('R50.3');
    expect(s.game.counters).toEqual({ bells: 1 });
    expect(s.game.reserve[0]).toBe(30);
  });

  test('[R50.3] what happened on its squares is answered without them', () => {
    const s = two({
      turn: 2,
      assassins: { claudio: { at: 'a1' }, daria: { at: 'a2' }, bastiano: { at: 'b:b1', state: 'critical', fellIn: 1 } },
      cards: [rule('wake', effect('assassin-eliminated', { do: 'place-guards', guard: 'agile', count: 1, where: 'owner' }))],
      memory: { rules: ['wake'] },
      decks: { event: { draw: ['still-air', 'quiet-hour'] } },
    });
    s.play('end-phase');
    expect(s.facts('map-taken-down')).toMatchObject([{ map: 1, why: 'R50.3' }]);
    expect(s.game.reserve[1]).toBe(10);
  });

  test('[R50.3] the last map stays while the end waits for a rule to answer', () => {
    const s = two({
      objectives: { letter: { at: 'c1', done: true } },
      cards: [rule('ferryman', effect('left', { do: 'set-alert', alert: 'raised' }))],
      memory: { rules: ['ferryman'] },
    });
    s.play('daria leave', 'claudio leave');
    expect(s.game.result).toEqual({ success: true });
    expect(s.facts('map-taken-down')).toMatchObject([{ map: 1, why: 'R50.3' }]);
  });
});
