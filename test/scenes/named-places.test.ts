import type { Do } from '@bauta/engine';
import { deedCard, describe, effect, expect, LONG_STREET, rule, type SceneSetting, scene, sq, test } from '#scenes';

/** Claudio on a1 does this by a card; what it names lies elsewhere. */
const deed = (verb: Do, change: Partial<SceneSetting> = {}) =>
  scene({
    map: LONG_STREET,
    cards: [deedCard('signal', verb)],
    assassins: { claudio: { at: 'a1', pack: ['signal'] }, daria: { at: 'd1' } },
    ...change,
  });
const USE = 'claudio use signal';

describe('G4 a square named', () => {
  test('[R29.4] place-guards: there, and a character there is tested', () => {
    const s = deed(
      { do: 'place-guards', guard: 'crossbowman', count: 2, where: 'd1' },
      { dice: { detection: ['blank', 'blank'] } },
    );
    s.play(USE);
    expect([s.square('d1').guards, s.square('a1').guards]).toEqual([{ crossbowman: 2 }, {}]);
    expect(s.facts('undetected')).toMatchObject([{ by: 'daria' }]);
  });

  test('[G4] remove-guard: the players choose which; nobody there, nothing to do', () => {
    const verb: Do = { do: 'remove-guard', count: 1, where: 'c1' };
    const s = deed(verb, { squares: { a1: { brute: 1 }, c1: { crossbowman: 1, agile: 1 } }, assassins: ASIDE });
    s.play(USE);
    expect(s.options()).toEqual(['displace crossbowman c1', 'displace agile c1']);
    s.play('displace agile c1');
    expect([s.square('c1').guards, s.square('a1').guards]).toEqual([{ crossbowman: 1 }, { brute: 1 }]);
    expect(deed(verb).optionsOf(USE)).toEqual([]);
  });

  test('[R16.4] eliminate-guard: a body lies there, and nobody retaliates', () => {
    const s = deed({ do: 'eliminate-guard', count: 1, where: 'c1' }, { squares: { c1: { brute: 2 } } });
    s.play(USE);
    expect(s.square('c1')).toMatchObject({ guards: { brute: 1 }, bodies: 1 });
    expect(s.facts('retaliation-begun')).toEqual([]);
  });

  test('[R17.1] remove-bodies: those of the square, no others', () => {
    const bodies = { bodies: { crossbowman: 1 } };
    const s = deed({ do: 'remove-bodies', where: 'c1' }, { squares: { a1: bodies, c1: bodies } });
    s.play(USE);
    expect([s.square('a1').bodies, s.square('c1').bodies]).toEqual([1, 0]);
  });

  test('[R20.2] lay-base: a loose red base there', () => {
    const s = deed({ do: 'lay-base', where: 'c1' });
    s.play(USE);
    expect([s.square('a1').bases, s.square('c1').bases]).toEqual([0, 1]);
  });

  test('[R33.3] summon-boss: whoever waits off the map appears there', () => {
    const s = deed(
      { do: 'summon-boss', boss: 'castellan', where: 'c1' },
      { bosses: { castellan: { state: 'waiting', hp: 0 } }, alert: 'raised' },
    );
    s.play(USE);
    expect(s.game.bosses[0]).toMatchObject({ state: 'standing', at: sq('c1') });
  });

  test('[R48.1] place-machine: what waits off the map is placed there', () => {
    const s = deed({ do: 'place-machine', machine: 'tank', where: 'c1' }, { machines: { tank: { state: 'waiting', hp: 0 } } });
    s.play(USE);
    expect(s.game.machines[0]).toMatchObject({ state: 'standing', at: sq('c1') });
  });

  test('[R3.3] lasting: it holds on the square, and nowhere else', () => {
    const verb: Do = { do: 'lasting', quantity: 'detection-dice', add: 2, scope: 'map', until: 'turn', where: 'b1' };
    const s = deed(verb, {
      squares: { b1: { crossbowman: 1 }, c1: { crossbowman: 1 } },
      dice: { detection: ['blank', 'blank', 'blank', 'blank'] },
    });
    s.play(USE, 'claudio move b1', 'daria move c1');
    expect(s.facts('dice-rolled').map(({ by, faces }) => [by, faces.length])).toEqual([
      ['claudio', 3],
      ['daria', 1],
    ]);
  });

  test('[R50.1] a square of the other map is named with its letter', () => {
    const verb: Do = { do: 'lasting', quantity: 'detection-dice', add: 1, scope: 'map', until: 'turn', where: 'b:b1' };
    const s = deed(verb, {
      mapB: LONG_STREET,
      squares: { b1: { crossbowman: 1 }, 'b:b1': { crossbowman: 1 } },
      assassins: { claudio: { at: 'a1', pack: ['signal'] }, daria: { at: 'b:a1' } },
      dice: { detection: ['blank', 'blank', 'blank'] },
    });
    s.play(USE, 'claudio move b1', 'daria move b:b1');
    expect(s.facts('dice-rolled').map(({ faces }) => faces.length)).toEqual([1, 2]);
  });

  test.each<Do>([
    { do: 'place-guards', guard: 'crossbowman', count: 1, where: 'c1' },
    { do: 'lay-base', where: 'c1' },
    { do: 'eliminate-guard', count: 1, where: 'c1' },
    { do: 'remove-bodies', where: 'c1' },
    { do: 'lasting', quantity: 'no-spots', add: 1, scope: 'map', until: 'memory', where: 'c1' },
    { do: 'summon-boss', boss: 'castellan', where: 'c1' },
  ])('[R43] a square that is not there: nothing comes of $do', (verb) => {
    const tolled = rule('tolled', effect('became-incognito', verb));
    const s = scene({
      map: LONG_STREET,
      tiles: { c1: { squares: ['c1'], aside: true } },
      cards: [tolled],
      bosses: { castellan: { state: 'waiting', hp: 0 } },
      memory: { rules: [tolled.id] },
      assassins: { claudio: { at: 'a1', state: 'exposed' }, daria: { at: 'a1' } },
    });
    s.play('claudio move b1');
    expect(s.facts('effect-begun')).toHaveLength(1);
    expect([...s.facts('guard-placed'), ...s.facts('red-base-laid'), ...s.facts('lasting-begun')]).toEqual([]);
    expect(s.game.bosses[0]).toMatchObject({ state: 'waiting' });
  });
});

const ASIDE = { claudio: { at: 'b1', pack: ['signal'] }, daria: { at: 'd1' } };

describe('G4 where the boss stands whose rule it is', () => {
  /** The bear goes east onto a square of guards. */
  const bear = (verb: Do, change: Partial<SceneSetting> = {}) => {
    const claws = rule('claws', effect('enemy-moved', verb, { if: [{ if: 'subject', is: 'bear' }] }));
    return scene({
      map: LONG_STREET,
      cards: [claws],
      bosses: { bear: { at: 'a1', card: { movement: 'guard', partner: '', rules: [claws.id] } } },
      assassins: { claudio: { at: 'd1' }, daria: { at: 'd1' } },
      memory: { enemyPhase: 'no-reinforcement' },
      direction: 'east',
      next: 'movement',
      ...change,
    });
  };

  test('[G4] remove-guard: of the guards that came with it one is gone, and leaves no body', () => {
    const s = bear({ do: 'remove-guard', count: 1, where: 'boss' }, { squares: { a1: { crossbowman: 2 } } });
    expect(s.facts('enemy-moved').map(({ enemy, to }) => [enemy, to])).toEqual([
      ['crossbowman', sq('b1')],
      ['crossbowman', sq('b1')],
      ['bear', sq('b1')],
    ]);
    expect(s.facts('guard-removed')).toMatchObject([{ guard: 'crossbowman', at: sq('b1') }]);
    expect(s.square('b1')).toMatchObject({ guards: { crossbowman: 1 }, bodies: 0 });
  });

  test('[R20.2] lay-base, [R3.3] lasting: on its square', () => {
    expect(bear({ do: 'lay-base', where: 'boss' }).facts('red-base-laid')).toMatchObject([{ at: sq('b1') }]);
    const quiet: Do = { do: 'lasting', quantity: 'no-spots', add: 1, scope: 'map', until: 'memory', where: 'boss' };
    expect(bear(quiet).game.lasting).toMatchObject([{ at: sq('b1'), on: '' }]);
  });
});
