import { describe, expect, ruleCard, type Scene, type SceneSetting, scene, test } from '#scenes';

const QUAY = `
+-+-+
|. .|
+-+-+
`;
/** Leonardo was found on b:a1; the yard he must cross is forbidden; the station is at the far end. */
const LOFT = `
+-+-+-+-+
|. . . .|
+-+-+-+-+
`;
const fire = ruleCard('fire', 'turn-begun', { do: 'collapse', tile: 'b:a1' });
const CALM = ['quiet-hour', 'still-air', 'quiet-hour', 'still-air', 'quiet-hour', 'still-air', 'quiet-hour', 'still-air'];

const burning: SceneSetting = {
  map: QUAY,
  mapB: LOFT,
  stations: ['a1', 'b:d1'],
  restricted: ['b:b1', 'b:c1'],
  cards: [fire],
  memory: { rules: ['fire'], enemyPhase: 'no-reinforcement', timeLimit: { turns: 4, fails: true } },
  objectives: { founder: { kind: 'escort', target: 'leonardo', at: 'b:a1', ap: 1, paid: 1 }, ledger: { at: 'b1' } },
  allies: { leonardo: { at: 'b:a1' } },
  assassins: { daria: { at: 'b:a1' }, claudio: { at: 'b1' } },
  squares: { 'b:b1': { crossbowman: 1 } },
  decks: { event: { draw: CALM } },
  direction: 'north',
  turn: 2,
};

const nextTurn = (s: Scene): void => {
  s.play('end-phase');
  while (s.question() === 'window') s.play('pass');
};

const bring = (s: Scene, to: string): Scene => s.play(`daria move ${to}`, 'daria bring leonardo');

describe('an escort through a restricted area on the second map of a timed memory that collapses', () => {
  test('[R49] [R44.1] both are exposed without a test where they enter on enemies, and only that map hears of it [R50.1]', () => {
    const s = bring(scene(burning), 'b:b1');
    expect([s.who('daria').exposed, s.who('leonardo').exposed]).toEqual([true, true]);
    expect(s.facts('dice-rolled')).toEqual([]);
    expect([s.alert(0), s.alert(1)]).toEqual(['quiet', 'raised']);
    expect(s.whys('exposed')).toContain('R49');
  });

  test('[R43] the tile left behind goes at the end of the turn, the forbidden one after it, and whoever stays goes with it', () => {
    const s = bring(scene({ ...burning, squares: {} }), 'b:b1');
    nextTurn(s);
    expect(s.game.maps[1]!.marked).toEqual(['b:a1']);
    nextTurn(s);
    expect(s.game.maps[1]!.marked).toEqual(['b:b1']);
    nextTurn(s);
    expect(s.game.result).toEqual({ success: false, reason: 'ally-lost' });
  });

  test('[R47] the limit comes first when they only wait', () => {
    const s = scene({ ...burning, squares: {}, turn: 4 }).play('end-phase');
    expect(s.game.result).toEqual({ success: false, reason: 'time-up' });
  });

  test('[R44.1] out by the station of the burning map the objective is done, and the map is taken down once nobody is left [R50.3]', () => {
    const s = scene({
      ...burning,
      squares: {},
      allies: { leonardo: { at: 'b:d1' } },
      assassins: { daria: { at: 'b:d1' }, claudio: { at: 'b1' } },
    });
    s.play('daria travel a1', 'daria bring leonardo');
    expect(s.facts('objective-completed')).toMatchObject([{ objective: 'founder' }]);
    expect(s.game.maps[1]!.down).toBe(true);
    expect(s.who('daria').at).toBe(0);
    s.play('claudio complete ledger', 'daria leave', 'claudio move a1', 'claudio leave');
    expect(s.game.result).toEqual({ success: true });
  });
});
