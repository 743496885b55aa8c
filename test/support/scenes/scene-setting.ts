import {
  type AllyCard,
  type ArrangedAssassin,
  type Arrangement,
  type Board,
  type Boss,
  type Card,
  type Content,
  type Game,
  GUARD_KINDS,
  type GuardKind,
  type Machine,
  type MapChange,
  type MapData,
  type Marker,
  type MemoryData,
  type MemorySetup,
  type ObjectiveData,
  parseSquare,
  type Script,
  type Square,
  type SquareName,
  squareName,
  type TileData,
} from '@bauta/engine';
import { parseDrawing, parseTurned } from '@bauta/format';
import { practicePack } from '../packs/practice-pack.ts';

export interface SceneAssassin {
  at?: SquareName;
  state?: ArrangedAssassin['state'];
  in?: 'spot';
  aboard?: string;
  hp?: number;
  ap?: number;
  saved?: number;
  spent?: number;
  fellIn?: number;
  melee?: string;
  ranged?: string;
  armour?: string;
  blade?: string;
  pack?: readonly string[];
  apprentice?: boolean;
  ability?: string;
  skills?: readonly string[];
  uniform?: string;
}

/** An ally at hand; with `at` on the map. `card` changes its card. */
export type SceneAlly = Pick<SceneAssassin, 'at' | 'state' | 'in' | 'hp' | 'ap' | 'fellIn'> & { card?: Partial<AllyCard> };

export type SceneSquare = Partial<Record<GuardKind, number>> & { bodies?: Partial<Record<GuardKind, number>>; bases?: number };

/** A drawn position. What is left out is empty, quiet, or does not happen. */
export interface SceneSetting {
  map: string;
  /** A second map, whose squares are `b:a1` and so on. */
  mapB?: string;
  stations?: readonly SquareName[];
  spots?: Readonly<Record<SquareName, 'haystack' | 'cart' | 'roof-garden'>>;
  tower?: { squares: readonly SquareName[]; foot: SquareName; card: string };
  chests?: readonly SquareName[];
  /** Tiles of several squares, or that lie aside; every square left is a small tile of its name. */
  tiles?: Readonly<Record<string, { squares: readonly SquareName[]; aside?: boolean }>>;
  /** The other faces of tiles, drawn where they lie. */
  turned?: string;
  restricted?: readonly SquareName[];
  /** By the number of the rule. */
  markers?: Readonly<Record<string, readonly SquareName[]>>;
  /** Guards that the map's data places, for tiles that are laid later. */
  placed?: readonly { at: SquareName; guard: GuardKind; count: number }[];
  changes?: readonly MapChange[];
  marked?: readonly string[];
  traps?: Readonly<Record<SquareName, string>>;
  entrances?: Readonly<Record<string, readonly SquareName[]>>;
  objectives?: Readonly<
    Record<
      string,
      Partial<Omit<ObjectiveData, 'id' | 'at' | 'to'>> & {
        at?: SquareName;
        to?: SquareName;
        paid?: number;
        done?: boolean;
        carrier?: string;
        lies?: SquareName;
      }
    >
  >;
  elite?: MemoryData['elite'];
  memory?: Partial<
    Pick<MemoryData, 'enemyPhase' | 'saving' | 'easy' | 'sync' | 'timeLimit' | 'rules' | 'counters' | 'garrison' | 'variants'>
  >;
  flags?: Readonly<Record<string, number>>;
  hqLevel?: number;
  counters?: Readonly<Record<string, number>>;
  /** Cards made for the scene, beside those of the practice pack. */
  cards?: readonly Card[];
  dicePerKind?: Partial<Content['dice']>;
  guards?: Partial<Record<GuardKind, Partial<Content['guards'][GuardKind]>>>;
  bosses?: Readonly<
    Record<string, { at?: SquareName; hp?: number; state?: Boss['state']; card?: Partial<Content['bosses'][string]> }>
  >;
  /** Machines of the practice pack; a guard aboard is one of those on the square. */
  machines?: Readonly<
    Record<
      string,
      {
        at?: SquareName;
        hp?: number;
        guard?: GuardKind;
        state?: Machine['state'];
        card?: Partial<Content['machines'][string]>;
      }
    >
  >;
  assassins: Readonly<Record<string, SceneAssassin>>;
  /** By figure: `mercenary`, `mercenary-2`. */
  allies?: Readonly<Record<string, SceneAlly>>;
  squares?: Readonly<Record<SquareName, SceneSquare>>;
  next?: Arrangement['next'];
  turn?: number;
  difficulty?: Game['difficulty'];
  alert?: 'quiet' | 'raised';
  direction?: 'north' | 'east' | 'south' | 'west' | '?';
  event?: string;
  /** What is otherwise on the second map. */
  b?: { down?: boolean; alert?: 'quiet' | 'raised'; direction?: 'north' | 'east' | 'south' | 'west' | '?'; event?: string };
  lasting?: Game['lasting'];
  /** First drawn first. */
  decks?: Partial<Record<keyof Game['piles'], { draw?: readonly string[]; discard?: readonly string[] }>>;
  dice?: Partial<Omit<Script, 'shuffles' | 'looks'>>;
  shuffles?: Script['shuffles'];
  looks?: Script['looks'];
}

export const sq = (name: SquareName): Square => {
  const square = parseSquare(name);
  if (square === null) throw new Error(`no square is called ${name}`);
  return square;
};
const counts = (by: Partial<Record<GuardKind, number>>): number[] => GUARD_KINDS.map((kind) => by[kind] ?? 0);

const boardOf = ({ melee = '', ranged = '', armour = '', blade = '', pack = [] }: SceneAssassin): Board => ({
  melee,
  ranged,
  armour,
  blade,
  pack,
});

const SIZES = { 1: 'small', 4: 'medium', 6: 'large' } as const;

function tilesOf({ tiles = {}, turned, map }: SceneSetting, squares: MapData['squares']): MapData['tiles'] {
  const faces = turned === undefined ? [] : parseTurned(map.replace(/^\n/, ''), turned.replace(/^\n/, ''), 0).squares;
  const tile = (id: string, on: readonly Square[], aside: boolean): TileData => ({
    id,
    size: SIZES[on.length as 1] ?? 'large',
    squares: on,
    aside,
    turned: faces.filter(({ at }) => on.includes(at)),
  });
  const own = new Set(squares.map(({ at }) => at));
  const listed = Object.entries(tiles)
    .map(([id, { squares: on, aside = false }]) => tile(id, on.map(sq), aside))
    .filter((each) => own.has(each.squares[0]!));
  const taken = new Set(listed.flatMap((each) => each.squares));
  const left = squares.filter(({ at }) => !taken.has(at));
  return [...listed, ...left.map(({ at }) => tile(squareName(at), [at], false))];
}

const markersOf = (markers: NonNullable<SceneSetting['markers']>, here: (name: SquareName) => boolean): Marker[] =>
  Object.entries(markers).flatMap(([rule, at]) => at.filter(here).map((name) => ({ at: sq(name), rule })));

function mapData(setting: SceneSetting, map: number, drawing: string): MapData {
  const { squares, problems } = parseDrawing(drawing.replace(/^\n/, ''), map);
  if (problems.length > 0) throw new Error(JSON.stringify(problems));
  const here = (name: SquareName) => (name.startsWith('b:') ? 1 : 0) === map;
  const { tower } = setting;
  return {
    squares,
    tiles: tilesOf(setting, squares),
    stations: (setting.stations ?? []).filter(here).map(sq),
    spots: Object.entries(setting.spots ?? {})
      .filter(([at]) => here(at))
      .map(([at, kind]) => ({ at: sq(at), kind })),
    tower: tower && here(tower.foot) ? { squares: tower.squares.map(sq), foot: sq(tower.foot), card: tower.card } : null,
    chests: (setting.chests ?? []).filter(here).map(sq),
    entrances: Object.entries(setting.entrances ?? {}).flatMap(([letter, at]) =>
      at.filter(here).map((name) => ({ letter: letter as 'A', at: sq(name) })),
    ),
    restricted: (setting.restricted ?? []).filter(here).map(sq),
    ...(setting.markers === undefined ? {} : { markers: markersOf(setting.markers, here) }),
    guards: (setting.placed ?? [])
      .filter(({ at }) => here(at))
      .map(({ at, guard, count }) => ({ at: sq(at), guard, count: [count, count, count] as const })),
    bosses: Object.entries(setting.bosses ?? {})
      .filter(([, { at = 'a1' }]) => here(at))
      .map(([boss, { at = 'a1' }]) => ({ boss, at: sq(at) })),
    machines: Object.entries(setting.machines ?? {})
      .filter(([, { at = 'a1' }]) => here(at))
      .map(([machine, { at = 'a1' }]) => ({ machine, at: sq(at), guard: '' as const, held: [false, false, false] as const })),
  };
}

const objective = (id: string, given: NonNullable<SceneSetting['objectives']>[string]): ObjectiveData => ({
  id,
  kind: given.kind ?? 'complete',
  optional: given.optional ?? false,
  xp: given.xp ?? 2,
  at: given.at === undefined ? -1 : sq(given.at),
  ap: given.ap ?? 1,
  spaces: given.spaces ?? 0,
  target: given.target ?? '',
  count: given.count ?? 1,
  hidden: given.hidden ?? false,
  inARow: given.inARow ?? false,
  to: given.to === undefined ? -1 : sq(given.to),
  alerts: given.alerts ?? false,
});

/** An objective far from anything, so that a scene does not end by itself. */
const NEVER: ObjectiveData = {
  id: 'never',
  kind: 'eliminate',
  optional: false,
  xp: 0,
  at: -1,
  ap: 0,
  spaces: 0,
  target: 'nobody',
  count: 1,
  hidden: false,
  inARow: false,
  to: -1,
  alerts: false,
};

const firstLaid = ({ squares, tiles }: MapData): Square =>
  squares.find(({ at }) => !tiles.some(({ aside, squares: on }) => aside && on.includes(at)))!.at;

export function memoryOf(setting: SceneSetting): MemoryData {
  const drawings = setting.mapB === undefined ? [setting.map] : [setting.map, setting.mapB];
  const base = practicePack.content.memories['practice-3']!;
  const maps = drawings.map((drawing, map) => mapData(setting, map, drawing));
  return {
    ...base,
    id: 'scene',
    maps,
    elite: setting.elite ?? 'agile',
    enemyPhase: 'whole',
    saving: true,
    easy: true,
    start: [firstLaid(maps[0]!)],
    allies: [],
    sync: [],
    timeLimit: null,
    ...setting.memory,
    objectives:
      setting.objectives === undefined ? [NEVER] : Object.entries(setting.objectives).map(([id, given]) => objective(id, given)),
  };
}

const allyOf = (figure: string): string => figure.replace(/-\d+$/, '');

const alliesOf = ({ allies = {} }: SceneSetting): Content['allies'] =>
  Object.fromEntries(
    Object.entries(allies).map(([figure, { card }]) => {
      const id = allyOf(figure);
      return [id, { ...practicePack.content.allies[id]!, ...card }];
    }),
  );

export function contentOf(setting: SceneSetting, memory: MemoryData): Content {
  const { content } = practicePack;
  const boss = Object.values(content.bosses)[0]!;
  const bosses = Object.entries(setting.bosses ?? {}).map(
    ([id, { card }]) => [id, { ...boss, ...content.bosses[id], id, ...card }] as const,
  );
  const machines = Object.entries(setting.machines ?? {}).map(
    ([id, { card }]) => [id, { ...content.machines[id]!, ...card }] as const,
  );
  return {
    ...content,
    dice: { ...content.dice, ...setting.dicePerKind },
    guards: Object.fromEntries(
      GUARD_KINDS.map((kind) => [kind, { ...content.guards[kind], ...setting.guards?.[kind] }]),
    ) as Content['guards'],
    bosses: { ...content.bosses, ...Object.fromEntries(bosses) },
    allies: { ...content.allies, ...alliesOf(setting) },
    machines: { ...content.machines, ...Object.fromEntries(machines) },
    cards: { ...content.cards, ...Object.fromEntries((setting.cards ?? []).map((card) => [card.id, card])) },
    memories: { scene: memory },
  };
}

const memberOf = (id: string, given: SceneAssassin): MemorySetup['party'][number] => ({
  id,
  apprentice: given.apprentice ?? false,
  level: 0,
  ability: given.ability ?? '',
  skills: given.skills ?? [],
  wounds: 0,
  board: boardOf(given),
});

/** Who is named by an objective waits there, and is not at hand. */
const isEscorted = ({ objectives = {} }: SceneSetting, figure: string): boolean =>
  Object.values(objectives).some(({ kind, target }) => kind === 'escort' && target === figure);

export function setupOf(setting: SceneSetting): MemorySetup {
  const { assassins, traps = {}, difficulty = 'normal', flags = {} } = setting;
  return {
    memory: 'scene',
    content: { id: 'scene', version: '1' },
    seed: 'scene',
    difficulty,
    attempt: 1,
    players: 1,
    party: Object.entries(assassins).map(([id, given]) => memberOf(id, given)),
    storage: Object.values(traps),
    piles: { equipment: null, chest: null },
    events: [],
    hqLevel: setting.hqLevel ?? 0,
    allies: Object.keys(setting.allies ?? {})
      .filter((figure) => !isEscorted(setting, figure))
      .map(allyOf),
    flags,
  };
}

const arranged = (id: string, given: SceneAssassin): ArrangedAssassin => ({
  id,
  state: given.state ?? 'incognito',
  at: given.at === undefined ? -1 : sq(given.at),
  inSpot: given.in === 'spot',
  aboard: given.aboard ?? '',
  hp: given.hp ?? null,
  ap: given.ap ?? 3,
  saved: given.saved ?? 0,
  spent: given.spent ?? 0,
  fellIn: given.fellIn ?? 1,
  board: boardOf(given),
  uniform: given.uniform ?? '',
});

const arrangedAlly = (id: string, { at, state, hp, ap, fellIn, in: within, card }: SceneAlly): ArrangedAssassin => ({
  ...arranged(id, { state: state ?? (at === undefined ? 'outside' : 'incognito') }),
  at: at === undefined ? -1 : sq(at),
  inSpot: within === 'spot',
  hp: hp ?? null,
  ap: ap ?? card?.ap ?? practicePack.content.allies[allyOf(id)]!.ap,
  fellIn: fellIn ?? 1,
  board: null,
});

/** The cards of the decks laid out, beside those the memory is played with. */
function cardsOf({ cards = [], decks = {} }: SceneSetting): NonNullable<Arrangement['cards']> {
  const all = { ...practicePack.content.cards, ...Object.fromEntries(cards.map((card) => [card.id, card])) };
  const ids = Object.values(decks).flatMap(({ draw = [], discard = [] }) => [...draw, ...discard]);
  return Object.fromEntries(ids.flatMap((id) => (Object.hasOwn(all, id) ? [[id, all[id]!]] : [])));
}

export function arrangementOf(setting: SceneSetting): Arrangement {
  const { alert = 'quiet', direction = 'north', event = '' } = setting;
  const maps = [{ alert, direction, event }, ...(setting.mapB === undefined ? [] : [{ alert, direction, event, ...setting.b }])];
  return {
    next: setting.next ?? 'assassin',
    turn: setting.turn ?? 1,
    difficulty: setting.difficulty ?? 'normal',
    down: [false, setting.b?.down ?? false],
    alerts: maps.map((map) => map.alert),
    events: maps.map((map) => ({ card: map.event, direction: map.direction })),
    squares: Object.entries(setting.squares ?? {}).map(([at, given]) => ({
      at: sq(at),
      guards: counts(given),
      bodies: counts(given.bodies ?? {}),
      bases: given.bases ?? 0,
    })),
    bosses: Object.entries(setting.bosses ?? {}).map(([id, { at = 'a1', hp, state = 'standing' }]) => ({
      id,
      at: sq(at),
      hp: hp ?? 4,
      state,
    })),
    machines: Object.entries(setting.machines ?? {}).map(([id, { at = 'a1', hp, guard, state = 'standing' }]) => ({
      id,
      at: sq(at),
      hp: hp ?? practicePack.content.machines[id]!.hp[Object.keys(setting.assassins).length - 2]!,
      guard: guard ?? ('' as const),
      state,
    })),
    traps: Object.entries(setting.traps ?? {}).map(([at, card]) => ({ card, at: sq(at) })),
    assassins: [
      ...Object.entries(setting.assassins).map(([id, given]) => arranged(id, given)),
      ...Object.entries(setting.allies ?? {}).map(([id, given]) => arrangedAlly(id, given)),
    ],
    piles: Object.fromEntries(
      Object.entries(setting.decks ?? {}).map(([deck, { draw = [], discard = [] }]) => [deck, { draw, discard }]),
    ),
    lasting: setting.lasting ?? [],
    changes: [setting.changes ?? []],
    marked: [setting.marked ?? null],
    cards: cardsOf(setting),
    objectives: Object.entries(setting.objectives ?? {}).map(([id, { paid = 0, done = false, carrier = '', lies }]) => ({
      id,
      paid,
      done,
      carrier,
      ...(lies === undefined ? {} : { at: sq(lies) }),
    })),
    counters: setting.counters ?? {},
    script: {
      assassin: setting.dice?.assassin ?? [],
      enemy: setting.dice?.enemy ?? [],
      detection: setting.dice?.detection ?? [],
      shuffles: setting.shuffles ?? [],
      looks: setting.looks ?? [],
    },
  };
}
