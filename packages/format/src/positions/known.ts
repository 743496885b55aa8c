import {
  alliesIn,
  type Command,
  DECKS,
  DICE,
  DIFFICULTIES,
  DIRECTIONS,
  ENTRANCES,
  type EventOf,
  FACES,
  FAILURES,
  GUARD_KINDS,
  type ObjectiveData,
  optionId,
  PHASES,
  PLACES,
  parseOption,
  QUANTITIES,
  towerTop,
  type Why,
} from '@bauta/engine';
import { z } from 'zod';
import { id, listOf, whole } from '../content/schema/bounds.ts';
import { sameJson } from './same-json.ts';

/** Only commands that are written and read back the same. */
export function isReadBack<Command>(value: Command, write: (command: Command) => string, read: (id: string) => unknown): boolean {
  try {
    return sameJson(read(write(value)), value);
  } catch {
    return false;
  }
}

export const among = (ids: () => ReadonlySet<string>, what: string) =>
  z.string().refine((name) => ids().has(name), { error: `names no ${what}` });

/** The clauses behind an event. */
export const whySchema: z.ZodType<Why> = z.union([z.string().max(10), listOf(z.string().max(10), 9)]);

/** What a memory holds, for its events to name. */
export type Names = ReturnType<typeof namesIn>;

export function namesIn({ content, setup }: Pick<EventOf<'memory-set-up'>, 'content' | 'setup'>) {
  const { memory } = content;
  const characters = [...setup.party, ...alliesIn(memory, setup)].map((each) => each.id);
  const [bosses, machines] = [Object.keys(content.bosses), Object.keys(content.machines)];
  return {
    memory,
    squares: new Set<number>([
      -1,
      ...memory.maps.flatMap((map) => map.squares.map(({ at }) => at)),
      ...memory.maps.map((_, map) => towerTop(map)),
    ]),
    characters: new Set(characters),
    maybeCharacters: new Set([...characters, '']),
    cards: new Set(['', ...Object.keys(content.cards)]),
    bosses: new Set(bosses),
    machines: new Set(machines),
    targets: new Set([...characters, ...machines]),
    maybeTargets: new Set([...characters, ...machines, '']),
    enemies: new Set([...GUARD_KINDS, ...bosses]),
    tiles: new Set(memory.maps.flatMap(({ tiles }) => tiles.map(({ id: tile }) => tile))),
    objectives: new Set(memory.objectives.map((objective) => objective.id)),
    counters: new Set(memory.counters.map((counter) => counter.id)),
  };
}

/** The sorts of value that events of a memory are made of: every id and square must be one of its own. */
export function knownBy(names: () => Names) {
  return {
    assassin: among(() => names().characters, 'assassin or ally of the memory'),
    maybeAssassin: among(() => names().maybeCharacters, 'assassin or ally of the memory'),
    card: among(() => names().cards, 'card of the memory'),
    boss: among(() => names().bosses, 'boss of the memory'),
    machine: among(() => names().machines, 'machine of the memory'),
    target: among(() => names().targets, 'target in the memory'),
    maybeTarget: among(() => names().maybeTargets, 'target in the memory'),
    enemy: among(() => names().enemies, 'enemy of the memory'),
    tile: among(() => names().tiles, 'tile of the memory'),
    entrance: z.enum(ENTRANCES),
    objective: among(() => names().objectives, 'objective of the memory'),
    objectiveData: z.custom<ObjectiveData>((data) => names().memory.objectives.some((each) => sameJson(each, data)), {
      error: 'is no objective of the memory',
    }),
    counter: among(() => names().counters, 'counter of the memory'),
    flagName: id,
    box: id,
    square: z.int().refine((square) => names().squares.has(square), { error: 'names no square of the memory' }),
    map: z.int().refine((map) => map >= 0 && map < names().memory.maps.length, { error: 'names no map of the memory' }),
    guard: z.enum(GUARD_KINDS),
    maybeGuard: z.enum([...GUARD_KINDS, '']),
    number: whole(-999, 9999),
    flag: z.boolean(),
    deck: z.enum(DECKS),
    die: z.enum(DICE),
    place: z.enum(PLACES),
    face: z.enum([...FACES.assassin, ...FACES.enemy, ...FACES.detection]),
    phase: z.enum(PHASES),
    failure: z.enum(FAILURES),
    direction: z.enum(DIRECTIONS),
    openDirection: z.enum([...DIRECTIONS, '?']),
    difficulty: z.enum(DIFFICULTIES),
    quantity: z.enum(QUANTITIES),
    why: whySchema,
    command: z.custom<Command>((value) => isReadBack(value as Command, optionId, parseOption), { error: 'is no command' }),
  };
}

export type Known = ReturnType<typeof knownBy>;
export const MAX_LIST = 999;
