import { CROSSBOWMAN, DIRECTIONS, ELITE_KINDS, ENTRANCES, GUARD_KINDS, RESERVE, SQUARE_LIMIT } from '@bauta/engine';
import { z } from 'zod';
import { anySquare, anySquareOrWaiting, byId, byParty, flagValue, id, listOf, whole } from './bounds.ts';
import { objective } from './objective-schema.ts';

/** R7.5: so many figures of a kind are in play. */
export const garrison = z.partialRecord(z.enum([...GUARD_KINDS, 'elite']), byParty(whole(0, RESERVE[CROSSBOWMAN]!)));
/** R47 */
export const timeLimit = z.strictObject({ turns: whole(1, 30), fails: z.boolean().default(true) });

const variantIf = z.discriminatedUnion('if', [
  z.strictObject({ if: z.literal('flag'), flag: id, from: flagValue.default(1), to: flagValue.default(99) }),
  z.strictObject({ if: z.literal('party'), from: whole(2, 4).default(2), to: whole(2, 4).default(4) }),
]);

const edge = z.strictObject({ at: anySquare, side: z.enum(DIRECTIONS), set: z.boolean().default(true) });
const guards = z.strictObject({
  at: anySquare,
  guard: z.enum([...GUARD_KINDS, 'elite']).default('crossbowman'),
  count: byParty(whole(0, SQUARE_LIMIT)),
});
/** `false` takes it out of the memory. */
const orNone = <Value extends z.ZodType>(value: Value) => z.union([z.literal(false), value]);

/** What is otherwise in a memory if these conditions hold as it begins. */
export const variant = z.strictObject({
  if: listOf(variantIf, 4).min(1),
  elite: z.enum(ELITE_KINDS).optional(),
  garrison: garrison.optional(),
  timeLimit: orNone(timeLimit).optional(),
  rules: listOf(id, 12).optional(),
  stations: listOf(anySquare, 8).optional(),
  entrances: z.partialRecord(z.enum(ENTRANCES), listOf(anySquare, 8)).optional(),
  walls: listOf(edge, 20).default([]),
  ladders: listOf(edge, 12).default([]),
  guards: listOf(guards, 100).default([]),
  bosses: z.record(id, orNone(anySquareOrWaiting)).default({}),
  objectives: byId(orNone(objective)).default({}),
});
export type VariantFile = z.output<typeof variant>;
