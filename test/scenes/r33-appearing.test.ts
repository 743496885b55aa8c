import { type Do, type EquipmentCard, type MapData, parseSquare } from '@bauta/engine';
import { describe, expect, practicePack, practiceSetup, type SceneSetting, STREET, scene, setUpScene, test } from '#scenes';

type SummonPlace = Extract<Do, { do: 'summon-boss' }>['where'];

const summons = (where: SummonPlace): EquipmentCard => ({
  ...(practicePack.content.cards.medicine as EquipmentCard),
  id: 'summons',
  effects: [
    {
      when: 'action',
      if: [],
      cost: 0,
      per: 'turn',
      may: false,
      who: 'nobody',
      do: [{ do: 'summon-boss', boss: 'castellan', where }],
    },
  ],
});

/** Bastiano on b1 holds the card that brings the castellan, who waits. */
const waiting = (where: SummonPlace, change: Partial<SceneSetting> = {}): SceneSetting => ({
  map: STREET,
  cards: [summons(where)],
  bosses: { castellan: { state: 'waiting', hp: 0 } },
  assassins: { bastiano: { at: 'b1', pack: ['summons'] }, daria: { at: 'a1' } },
  alert: 'raised',
  ...change,
});
const CALL = 'bastiano use summons';

describe('R33 a boss who is faced', () => {
  test('[R33.1] one that was faced before has the HP it had left', () => {
    const s = scene(waiting('owner', { bosses: { castellan: { state: 'waiting', hp: 1 } }, dice: { detection: ['blank'] } }));
    s.play(CALL);
    expect(s.game.bosses[0]).toMatchObject({ state: 'standing', hp: 1 });
  });

  test.each([
    [2, 3],
    [3, 4],
    [4, 4],
  ])('[R33.1] against %i assassins, apprentices counted, it has the HP of its card: %i', (size, hp) => {
    const apprentices = Object.fromEntries(
      ['claudio', 'daria', 'alessandra'].slice(0, size - 1).map((id) => [id, { at: 'a1', apprentice: true }]),
    );
    const s = scene(
      waiting('owner', {
        assassins: { bastiano: { at: 'b1', pack: ['summons'] }, ...apprentices },
        dice: { detection: ['blank'] },
      }),
    );
    expect(s.game.bosses[0]).toMatchObject({ state: 'waiting', hp: 0, at: -1 });
    s.play(CALL);
    expect(s.facts('boss-appeared')).toMatchObject([{ boss: 'castellan', at: parseSquare('b1'), hp, why: 'R33.1' }]);
    expect(s.game.bosses[0]).toMatchObject({ state: 'standing', hp });
  });

  test('[R33.1] HP are set when it is first faced, by the number at the start of the memory: whoever has gone still counts', () => {
    const s = scene(
      waiting('owner', {
        assassins: { bastiano: { at: 'b1', pack: ['summons'] }, claudio: { state: 'left' }, daria: { state: 'eliminated' } },
        dice: { detection: ['blank'] },
      }),
    );
    s.play(CALL);
    expect(s.facts('boss-appeared')).toMatchObject([{ hp: 4, why: 'R33.1' }]);
  });

  test('[R33.1] one who has been faced is not summoned again', () => {
    const bosses = { castellan: { at: 'c1', hp: 2, state: 'standing' as const } };
    expect(scene(waiting('owner', { bosses })).optionsOf('bastiano use')).toEqual([]);
    const gone = scene(waiting('owner', { bosses: { castellan: { hp: 0, state: 'gone' } } }));
    expect(gone.optionsOf('bastiano use')).toEqual([]);
    expect(gone.refuses(CALL)).toMatchObject({ rule: 'R24' });
  });
});

describe('R33 a boss who appears', () => {
  test('[R33.3] with room on the square nobody makes any', () => {
    const s = scene(
      waiting('owner', { squares: { b1: { crossbowman: 2, bodies: { agile: 1 } } }, dice: { detection: ['blank', 'blank'] } }),
    );
    s.play(CALL);
    expect(s.square('b1')).toMatchObject({ enemies: 3, bodies: 1 });
    expect(s.facts('guard-displaced')).toEqual([]);
    expect(s.facts('body-pushed-out')).toEqual([]);
  });

  test('[R33.3] on a full square bodies make room first, and are tested like those who stay', () => {
    const s = scene(
      waiting('owner', {
        squares: { b1: { crossbowman: 2, bodies: { agile: 1, crossbowman: 1 } } },
        dice: { detection: ['blank', 'blank', 'blank'] },
      }),
    );
    s.play(CALL);
    expect(s.options()).toEqual(['push-out crossbowman b1', 'push-out agile b1']);
    s.play('push-out agile b1');
    expect(s.square('b1')).toMatchObject({ enemies: 3, bodies: 1, guards: { crossbowman: 2 } });
    expect(s.facts('guard-displaced')).toEqual([]);
    expect(s.facts('dice-rolled').map(({ for: what, faces }) => [what, faces.length])).toEqual([
      ['test', 1],
      ['body', 1],
      ['body', 1],
    ]);
    expect(s.question()).toBe('assassin-phase');
  });

  test('[R33.3] with no body there one guard of the players choice goes to the reserve', () => {
    const s = scene(waiting('owner', { squares: { b1: { crossbowman: 2, agile: 2 } }, dice: { detection: ['blank'] } }));
    const [crossbowmen, agile] = s.game.reserve;
    s.play(CALL);
    expect(s.question()).toBe('boss-appears');
    expect(s.options()).toEqual(['displace crossbowman b1', 'displace agile b1']);
    expect(s.refuses('bastiano move a1')).toMatchObject({ refused: 'not-an-answer', rule: 'R33.3' });
    s.play('displace agile b1');
    expect(s.facts('guard-displaced')).toMatchObject([{ guard: 'agile', why: 'R33.3' }]);
    expect(s.square('b1')).toMatchObject({ enemies: 4, bodies: 0, guards: { crossbowman: 2, agile: 1 } });
    expect([s.game.reserve[0], s.game.reserve[1]]).toEqual([crossbowmen, agile! + 1]);
    expect(s.game.bosses[0]).toMatchObject({ state: 'standing', at: parseSquare('b1') });
  });

  test('[R33.3] four of one kind leave nothing to choose, and a space of the objective base is filled again', () => {
    const s = scene(
      waiting('objectives', {
        objectives: { proof: { at: 'c1', ap: 2, spaces: 3 }, never: { kind: 'eliminate', target: 'nobody' } },
        squares: { c1: { crossbowman: 4 } },
      }),
    );
    s.play(CALL);
    expect(s.whys('guard-displaced')).toEqual(['R33.3']);
    expect(s.square('c1')).toMatchObject({ enemies: 4, guards: { crossbowman: 3 } });
    expect(s.game.maps[0]!.based.reduce((sum, count) => sum + count, 0)).toBe(3);
    expect(s.question()).toBe('assassin-phase');
  });

  test('[R33.3] where the card names several squares the players choose one', () => {
    const s = scene(
      waiting('stations', { stations: ['a1', 'c1'], dice: { detection: ['eye'] }, squares: { a1: { crossbowman: 4 } } }),
    );
    s.play(CALL);
    expect(s.question()).toBe('summon-boss');
    expect(s.options()).toEqual(['place castellan a1', 'place castellan c1']);
    s.play('place castellan a1');
    expect(s.whys('guard-displaced')).toEqual(['R33.3']);
    expect(s.facts('dice-rolled')).toMatchObject([{ for: 'test', by: 'daria', faces: ['eye'] }]);
    expect(s.who('daria').exposed).toBe(true);
  });

  test('[R33.3] by an event it comes like any enemy of a step: the test after it, the alert at the end', () => {
    const s = scene({
      map: STREET,
      next: 'event',
      cards: [
        { kind: 'event', id: 'quiet-hour', direction: 'north', effects: [{ ...summons('stations').effects[0]!, when: 'drawn' }] },
      ],
      stations: ['b1'],
      bosses: { castellan: { state: 'waiting', hp: 0 } },
      assassins: { bastiano: { at: 'b1' }, daria: { at: 'a1' } },
      decks: { event: { draw: ['quiet-hour'] } },
      squares: { b1: { agile: 4 } },
      dice: { detection: ['eye'] },
    });
    const order = s.events.map(({ type }) => type);
    const seen = ['guard-displaced', 'boss-appeared', 'dice-rolled', 'exposed', 'alert-raised'] as const;
    expect(order.filter((type) => (seen as readonly string[]).includes(type))).toEqual(seen);
    expect(s.whys('guard-displaced')).toEqual(['R33.3']);
  });
});

describe('R33 a boss of the set-up', () => {
  const inMemory = (change: Partial<MapData>) => {
    const { content } = practicePack;
    const memory = content.memories['practice-3']!;
    const maps = [{ ...memory.maps[0]!, ...change }];
    return { ...content, memories: { 'practice-3': { ...memory, maps } } };
  };

  test('[R33.1] it is set on its square with its HP before anyone enters; another waits off the map', () => {
    const s = setUpScene(practiceSetup('practice-3', { assassins: 3 }));
    expect(s.facts('boss-appeared')).toMatchObject([{ boss: 'castellan', at: parseSquare('a5'), hp: 4, why: 'R33.1' }]);
    expect(s.game.bosses).toMatchObject([
      { id: 'castellan', state: 'standing', hp: 4 },
      { id: 'lieutenant', state: 'waiting', hp: 0, at: -1 },
    ]);
  });

  test('[R33.3] on a square that the set-up has filled, the players choose who makes room before anyone enters', () => {
    const at = parseSquare('a5')!;
    const guards = [
      { at, guard: 'crossbowman' as const, count: [3, 3, 3] as const },
      { at, guard: 'elite' as const, count: [1, 1, 1] as const },
    ];
    const s = setUpScene(practiceSetup('practice-3'), inMemory({ guards }));
    expect(s.options()).toEqual(['displace crossbowman a5', 'displace brute a5']);
    s.play('displace brute a5');
    expect(s.square('a5')).toMatchObject({ enemies: 4, guards: { crossbowman: 3 } });
    expect(s.whys('guard-displaced')).toEqual(['R33.3']);
    expect(s.question()).toBe('enter-map');
  });

  test('[R33.3] two bosses on a full square: a guard makes room for each', () => {
    const at = parseSquare('a5')!;
    const bosses = [
      { boss: 'castellan', at },
      { boss: 'lieutenant', at },
    ];
    const s = setUpScene(
      practiceSetup('practice-3'),
      inMemory({ bosses, guards: [{ at, guard: 'crossbowman', count: [4, 4, 4] }] }),
    );
    expect(s.whys('guard-displaced')).toEqual(['R33.3', 'R33.3']);
    expect(s.square('a5')).toMatchObject({ enemies: 4, guards: { crossbowman: 2 } });
    expect(s.game.bosses).toMatchObject([{ state: 'standing' }, { state: 'standing' }]);
  });
});
