import { type AbilityCard, type Effect, type EventCard, parseSquare } from '@bauta/engine';
import { describe, expect, type Scene, scene, test } from '#scenes';

const HOUSES = `
+-+-+-+-+
|. . .|.|
+ +H+ + +
|. ^ # .|
+ + + + +
|. ~ . .|
+-+-+-+-+
`;
const at = (name: string) => parseSquare(name)!;
const machine = (s: Scene, id: string) => s.game.machines.find((each) => each.id === id)!;

describe('R48.2 what the machines of the pack do', () => {
  test('[R48.2] the tank drives to nearby street squares, enemies or not: no test, no hunt', () => {
    const s = scene({
      map: HOUSES,
      machines: { tank: { at: 'a2' } },
      assassins: { claudio: { at: 'a2', aboard: 'tank' }, daria: { at: 'd1' } },
      squares: { a1: { crossbowman: 4 }, a2: { agile: 2 } },
    });
    expect(s.optionsOf('claudio use-at tank-drive')).toEqual(['claudio use-at tank-drive a1', 'claudio use-at tank-drive a3']);
    s.play('claudio use-at tank-drive a1');
    expect(machine(s, 'tank').at).toBe(at('a1'));
    expect(s.who('claudio')).toMatchObject({ at: at('a1'), aboard: 'tank', ap: 2, exposed: false });
    expect(s.facts('machine-moved')).toMatchObject([{ machine: 'tank', why: ['R48.2', 'G4'] }]);
    expect(s.facts('dice-rolled')).toEqual([]);
    expect(s.square('a2').enemies).toBe(2);
  });

  test('[R48.2] the naval cannon stays where it is and shoots along straight lines, up to a wall', () => {
    const s = scene({
      map: HOUSES,
      machines: { 'naval-cannon': { at: 'a1' } },
      assassins: { claudio: { at: 'a1', aboard: 'naval-cannon' }, daria: { at: 'd3' } },
      squares: { a3: { crossbowman: 1 }, b2: { agile: 1 }, c1: { crossbowman: 1 }, d1: { crossbowman: 1 } },
      dice: { assassin: ['hit', 'hit', 'special', 'hit'] },
    });
    expect(s.optionsOf('claudio')).toEqual([
      'claudio use-at cannon-shot c1',
      'claudio use-at cannon-shot a3',
      'claudio leave-machine',
    ]);
    s.play('claudio use-at cannon-shot a3');
    expect(s.square('a3')).toMatchObject({ enemies: 0, bodies: 1 });
    expect(s.facts('attack-begun')).toMatchObject([{ by: 'claudio', card: 'cannon-shot', why: ['R16.1', 'R48.5'] }]);
    expect(s.facts('alert-raised')).toMatchObject([{ why: ['G4', 'R23.1', 'R23.2'] }]);
    expect(s.who('claudio')).toMatchObject({ exposed: false, ap: 2 });
    expect(s.whys('effect-begun')).toContain('R48.2');
  });

  test('[R48.2] the flying machine flies from a roof to any square, and not from the street', () => {
    const s = scene({
      map: HOUSES,
      machines: { 'flying-machine': { at: 'b2' } },
      assassins: { claudio: { at: 'b2', aboard: 'flying-machine' }, daria: { at: 'd1' } },
      squares: { d3: { crossbowman: 3 } },
      dice: { assassin: ['hit', 'hit'] },
    });
    expect(s.optionsOf('claudio use-at flight')).toHaveLength(11);
    s.play('claudio use-at flight d3');
    expect(s.who('claudio')).toMatchObject({ at: at('d3'), ap: 1 });
    expect(s.facts('dice-rolled')).toEqual([]);
    expect(s.optionsOf('claudio')).toEqual(['claudio use-at fire-pots d3', 'claudio leave-machine']);
    s.play('claudio use-at fire-pots d3', 'strike crossbowman');
    expect(s.square('d3')).toMatchObject({ enemies: 1, bodies: 2 });
    expect(s.whys('machine-moved')).toContain('R48.2');
  });

  test('[R48.2] it leaves the map with whoever is aboard, who has left for good', () => {
    const s = scene({
      map: HOUSES,
      objectives: { proof: { at: 'c1', done: true } },
      stations: ['d1'],
      machines: { 'flying-machine': { at: 'b2' } },
      assassins: { claudio: { at: 'b2', aboard: 'flying-machine' }, daria: { at: 'd1' } },
    });
    s.play('claudio use fly-away');
    expect(s.who('claudio')).toMatchObject({ status: 'left', aboard: '', at: -1 });
    expect(machine(s, 'flying-machine')).toMatchObject({ state: 'lost', at: -1 });
    expect(s.facts('left')).toMatchObject([{ by: 'claudio', why: ['R48.2', 'R15.1', 'G4'] }]);
    s.play('daria leave');
    expect(s.game.result).toEqual({ success: true });
  });

  test('[R48.2] the last to fly away ends the memory', () => {
    const s = scene({
      map: HOUSES,
      objectives: { proof: { at: 'c1', done: true } },
      machines: { 'flying-machine': { at: 'b2' } },
      assassins: { claudio: { at: 'b2', aboard: 'flying-machine' }, daria: { state: 'left' } },
    });
    s.play('claudio use fly-away');
    expect(s.game.result).toEqual({ success: true });
    expect(s.facts('phase-begun').map(({ phase }) => phase)).not.toContain('end');
    expect(s.whys('machine-removed')).toContain('R48.2');
  });

  test("[R48.2] a machine's action is nothing to one who is not aboard", () => {
    const s = scene({
      map: HOUSES,
      machines: { tank: { at: 'a2' } },
      assassins: { claudio: { at: 'a2', ability: 'tank-guns' }, daria: { at: 'd1' } },
      squares: { a2: { crossbowman: 1 } },
    });
    expect(s.optionsOf('claudio use-at')).toEqual([]);
    s.play('claudio board tank');
    expect(s.optionsOf('claudio use-at')).toContain('claudio use-at tank-guns a2');
    expect(s.whys('machine-boarded')).toContain('R48.2');
  });
});

describe("R48.5 a machine's own attack", () => {
  test('[R48.5] `miss` provokes retaliation against the machine; nobody is exposed, the alert is raised', () => {
    const s = scene({
      map: HOUSES,
      machines: { tank: { at: 'a2', hp: 2 } },
      assassins: { claudio: { at: 'a2', aboard: 'tank', ability: 'claudio-0' }, daria: { at: 'a2', state: 'exposed' } },
      squares: { a1: { crossbowman: 3, agile: 1 } },
      dice: { assassin: ['hit', 'miss', 'miss', 'miss'], enemy: ['hit', 'hit'] },
    });
    s.play('claudio use-at tank-guns a1', 'strike crossbowman');
    expect(s.facts('retaliation-begun')).toMatchObject([{ why: ['R16.6', 'R48.5'] }]);
    // The agile guard strikes only on its own square; Claudio's own ability rolls nothing again.
    expect(s.facts('dice-rolled').at(-1)).toMatchObject({ for: 'retaliation', by: 'tank', faces: ['hit', 'hit'] });
    expect(machine(s, 'tank').hp).toBe(1);
    expect(s.who('claudio')).toMatchObject({ exposed: false, wounds: 0 });
    expect(s.who('daria').wounds).toBe(0);
    expect(s.alert()).toBe('raised');
  });

  test('[R48.5] destroyed by what comes back, the occupant is tested', () => {
    const s = scene({
      map: HOUSES,
      machines: { tank: { at: 'a2', hp: 1 } },
      assassins: { claudio: { at: 'a2', aboard: 'tank' }, daria: { at: 'd1' } },
      squares: { a2: { agile: 2 } },
      dice: { assassin: ['hit', 'miss', 'miss', 'miss'], enemy: ['hit', 'fail', 'fail', 'fail'], detection: ['blank', 'blank'] },
    });
    s.play('claudio use-at tank-guns a2');
    expect(s.whys('retaliation-begun')).toContain('R48.5');
    expect(s.facts('machine-destroyed')).toMatchObject([{ machine: 'tank' }]);
    expect(s.who('claudio')).toMatchObject({ aboard: '', exposed: false, ap: 2 });
    expect(s.facts('dice-rolled').at(-1)).toMatchObject({ for: 'test', by: 'claudio' });
  });

  test('[R48.5] out of their reach nobody strikes back, but the alert is raised', () => {
    const s = scene({
      map: HOUSES,
      machines: { 'naval-cannon': { at: 'a1' } },
      assassins: { claudio: { at: 'a1', aboard: 'naval-cannon' }, daria: { at: 'd3' } },
      squares: { a3: { crossbowman: 2 } },
      dice: { assassin: ['hit', 'miss', 'miss', 'miss'] },
    });
    s.play('claudio use-at cannon-shot a3');
    expect(s.whys('retaliation-begun')).toContain('R48.5');
    expect(s.facts('machine-damaged')).toEqual([]);
    expect(s.alert()).toBe('raised');
  });

  test('[R16.7] it joins no coordinated attack, and nobody joins it', () => {
    const s = scene({
      map: HOUSES,
      machines: { tank: { at: 'a2' } },
      assassins: {
        claudio: { at: 'a2', aboard: 'tank', melee: 'common-sword', ranged: 'throwing-knife' },
        daria: { at: 'a2', melee: 'common-sword' },
      },
      squares: { a2: { crossbowman: 1 } },
    });
    expect(s.optionsOf('daria lead')).toEqual([]);
    expect(s.refuses('daria lead common-sword a2')).toMatchObject({ refused: 'nobody-can-join', rule: 'R16.7' });
    expect(s.optionsOf('claudio lead')).toEqual([]);
  });
});

describe('cards about machines', () => {
  const drawn = (...deeds: Effect['do']): EventCard => ({
    kind: 'event',
    id: 'made-up',
    direction: 'north',
    effects: [{ when: 'drawn', if: [], cost: 0, per: '', may: false, who: 'nobody', do: deeds }],
  });

  test('[R48.3] an event takes HP directly, and destroys the machine under its occupant', () => {
    const s = scene({
      map: HOUSES,
      next: 'event',
      machines: { tank: { at: 'a2', hp: 1 } },
      assassins: { claudio: { at: 'a2', aboard: 'tank' }, daria: { at: 'd1' } },
      squares: { a2: { crossbowman: 1 } },
      decks: { event: { draw: ['powder-fire'] } },
      dice: { detection: ['blank'] },
    });
    expect(s.facts('machine-damaged')).toMatchObject([{ hits: 0, hp: 1, why: ['G4', 'R48.3'] }]);
    expect(s.facts('machine-destroyed')).toMatchObject([{ why: 'R48.3' }]);
    expect(s.who('claudio').aboard).toBe('');
  });

  test('[G4] a card places a machine that waits, the players choosing among the squares', () => {
    const s = scene({
      map: HOUSES,
      next: 'event',
      stations: ['a1', 'd3'],
      machines: { 'naval-cannon': { state: 'waiting' } },
      assassins: { claudio: { at: 'a2' }, daria: { at: 'd1' } },
      decks: { event: { draw: ['arsenal-gates'] } },
    });
    expect(s.options()).toEqual(['place-machine naval-cannon a1', 'place-machine naval-cannon d3']);
    s.play('place-machine naval-cannon d3');
    expect(machine(s, 'naval-cannon')).toMatchObject({ state: 'standing', at: at('d3'), hp: 2, guard: -1 });
    expect(s.whys('machine-placed')).toEqual(['G4', 'R48.3']);
  });

  test('[G4] nothing happens where there is nothing to act on', () => {
    const s = scene({
      map: HOUSES,
      next: 'event',
      stations: ['a1'],
      cards: [
        drawn(
          { do: 'damage-machine', machine: 'tank', hp: 1 },
          { do: 'place-machine', machine: 'flying-machine', where: 'stations' },
          { do: 'seize-machine' },
        ),
      ],
      machines: { tank: { state: 'gone' }, 'flying-machine': { at: 'b2' } },
      assassins: { claudio: { at: 'b2', aboard: 'flying-machine' }, daria: { at: 'd1' } },
      squares: { b2: { agile: 1 } },
      decks: { event: { draw: ['made-up'] } },
    });
    expect(s.events.filter(({ type }) => type.startsWith('machine-'))).toEqual([]);
    expect(s.whys('effect-begun')).toContain('G4');
  });

  test('[G4] what befalls a machine sets off effects, but no card of one who is aboard', () => {
    const wreckers: AbilityCard = {
      kind: 'ability',
      id: 'wreckers',
      while: [],
      effects: [
        {
          when: 'machine-destroyed',
          if: [{ if: 'subject', is: 'tank' }],
          cost: 0,
          per: '',
          may: false,
          who: 'nobody',
          do: [{ do: 'set-alert', alert: 'raised' }],
        },
      ],
    };
    const s = scene({
      map: HOUSES,
      next: 'event',
      cards: [wreckers],
      machines: { tank: { at: 'a2', hp: 1 } },
      assassins: { claudio: { at: 'a1', ability: 'wreckers' }, daria: { at: 'd1' } },
      decks: { event: { draw: ['powder-fire'] } },
    });
    expect(s.facts('effect-begun').map(({ card }) => card)).toEqual(['powder-fire', 'wreckers']);
    expect(s.whys('effect-begun')).toContain('G4');
    expect(s.alert()).toBe('raised');
    const aboard = scene({
      map: HOUSES,
      next: 'event',
      cards: [wreckers],
      machines: { tank: { at: 'a2', hp: 1 }, 'flying-machine': { at: 'b2' } },
      assassins: { claudio: { at: 'b2', aboard: 'flying-machine', ability: 'wreckers' }, daria: { at: 'd1' } },
      decks: { event: { draw: ['powder-fire'] } },
    });
    expect(aboard.facts('effect-begun').map(({ card }) => card)).toEqual(['powder-fire']);
  });
});
