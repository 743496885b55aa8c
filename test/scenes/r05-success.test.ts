import { outcome } from '@bauta/engine';
import { describe, expect, LONG_STREET, scene, test } from '#scenes';

describe('R5 success', () => {
  test('[R5.2] at once: objectives completed, one has left by a station, nobody is on a map; the turn stops there', () => {
    const s = scene({
      map: LONG_STREET,
      stations: ['a1'],
      objectives: { ledger: { at: 'a1' } },
      assassins: { claudio: { at: 'a1' }, daria: { at: 'a1' } },
    });
    s.play('claudio complete ledger');
    expect(s.game.result).toBeNull();
    s.play('claudio leave');
    expect(s.game.result).toBeNull();
    s.play('daria leave');
    expect(s.game.result).toEqual({ success: true });
    expect(s.whys('memory-succeeded')).toContain('R5.2');
    expect(s.facts('phase-begun').map(({ phase }) => phase)).toEqual(['assassin']);
    expect(s.facts('actions-lost')).toEqual([]);
  });

  test('[R5.2] every mandatory objective: with one of two open nobody succeeds by leaving', () => {
    const s = scene({
      map: LONG_STREET,
      stations: ['a1'],
      objectives: { ledger: { at: 'b1', done: true }, letters: { at: 'c1' } },
      assassins: { claudio: { at: 'a1' }, daria: { state: 'left' } },
    });
    s.play('claudio leave');
    expect(s.game.result).toEqual({ success: false, reason: 'nobody-left' });
  });

  test('[R5.2] an optional objective may stay open', () => {
    const s = scene({
      map: LONG_STREET,
      stations: ['a1'],
      objectives: { ledger: { at: 'b1', done: true }, letters: { at: 'c1', optional: true } },
      assassins: { claudio: { at: 'a1' }, daria: { state: 'left' } },
    });
    s.play('claudio leave');
    expect(s.game.result).toEqual({ success: true });
    expect(s.whys('memory-succeeded')).toContain('R5.2');
  });

  test('[R5.2] at least one has left: all eliminated is no success, though every objective is completed', () => {
    const s = scene({
      map: LONG_STREET,
      objectives: { ledger: { at: 'b1', done: true } },
      assassins: { claudio: { at: 'a1' }, daria: { state: 'eliminated' } },
    });
    s.play('claudio give-up');
    expect(s.game.result).toEqual({ success: false, reason: 'all-eliminated' });
  });

  test('[R5.2] one who left is enough: the others may be eliminated', () => {
    const s = scene({
      map: LONG_STREET,
      stations: ['a1'],
      objectives: { ledger: { at: 'b1', done: true } },
      assassins: { alessandra: { state: 'eliminated' }, claudio: { at: 'a1' }, daria: { at: 'c1' } },
    });
    s.play('claudio leave', 'daria give-up');
    expect(s.game.result).toEqual({ success: true });
    expect(s.whys('memory-succeeded')).toContain('R5.2');
  });

  test('[R5.2] no assassin is left on any map: one on the second map holds it up', () => {
    const s = scene({
      map: LONG_STREET,
      mapB: LONG_STREET,
      stations: ['a1', 'b:d1'],
      objectives: { ledger: { at: 'b1', done: true } },
      assassins: { claudio: { at: 'a1' }, daria: { at: 'b:d1' } },
    });
    s.play('claudio leave');
    expect(s.game.result).toBeNull();
    s.play('daria leave');
    expect(s.whys('memory-succeeded')).toContain('R5.2');
  });

  test('[R5.2] straight back in is not having left', () => {
    const s = scene({
      map: LONG_STREET,
      stations: ['a1', 'd1'],
      objectives: { ledger: { at: 'b1', done: true } },
      assassins: { claudio: { at: 'a1' }, daria: { state: 'left' } },
    });
    s.play('claudio travel d1');
    expect(s.game.result).toBeNull();
    s.play('claudio leave');
    expect(s.whys('memory-succeeded')).toContain('R5.2');
  });

  test('[R5.3] a critical assassin is still on the map: no success before they are eliminated', () => {
    const s = scene({
      map: LONG_STREET,
      stations: ['a1'],
      objectives: { ledger: { at: 'b1', done: true } },
      assassins: { claudio: { at: 'a1' }, daria: { at: 'c1', state: 'critical', fellIn: 1 } },
      memory: { enemyPhase: 'none' },
      decks: { event: { draw: ['still-air'] } },
    });
    s.play('claudio leave');
    expect(s.facts('left')[0]!.why).toContain('R5.3');
    // Nobody can act: turn 1 and turn 2 pass, at whose end Darià's time is up.
    const told = ['left', 'turn-begun', 'assassin-eliminated', 'memory-succeeded'];
    expect(s.last.map(({ type }) => type).filter((type) => told.includes(type))).toEqual(told);
  });

  test('[R5.3] healed, they can still leave; with an active one on the map nothing is said of it', () => {
    const s = scene({
      map: LONG_STREET,
      stations: ['a1'],
      objectives: { ledger: { at: 'b1', done: true } },
      assassins: {
        bastiano: { at: 'a1', pack: ['medicine'] },
        claudio: { at: 'a1' },
        daria: { at: 'a1', state: 'critical', fellIn: 1 },
      },
    });
    s.play('claudio leave');
    expect(s.facts('left')[0]!.why).not.toContain('R5.3');
    s.play('bastiano use-on medicine daria', 'bastiano leave', 'daria leave');
    expect(s.game.result).toEqual({ success: true });
  });
});

describe('R5.4 conclusion and rewards', () => {
  const rewards = () =>
    scene({
      map: LONG_STREET,
      stations: ['a1'],
      chests: ['a1'],
      objectives: {
        ledger: { at: 'a1', xp: 2 },
        deed: { at: 'c1', xp: 3, done: true },
        letters: { at: 'd1', xp: 5, optional: true, done: true },
        signal: { kind: 'reach', at: 'd1', xp: 9, optional: true },
      },
      bosses: { castellan: { at: 'b1', state: 'body', hp: 0, card: { xp: 4 } } },
      assassins: { claudio: { at: 'a1', pack: ['smoke-bomb'], hp: 2 }, daria: { state: 'eliminated' } },
      decks: { chest: { draw: ['rapier'] }, token: { draw: ['token-3'] } },
      memory: { sync: [{ tally: 'chests', atLeast: 1, atMost: 9 }] },
    });

  test('[R5.4] rewards are told once the memory has ended: XP by source', () => {
    const s = rewards();
    s.play('claudio open-chest', 'claudio keep rapier melee', 'claudio complete ledger');
    expect(outcome(s.game)).toBeNull();
    s.play('claudio leave');
    expect(s.whys('memory-succeeded')).toContain('R5.4');
    expect(outcome(s.game)!.xp).toEqual({ objectives: 5, optional: 5, bosses: 4, chests: 3 });
  });

  test('[R5.4] what is left unopened, unfinished or standing gives nothing', () => {
    const s = scene({
      map: LONG_STREET,
      stations: ['a1'],
      chests: ['a1'],
      objectives: { ledger: { at: 'b1', xp: 2, done: true }, letters: { at: 'd1', xp: 5, optional: true } },
      bosses: { castellan: { at: 'd1' } },
      assassins: { claudio: { at: 'a1' }, daria: { state: 'left' } },
    });
    s.play('claudio leave');
    expect(s.whys('memory-succeeded')).toContain('R5.4');
    expect(outcome(s.game)!.xp).toEqual({ objectives: 2, optional: 0, bosses: 0, chests: 0 });
  });

  test('[R5.4] the outcome tells who came home, with which wounds and cards, and the sync', () => {
    const s = rewards();
    s.play('claudio open-chest', 'claudio keep rapier melee', 'claudio complete ledger', 'claudio leave');
    expect(s.whys('memory-succeeded')).toContain('R5.4');
    const told = outcome(s.game)!;
    expect(told).toMatchObject({ result: { success: true }, turns: 1, sync: 'red', tokens: ['token-3'] });
    expect(told.assassins).toMatchObject([
      { id: 'claudio', status: 'left', wounds: 1, board: { melee: 'rapier', pack: ['smoke-bomb'] } },
      { id: 'daria', status: 'eliminated' },
    ]);
  });

  test('[R5.4] only a success is concluded so', () => {
    const s = rewards();
    s.play('concede');
    expect(s.whys('memory-failed')).not.toContain('R5.4');
    expect(outcome(s.game)).toMatchObject({ result: { success: false, reason: 'conceded' }, sync: 'none' });
  });
});
