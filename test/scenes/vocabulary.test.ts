import type { Do, Effect, EquipmentCard, If, RuleCard, Who } from '@bauta/engine';
import { describe, expect, practicePack, type SceneSetting, scene, test } from '#scenes';

const MAP = `
+-+-+-+
|. . .|
+ + + +
|^ ~ #|
+-+-+-+
`;

const effect = (deed: Do, change: Partial<Effect>): Effect => ({
  when: 'action',
  if: [],
  cost: 0,
  per: 'turn',
  may: false,
  who: 'nobody',
  do: [deed],
  ...change,
});

/** A card that does one thing, used by Bastiano. */
const trick = (deed: Do, change: Partial<Effect> = {}): EquipmentCard => ({
  ...(practicePack.content.cards.medicine as EquipmentCard),
  id: 'trick',
  effects: [effect(deed, change)],
});

type SceneChange = Partial<SceneSetting> & { effect?: Partial<Effect>; bastiano?: object };

const holding = (deed: Do, { effect: with_, bastiano, ...change }: SceneChange = {}) =>
  scene({
    map: MAP,
    cards: [trick(deed, with_)],
    ...change,
    assassins: { bastiano: { at: 'b1', pack: ['trick'], ...bastiano }, daria: { at: 'c1' }, ...change.assassins },
  });

const uses = (deed: Do, change: SceneChange = {}) => holding(deed, change).optionsOf('bastiano use');
const usesAt = (deed: Do, change: SceneChange = {}) =>
  holding(deed, change)
    .options()
    .filter((id) => id.startsWith('bastiano use'));

describe('verbs: who goes where', () => {
  test('[R13.2] move-owner: hunted like after a move', () => {
    const s = holding(
      { do: 'move-owner' },
      {
        effect: { who: 'any-square' },
        bastiano: { state: 'exposed' },
        squares: { b1: { crossbowman: 1 } },
      },
    );
    s.play('bastiano use-at trick a1');
    expect(s.who('bastiano')).toMatchObject({ at: 0 });
    expect(s.facts('hunt-begun')).toHaveLength(1);
  });

  test('[R32.1] call-over: the other one comes, and leaves hunters behind', () => {
    const s = holding({ do: 'call-over' }, { effect: { who: 'any-assassin' } });
    s.play('bastiano use-on trick daria');
    expect(s.who('daria').at).toBe(s.who('bastiano').at);
    expect(usesAt({ do: 'call-over' }, { effect: { who: 'any-assassin' }, assassins: { daria: { at: 'b1' } } })).toEqual([]);
  });

  test('[G4] swap-places: both arrive, nobody hunts', () => {
    const s = holding(
      { do: 'swap-places' },
      { effect: { who: 'assassin-nearby' }, squares: { c1: { crossbowman: 1 } }, dice: { detection: ['blank'] } },
    );
    s.play('bastiano use-on trick daria');
    expect([s.who('bastiano').at, s.who('daria').at]).toEqual([2, 1]);
    expect(s.facts('undetected').length + s.facts('dice-rolled').length).toBe(1 + s.facts('undetected').length);
  });

  test('[R15.1] escape: for good, and a worn base stays', () => {
    const s = holding({ do: 'escape' }, { bastiano: { state: 'exposed' } });
    s.play('bastiano use trick');
    expect(s.who('bastiano')).toMatchObject({ status: 'left', exposed: false });
    expect(s.square('b1').bases).toBe(1);
  });
});

describe('verbs: who is noticed', () => {
  test.each([
    ['owner', ['bastiano']],
    ['square', ['bastiano', 'claudio']],
    ['map', ['bastiano', 'claudio', 'daria']],
  ] as const)('[R20.2] expose %s: without a test, and the alert is raised', (whom, exposed) => {
    const s = holding({ do: 'expose', whom }, { assassins: { claudio: { at: 'b1' } } });
    s.play('bastiano use trick');
    expect(
      s.game.characters
        .filter((each) => each.exposed)
        .map(({ id }) => id)
        .sort(),
    ).toEqual([...exposed].sort());
    expect(s.alert()).toBe('raised');
  });

  test('[R20.2] lay-base: it draws the guards nearby', () => {
    const s = holding({ do: 'lay-base' }, { effect: { who: 'any-square' } });
    s.play('bastiano use-at trick a1');
    expect(s.square('a1').bases).toBe(1);
  });

  test.each([
    ['square', [0, 1]],
    ['map', [0, 0]],
  ] as const)('[G4] lift-bases of the %s', (where, left) => {
    const s = holding({ do: 'lift-bases', where }, { squares: { b1: { bases: 2 }, a1: { bases: 1 } } });
    s.play('bastiano use trick');
    expect([s.square('b1').bases, s.square('a1').bases]).toEqual(left);
  });

  test('[R24] hide-characters without a target hides those on the own square', () => {
    const s = holding({ do: 'hide-characters' }, { bastiano: { state: 'exposed' }, squares: { b1: { crossbowman: 1 } } });
    s.play('bastiano use trick');
    expect(s.who('bastiano').exposed).toBe(false);
  });
});

describe('verbs: guards', () => {
  test('[G4] remove-guard: to the reserve, no body; the players choose which', () => {
    const s = holding(
      { do: 'remove-guard', count: 1 },
      { effect: { who: 'square-with-guard' }, squares: { c1: { crossbowman: 1, agile: 1 } } },
    );
    s.play('bastiano use-at trick c1');
    expect(s.options()).toEqual(['displace crossbowman c1', 'displace agile c1']);
    const before = s.game.reserve[1]!;
    s.play('displace agile c1');
    expect(s.square('c1')).toMatchObject({ enemies: 1, bodies: 0 });
    expect(s.game.reserve[1]).toBe(before + 1);
  });

  test('[G4] wake-bodies: guards stand up where they lie, and nobody is tested', () => {
    const s = holding({ do: 'wake-bodies', where: 'map' }, { squares: { b1: { bodies: { agile: 2 } } } });
    s.play('bastiano use trick');
    expect(s.square('b1')).toMatchObject({ enemies: 2, bodies: 0 });
    expect(s.facts('dice-rolled')).toEqual([]);
  });
});

describe('verbs: the event', () => {
  test.each([
    ['opposite', 'north', 'south'],
    ['west', 'north', 'west'],
  ] as const)('[R30.2] set-direction %s: from %s to %s', (direction, from, to) => {
    const s = holding({ do: 'set-direction', direction }, { direction: from, event: 'fog' });
    s.play('bastiano use trick');
    expect(s.game.maps[0]!.direction).toBe(to);
  });

  test('[R3.3] end-event: what it changed is over, its direction stays', () => {
    const fog = { source: 'fog', map: 0, on: '', at: -1, quantity: 'detection-dice', add: -1, until: 'turn' } as const;
    const s = holding({ do: 'end-event' }, { event: 'fog', direction: 'east', lasting: [fog] });
    s.play('bastiano use trick');
    expect(s.game).toMatchObject({ lasting: [], maps: [{ event: '', direction: 'east' }] });
    expect(s.game.piles.event.discard).toContain('fog');
  });

  test('[G4] bury-card: the top card goes beneath', () => {
    const s = holding({ do: 'bury-card', deck: 'event' }, { decks: { event: { draw: ['fog', 'shadow'] } } });
    s.play('bastiano use trick');
    expect(s.game.piles.event.draw).toEqual(['fog', 'shadow']);
  });
});

describe('verbs: cards and AP', () => {
  test('[R17.3] recover-card: the top of the discards is kept or not', () => {
    const s = holding({ do: 'recover-card' }, { decks: { equipment: { discard: ['medicine', 'smoke-bomb'] } } });
    s.play('bastiano use trick');
    expect(s.options()).toContain('bastiano keep smoke-bomb pack');
    s.play('bastiano keep smoke-bomb pack');
    expect(s.who('bastiano').pack).toContain('smoke-bomb');
  });

  test('[R24] drop-card: a card of the owner’s choice', () => {
    const s = holding({ do: 'drop-card', count: 1 }, { bastiano: { pack: ['trick', 'smoke-bomb', 'medicine'] } });
    s.play('bastiano use trick');
    expect(s.options()).toEqual(['bastiano discard smoke-bomb', 'bastiano discard medicine']);
    s.play('bastiano discard smoke-bomb');
    expect(s.who('bastiano').pack).toEqual(['medicine']);
  });

  test.each([
    ['owner', [2, 3]],
    ['map', [2, 2]],
  ] as const)('[G4] lose-action of the %s', (whom, left) => {
    const s = holding({ do: 'lose-action', ap: 1, whom });
    s.play('bastiano use trick');
    expect([s.who('bastiano').ap, s.who('daria').ap]).toEqual(left);
  });

  test('[R19.1] save-action: fills an empty saved slot only', () => {
    const s = holding({ do: 'save-action' });
    s.play('bastiano use trick');
    expect(s.who('bastiano')).toMatchObject({ ap: 3, saved: 1 });
    expect(uses({ do: 'save-action' }, { bastiano: { saved: 1 } })).toEqual([]);
  });

  test('[R14.1] pay-objective: as if the AP had been spent', () => {
    const s = holding(
      { do: 'pay-objective', ap: 2 },
      { objectives: { crate: { at: 'b1', ap: 2 }, other: { at: 'a1' } }, bastiano: { at: 'b1' } },
    );
    s.play('bastiano use trick');
    expect(s.facts('objective-completed')).toMatchObject([{ objective: 'crate' }]);
    expect(uses({ do: 'pay-objective', ap: 2 })).toEqual([]);
  });
});

describe('who can be chosen', () => {
  const chosen: [Who, string[]][] = [
    ['assassin-nearby', ['daria']],
    ['any-assassin', ['claudio', 'daria']],
    ['station', ['a1']],
    ['any-square', ['a1', 'a2', 'b2', 'c1', 'c2']],
    ['square-with-guard', ['c1']],
  ];
  test.each(chosen)('[G1] %s', (who, targets) => {
    const deed: Do = who.includes('assassin') ? { do: 'save-action' } : { do: 'lay-base' };
    const options = usesAt(deed, {
      effect: { who },
      stations: ['a1', 'b1'],
      squares: { c1: { crossbowman: 1 }, c2: { crossbowman: 1 } },
      assassins: { claudio: { at: 'a2' } },
    });
    expect(options.map((id) => id.split(' ').at(-1)).sort()).toEqual(targets);
  });
});

describe('conditions of a person and their place', () => {
  const cases: [If, SceneChange, SceneChange][] = [
    ['injured', { bastiano: { hp: 2 } }, {}],
    ['unhurt', {}, { bastiano: { hp: 2 } }],
    ['alone', {}, { assassins: { claudio: { at: 'b1' } } }],
    ['enemy-here', { squares: { b1: { crossbowman: 1 } } }, {}],
    ['no-enemy-here', {}, { squares: { b1: { crossbowman: 1 } } }],
    ['body-here', { squares: { b1: { bodies: { agile: 1 } } } }, {}],
    ['on-street', {}, { bastiano: { at: 'a2' } }],
    ['in-water', { bastiano: { at: 'b2' } }, {}],
    ['in-room', { bastiano: { at: 'c2' } }, {}],
    ['in-spot', { bastiano: { in: 'spot' }, spots: { b1: 'cart' } }, { spots: { b1: 'cart' } }],
    ['fresh', {}, { bastiano: { spent: 1 } }],
    [{ if: 'hq-level', from: 0, to: 1 }, {}, {}],
  ];
  test.each(cases)('[G4] %j', (condition, met, unmet) => {
    const deed: Do = { do: 'lift-bases', where: 'map' };
    expect(uses(deed, { ...met, effect: { if: [condition] } })).toHaveLength(1);
    if (typeof condition === 'string') expect(uses(deed, { ...unmet, effect: { if: [condition] } })).toEqual([]);
    else expect(uses(deed, { effect: { if: [{ if: 'hq-level', from: 1, to: 4 }] } })).toEqual([]);
  });
});

test('[G4] a rule acts on whom it befell', () => {
  const slow: RuleCard = {
    kind: 'rule',
    id: 'mud',
    effects: [effect({ do: 'lose-action', ap: 1, whom: 'owner' }, { when: 'moved', per: '' })],
  };
  const s = scene({
    map: MAP,
    cards: [slow],
    memory: { rules: ['mud'] },
    assassins: { bastiano: { at: 'b1' }, daria: { at: 'c1' } },
  });
  s.play('bastiano move a1');
  expect([s.who('bastiano').ap, s.who('daria').ap]).toEqual([1, 3]);
});
