import {
  ELITE_KINDS,
  ENTRANCES,
  GUARD_KINDS,
  HIDING_SPOTS,
  MAX_MAPS,
  NO_BOUND,
  SQUARE_LIMIT,
  TALLIES,
  type Tally,
  TILE_SIZES,
} from '@bauta/engine';
import { z } from 'zod';
import { anySquare, byId, byParty, id, listOf, ruleNumber, square, waitingPlace, whole } from './bounds.ts';
import { COUNTS } from './effect-schema.ts';
import { objective } from './objective-schema.ts';
import { garrison, timeLimit, variant } from './variant-schema.ts';

const guards = z.strictObject({
  at: square,
  guard: z.enum([...GUARD_KINDS, 'elite']).default('crossbowman'),
  count: byParty(whole(0, SQUARE_LIMIT)),
});

/** A guard named is aboard, for the numbers of assassins that say so. */
const machine = z.strictObject({
  at: waitingPlace,
  guard: z.enum([...GUARD_KINDS, 'elite']).optional(),
  held: byParty(z.boolean()).default([true, true, true]),
});

/** Tiles of several squares; every square left over is a small tile. */
const tile = z.strictObject({ size: z.enum(TILE_SIZES), squares: listOf(square, 6), aside: z.boolean().default(false) });

const map = z.strictObject({
  drawing: z.string().max(4000),
  /** The other faces of tiles, drawn where they lie. */
  turned: z.string().max(4000).default(''),
  tiles: byId(tile).default({}),
  stations: listOf(square, 8),
  spots: z.record(square, z.enum(HIDING_SPOTS)).default({}),
  tower: z.strictObject({ foot: square, card: id }).optional(),
  chests: listOf(square, 4).default([]),
  entrances: z.partialRecord(z.enum(ENTRANCES), listOf(square, 8).min(1)).default({}),
  restricted: listOf(square, 100).default([]),
  /** R1.4: squares with a marker, by the number of the rule. */
  markers: z.record(ruleNumber, listOf(square, 20).min(1)).optional(),
  guards: listOf(guards, 100).default([]),
  bosses: z.record(id, waitingPlace).default({}),
  machines: byId(machine).default({}),
});
export type MapFile = z.output<typeof map>;

const counter = z.strictObject({
  start: whole(0, COUNTS).default(0),
  least: whole(0, COUNTS).default(0),
  most: whole(0, COUNTS).default(COUNTS),
});

/** R34.1: a bound left out does not bind. */
const bounds = z.strictObject({ atLeast: whole(0, NO_BOUND).default(0), atMost: whole(0, NO_BOUND).default(NO_BOUND) });

/** What the sync asks for: tallies by name, counters of the memory, optional objectives done or left undone. */
const sync = z.strictObject({
  ...(Object.fromEntries(TALLIES.map((tally) => [tally, bounds.optional()])) as Record<Tally, z.ZodOptional<typeof bounds>>),
  counters: byId(bounds).default({}),
  objectives: byId(z.boolean()).default({}),
});

const decks = z.strictObject({
  event: listOf(id, 20).min(1),
  equipment: listOf(id, 20).min(1),
  chest: listOf(id, 20).default([]),
  token: listOf(id, 20).default([]),
  reinforcement: listOf(id, 20).default([]),
});

export const memoryFile = z.strictObject({
  elite: z.enum(ELITE_KINDS),
  garrison: garrison.optional(),
  enemyPhase: z.enum(['none', 'no-reinforcement', 'whole']).default('whole'),
  saving: z.boolean().default(true),
  easy: z.boolean().default(true),
  start: listOf(anySquare, 8).default([]),
  maps: listOf(map, MAX_MAPS).min(1),
  timeLimit: timeLimit.optional(),
  objectives: byId(objective),
  counters: byId(counter).default({}),
  rules: listOf(id, 12).default([]),
  allies: listOf(id, 8).default([]),
  sync: sync.prefault({}),
  /** Laid over it as it is set up, each where its conditions hold, in this order. */
  variants: listOf(variant, 8).default([]),
  /** Who plays it by itself, if not the party of the pack. */
  party: id.optional(),
  decks,
});
export type MemoryFile = z.output<typeof memoryFile>;

/** A memory drawn for one position: whatever the position does not need may be left out. */
export const sceneMemory = memoryFile.omit({ party: true }).extend({
  elite: z.enum(ELITE_KINDS).default('agile'),
  maps: listOf(map.extend({ stations: listOf(square, 8).default([]) }), MAX_MAPS).min(1),
  objectives: byId(objective).default({}),
  decks: decks.partial().optional(),
});
export type SceneMemory = z.output<typeof sceneMemory>;
