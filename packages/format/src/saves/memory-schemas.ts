import {
  DIRECTIONS,
  ELITE_KINDS,
  ENTRANCES,
  GROUNDS,
  GUARD_KINDS,
  HIDING_SPOTS,
  MAX_MAPS,
  type MapData,
  type MemoryData,
  OBJECTIVE_KINDS,
  TALLIES,
  TILE_SIZES,
  type Variant,
} from '@bauta/engine';
import { z } from 'zod';
import { byParty, id, listOf, ruleNumber, whole } from '../content/schema/bounds.ts';

/** A memory as a save holds it: compiled. Whether its squares and ids exist is asked afterwards. */
const square = whole(-1, MAX_MAPS * 1024 - 1);
const few = whole(0, 999);
const four = z.tuple([z.boolean(), z.boolean(), z.boolean(), z.boolean()]);
const SQUARES = 26 * 31;

const drawn = z.strictObject({ at: square, type: z.enum(GROUNDS), walls: four, ladders: four });
const tile = z.strictObject({
  id: z.string().max(60),
  size: z.enum(TILE_SIZES),
  squares: listOf(square, 6),
  aside: z.boolean(),
  turned: listOf(drawn, 6),
});

const map: z.ZodType<MapData> = z.strictObject({
  squares: listOf(drawn, SQUARES),
  tiles: listOf(tile, SQUARES),
  stations: listOf(square, 99),
  spots: listOf(z.strictObject({ at: square, kind: z.enum(HIDING_SPOTS) }), 99),
  tower: z.strictObject({ squares: listOf(square, 9), foot: square, card: id }).nullable(),
  chests: listOf(square, 99),
  entrances: listOf(z.strictObject({ letter: z.enum(ENTRANCES), at: square }), 99),
  restricted: listOf(square, SQUARES),
  markers: listOf(z.strictObject({ at: square, rule: ruleNumber }), 99).exactOptional(),
  guards: listOf(z.strictObject({ at: square, guard: z.enum([...GUARD_KINDS, 'elite']), count: byParty(few) }), SQUARES),
  bosses: listOf(z.strictObject({ boss: id, at: square }), 9),
  machines: listOf(
    z.strictObject({
      machine: id,
      at: square,
      guard: z.enum([...GUARD_KINDS, 'elite', '']),
      held: z.tuple([z.boolean(), z.boolean(), z.boolean()]),
    }),
    9,
  ),
});

const objective = z.strictObject({
  id,
  kind: z.enum(OBJECTIVE_KINDS),
  optional: z.boolean(),
  hidden: z.boolean(),
  xp: few,
  at: square,
  ap: few,
  spaces: few,
  target: z.union([id, z.literal('')]),
  count: few,
  inARow: z.boolean(),
  to: square,
  alerts: z.boolean(),
});

const syncTest = z.union([
  z.strictObject({ tally: z.enum(TALLIES), atLeast: few, atMost: few }),
  z.strictObject({ counter: id, atLeast: few, atMost: few }),
  z.strictObject({ objective: id, done: z.boolean() }),
]);

const cards = listOf(id, 999);

const guards = listOf(z.strictObject({ at: square, guard: z.enum([...GUARD_KINDS, 'elite']), count: byParty(few) }), SQUARES);
const garrison = z.partialRecord(z.enum([...GUARD_KINDS, 'elite']), byParty(few));
const timeLimit = z.strictObject({ turns: few, fails: z.boolean() }).nullable();

const variantIf = z.discriminatedUnion('if', [
  z.strictObject({ if: z.literal('flag'), flag: id, from: few, to: few }),
  z.strictObject({ if: z.literal('party'), from: few, to: few }),
]);
const edge = z.strictObject({ change: z.enum(['wall', 'ladder']), at: square, side: z.enum(DIRECTIONS), set: z.boolean() });

const variant: z.ZodType<Variant> = z.strictObject({
  if: listOf(variantIf, 9),
  elite: z.enum(ELITE_KINDS).exactOptional(),
  garrison: garrison.exactOptional(),
  timeLimit: timeLimit.exactOptional(),
  rules: listOf(id, 99).exactOptional(),
  stations: listOf(square, 99).exactOptional(),
  entrances: listOf(z.strictObject({ letter: z.enum(ENTRANCES), squares: listOf(square, 99) }), 4).exactOptional(),
  edges: listOf(edge, 99).exactOptional(),
  guards: guards.exactOptional(),
  bosses: listOf(z.strictObject({ boss: id, at: square, map: whole(0, MAX_MAPS - 1) }), 99).exactOptional(),
  objectives: listOf(objective, 99).exactOptional(),
  without: z.strictObject({ bosses: listOf(id, 99), objectives: listOf(id, 99) }).exactOptional(),
});

export const memorySchema: z.ZodType<MemoryData> = z.strictObject({
  id,
  maps: listOf(map, MAX_MAPS).min(1),
  elite: z.enum(ELITE_KINDS),
  garrison: garrison.exactOptional(),
  enemyPhase: z.enum(['none', 'no-reinforcement', 'whole']),
  saving: z.boolean(),
  easy: z.boolean(),
  start: listOf(square, 9),
  timeLimit,
  objectives: listOf(objective, 99),
  counters: listOf(z.strictObject({ id, start: few, least: few, most: few }), 99),
  rules: listOf(id, 99),
  allies: listOf(id, 99),
  sync: listOf(syncTest, 99),
  variants: listOf(variant, 9).exactOptional(),
  decks: z.strictObject({ event: cards, equipment: cards, chest: cards, token: cards, reinforcement: cards }),
});
