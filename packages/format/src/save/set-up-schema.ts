import {
  ALLY_ACTIONS,
  type AllyCard,
  type Board,
  type BossCard,
  DIFFICULTIES,
  type EventOf,
  FACES,
  GUARD_KINDS,
  IMMUNITIES,
  type MemoryContent,
  type MemorySetup,
  MOVEMENTS,
  type PileData,
} from '@bauta/engine';
import { z } from 'zod';
import { byId, byParty, id, listOf, whole } from '../schema/bounds.ts';
import { cardSchema } from './card-schemas.ts';
import { memorySchema } from './memory-schemas.ts';

const few = whole(0, 999);
const maybe = z.union([id, z.literal('')]);
const faces = <Face extends string>(names: readonly [Face, ...Face[]]) => listOf(z.enum(names), 99).min(1);
const enemy = { ranged: z.boolean(), steps: few, climbs: z.boolean(), eyes: few };

const ally: z.ZodType<AllyCard> = z.strictObject({
  id,
  hp: few,
  ap: few,
  actions: listOf(z.enum(ALLY_ACTIONS), 9),
  climbs: z.boolean(),
  follows: z.boolean(),
  stays: z.enum(['memory', 'turn']),
  melee: maybe,
  ranged: maybe,
  ability: maybe,
});

const boss: z.ZodType<BossCard> = z.strictObject({
  id,
  hp: byParty(few),
  dice: byParty(few),
  xp: few,
  movement: z.enum(MOVEMENTS),
  partner: maybe,
  immune: listOf(z.enum(IMMUNITIES), 9),
  body: z.boolean(),
  rules: listOf(id, 99),
  ...enemy,
});

const content: z.ZodType<MemoryContent> = z.strictObject({
  memory: memorySchema,
  dice: z.strictObject({ assassin: faces(FACES.assassin), enemy: faces(FACES.enemy), detection: faces(FACES.detection) }),
  guards: listOf(z.strictObject({ kind: z.enum(GUARD_KINDS), armour: few, dice: few, ...enemy }), 5).min(5),
  allies: byId(ally),
  bosses: byId(boss),
  machines: byId(z.strictObject({ id, hp: byParty(few), actions: listOf(id, 9), dice: few, ranged: z.boolean() })),
  cards: byId(cardSchema),
});

const board: z.ZodType<Board> = z.strictObject({ melee: maybe, ranged: maybe, armour: maybe, blade: maybe, pack: listOf(id, 5) });
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
  board,
});

const setup: z.ZodType<MemorySetup> = z.strictObject({
  memory: id,
  content: z.strictObject({ id, version: z.string().max(20) }),
  seed: z.string().max(200),
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
  why: z.union([z.string().max(10), listOf(z.string().max(10), 9)]),
});
