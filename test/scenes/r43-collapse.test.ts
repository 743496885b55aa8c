import { deedCard, describe, expect, ruleCard, type Scene, type SceneSetting, scene, test } from '#scenes';

/** Every square is a small tile. */
const LANE = `
+-+-+-+-+-+
|. . . . .|
+-+-+-+-+-+
`;
const quake = deedCard('quake', { do: 'collapse', tile: 'a1' });
const CALM = { event: { draw: ['quiet-hour', 'still-air', 'quiet-hour', 'still-air', 'quiet-hour', 'still-air'] } };

const lane = (change: Partial<SceneSetting> = {}): SceneSetting => ({
  map: LANE,
  cards: [quake],
  decks: CALM,
  assassins: { bastiano: { at: 'e1', pack: ['quake'] }, daria: { at: 'e1' } },
  ...change,
});

const there = (s: Scene): string => s.game.grounds[0]!.present.map(({ at }) => String.fromCharCode(97 + at)).join('');
const marked = (s: Scene) => s.game.maps[0]!.marked;
/** To the next assassin phase. */
function nextTurn(s: Scene): void {
  s.play('end-phase');
  while (s.question() === 'window') s.play('pass');
}

describe('R43 the worked example', () => {
  test('[R43] the named tile goes at the end of the collapse turn, the tiles touching it one turn later, and so on', () => {
    const s = scene(lane());
    s.play('bastiano use quake');
    expect(there(s)).toBe('abcde');
    expect(marked(s)).toEqual(['a1']);
    nextTurn(s);
    expect(there(s)).toBe('bcde');
    expect(marked(s)).toEqual(['b1']);
    expect(s.facts('tiles-marked').map(({ tiles }) => tiles)).toEqual([['a1'], ['b1']]);
    nextTurn(s);
    expect(there(s)).toBe('cde');
    nextTurn(s);
    expect(there(s)).toBe('de');
    expect(s.whys('ground-changed')).toEqual(['R43', 'R43', 'R43']);
  });

  test('[R43] the tiles about to go are marked at the start of the turn, before its event', () => {
    const s = scene(lane());
    s.play('bastiano use quake', 'end-phase');
    const types = s.last.map(({ type }) => type);
    expect(types.indexOf('tiles-marked')).toBe(types.indexOf('turn-begun') + 1);
    expect(types.indexOf('tiles-marked')).toBeLessThan(types.indexOf('event-revealed'));
    expect(s.whys('tiles-marked')).toContain('R43');
  });

  test('[R13.1] without a collapse nothing is marked, also beside a tile that a card removed', () => {
    const s = scene(lane({ changes: [{ change: 'tile-removed', tile: 'a1' }] }));
    nextTurn(s);
    expect(s.facts('tiles-marked')).toEqual([]);
    expect(marked(s)).toBe(null);
    expect(s.refuses('bastiano use quake')).toMatchObject({ refused: 'card-cannot-be-used' });
    expect(s.refuses('bastiano move a1')).toMatchObject({ refused: 'not-nearby' });
  });
});

describe('R43 what touches', () => {
  test('[R43] touching is sharing an edge, walls or not; corners do not count', () => {
    const s = scene(
      lane({
        map: `
+-+-+-+-+
|.|. . .|
+ + + + +
|. . . .|
+-+-+-+-+
`,
        assassins: { bastiano: { at: 'd1', pack: ['quake'] }, daria: { at: 'd1' } },
      }),
    );
    s.play('bastiano use quake', 'end-phase');
    expect(marked(s)).toEqual(['b1', 'a2']);
    expect(s.whys('tiles-marked')).toContain('R43');
  });

  test('[R43] a tile goes whole, and what touches any of its squares next', () => {
    const s = scene(
      lane({
        map: `
+-+-+-+-+-+
|. . . . .|
+ + + + + +
|. . . . .|
+-+-+-+-+-+
`,
        tiles: { court: { squares: ['a1', 'b1', 'a2', 'b2'] }, hall: { squares: ['c1', 'd1', 'c2', 'd2'] } },
        cards: [deedCard('quake', { do: 'collapse', tile: 'court' })],
      }),
    );
    s.play('bastiano use quake', 'end-phase');
    expect(s.game.grounds[0]!.present).toHaveLength(6);
    expect(marked(s)).toEqual(['hall']);
    expect(s.whys('ground-changed')).toEqual(['R43']);
    s.play('end-phase');
    expect(s.game.grounds[0]!.present).toHaveLength(2);
    expect(marked(s)).toEqual(['e1', 'e2']);
  });

  test('[R43] those that touch no tile go too', () => {
    const s = scene(
      lane({
        map: `
+-+-+-+ +-+
|. . .| |.|
+-+-+-+ +-+
`,
        stations: ['c1', 'e1'],
        assassins: { bastiano: { at: 'c1', pack: ['quake'] }, daria: { at: 'e1' } },
      }),
    );
    s.play('bastiano use quake', 'end-phase');
    expect(marked(s)).toEqual(['b1', 'e1']);
    s.play('end-phase');
    expect(s.facts('assassin-eliminated')).toMatchObject([{ by: 'daria', why: 'R43' }]);
  });

  test('[R43] a second collapse on the same map adds its tile', () => {
    const s = scene(
      lane({
        cards: [quake, deedCard('shock', { do: 'collapse', tile: 'c1' })],
        assassins: { bastiano: { at: 'e1', pack: ['quake', 'shock'] }, daria: { at: 'e1' } },
      }),
    );
    s.play('bastiano use quake', 'bastiano use shock');
    expect(marked(s)).toEqual(['a1', 'c1']);
    nextTurn(s);
    expect(there(s)).toBe('bde');
    expect(marked(s)).toEqual(['b1', 'd1']);
    expect(s.whys('ground-changed')).toEqual(['R43', 'R43']);
  });

  test('[R43] begun as a turn ends, the tile goes at the end of the next, with those that touch it one later', () => {
    const late = ruleCard('late', 'phase-begun', { do: 'collapse', tile: 'b1' });
    const s = scene(
      lane({
        cards: [{ ...late, effects: [{ ...late.effects[0]!, if: [{ if: 'subject', is: 'end' }] }] }],
        memory: { rules: ['late'] },
        assassins: { bastiano: { at: 'e1' }, daria: { at: 'e1' } },
      }),
    );
    nextTurn(s);
    expect([there(s), marked(s)]).toEqual(['abcde', ['b1']]);
    nextTurn(s);
    expect([there(s), marked(s)]).toEqual(['acde', ['a1', 'c1']]);
    expect(s.whys('ground-changed')).toEqual(['R43']);
  });
});

describe('R43 what is on the tile', () => {
  test('[R43] characters on it are eliminated, exposed, hidden or critical', () => {
    const s = scene(
      lane({
        spots: { a1: 'haystack' },
        marked: ['a1'],
        assassins: {
          bastiano: { at: 'a1', in: 'spot' },
          claudio: { at: 'a1', state: 'exposed' },
          alessandra: { at: 'a1', state: 'critical' },
          daria: { at: 'b1' },
        },
      }),
    );
    nextTurn(s);
    expect(s.facts('assassin-eliminated').map(({ by, why }) => [by, why])).toEqual([
      ['bastiano', 'R43'],
      ['claudio', 'R43'],
      ['alessandra', 'R43'],
    ]);
    expect(s.who('daria')).toMatchObject({ status: 'active', at: 1 });
    expect(s.game.result).toBe(null);
  });

  test('[R43] enemies and bodies go to the reserve, loose bases and chests with the tile', () => {
    const s = scene(
      lane({
        next: 'end',
        chests: ['a1'],
        marked: ['a1'],
        squares: { a1: { crossbowman: 2, agile: 1, bodies: { crossbowman: 1 }, bases: 2 }, b1: { crossbowman: 1 } },
        assassins: { bastiano: { at: 'e1' }, daria: { at: 'e1' } },
      }),
    );
    expect(s.game.reserve).toEqual([29, 10, 10, 10, 10]);
    expect(s.game.maps[0]!.chests).toEqual([]);
    expect(s.facts('guard-removed').map(({ guard, why }) => [guard, why])).toEqual([
      ['crossbowman', 'R43'],
      ['crossbowman', 'R43'],
      ['agile', 'R43'],
    ]);
    expect(s.facts('red-base-removed').map(({ why }) => why)).toEqual(['R43', 'R43']);
    expect(s.game.tallies).toMatchObject({ eliminated: 0, chests: 0 });
  });

  test('[R43] the top of the tower goes with the tile', () => {
    const s = scene(
      lane({
        next: 'end',
        map: `
+-+-+-+-+
|t t . .|
+ + + + +
|t t . .|
+-+-+-+-+
`,
        tower: { squares: ['a1', 'b1', 'a2', 'b2'], foot: 'a1', card: 'vesper-bell' },
        spots: { a1: 'haystack' },
        tiles: { tower: { squares: ['a1', 'b1', 'a2', 'b2'] } },
        marked: ['tower'],
        assassins: { bastiano: { at: 'top' }, daria: { at: 'd1' } },
      }),
    );
    expect(s.facts('assassin-eliminated')).toMatchObject([{ by: 'bastiano', why: 'R43' }]);
    expect(s.game.grounds[0]!.foot).toBe(-1);
    s.play('daria move c1');
    expect(s.refuses('daria climb')).toMatchObject({ refused: 'no-tower-here' });
  });

  test('[R43] a boss is lost without being eliminated: no XP, and its body, were it one, would be gone', () => {
    const s = scene(
      lane({
        next: 'end',
        marked: ['a1', 'b1'],
        bosses: { castellan: { at: 'a1', hp: 3 }, lieutenant: { at: 'b1', hp: 0, state: 'body' } },
        assassins: { bastiano: { at: 'e1' }, daria: { at: 'e1' } },
      }),
    );
    expect(s.game.bosses).toMatchObject([
      { id: 'castellan', state: 'lost', at: -1 },
      { id: 'lieutenant', state: 'gone', at: -1 },
    ]);
    expect(s.whys('boss-lost')).toEqual(['R43']);
  });
});

describe('R43 machines and allies', () => {
  test('[R43] a machine is gone with its tile, whoever is aboard is eliminated, a guard aboard goes to the reserve', () => {
    const s = scene(
      lane({
        next: 'end',
        marked: ['a1', 'b1'],
        machines: { tank: { at: 'a1' }, 'naval-cannon': { at: 'b1', guard: 'crossbowman' } },
        squares: { b1: { crossbowman: 1 } },
        assassins: { bastiano: { at: 'a1', aboard: 'tank' }, daria: { at: 'e1' } },
      }),
    );
    expect(s.facts('assassin-eliminated')).toMatchObject([{ by: 'bastiano', why: 'R43' }]);
    expect(s.game.machines.map(({ state }) => state)).toEqual(['lost', 'lost']);
    expect(s.whys('machine-removed')).toEqual(['R43', 'R43']);
    expect(s.game.reserve[0]).toBe(30);
  });

  const guest = { kind: 'escort', target: 'leonardo', at: 'a1', ap: 2 } as const;
  const escorting = (at: string, objective: { to?: string }) =>
    scene(
      lane({
        next: 'end',
        stations: ['e1'],
        marked: ['a1'],
        allies: { leonardo: { at } },
        objectives: { guest: { ...guest, ...objective } },
        assassins: { bastiano: { at: 'e1' }, daria: { at: 'e1' } },
      }),
    );

  test("[R43] a freed ally needs its token's square no more", () => {
    const s = escorting('e1', {});
    expect(s.game.result).toBe(null);
    expect(s.whys('ground-changed')).toEqual(['R43']);
  });

  test('[R43] but it needs the square where it is to stand', () => {
    const s = escorting('e1', { to: 'a1' });
    expect(s.game.result).toEqual({ success: false, reason: 'objective-lost' });
    expect(s.whys('objective-lost')).toEqual(['R43']);
  });

  test('[R43] an ally on the tile is lost', () => {
    const s = escorting('a1', {});
    expect(s.facts('ally-lost')).toMatchObject([{ by: 'leonardo', why: 'R43' }]);
    expect(s.game.result).toMatchObject({ success: false });
  });
});

describe('R43 objectives', () => {
  const away = { bastiano: { at: 'e1' }, daria: { at: 'e1' } };

  test.each([
    ['complete', { letter: { at: 'a1' } }],
    ['reach', { letter: { kind: 'reach', at: 'a1' } }],
  ] as const)('[R43] a mandatory one lost with its square fails the memory: %s', (_, objectives) => {
    const s = scene(lane({ next: 'end', objectives, marked: ['a1'], assassins: away }));
    expect(s.game.result).toEqual({ success: false, reason: 'objective-lost' });
    expect(s.whys('memory-failed')).toEqual(['R43', 'R6.1', 'G5']);
  });

  test('[R43] and so does one that asked for a boss who is lost', () => {
    const s = scene(
      lane({
        next: 'end',
        objectives: { duel: { kind: 'eliminate', target: 'castellan' } },
        bosses: { castellan: { at: 'a1', hp: 3 } },
        marked: ['a1'],
        assassins: away,
      }),
    );
    expect(s.game.result).toEqual({ success: false, reason: 'objective-lost' });
    expect(s.whys('objective-lost')).toEqual(['R43']);
  });

  test('[R43] done before, or optional, it fails nothing', () => {
    const s = scene(
      lane({
        next: 'end',
        objectives: {
          letter: { at: 'a1', done: true },
          lamp: { at: 'b1', optional: true, spaces: 2, paid: 1 },
          other: { at: 'e1' },
        },
        marked: ['a1', 'b1'],
        squares: { b1: { crossbowman: 2 } },
        assassins: away,
      }),
    );
    expect(s.game.result).toBe(null);
    expect(s.game.objectives).toMatchObject([{ done: true, lost: false }, { lost: true }, { lost: false }]);
    expect(s.facts('objective-lost')).toMatchObject([{ objective: 'lamp', why: 'R43' }]);
    s.play('bastiano complete other');
    expect(s.game.objectives[2]!.done).toBe(true);
  });
});

describe('R43 the end of the turn', () => {
  test('[R5.1] first the critical whose time is up, then the collapse, then the end is checked', () => {
    const s = scene(
      lane({
        next: 'end',
        turn: 2,
        marked: ['a1'],
        assassins: { bastiano: { at: 'c1', state: 'critical', fellIn: 1 }, daria: { at: 'a1' } },
      }),
    );
    expect(s.facts('assassin-eliminated').map(({ by, why }) => [by, why])).toEqual([
      ['bastiano', 'R26.3'],
      ['daria', 'R43'],
    ]);
    expect(s.game.result).toEqual({ success: false, reason: 'all-eliminated' });
    expect(s.facts('event-ended')).toEqual([]);
  });

  test('[R43] with the last of the others gone by station, elimination ends the memory as ever', () => {
    const s = scene(
      lane({
        next: 'end',
        objectives: { letter: { at: 'c1', done: true } },
        marked: ['a1'],
        assassins: { bastiano: { state: 'left' }, daria: { at: 'a1' } },
      }),
    );
    expect(s.game.result).toEqual({ success: true });
    expect(s.whys('assassin-eliminated')).toEqual(['R43']);
  });

  test('[R43] without any station left play goes on: phases end, and one can be given up', () => {
    const s = scene(lane({ stations: ['a1'], marked: ['a1'], assassins: { bastiano: { at: 'd1' }, daria: { at: 'e1' } } }));
    nextTurn(s);
    expect(s.game.grounds[0]!.stations).toEqual([]);
    expect(s.whys('ground-changed')).toEqual(['R43']);
    s.play('bastiano give-up');
    while (s.game.result === null) s.play('end-phase');
    expect(s.game.turn).toBe(5);
    expect(s.game.result).toEqual({ success: false, reason: 'all-eliminated' });
  });

  test('[R43] to the last tile, with enemies and an event that moves them, until nothing is there', () => {
    const s = scene({
      ...lane({ mapB: LANE, squares: { c1: { crossbowman: 4 } }, marked: ['a1', 'b1', 'c1', 'd1', 'e1'] }),
      assassins: { bastiano: { at: 'b:a1' }, daria: { at: 'b:b1' } },
    });
    nextTurn(s);
    expect(s.game.grounds[0]!.present).toEqual([]);
    nextTurn(s);
    expect(s.options().length).toBeGreaterThan(1);
    expect(s.whys('guard-removed')).toEqual(['R43', 'R43', 'R43', 'R43']);
  });
});
