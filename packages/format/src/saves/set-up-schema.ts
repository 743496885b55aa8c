import { DIFFICULTIES, type EventOf, type MemoryContent, type MemorySetup, type PileData, SHUFFLINGS } from '@bauta/engine';
import { z } from 'zod';
import { byId, contentId, id, listOf, whole } from '../content/schema/bounds.ts';
import { whySchema } from '../positions/known.ts';
import { cardSchema } from './card-schemas.ts';
import { allySchema, boardSchema, bossSchema, diceSchema, few, guardSchema, machineSchema, maybe } from './content-schemas.ts';
import { memorySchema } from './memory-schemas.ts';

const content: z.ZodType<MemoryContent> = z.strictObject({
  memory: memorySchema,
  dice: diceSchema,
  guards: listOf(guardSchema, 5).min(5),
  allies: byId(allySchema),
  bosses: byId(bossSchema),
  machines: byId(machineSchema),
  cards: byId(cardSchema),
});

const pile: z.ZodType<PileData> = z.strictObject({
  draw: listOf(id, 999),
  discard: listOf(id, 999),
  cards: listOf(id, 999).exactOptional(),
});

const member = z.strictObject({
  id,
  apprentice: z.boolean(),
  level: few,
  ability: maybe,
  skills: listOf(id, 9),
  wounds: few,
  board: boardSchema,
});

const setup: z.ZodType<MemorySetup> = z.strictObject({
  memory: id,
  content: contentId,
  seed: z.string().max(200),
  shuffling: z.enum(SHUFFLINGS).exactOptional(),
  difficulty: z.enum(DIFFICULTIES),
  attempt: z.union([z.literal(1), z.literal(2)]),
  players: few,
  party: listOf(member, 4).min(2),
  storage: listOf(id, 999),
  piles: z.strictObject({ equipment: pile.nullable(), chest: pile.nullable() }),
  events: listOf(id, 999),
  hqLevel: few,
  allies: listOf(id, 99),
  flags: z.record(id, whole(-9999, 9999)),
});

/** The first event of every log. */
export const setUpSchema: z.ZodType<EventOf<'memory-set-up'>> = z.strictObject({
  type: z.literal('memory-set-up'),
  content,
  setup,
  why: whySchema,
});
