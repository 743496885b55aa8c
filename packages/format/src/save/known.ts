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
} from '@bauta/engine';
import { z } from 'zod';
import { id, whole } from '../schema/bounds.ts';
import { whySchema } from './content-schemas.ts';
import { sameJson } from './same-json.ts';

/** Only commands that are written and read back the same. */
export function isReadBack<Command>(value: Command, write: (command: Command) => string, read: (id: string) => unknown): boolean {
  try {
    return sameJson(read(write(value)), value);
  } catch {
    return false;
  }
}

export const among = (ids: ReadonlySet<string>, what: string) =>
  z.string().refine((name) => ids.has(name), { error: `names no ${what}` });

/** The sorts of value that events of one memory are made of: every id and square must be one of its own. */
export function knownIn({ content, setup }: Pick<EventOf<'memory-set-up'>, 'content' | 'setup'>) {
  const { memory } = content;
  const squares = new Set<number>([
    -1,
    ...memory.maps.flatMap((map) => map.squares.map(({ at }) => at)),
    ...memory.maps.map((_, map) => towerTop(map)),
  ]);
  const characters = new Set([...setup.party, ...alliesIn(memory, setup)].map((each) => each.id));
  const machines = new Set(Object.keys(content.machines));
  return {
    assassin: among(characters, 'assassin or ally of the memory'),
    maybeAssassin: among(new Set([...characters, '']), 'assassin or ally of the memory'),
    card: among(new Set(['', ...Object.keys(content.cards)]), 'card of the memory'),
    boss: among(new Set(Object.keys(content.bosses)), 'boss of the memory'),
    machine: among(machines, 'machine of the memory'),
    target: among(new Set([...characters, ...machines]), 'target in the memory'),
    maybeTarget: among(new Set([...characters, ...machines, '']), 'target in the memory'),
    enemy: among(new Set([...GUARD_KINDS, ...Object.keys(content.bosses)]), 'enemy of the memory'),
    tile: among(new Set(memory.maps.flatMap(({ tiles }) => tiles.map(({ id }) => id))), 'tile of the memory'),
    entrance: z.enum(ENTRANCES),
    objective: among(new Set(memory.objectives.map(({ id }) => id)), 'objective of the memory'),
    objectiveData: z.custom<ObjectiveData>((data) => memory.objectives.some((each) => sameJson(each, data)), {
      error: 'is no objective of the memory',
    }),
    counter: among(new Set(memory.counters.map(({ id }) => id)), 'counter of the memory'),
    flagName: id,
    box: id,
    square: z.int().refine((square) => squares.has(square), { error: 'names no square of the memory' }),
    map: whole(0, memory.maps.length - 1),
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

export type Known = ReturnType<typeof knownIn>;
export const MAX_LIST = 999;
