import {
  type ArrangedAssassin,
  type Arrangement,
  type Assassin,
  apply,
  arrange,
  type Board,
  type Boss,
  bodiesAt,
  type Card,
  type Clause,
  type Command,
  type Content,
  clone,
  createMemory,
  decision,
  enemiesAt,
  evolve,
  type Game,
  type GameEvent,
  GUARD_KINDS,
  type GuardKind,
  hash,
  isRefusal,
  type MapData,
  type MemoryData,
  type MemorySetup,
  type ObjectiveData,
  optionId,
  parseOption,
  parseSquare,
  type Refusal,
  redact,
  type Script,
  type Square,
  view,
} from '@bauta/engine';
import { parseDrawing } from '@bauta/format';
import { afterEach, expect } from 'vitest';
import { practicePack } from './practice-pack.ts';
import { recordEvents, recordRefusal, writeRecord } from './rule-record.ts';

type SquareName = string;

export interface SceneAssassin {
  at?: SquareName;
  state?: ArrangedAssassin['state'];
  in?: 'spot';
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
}

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
  entrances?: Readonly<Record<string, readonly SquareName[]>>;
  objectives?: Readonly<
    Record<string, Partial<Omit<ObjectiveData, 'id' | 'at'>> & { at?: SquareName; paid?: number; done?: boolean }>
  >;
  elite?: MemoryData['elite'];
  memory?: Partial<Pick<MemoryData, 'enemyPhase' | 'saving' | 'easy' | 'sync'>>;
  /** Cards made for the scene, beside those of the practice pack. */
  cards?: readonly Card[];
  dicePerKind?: Partial<Content['dice']>;
  guards?: Partial<Record<GuardKind, Partial<Content['guards'][GuardKind]>>>;
  bosses?: Readonly<
    Record<string, { at?: SquareName; hp?: number; state?: Boss['state']; card?: Partial<Content['bosses'][string]> }>
  >;
  assassins: Readonly<Record<string, SceneAssassin>>;
  squares?: Readonly<Record<SquareName, SceneSquare>>;
  next?: Arrangement['next'];
  turn?: number;
  difficulty?: Game['difficulty'];
  alert?: 'quiet' | 'raised';
  direction?: 'north' | 'east' | 'south' | 'west' | '?';
  event?: string;
  /** First drawn first. */
  decks?: Partial<Record<keyof Game['piles'], { draw?: readonly string[]; discard?: readonly string[] }>>;
  dice?: Partial<Omit<Script, 'shuffles' | 'looks'>>;
  shuffles?: Script['shuffles'];
  looks?: Script['looks'];
}

const sq = (name: SquareName): Square => {
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

function mapData(setting: SceneSetting, map: number, drawing: string): MapData {
  const { squares, problems } = parseDrawing(drawing.replace(/^\n/, ''), map);
  if (problems.length > 0) throw new Error(JSON.stringify(problems));
  const here = (name: SquareName) => (name.startsWith('b:') ? 1 : 0) === map;
  const { tower } = setting;
  return {
    squares,
    tiles: [],
    stations: (setting.stations ?? []).filter(here).map(sq),
    spots: Object.entries(setting.spots ?? {})
      .filter(([at]) => here(at))
      .map(([at, kind]) => ({ at: sq(at), kind })),
    tower: tower && here(tower.foot) ? { squares: tower.squares.map(sq), foot: sq(tower.foot), card: tower.card } : null,
    chests: (setting.chests ?? []).filter(here).map(sq),
    entrances: Object.entries(setting.entrances ?? {}).flatMap(([letter, at]) =>
      at.filter(here).map((name) => ({ letter: letter as 'A', at: sq(name) })),
    ),
    guards: [],
    bosses: Object.entries(setting.bosses ?? {})
      .filter(([, { at = 'a1' }]) => here(at))
      .map(([boss, { at = 'a1' }]) => ({ boss, at: sq(at) })),
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
};

function memoryOf(setting: SceneSetting): MemoryData {
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
    start: [maps[0]!.squares[0]!.at],
    sync: [],
    ...setting.memory,
    objectives:
      setting.objectives === undefined ? [NEVER] : Object.entries(setting.objectives).map(([id, given]) => objective(id, given)),
  };
}

function contentOf(setting: SceneSetting, memory: MemoryData): Content {
  const { content } = practicePack;
  const boss = Object.values(content.bosses)[0]!;
  const bosses = Object.entries(setting.bosses ?? {}).map(
    ([id, { card }]) => [id, { ...boss, ...content.bosses[id], id, ...card }] as const,
  );
  return {
    ...content,
    dice: { ...content.dice, ...setting.dicePerKind },
    guards: Object.fromEntries(
      GUARD_KINDS.map((kind) => [kind, { ...content.guards[kind], ...setting.guards?.[kind] }]),
    ) as Content['guards'],
    bosses: { ...content.bosses, ...Object.fromEntries(bosses) },
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

function setupOf({ assassins, difficulty = 'normal' }: SceneSetting): MemorySetup {
  return {
    memory: 'scene',
    content: { id: 'scene', version: '1' },
    seed: 'scene',
    difficulty,
    attempt: 1,
    players: 1,
    party: Object.entries(assassins).map(([id, given]) => memberOf(id, given)),
    storage: [],
    piles: { equipment: null, chest: null },
    hqLevel: 0,
    allies: [],
    flags: {},
  };
}

const arranged = (id: string, given: SceneAssassin): ArrangedAssassin => ({
  id,
  state: given.state ?? 'incognito',
  at: given.at === undefined ? -1 : sq(given.at),
  inSpot: given.in === 'spot',
  hp: given.hp ?? null,
  ap: given.ap ?? 3,
  saved: given.saved ?? 0,
  spent: given.spent ?? 0,
  fellIn: given.fellIn ?? 1,
  board: boardOf(given),
});

function arrangementOf(setting: SceneSetting): Arrangement {
  const maps = setting.mapB === undefined ? 1 : 2;
  return {
    next: setting.next ?? 'assassin',
    turn: setting.turn ?? 1,
    difficulty: setting.difficulty ?? 'normal',
    alerts: Array.from({ length: maps }, () => setting.alert ?? 'quiet'),
    events: Array.from({ length: maps }, () => ({ card: setting.event ?? '', direction: setting.direction ?? 'north' })),
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
    assassins: Object.entries(setting.assassins).map(([id, given]) => arranged(id, given)),
    piles: Object.fromEntries(
      Object.entries(setting.decks ?? {}).map(([deck, { draw = [], discard = [] }]) => [deck, { draw, discard }]),
    ),
    objectives: Object.entries(setting.objectives ?? {}).map(([id, { paid = 0, done = false }]) => ({ id, paid, done })),
    script: {
      assassin: setting.dice?.assassin ?? [],
      enemy: setting.dice?.enemy ?? [],
      detection: setting.dice?.detection ?? [],
      shuffles: setting.shuffles ?? [],
      looks: setting.looks ?? [],
    },
  };
}

let open: Scene[] = [];

/** A game under test: commands by id, what happened, and what can be asked of the position. */
export class Scene {
  game: Game;
  /** All events so far. */
  readonly events: GameEvent[] = [];
  /** Events of the last command. */
  last: readonly GameEvent[] = [];

  constructor(game: Game, events: readonly GameEvent[]) {
    this.game = game;
    this.take(events);
    open.push(this);
  }

  private take(events: readonly GameEvent[]): void {
    this.last = events;
    this.events.push(...events);
    recordEvents(events);
  }

  /** Plays commands by id; one that is refused fails the test and tells what was legal. */
  play(...ids: string[]): this {
    for (const id of ids) {
      const command = parseOption(id);
      if (command === null) throw new Error(`"${id}" is no command`);
      const applied = apply(this.game, command);
      if (isRefusal(applied))
        throw new Error(`"${id}" is refused: ${applied.refused} (${applied.rule}); legal: ${this.options().join(', ')}`);
      this.checkLaws(applied.events, applied.game);
      this.game = applied.game;
      this.take(applied.events);
    }
    return this;
  }

  /** fold(log) = state, and the two laws of the view, at every command of every scene. */
  private checkLaws(events: readonly GameEvent[], after: Game): void {
    const folded = clone(this.game);
    const seen = view(this.game);
    for (const event of events) {
      evolve(folded, event);
      evolve(seen, redact(event));
    }
    expect(hash(folded)).toBe(hash(after));
    expect(hash(seen)).toBe(hash(view(after)));
    expect(decision(view(after))?.options.map(optionId)).toEqual(decision(after)?.options.map(optionId));
  }

  /** The refusal of a command; the test fails when it is taken. */
  refuses(id: string): Refusal {
    const command = parseOption(id) as Command;
    const applied = apply(this.game, command);
    if (!isRefusal(applied)) throw new Error(`"${id}" was not refused`);
    recordRefusal(applied);
    return applied;
  }

  options(): string[] {
    return (decision(this.game)?.options ?? []).map(optionId);
  }

  /** Options that begin so, for example `daria attack`. */
  optionsOf(prefix: string): string[] {
    return this.options().filter((id) => id === prefix || id.startsWith(`${prefix} `));
  }

  question(): string {
    return decision(this.game)?.question.step ?? 'none';
  }

  who(id: string): Assassin {
    return this.game.assassins.find((assassin) => assassin.id === id)!;
  }

  square(name: SquareName): { enemies: number; bodies: number; bases: number; guards: Partial<Record<GuardKind, number>> } {
    const at = sq(name);
    const map = this.game.maps[at >> 10]!;
    const index = this.game.grounds[at >> 10]!.byCell[at & 1023]!.index;
    const guards = Object.fromEntries(
      GUARD_KINDS.map((kind, k) => [kind, map.guards[index * 5 + k]!]).filter(([, count]) => (count as number) > 0),
    );
    return { enemies: enemiesAt(this.game, at), bodies: bodiesAt(this.game, at), bases: map.bases[index]!, guards };
  }

  alert(map = 0): string {
    return this.game.maps[map]!.alert;
  }

  /** Facts of one type, of the whole scene. */
  facts<T extends GameEvent['type']>(type: T): Extract<GameEvent, { type: T }>[] {
    return this.events.filter((event): event is Extract<GameEvent, { type: T }> => event.type === type);
  }

  /** The reasons given by the facts of one type. */
  whys(type: GameEvent['type']): Clause[] {
    return this.facts(type).flatMap((event) =>
      'why' in event ? (typeof event.why === 'string' ? [event.why] : [...event.why]) : [],
    );
  }

  /** All dice, shuffles and looks that were laid down have been used. */
  scriptIsUsedUp(): boolean {
    const { script } = this.game.chance;
    return script === null || Object.values(script).every((results) => results.length === 0);
  }
}

/** Lays the position on the table and plays on to the first decision. */
export function scene(setting: SceneSetting): Scene {
  const memory = memoryOf(setting);
  const created = createMemory(contentOf(setting, memory), setupOf(setting));
  if (isRefusal(created)) {
    recordRefusal(created);
    throw new Error(`the scene is refused: ${created.refused} (${created.rule}) ${created.detail ?? ''}`);
  }
  const laid = arrange(created, arrangementOf(setting));
  if (isRefusal(laid)) throw new Error(`the scene is refused: ${laid.refused} (${laid.rule}) ${laid.detail ?? ''}`);
  return new Scene(laid.game, laid.events);
}

afterEach(() => {
  const scenes = open;
  open = [];
  writeRecord();
  for (const each of scenes) {
    expect(each.scriptIsUsedUp(), `results left over: ${JSON.stringify(each.game.chance.script)}`).toBe(true);
    // A scene ends with the game ready for the next decision.
    expect(each.game.result !== null || each.options().length > 1).toBe(true);
  }
});
